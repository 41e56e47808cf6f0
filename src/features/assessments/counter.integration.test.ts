import { describe, expect, test } from 'vitest'
import { currentInstruments } from '@/content/instruments'
import type { Db } from '@/server/db'
import { applyRetention } from '@/server/retention'
import { TestBrowser } from '@/testing/caller'
import { testDatabase } from '@/testing/database'
import { completeSitting } from '@/testing/sittings'
import { cachedPulse, completionsLastHour, countCompletion } from './counter'

const database = testDatabase()
const now = new Date('2026-11-20T12:30:20Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const nobody = Object.fromEntries(currentInstruments().map(({ slug }) => [slug, 0]))
const count = (instrument: string, at: Date) =>
  database.current.db.$transaction((tx) => countCompletion(tx, instrument, at))

describe('completionsLastHour', () => {
  test('adds up the last 60 minutes by test', async () => {
    for (const minutes of [0, 0, 1, 59, 60.5, 90]) await count('sleep', ago(minutes))
    await count('mood-energy', ago(30))
    expect(await completionsLastHour(database.current.db, now)).toEqual({ sleep: 4, 'mood-energy': 1 })
  })

  test('reaches back sixty minutes and not one more', async () => {
    const full = new Date('2026-11-20T12:30:00Z')
    for (const minutes of [0, 59, 60, 61]) await count('sleep', new Date(full.getTime() - minutes * 60_000))
    expect(await completionsLastHour(database.current.db, full)).toEqual({ sleep: 2 })
  })

  test('counts every one of many at once', async () => {
    await Promise.all(Array.from({ length: 25 }, () => count('sleep', now)))
    expect(await completionsLastHour(database.current.db, now)).toEqual({ sleep: 25 })
    expect(await database.current.db.completionMinute.count()).toBe(1)
  })

  test('is empty when nobody finished', async () => {
    expect(await completionsLastHour(database.current.db, now)).toEqual({})
  })
})

test('rows older than a day are cleaned', async () => {
  await count('sleep', ago(25 * 60))
  await count('sleep', ago(23 * 60))
  expect(await applyRetention(database.current.db, now)).toMatchObject({ completionMinutes: 1 })
  expect(await database.current.db.completionMinute.count()).toBe(1)
})

describe('cachedPulse', () => {
  test('asks the database once in ten seconds', async () => {
    let at = Date.now()
    const pulse = cachedPulse(
      async () => database.current.db,
      () => at,
    )
    expect(await pulse()).toEqual({ counts: nobody, total: 0 })
    await completeSitting(new TestBrowser(database.current))
    expect(await pulse()).toMatchObject({ total: 0 })
    at = Date.now() + 10_000
    expect(await pulse()).toEqual({ counts: { ...nobody, sleep: 1 }, total: 1 })
  })

  test('a failure is not remembered', async () => {
    let away = true
    const pulse = cachedPulse(async (): Promise<Db> => {
      if (away) throw new Error('away')
      return database.current.db
    })
    await expect(pulse()).rejects.toThrow('away')
    away = false
    expect(await pulse()).toMatchObject({ total: 0 })
  })
})
