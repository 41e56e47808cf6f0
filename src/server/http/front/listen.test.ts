import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, test } from 'vitest'
import { isReachable, listen, listenAddresses } from './listen'

const open: Server[] = []
afterEach(() => void open.splice(0).map((server) => server.close()))

describe('a site without the setting HOST', () => {
  test.each([
    { appUrl: 'http://localhost:3000', addresses: ['127.0.0.1', '::1'], reachable: false },
    { appUrl: 'http://127.0.0.1:3000', addresses: ['127.0.0.1', '::1'], reachable: false },
    { appUrl: 'https://mindglass.example', addresses: [undefined], reachable: true },
  ])('is reachable from other machines when APP_URL is $appUrl: $reachable', ({ appUrl, addresses, reachable }) => {
    expect(listenAddresses(undefined, appUrl)).toEqual(addresses)
    expect(isReachable(listenAddresses(undefined, appUrl))).toBe(reachable)
  })
})

test.each([
  { host: '0.0.0.0', addresses: ['0.0.0.0'], reachable: true },
  { host: '192.168.1.7', addresses: ['192.168.1.7'], reachable: true },
  { host: 'localhost', addresses: ['127.0.0.1', '::1'], reachable: false },
  { host: '127.0.0.1', addresses: ['127.0.0.1'], reachable: false },
])(
  'the setting HOST=$host determines the listening addresses, whatever APP_URL is',
  ({ host, addresses, reachable }) => {
    for (const appUrl of ['http://localhost:3000', 'https://mindglass.example']) {
      expect(listenAddresses(host, appUrl)).toEqual(addresses)
      expect(isReachable(listenAddresses(host, appUrl))).toBe(reachable)
    }
  },
)

test('a site on localhost accepts connections from this machine but none from the network', async () => {
  const create = () => createServer((_, res) => res.end('here'))
  const { servers, port } = await listen(create, 0, listenAddresses(undefined, 'http://localhost'))
  open.push(...servers)
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200)
  expect((await fetch(`http://localhost:${port}`)).status).toBe(200)
  expect(servers.map((server) => (server.address() as AddressInfo).port)).toEqual(servers.map(() => port))
  const others = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  for (const { address } of others.filter(({ internal, family }) => !internal && family === 'IPv4')) {
    await expect(fetch(`http://${address}:${port}`)).rejects.toThrow('fetch failed')
  }
})

test('a server that listens on a port in use throws EADDRINUSE', async () => {
  const create = () => createServer()
  const { servers, port } = await listen(create, 0, ['127.0.0.1'])
  open.push(...servers)
  await expect(listen(create, port, ['127.0.0.1'])).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('a server skips an address that the machine does not have, and throws if no address remains', async () => {
  const nowhere = '2001:db8::1'
  const { servers } = await listen(() => createServer(), 0, ['127.0.0.1', nowhere])
  open.push(...servers)
  expect(servers).toHaveLength(1)
  await expect(listen(() => createServer(), 0, [nowhere])).rejects.toThrow()
})
