import { IncomingMessage, ServerResponse } from 'node:http'
import { type Locale, locales } from '@/core/locale'
import { askedFor, pageOf, reads, sendPage } from './documents'
import type { Page } from './page'

/** Documents whose figures come from the database: `/science/<test>/<language>`. */
const LIVE = new RegExp(`^/science/[a-z0-9-]{1,64}/(?:${locales.join('|')})$`)

/** How long one is sent as it was; new figures come once a night, and an edition is published by hand. */
const FRESH_MS = 60_000

/** More addresses than there are tests and languages: what is beyond it was made up by somebody. */
const MOST = 200

interface Parts {
  /** Answers a request as the framework does, scripts and all. */
  render: (req: IncomingMessage, res: ServerResponse) => Promise<void>
  /** Makes a document of a whole page: without the framework's scripts. */
  finish: (html: string) => string
  /** Address of the site. */
  origin: string
  now?: () => number
}

/**
 * Serves documents that cannot be prerendered: rendered when somebody asks, stripped like the others, and kept for a
 * minute, so that many readers cost one rendering. Whoever asks while one is being made waits for the same.
 * @returns false for every other address; `otherwise` answers where there is no such document.
 */
export function liveDocuments({ render, finish, origin, now = Date.now }: Parts) {
  const kept = new Map<string, { page: Promise<Page | null>; until: number }>()

  async function made(pathname: string, locale: Locale, { socket, headers }: IncomingMessage): Promise<Page | null> {
    const asked = new IncomingMessage(socket)
    // Nothing of the reader but the language: the page is for everybody. Uncompressed, as it is worked on.
    Object.assign(asked, {
      method: 'GET',
      url: `${pathname}?lang=${locale}`,
      headers: { host: headers.host ?? 'localhost' },
    })
    const { status, html } = await rendered(render, asked)
    return status === 200 ? pageOf(finish(html), locale, origin) : null
  }

  function pageFor(req: IncomingMessage, pathname: string, locale: Locale): Promise<Page | null> {
    const key = `${locale}${pathname}`
    const known = kept.get(key)
    if (known && known.until > now()) return known.page
    if (kept.size >= MOST) kept.clear()
    const page = made(pathname, locale, req)
    kept.set(key, { page, until: now() + FRESH_MS })
    // What failed, or is not there, is tried again by the next reader.
    const forget = () => kept.delete(key)
    page.then((one) => one ?? forget(), forget)
    return page
  }

  return (req: IncomingMessage, res: ServerResponse, otherwise: () => void): boolean => {
    const { pathname, locale } = askedFor(req)
    if (!reads(req) || !LIVE.test(pathname)) return false
    pageFor(req, pathname, locale).then((page) => (page ? sendPage(page, locale, req, res) : otherwise()), otherwise)
    return true
  }
}

/** What the framework answers, taken down in place of being sent. */
async function rendered(render: Parts['render'], asked: IncomingMessage): Promise<{ status: number; html: string }> {
  const taken = new ServerResponse(asked)
  const chunks: Buffer[] = []
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as Uint8Array))
  }
  const ended = new Promise<void>((resolve) => {
    taken.write = (chunk: unknown) => {
      keep(chunk)
      return true
    }
    taken.end = (chunk?: unknown) => {
      keep(chunk)
      resolve()
      taken.emit('finish')
      return taken
    }
  })
  await render(asked, taken)
  await ended
  return { status: taken.statusCode, html: Buffer.concat(chunks).toString('utf8') }
}
