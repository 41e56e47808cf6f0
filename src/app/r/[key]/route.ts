import { addReportKey, resolveReportLink } from '@/features/report/report-link'
import { readCookie, reportsCookie, serializeCookie } from '@/server/auth/cookies'
import { readSession } from '@/server/auth/session'
import { reportsCookieSeconds } from '@/server/crypto/report-keys'
import { getDb } from '@/server/db/db'
import { plainPage } from '@/server/http/plain-page'
import { requestLocale } from '@/server/http/request-locale'
import { privateHeaders } from '@/server/http/response-headers'
import { loadTexts } from '@/server/i18n/dictionaries'

const KEY = /^[\w-]{43}$/

/** Opens a mailed link: stores the key in a cookie and redirects to an address without it. */
export async function GET(req: Request, { params }: { params: Promise<{ key: string }> }): Promise<Response> {
  const { key } = await params
  const lang = new URL(req.url).searchParams.get('lang')
  const query = lang === null ? [] : [`lang=${encodeURIComponent(lang)}`]
  const db = await getDb()
  const opened = KEY.test(key) ? await resolveReportLink(db, key) : { state: 'unknown' as const }

  if (opened.state === 'live') {
    const cookies = req.headers.get('cookie')
    const session = await readSession(db, cookies)
    const kept = addReportKey(readCookie(cookies, reportsCookie()), key, session?.userId ?? null)
    return seeOther(`/report/${opened.sittingId}`, query, serializeCookie(reportsCookie(), kept, reportsCookieSeconds))
  }
  if (opened.state === 'expired') return seeOther('/retrieve', ['expired=1', ...query])

  const locale = requestLocale(req)
  const t = await loadTexts(locale, 'retrieve')
  const [status, title, text] =
    opened.state === 'revoked'
      ? ([410, t('link.gone.title'), t(opened.by === 'staff' ? 'link.closed' : 'link.gone.text')] as const)
      : ([404, t('link.unknown.title'), t('link.unknown.text')] as const)
  const home = { href: '/landing/home', label: t('link.home'), replace: true }
  const links = status === 404 ? [{ href: '/retrieve', label: t('link.retrieve') }, home] : [home]
  return plainPage({ locale, status, title, text, links })
}

function seeOther(path: string, query: readonly string[], cookie?: string): Response {
  const headers = new Headers({ ...privateHeaders, location: query.length ? `${path}?${query.join('&')}` : path })
  if (cookie) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
