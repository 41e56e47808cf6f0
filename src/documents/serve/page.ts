import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
/**
 * The quick quality takes half a millisecond; the best quality takes fifty milliseconds and makes the page a tenth
 * smaller.
 */
const quick = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * A finished document as it is sent. It is compressed quickly for its first reader, and then once more in the
 * background at the best quality: a start of the server does not wait for pages that nobody reads that day.
 */
export class Page {
  readonly etag: string
  #gzip: Buffer | undefined
  #br: Buffer | undefined

  constructor(
    readonly plain: Buffer,
    /** Its content security policy. */
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
