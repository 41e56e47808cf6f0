import { expect, test } from 'vitest'
import { setUpTestDatabase } from '@/testing/database'
import { downloadInvoice } from './download-invoice'

const database = setUpTestDatabase()
const ask = (ip: string, key: string): Promise<string> =>
  downloadInvoice({ database: database.current, db: database.current.db, ip }, key, null).then(
    () => 'a file',
    ({ message }: Error) => message,
  )
/** Returns the distinct outcomes of `count` calls. */
async function outcomes(count: number, call: (n: number) => Promise<string>): Promise<string[]> {
  const found = new Set<string>()
  for (let n = 0; n < count; n++) found.add(await call(n))
  return [...found]
}

test('a client is rejected after sixty invoice requests in ten minutes, whatever the keys', async () => {
  const ip = '192.0.2.1'
  expect(await outcomes(60, (n) => ask(ip, `key ${n}`))).toEqual(['NOT_FOUND'])
  expect(await ask(ip, 'another key')).toBe('TOO_MANY_REQUESTS')
  expect(await ask('192.0.2.2', 'another key')).toBe('NOT_FOUND')
})

test('requests for one invoice are rejected after twenty in ten minutes, whatever the client', async () => {
  expect(await outcomes(20, (n) => ask(`192.0.2.${n}`, 'a key'))).toEqual(['NOT_FOUND'])
  expect(await ask('192.0.2.99', 'a key')).toBe('TOO_MANY_REQUESTS')
  expect(await ask('192.0.2.99', 'another key')).toBe('NOT_FOUND')
})
