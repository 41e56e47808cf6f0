import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

/**
 * Returns the address of the client: the peer of the socket, or, behind `trustedProxies` reverse proxies, the entry
 * that the outermost trusted one added to X-Forwarded-For (the first entry, when there are fewer). Entries written by
 * the client itself are not trusted.
 */
export const clientAddress = (req: IncomingMessage, trustedProxies: number): string =>
  proxyAddress(req, (_, hop) => hop < trustedProxies) ?? 'unknown'

const isLoopback = proxyAddress.compile('loopback')
/** Headers that a proxy adds. With any of them, the peer is the proxy, and the client may be anywhere. */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** Returns whether the request comes from a browser on this machine, without a proxy between. */
export const isFromThisMachine = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean =>
  isLoopback(socket.remoteAddress ?? '', 0) && OF_PROXIES.every((name) => headers[name] === undefined)
