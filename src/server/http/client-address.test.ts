import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address'

const request = (forwarded?: string) =>
  ({
    socket: { remoteAddress: '10.0.0.1' },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as IncomingMessage

test.each([
  { forwarded: '1.2.3.4', proxies: 0, expected: '10.0.0.1', why: 'nobody is believed without a trusted proxy' },
  {
    forwarded: '6.6.6.6, 1.2.3.4',
    proxies: 1,
    expected: '1.2.3.4',
    why: 'what the client wrote itself is not believed',
  },
  { forwarded: '6.6.6.6, 1.2.3.4, 10.0.0.9', proxies: 2, expected: '1.2.3.4', why: 'two proxies' },
  { forwarded: undefined, proxies: 1, expected: '10.0.0.1', why: 'no header' },
])('$why', ({ forwarded, proxies, expected }) => {
  expect(clientAddress(request(forwarded), proxies)).toBe(expected)
})
