import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Locale, locales } from '@/core/locale'
import { MINUTE_MS } from '@/core/time'
import { readTarget } from '@/server/http/request-locale'
import { isReadRequest, pageOf, sendPage } from './documents'
import { withNotice } from './notice'
import { createPageCache, type Page } from './page'
import { type Render, renderPage } from './record-response'

/** Documents whose figures come from the database: `/science/<test>/<language>` and `/studies/<test>/<language>`. */
const LIVE = new RegExp(`^/(?:science|studies)/[a-z0-9-]{1,64}/(?:${locales.join('|')})$`)

/** Duration in ms for which a document is kept; new figures come once a night, and releases are published by hand. */
const FRESH_MS = MINUTE_MS

/** Maximum number of kept addresses; more than there are tests and languages. */
const MOST = 200

interface Parts {
  render: Render
  /** Turns a whole page into a document by removing the framework's scripts. */
  finish: (html: string) => string
  /** Address of the site. */
  origin: string
  now?: () => number
}

/**
 * Serves documents that cannot be prerendered: they are rendered on request, stripped like the others, and kept for a
 * minute, so that many readers cost one rendering. Requests during a rendering wait for the same one.
 * @returns false for every other address; `otherwise` answers where there is no such document.
 */
export function createLiveDocumentHandler({ render, finish, origin, now = Date.now }: Parts) {
  const keep = createPageCache({ freshMs: FRESH_MS, most: MOST, now })

  async function made(pathname: string, locale: Locale, req: IncomingMessage): Promise<Page | null> {
    const { status, html } = await renderPage(render, pathname, locale, req)
    return status === 200 ? pageOf(finish(html), locale, origin) : null
  }

  return (req: IncomingMessage, res: ServerResponse, otherwise: () => void): boolean => {
    const { pathname, locale } = readTarget(req)
    if (!isReadRequest(req) || !LIVE.test(pathname)) return false
    keep(`${locale}${pathname}`, () => made(pathname, locale, req)).then(
      (page) => (page ? sendPage(withNotice(page, pathname, locale), locale, req, res) : otherwise()),
      otherwise,
    )
    return true
  }
}
