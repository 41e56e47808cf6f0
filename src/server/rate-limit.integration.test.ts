import { expect, test } from 'vitest'
import { testDatabase } from '@/testing/database'
import { consume } from './rate-limit'

const database = testDatabase()
const limit = { name: 'test', points: 3, seconds: 60 }

test('a key gets its points and then a refusal that says when', async () => {
  for (let n = 0; n < 3; n++) await consume(database.current, limit, 'a')
  await expect(consume(database.current, limit, 'a')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    params: { seconds: expect.any(Number) },
  })
  await consume(database.current, limit, 'b')
})

test('parallel callers do not get more', async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => consume(database.current, limit, 'c')))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})
