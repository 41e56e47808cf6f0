import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { RSC_HEADER } from '../framework'
import type { FinishedPage } from './finish-page'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
/**
 * Compression quality of pages for one person: each is compressed for a single request, so speed matters more than
 * size.
 */
const QUALITY = 5

/**
 * Whether the request may be for a whole page, and not for pieces with which the framework navigates inside an app.
 * Programs accept any type; a name with a dot is a file.
 */
const asksForPage = ({ method, headers, url = '' }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers[RSC_HEADER] === undefined &&
  !url.startsWith('/api/') &&
  takesPage(headers.accept ?? '*/*', url)

const takesPage = (accept: string, url: string): boolean =>
  /\btext\/html\b/.test(accept) || (accept.includes('*/*') && !/^[^?]*\.[^/?]*(\?|$)/.test(url))

type Finish = (page: { status: number; html: string }) => Promise<FinishedPage>

/**
 * Lets `finish` work on a page that the framework renders on request: the page is gathered, finished and sent
 * compressed.
 * Every other response goes out unchanged. Must be called before the framework gets the request.
 */
export function interceptPage(req: IncomingMessage, res: ServerResponse, finish: Finish): void {
  if (!asksForPage(req)) return
  const encodings = String(req.headers['accept-encoding'] ?? '')
  const reads = /\btext\/html\b/.test(req.headers.accept ?? '')
  const { writeHead, write, end, flushHeaders } = res
  const pieces: Buffer[] = []

  const keep = (piece: unknown): void => {
    if (typeof piece === 'string' || piece instanceof Uint8Array) pieces.push(Buffer.from(piece as Uint8Array))
  }
  /** Whether the response is a page, or an empty 404 for a client that accepts HTML. */
  const isPage = (): boolean => {
    const type = String(res.getHeader('content-type') ?? '')
    const bare = type === '' && res.statusCode === 404 && reads
    return !res.headersSent && (bare || /^text\/html\b/.test(type)) && res.getHeader('content-encoding') === undefined
  }

  async function send(): Promise<void> {
    const {
      html,
      status,
      headers = {},
    } = await finish({
      status: res.statusCode,
      html: Buffer.concat(pieces).toString('utf8'),
    })
    const { encoding, body } = await pressed(Buffer.from(html), encodings)
    if (res.destroyed) return
    res.statusCode = status
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
    if (encoding) res.setHeader('content-encoding', encoding)
    res.setHeader('content-length', body.length)
    writeHead.call(res, res.statusCode)
    end.call(res, body, 'utf8')
  }

  // The framework would compress the page before it can be changed.
  delete req.headers['accept-encoding']
  res.flushHeaders = () => {
    if (!isPage()) flushHeaders.call(res)
  }
  // The framework's compression writes the head before it passes the body on.
  res.writeHead = (status: number, ...rest: never[]) => {
    if (!isPage()) return Reflect.apply(writeHead, res, [status, ...rest])
    res.statusCode = status
    return res
  }
  res.write = (piece: unknown, ...rest: never[]) => {
    if (!isPage()) return Reflect.apply(write, res, [piece, ...rest])
    keep(piece)
    return true
  }
  res.end = (piece?: unknown, ...rest: never[]) => {
    if (!isPage()) return Reflect.apply(end, res, [piece, ...rest])
    keep(piece)
    send().catch(() => res.destroy())
    return res
  }
}

async function pressed(html: Buffer, encodings: string): Promise<{ encoding?: 'br' | 'gzip'; body: Buffer }> {
  if (/\bbr\b/.test(encodings)) {
    return { encoding: 'br', body: await brotli(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY } }) }
  }
  if (/\bgzip\b/.test(encodings)) return { encoding: 'gzip', body: await gzip(html) }
  return { body: html }
}
