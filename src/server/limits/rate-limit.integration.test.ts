import { afterEach, expect, test, vi } from 'vitest'
import { setUpTestDatabase } from '@/testing/database'
import { log } from '../observability/log'
import { consume, consumeAll, countWithoutRefusal } from './rate-limit'

const database = setUpTestDatabase()
afterEach(() => vi.restoreAllMocks())

const limit = { name: 'test', points: 3, seconds: 60 }

test('a rate limit rejects a key, with the time to wait, once all its points are used', async () => {
  for (let n = 0; n < 3; n++) await consume(database.current, limit, 'a')
  await expect(consume(database.current, limit, 'a')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    params: { seconds: expect.any(Number), minutes: 1 },
  })
  await consume(database.current, limit, 'b')
})

test('a rate limit grants parallel requests no more points than sequential requests', async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => consume(database.current, limit, 'c')))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test.each([
  { name: 'two addresses of one IPv6 network as one client', other: '2001:db8::2', left: 0 },
  { name: 'two IPv6 networks as two clients', other: '2001:db8:0:1::1', left: 3 },
])('a rate limit treats $name', async ({ other, left }) => {
  for (let n = 0; n < 3; n++) await consume(database.current, limit, '2001:db8::1')
  const tries = await Promise.allSettled([1, 2, 3].map(() => consume(database.current, limit, other)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(left)
})

test('a request that one rate limit rejects uses no points of another rate limit', async () => {
  const own = { name: 'own', points: 1, seconds: 60 }
  const shared = { name: 'shared', points: 3, seconds: 60 }
  const ask = (who: string) =>
    consumeAll(database.current, [
      [shared, 'one address'],
      [own, who],
    ])
  await ask('a')
  for (let n = 0; n < 20; n++) await expect(ask('a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await ask('b')
  await ask('c')
  await expect(ask('d')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('a rate limit in counting mode rejects no request and raises one alarm per window', async () => {
  const alarm = vi.spyOn(log, 'error')
  for (let n = 0; n < 3; n++) await countWithoutRefusal(database.current, limit, 'all')
  expect(alarm).not.toHaveBeenCalled()
  await Promise.all([1, 2, 3, 4, 5].map(() => countWithoutRefusal(database.current, limit, 'all')))
  expect(alarm.mock.calls).toEqual([[{ alarm: true, limit: 'test', points: 3, seconds: 60 }, expect.any(String)]])
})
