import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Locale, locales } from '@/core/locale'
import { escapeMarkup } from '@/core/texts/escape'
import { joinSentences } from '@/core/texts/sentences'
import { readTarget } from '@/server/http/request-locale'
import { loadTexts } from '../../i18n/dictionaries'
import { forgetOutage, hadOutage } from '../../observability/outages'
import { requestIdHeader } from '../../observability/requests/request-id'
import { plainPage } from '../plain-page'

/** Seconds until a retry (Retry-After); the database may be back by then. */
const RETRY_SECONDS = '5'

interface StoredPage {
  headers: Record<string, string>
  body: string
}

/** Pages sent while the database is unavailable, and after a page failed for another reason. */
const pages = { away: new Map<Locale, StoredPage>(), broken: new Map<Locale, StoredPage>() }

/** Placeholder for the request id, which people quote when they write. */
const NUMBER = '0-number-0'

/** Renders the error pages in advance, while everything works; their main link requests the same address again. */
export async function prepareErrorPages(): Promise<void> {
  const store = async (page: Response): Promise<StoredPage> => ({
    headers: Object.fromEntries(page.headers),
    body: await page.text(),
  })
  for (const locale of locales) {
    const links = (again: string, home: string) => [
      { href: '', label: again },
      { href: '/landing/home', label: home, replace: true },
    ]
    const [away, crash] = [await loadTexts(locale, 'away'), await loadTexts(locale, 'crash')]
    const outage = { title: away('title'), text: away('text'), links: links(away('again'), away('home')) }
    pages.away.set(locale, await store(plainPage({ locale, status: 503, ...outage })))
    const text = joinSentences(crash('message'), crash('quote', { number: NUMBER }))
    const fault = { title: crash('heading'), text, links: links(crash('retry'), crash('home')) }
    pages.broken.set(locale, await store(plainPage({ locale, status: 500, ...fault })))
  }
}

/** Headers that the framework set for the body that is replaced. */
const BODY_HEADERS = ['content-encoding', 'content-length', 'content-type', 'etag', 'link', 'transfer-encoding']

/**
 * Replaces the response of a page that failed with a page in the reader's language that needs no script. If the
 * database was unreachable, full or too busy, the status is 503 with Retry-After instead of 500; this also applies to
 * routes. Procedures report their errors themselves, and so do routes for all other faults.
 */
export function replaceFailedResponse(req: IncomingMessage, res: ServerResponse): void {
  const id = String(req.headers[requestIdHeader] ?? '')
  const { pathname, locale } = readTarget(req)
  const isRoute = pathname.startsWith('/api/')
  res.once('close', () => forgetOutage(id))
  const { writeHead, write, end } = res
  let replaced = false

  /**
   * Sends the replacement if the response is that of a failed page and its head is not sent yet; returns whether it was
   * replaced.
   */
  function replace(status: number): boolean {
    const isOutage = hadOutage(id)
    const page = pages[isOutage ? 'away' : 'broken'].get(locale)
    if (replaced || res.headersSent || status !== 500 || !page || (isRoute && !isOutage)) return replaced
    replaced = true
    for (const name of BODY_HEADERS) res.removeHeader(name)
    const body = page.body.replace(NUMBER, escapeMarkup(id))
    for (const [name, value] of Object.entries(page.headers)) res.setHeader(name, value)
    res.setHeader('content-length', Buffer.byteLength(body))
    if (isOutage) res.setHeader('retry-after', RETRY_SECONDS)
    Reflect.apply(writeHead, res, [isOutage ? 503 : 500])
    Reflect.apply(end, res, req.method === 'HEAD' ? [] : [body, 'utf8'])
    return true
  }

  // The framework still tries to write the failed page.
  res.writeHead = ((...head: [number]) => (replace(head[0]) ? res : Reflect.apply(writeHead, res, head))) as never
  res.write = ((...piece: unknown[]) => replace(res.statusCode) || Reflect.apply(write, res, piece)) as never
  res.end = ((...piece: unknown[]) => (replace(res.statusCode) ? res : Reflect.apply(end, res, piece))) as never
}
