import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

/**
 * Address of the client: the peer of the socket, or, behind `trustedProxies` reverse proxies, the entry that the
 * outermost trusted one added to X-Forwarded-For (the first of all, when there are fewer). What a client writes there itself
 * is not believed.
 */
export const clientAddress = (req: IncomingMessage, trustedProxies: number): string =>
  proxyAddress(req, (_, hop) => hop < trustedProxies) ?? 'unknown'

const isLoopback = proxyAddress.compile('loopback')
/** Headers that a proxy adds. With one of them, the peer is the proxy, and the requester may be anywhere. */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** Whether a browser on this machine asks, without a proxy between. */
export const isFromHere = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean =>
  isLoopback(socket.remoteAddress ?? '', 0) && OF_PROXIES.every((name) => headers[name] === undefined)
