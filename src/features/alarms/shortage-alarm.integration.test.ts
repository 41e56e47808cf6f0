import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetRecentCounts } from '@/server/observability/recent-counts'
import { forgetShortages, recordShortage } from '@/server/observability/shortage'
import { setUpTestDatabase } from '@/testing/database'
import { type AlarmMessage, checkAlarms } from './alarms'
import { createShortageCheck } from './shortage-alarm'

const database = setUpTestDatabase()
const calls: string[] = []
const tell = async ({ kind, state, value }: AlarmMessage) => void calls.push(`${kind} ${state} ${value}`)
const full = (times = 1) => {
  for (let n = 0; n < times; n++) recordShortage(Object.assign(new Error('full'), { code: '53100' }))
}
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

beforeEach(() => {
  calls.length = 0
  forgetShortages()
  forgetRecentCounts()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a resource-shortage alarm is sent once at the first check and stored in the database [shortage-told]', async () => {
  const look = createShortageCheck(tell)
  await look(database.current)
  expect(calls).toEqual([])
  full(3)
  await look(database.current)
  await look(database.current)
  await checkAlarms(database.current, tell)
  expect(calls).toEqual(['shortage begins 3'])
  // Another process detects the same shortage, and the table shows that the alarm was sent.
  await createShortageCheck(tell)(database.current)
  expect(calls).toHaveLength(1)
})

test('a resource-shortage alarm and its end are sent even when the database cannot store them [shortage-told-unnoted]', async () => {
  const look = createShortageCheck(tell)
  const broken = {
    ...database.current,
    db: new Proxy(database.current.db, { get: () => () => Promise.reject(new Error('53100')) }),
  }
  full()
  await look(broken)
  later(300)
  await look(broken)
  expect(calls).toEqual(['shortage begins 1'])
  later(301)
  await look(broken)
  expect(calls).toEqual(['shortage begins 1', 'shortage over 0'])
})

test('a resource-shortage alarm that could not be sent is sent at the next check', async () => {
  let ways = 0
  const look = createShortageCheck(async (one) => {
    if (ways++ === 0) throw new Error('mail server away')
    await tell(one)
  })
  const broken = {
    ...database.current,
    db: new Proxy(database.current.db, { get: () => () => Promise.reject(new Error('53100')) }),
  }
  full()
  await expect(look(broken)).rejects.toThrow('mail server away')
  await look(broken)
  expect(calls).toEqual(['shortage begins 1'])
})
