// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sittingsKey } from '@/core/input/storage-keys'
import {
  followOtherTabs,
  type LocalSitting,
  loadSittings,
  mergeStored,
  parseStoredSittings,
  type StoredSittings,
  useSittings,
} from './sittings'

const ana = 'a.ana'
const key = sittingsKey(ana)

const state = () => useSittings.getState()
const stored = (): StoredSittings => JSON.parse(localStorage.getItem(key) ?? '{}').state
const open = (id = 'a') => state().begin('sleep', { id, version: 1, answers: [] })

beforeEach(() => {
  localStorage.clear()
  loadSittings([])
  loadSittings([ana])
  useSittings.setState({ sittings: {}, ended: [], autoAdvance: true })
})

describe('answers of a local sitting', () => {
  test('are stored as soon as they are given', () => {
    open()
    state().answer('sleep', 'q01', 3, 1234.6)
    expect(stored().sittings.sleep?.answers.q01).toMatchObject({ value: 3, ms: 1235, synced: false })
  })

  test('get a later timestamp than earlier answers even when the clock was set back', () => {
    open()
    vi.setSystemTime(5000)
    state().answer('sleep', 'q01', 3, 10)
    vi.setSystemTime(1000)
    state().answer('sleep', 'q01', 2, 10)
    expect(state().sittings.sleep?.answers.q01).toMatchObject({ value: 2, at: 5001, ms: 20 })
    vi.useRealTimers()
  })

  test('stay marked as unsent when they are changed during sending', () => {
    open()
    state().answer('sleep', 'q01', 3, 10)
    const at = state().sittings.sleep?.answers.q01?.at ?? 0
    state().answer('sleep', 'q01', 4, 10)
    state().markSynced('sleep', [{ item: 'q01', at }])
    expect(state().sittings.sleep?.answers.q01).toMatchObject({ value: 4, synced: false })
  })

  test('are filled in from the server without overwriting newer local answers', () => {
    open()
    state().answer('sleep', 'q01', 3, 10)
    const answers = [
      { item: 'q01', value: 0, at: 1 },
      { item: 'q02', value: 2, at: 1 },
    ]
    state().begin('sleep', { id: 'a', version: 1, answers })
    expect(state().sittings.sleep?.answers).toMatchObject({
      q01: { value: 3, synced: false },
      q02: { value: 2, synced: true },
    })
  })

  test('are deleted when the sitting ends', () => {
    open()
    state().answer('sleep', 'q01', 3, 10)
    state().end('sleep')
    expect(stored()).toMatchObject({ sittings: {}, ended: ['a'] })
  })

  test('survive a reload', () => {
    open()
    state().answer('sleep', 'q01', 3, 10)
    state().setAutoAdvance(false)
    loadSittings([])
    expect(state().sittings).toEqual({})
    loadSittings([ana])
    expect(state()).toMatchObject({
      autoAdvance: false,
      sittings: { sleep: { answers: { q01: { value: 3 } } } },
    })
  })
})

test.each([
  ['no JSON', '{"state'],
  ['another shape', '{"state":{"sittings":[1],"ended":"a","autoAdvance":null}}'],
  ['a bare value', '7'],
])('unreadable data from another tab is treated as empty: %s', (_, newValue) => {
  open()
  const stop = followOtherTabs()
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  stop()
  expect(state()).toMatchObject({ sittings: { sleep: { id: 'a' } }, ended: [], autoAdvance: true })
})

test('a stored sitting is restored although others are unreadable', () => {
  const whole = { id: 'a', version: 1, startedAt: 1, answers: {} }
  const answers = { q01: { value: 1, ms: 1, at: 1, synced: true, later: 'kept' } }
  const stored = {
    sittings: {
      sleep: { ...whole, answers },
      mood: { ...whole, answers: { q01: { value: '1' } } },
      anxiety: { ...whole, startedAt: undefined },
      stress: null,
    },
    ended: ['b', 3],
  }
  expect(parseStoredSittings(stored)).toEqual({
    sittings: { sleep: { ...whole, answers } },
    ended: ['b'],
    autoAdvance: true,
  })
})

describe('two tabs', () => {
  const sitting = (change: Partial<LocalSitting>): LocalSitting => ({
    id: 'a',
    version: 1,
    startedAt: 1,
    answers: {},
    ...change,
  })
  const kept = (one: LocalSitting | null, ended: string[] = []): StoredSittings => ({
    sittings: one ? { sleep: one } : {},
    ended,
    autoAdvance: true,
  })
  const answer = (value: number, at: number, synced = false) => ({ value, ms: 1, at, synced })

  test('keep the answers of both, and the later answer to the same item', () => {
    const theirs = sitting({ answers: { q01: answer(1, 5), q02: answer(2, 8) } })
    const mine = sitting({ answers: { q01: answer(4, 6), q03: answer(3, 1) } })
    for (const merged of [mergeStored(kept(theirs), kept(mine)), mergeStored(kept(mine), kept(theirs))]) {
      expect(merged.sittings.sleep).toMatchObject({
        answers: { q01: { value: 4 }, q02: { value: 2 }, q03: { value: 3 } },
      })
    }
  })

  test('mark an answer as sent when either of them has sent it', () => {
    const merged = mergeStored(
      kept(sitting({ answers: { q01: answer(1, 5) } })),
      kept(sitting({ answers: { q01: answer(1, 5, true) } })),
    )
    expect(merged.sittings.sleep?.answers.q01?.synced).toBe(true)
  })

  test('do not restore a sitting that one of them has ended', () => {
    expect(mergeStored(kept(null, ['a']), kept(sitting({}))).sittings).toEqual({})
    expect(mergeStored(kept(sitting({})), kept(null, ['a'])).sittings).toEqual({})
  })

  test('keep the newer of two sittings of the same test', () => {
    const newer = sitting({ id: 'b', startedAt: 2 })
    expect(mergeStored(kept(sitting({})), kept(newer)).sittings.sleep).toBe(newer)
  })

  test('leave the stored text unchanged when there is nothing new to merge', () => {
    const theirs = kept(sitting({ answers: { q02: answer(1, 1), q01: answer(2, 2) } }))
    const mine = kept(sitting({ answers: { q01: answer(2, 2) } }))
    expect(JSON.stringify(mergeStored(theirs, mine))).toBe(JSON.stringify(theirs))
  })

  test('exchange answers by the storage event', () => {
    const stop = followOtherTabs()
    open()
    state().answer('sleep', 'q01', 3, 10)
    const theirs = kept(sitting({ startedAt: state().sittings.sleep?.startedAt ?? 0, answers: { q02: answer(1, 1) } }))
    const newValue = JSON.stringify({ state: theirs, version: 0 })
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    expect(stored().sittings.sleep?.answers).toMatchObject({ q01: { value: 3 }, q02: { value: 1 } })
    stop()
  })
})

test('an answer is kept in memory when the browser refuses to store it', () => {
  open()
  const refuse = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  state().answer('sleep', 'q01', 3, 10)
  expect(state().sittings.sleep?.answers.q01?.value).toBe(3)
  refuse.mockRestore()
})
