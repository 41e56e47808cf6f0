import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long somebody who is refused is listened to before the connection ends: an answer sent into a reset is lost. */
const LINGER_MS = 1_000

/**
 * Holds the body of a request to `maxBytes`, counted as it arrives, whatever its headers say. One that is too long is
 * answered 413, the rest of it is thrown away unread, and the connection ends; who reads the body never gets to its
 * end, so that a part of it is never taken for the whole. Nor is a body listened to for long once its request has its
 * answer.
 * @returns false when the request says itself that it is too long, and is answered already.
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

/** Says no at once, and returns what ends the connection; that happens after a moment in any case. */
function refuseRest(res: ServerResponse): () => void {
  const end = () => {
    res.end()
    res.socket?.destroySoon()
  }
  if (!res.headersSent) res.writeHead(413, { 'content-length': 0, connection: 'close' }).flushHeaders()
  setTimeout(end, LINGER_MS).unref()
  return end
}
