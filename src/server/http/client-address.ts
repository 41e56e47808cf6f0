import type { IncomingMessage } from 'node:http'

/**
 * Address of the client: the peer of the socket, or, behind `trustedProxies` reverse proxies, the entry that the
 * outermost trusted one added to X-Forwarded-For. What a client writes there itself is never believed.
 */
export function clientAddress(req: IncomingMessage, trustedProxies: number): string {
  const peer = req.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return peer
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return forwarded.at(-trustedProxies) ?? peer
}
