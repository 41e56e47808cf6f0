import type { IncomingMessage } from 'node:http'
import { type Locale, localeCookie, resolveLocale } from '@/core/locale'
import { readCookie } from '../../auth/cookies'
import { langOf } from '../../http/request-locale'
import { countEvent } from '../counts'
import type { RouteKind } from './routes'

/** User agents of programs that identify themselves; a browser always sends a user agent. */
const BOT =
  /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|pagespeed|scan|fetch|archive|curl|wget|python|java\/|go-http|okhttp|axios|node|ruby|perl|php|libwww|httpclient|facebookexternalhit|whatsapp|telegram|embed/i

export const isBot = (userAgent: string | undefined): boolean => !userAgent || BOT.test(userAgent)

const pages: ReadonlySet<RouteKind> = new Set<RouteKind>([
  ...([
    'home',
    'tests',
    'test',
    'sample',
    'reviews',
    'science',
    'run',
    'report',
    'column',
    'article',
    'share',
  ] as const),
  ...(['compare', 'shop', 'payment', 'account', 'sign-in', 'legal', 'help', 'about', 'search'] as const),
])

type VisitRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** Counts a response by its status class, and a page that a person opened. */
export function countResponseAndVisit(req: VisitRequest, kind: RouteKind, status: number): void {
  if (kind === 'asset' || kind === 'probe') return
  const [, query = ''] = req.url?.split('?') ?? []
  const { headers } = req
  const locale = resolveLocale(langOf(query), readCookie(headers.cookie, localeCookie), headers['accept-language'])
  countEvent('answer', `${Math.floor(status / 100)}xx`, locale)
  if (!pages.has(kind) || !isPageLoad(req) || (status !== 200 && status !== 304)) return
  countEvent('visit', kind, locale)
  // The page exists, so its slug is one of ours.
  const [, slug] = /^\/tests\/([\w-]+)\?/.exec(req.url ?? '') ?? []
  if (slug && new URLSearchParams(query).get('from') === 'share') countEvent('share', slug, locale)
  if (kind === 'run') countSharedRun(req, locale)
}

/**
 * Counts a start of a test from its page, if a shared card had opened that page: the browser sends the page as
 * referrer.
 */
function countSharedRun({ url, headers }: VisitRequest, locale: Locale): void {
  const [, slug] = /^\/tests\/([\w-]+)\/run(\?|$)/.exec(url ?? '') ?? []
  const from = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '') : null
  const shared = from?.host === headers.host && from?.searchParams.get('from') === 'share'
  if (slug && shared && from?.pathname === `/tests/${slug}`) countEvent('shareRun', slug, locale)
}

/** Whether a person opens a page: no prefetch, no data for an open page, no program. */
function isPageLoad({ method, headers }: VisitRequest): boolean {
  if (method !== 'GET' || isBot(headers['user-agent'])) return false
  if (/prefetch/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`)) return false
  const destination = headers['sec-fetch-dest']
  if (destination !== undefined) return destination === 'document'
  return /text\/html/.test(headers.accept ?? '')
}
