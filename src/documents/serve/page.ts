import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
/** Ready in half a millisecond; the best is a tenth smaller and takes fifty. */
const quick = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * A finished document as it is sent. It is compressed when the first reader asks for it, quickly, and then once more as
 * well as it gets, beside everything else: a start does not wait for pages that nobody reads today.
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
    // Without the memory for it the quick one stays.
    this.#br = await brotli(this.plain).catch(() => this.#br)
  }
}
