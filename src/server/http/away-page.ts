import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Locale, locales } from '@/core/locale'
import { plainTexts } from '../dictionaries'
import { forgetAway, wasAway } from '../watch/away'
import { requestIdHeader } from '../watch/request'
import { askedFor } from './documents'
import { plainPage } from './plain-page'

/** What the database is given to come back. */
const RETRY_SECONDS = '5'

const made = new Map<Locale, { headers: Record<string, string>; body: string }>()

/** Makes the pages that say that nothing is lost, while everything is there; their main link asks for the same address again. */
export async function prepareAway(): Promise<void> {
  for (const locale of locales) {
    const t = await plainTexts(locale, 'away')
    const links = [
      { href: '', label: t('again') },
      { href: '/landing/home', label: t('home'), replace: true },
    ]
    const page = plainPage({ locale, status: 503, title: t('title'), text: t('text'), links })
    made.set(locale, { headers: Object.fromEntries(page.headers), body: await page.text() })
  }
}

/** What the framework has said about a body that is not sent. */
const OF_BODY = ['content-encoding', 'content-length', 'content-type', 'etag', 'link', 'transfer-encoding']

/**
 * Watches an answer of the framework: a page that broke because the database was away is 503, with the time to ask again and
 * a page in the reader's language, in place of 500. Procedures and the like say it themselves.
 */
export function sayAway(req: IncomingMessage, res: ServerResponse): void {
  const id = String(req.headers[requestIdHeader] ?? '')
  const { pathname, locale } = askedFor(req)
  res.once('close', () => forgetAway(id))
  if (pathname.startsWith('/api/')) return
  const { writeHead, write, end } = res
  let replaced = false

  /** Whether the head that is about to go out is that of a page that broke. */
  function replace(status: number): boolean {
    const page = made.get(locale)
    if (replaced || res.headersSent || status !== 500 || !page || !wasAway(id)) return replaced
    replaced = true
    for (const name of OF_BODY) res.removeHeader(name)
    const length = Buffer.byteLength(page.body)
    for (const [name, value] of Object.entries(page.headers)) res.setHeader(name, value)
    res.setHeader('content-length', length).setHeader('retry-after', RETRY_SECONDS)
    Reflect.apply(writeHead, res, [503])
    Reflect.apply(end, res, req.method === 'HEAD' ? [] : [page.body, 'utf8'])
    return true
  }

  // What the framework goes on to write is the page that broke.
  res.writeHead = ((...head: [number]) => (replace(head[0]) ? res : Reflect.apply(writeHead, res, head))) as never
  res.write = ((...piece: unknown[]) => replace(res.statusCode) || Reflect.apply(write, res, piece)) as never
  res.end = ((...piece: unknown[]) => (replace(res.statusCode) ? res : Reflect.apply(end, res, piece))) as never
}
