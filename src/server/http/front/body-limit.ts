import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Time in ms during which the body of a refused request is still read: the client would lose the response if the
 * connection were closed at once.
 */
const LINGER_MS = 1_000

/**
 * Limits the body of a request to `maxBytes`, counted as it arrives, whatever its headers say. A longer body is
 * answered with 413, its rest is discarded, and the connection ends. The handler never sees the end of such a body, so
 * it cannot mistake a part for the whole. After the response, the rest of the body is read for LINGER_MS at most; then
 * the connection is closed.
 * @returns false when the headers already announce too long a body; the request is then answered.
 */
export function limitBody(req: IncomingMessage, res: ServerResponse, maxBytes: number): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = req.headers
  if (length === undefined && coding === undefined) return true
  if (Number(length ?? 0) > maxBytes) {
    res.writeHead(413, { 'content-length': 0, connection: 'close' }).end()
    return false
  }
  const { socket } = req
  res.once('finish', () => {
    if (!req.complete) setTimeout(() => req.complete || socket.destroy(), LINGER_MS).unref()
  })
  const push = req.push.bind(req)
  let received = 0
  let end: (() => void) | undefined
  // The parser calls this with each piece as it comes, and with null at the end.
  req.push = (piece: Uint8Array | null, encoding?: BufferEncoding) => {
    received += piece?.length ?? 0
    if (received <= maxBytes) return push(piece, encoding)
    end ??= refuseRest(res)
    if (piece === null) end()
    return true
  }
  return true
}

/**
 * Sends 413 at once and returns a function that ends the connection; the connection ends after a moment in any case.
 */
function refuseRest(res: ServerResponse): () => void {
  const end = () => {
    res.end()
    res.socket?.destroySoon()
  }
  if (!res.headersSent) res.writeHead(413, { 'content-length': 0, connection: 'close' }).flushHeaders()
  setTimeout(end, LINGER_MS).unref()
  return end
}
