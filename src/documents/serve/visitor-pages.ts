import { IncomingMessage, type ServerResponse } from 'node:http'
import { describeSiteChanges } from '@/content/site-changes'
import { type Locale, localeCookie } from '@/core/locale'
import { MINUTE_MS } from '@/core/time'
import { noticeFor } from '@/documents/serve/notice'
import { localRequestHeader } from '@/server/auth/local-request'
import { isFromThisMachine } from '@/server/http/client-address'
import { appPolicy, readInlineHashes } from '@/server/http/csp'
import { readTarget } from '@/server/http/request-locale'
import { hashesOf } from '../build/documents'
import { isReadRequest, sendPage } from './documents'
import type { FinishedPage } from './finish-page'
import { createPageCache, Page } from './page'
import { type Render, recordResponse } from './record-response'

/** Paths of apps that are the same for every visitor of whom the site knows nothing. */
const FOR_VISITORS = /^\/(login|register|shop(\/[a-z0-9-]{1,64})?|vip|search|my-data)$/

/** Duration in ms for which a page is kept: changes in the console appear at once, a new review within a minute. */
const FRESH_MS = MINUTE_MS
/**
 * Maximum number of kept pages, and maximum length of a browser's list of languages; anything beyond these is made up.
 */
const MOST = 300
const LONGEST_LANGUAGES = 120

interface Parts {
  render: Render
  finish: (req: IncomingMessage, page: { status: number; html: string }) => Promise<FinishedPage>
  now?: () => number
}

/** Whether nothing but the chosen language is known of the reader; any other cookie may say who they are. */
function isVisitor({ headers: { cookie = '', authorization } }: IncomingMessage): boolean {
  const names = cookie.split(';').map((part) => part.split('=')[0]?.trim() ?? '')
  return authorization === undefined && names.every((name) => name === '' || name === localeCookie)
}

/**
 * Serves apps that are the same for every visitor from memory: each is rendered once a minute for each language and for
 * the languages of the browser, which decide the currency. A browser with any cookie but that of the language gets its
 * own page from the framework. Scripts are allowed by their hashes instead of a nonce.
 * @returns false for everything else; `otherwise` answers when the page fails, redirects or is missing
 */
export function createVisitorPageHandler({ render, finish, now = Date.now }: Parts) {
  const styles = readInlineHashes().styles
  const keep = createPageCache({ freshMs: FRESH_MS, most: MOST, now })

  async function made(req: IncomingMessage, pathname: string, locale: Locale): Promise<Page | null> {
    const request = new IncomingMessage(req.socket)
    const { 'accept-language': languages } = req.headers
    Object.assign(request, {
      method: 'GET',
      url: pathname,
      headers: {
        // The host sent by the first visitor is not used, because a visitor can write anything there.
        host: 'localhost',
        ...(languages !== undefined && { 'accept-language': languages }),
        cookie: `${localeCookie}=${locale}`,
        [localRequestHeader]: isFromThisMachine(req) ? 'yes' : 'no',
      },
    })
    const { policy, ...page } = await recordResponse(render, request)
    const { status, html, headers } = await finish(request, page)
    const [, nonce] = /'nonce-([\w-]+)'/.exec(policy) ?? []
    if (status !== 200 || headers || nonce === undefined) return null
    const same = html.toString().replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')
    return new Page(Buffer.from(same), appPolicy(hashesOf('script', same).join(' '), styles))
  }

  /** Returns the cache key of a page: everything that the page depends on. */
  function keyOf(req: IncomingMessage, pathname: string, locale: Locale): string {
    const today = new Date(now())
    const notice = JSON.stringify(noticeFor(pathname, today) ?? null)
    const languages = req.headers['accept-language'] ?? ''
    return [pathname, locale, languages, isFromThisMachine(req), describeSiteChanges(today), notice].join('\n')
  }

  return (req: IncomingMessage, res: ServerResponse, otherwise: () => void): boolean => {
    const { pathname, locale } = readTarget(req)
    const { accept = '*/*', 'accept-language': languages = '', rsc } = req.headers
    const query = req.url?.slice(pathname.length) ?? ''
    if (!isReadRequest(req) || !FOR_VISITORS.test(pathname) || !/^(\?lang=[\w-]{2,10})?$/.test(query)) return false
    if (rsc !== undefined) return false
    if (!/\btext\/html\b|\*\/\*/.test(accept) || languages.length > LONGEST_LANGUAGES || !isVisitor(req)) return false
    keep(keyOf(req, pathname, locale), () => made(req, pathname, locale)).then(
      (page) => (page ? sendPage(page, locale, req, res) : otherwise()),
      otherwise,
    )
    return true
  }
}
