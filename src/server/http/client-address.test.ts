import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress, isFromThisMachine } from './client-address'

const request = (forwarded?: string) =>
  ({
    socket: { remoteAddress: '10.0.0.1' },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as IncomingMessage

test.each([
  { what: 'the peer without a trusted proxy', forwarded: '1.2.3.4', proxies: 0, expected: '10.0.0.1' },
  { what: 'the entry of the only proxy', forwarded: '6.6.6.6, 1.2.3.4', proxies: 1, expected: '1.2.3.4' },
  {
    what: 'the entry of the outermost proxy',
    forwarded: '6.6.6.6,1.2.3.4 , 10.0.0.9',
    proxies: 2,
    expected: '1.2.3.4',
  },
  { what: 'an IPv6 entry', forwarded: '::, 2001:db8::7', proxies: 1, expected: '2001:db8::7' },
  { what: 'the peer without a header', forwarded: undefined, proxies: 1, expected: '10.0.0.1' },
  { what: 'the only entry behind two proxies', forwarded: '1.2.3.4', proxies: 2, expected: '1.2.3.4' },
])('clientAddress returns $what [forwarded-address-trusted]', ({ forwarded, proxies, expected }) => {
  expect(clientAddress(request(forwarded), proxies)).toBe(expected)
})

test('clientAddress returns unknown for a closed socket', () => {
  const req = { socket: {}, headers: {} } as unknown as IncomingMessage
  expect(clientAddress(req, 0)).toBe('unknown')
})

test.each([
  { peer: '127.0.0.1', expected: true },
  { peer: '127.8.0.1', expected: true },
  { peer: '::1', expected: true },
  { peer: '::ffff:127.0.0.1', expected: true },
  { peer: '192.168.1.7', expected: false },
  { peer: '::ffff:192.168.1.7', expected: false },
  { peer: undefined, expected: false },
  { peer: '127.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' }, expected: false },
  { peer: '::1', headers: { via: '1.1 proxy' }, expected: false },
])(
  'isFromThisMachine for a request from $peer with the headers $headers returns $expected',
  ({ peer, headers = {}, expected }) => {
    const req = { socket: { remoteAddress: peer }, headers } as unknown as IncomingMessage
    expect(isFromThisMachine(req)).toBe(expected)
  },
)
