import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { securityHeaders } from '@/server/http/csp'

const brotli = promisify(zlib.brotliCompress)
/**
 * The quick quality takes half a millisecond; the best quality takes fifty milliseconds and makes the page a tenth
 * smaller.
 */
const quick = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }

export type Encoding = 'br' | 'gzip' | 'plain'

/** A body with the headers that are the same in every response with it. */
interface Encoded {
  body: Buffer
  headers: Readonly<OutgoingHttpHeaders>
}

/**
 * A finished document as it is sent. It is compressed quickly for its first reader, and then once more in the
 * background at the best quality: a start of the server does not wait for pages that nobody reads that day.
 */
export class Page {
  readonly etag: string
  #gzip: Buffer | undefined
  #br: Buffer | undefined
  readonly #encoded: Partial<Record<Encoding, Encoded>> = {}

  constructor(
    readonly plain: Buffer,
    /** Content security policy of the page. */
    readonly policy = '',
  ) {
    this.etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  }

  get gzip(): Buffer {
    this.#gzip ??= zlib.gzipSync(this.plain, { level: 9 })
    return this.#gzip
  }

  get br(): Buffer {
    if (!this.#br) {
      this.#br = zlib.brotliCompressSync(this.plain, quick)
      void this.#pressBest()
    }
    return this.#br
  }

  /** Headers of every response with this page, also of those without a body. */
  get headers(): Readonly<OutgoingHttpHeaders> {
    return {
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': this.policy,
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, accept-language, cookie',
      etag: this.etag,
    }
  }

  /** Returns the body in an encoding with its headers; they are made once and not for each request. */
  encodedAs(encoding: Encoding): Encoded {
    const body = this[encoding]
    const known = this.#encoded[encoding]
    if (known?.body === body) return known
    const headers = {
      ...this.headers,
      ...(encoding !== 'plain' && { 'content-encoding': encoding }),
      'content-length': body.length,
    }
    const made = { body, headers }
    this.#encoded[encoding] = made
    return made
  }

  async #pressBest(): Promise<void> {
    // If there is not enough memory, the quickly compressed version stays.
    this.#br = await brotli(this.plain).catch(() => this.#br)
  }
}

interface Keeping {
  /** Time in ms for which a page is kept. */
  freshMs: number
  /** Maximum number of kept pages. There are fewer real pages than this, so any more come from made-up addresses. */
  most: number
  now: () => number
}

/**
 * Returns a function that makes a page once and keeps it for a while: requests during a rendering wait for the same one,
 * and a page that failed or does not exist is tried again by the next reader.
 */
export function createPageCache({ freshMs, most, now }: Keeping) {
  const kept = new Map<string, { page: Promise<Page | null>; until: number }>()
  return (key: string, make: () => Promise<Page | null>): Promise<Page | null> => {
    const known = kept.get(key)
    if (known && known.until > now()) return known.page
    if (kept.size >= most) kept.clear()
    const page = make()
    kept.set(key, { page, until: now() + freshMs })
    const forget = () => kept.delete(key)
    page.then((one) => one ?? forget(), forget)
    return page
  }
}
