import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLocalUrl } from '@/env'

/** Both loopback addresses: a browser may try either for `localhost`. */
const LOOPBACK = ['127.0.0.1', '::1'] as const

/**
 * Returns the addresses to listen at: `host` if it is set; otherwise only this machine for a site on localhost, where
 * mailbox and sandbox are open, and every address (`undefined`) for a public site.
 */
export function listenAddresses(host: string | undefined, appUrl: string): readonly (string | undefined)[] {
  if (host === 'localhost') return LOOPBACK
  if (host) return [host]
  return isLocalUrl(appUrl) ? LOOPBACK : [undefined]
}

/** Returns whether other machines can reach one of the addresses. */
export const isReachable = (addresses: readonly (string | undefined)[]): boolean =>
  addresses.some((address) => address === undefined || !/^(127\.\d+\.\d+\.\d+|::1)$/.test(address))

const listenAt = (server: Server, port: number, host: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      resolve()
    })
  })

/**
 * Listens on one port at every address, with a server for each; port 0 lets the system choose one.
 * @returns the listening servers and the port; a machine without IPv6 has one server fewer.
 * @throws the error of `listen`, for example EADDRINUSE.
 */
export async function listen(
  create: () => Server,
  wanted: number,
  addresses: readonly (string | undefined)[],
): Promise<{ servers: Server[]; port: number }> {
  const servers: Server[] = []
  let port = wanted
  for (const address of addresses) {
    const server = create()
    try {
      await listenAt(server, port, address)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (servers.length > 0 && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')) continue
      throw error
    }
    servers.push(server)
    port = (server.address() as AddressInfo).port
  }
  return { servers, port }
}
