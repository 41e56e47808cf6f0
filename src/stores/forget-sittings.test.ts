// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { SITTINGS_PREFIX, sittingsKey } from '@/core/input/storage-keys'
import { setPageOwner } from '@/testing/guards/page-owner'
import { forgetRevealedResults } from './forget-revealed-results'
import { forgetSitting, forgetSittings, keptSittingsKeys } from './forget-sittings'
import { loadSittings, useSittings } from './sittings'

const [ana, ben, guest] = ['a.ana', 'a.ben', 'g.guest']
const state = () => useSittings.getState()
const kept = () => keptSittingsKeys().sort()

/** Stores an open sitting of this owner with one answer, synced or not. */
function keep(owner: string, { id = owner, synced = true } = {}): void {
  const answers = { q01: { value: 3, ms: 1, at: 1, synced } }
  const sittings = { sleep: { id, version: 1, startedAt: 1, answers } }
  localStorage.setItem(
    sittingsKey(owner),
    JSON.stringify({ state: { sittings, ended: [], autoAdvance: true }, version: 0 }),
  )
}

beforeEach(() => {
  localStorage.clear()
  loadSittings([])
})

describe('locally stored incomplete sittings', () => {
  test('are visible only to their owner [sittings-per-person]', () => {
    keep(ana, { synced: false })
    for (const tags of [[], [ben], [guest]]) {
      loadSittings(tags)
      expect(state().sittings).toEqual({})
    }
    loadSittings([ana])
    expect(state().sittings.sleep).toMatchObject({ id: ana, answers: { q01: { value: 3 } } })
  })

  test('stay unchanged when another person takes the same test', () => {
    keep(ana, { synced: false })
    loadSittings([ben])
    state().begin('sleep', { id: 'b', version: 1, answers: [] })
    state().answer('sleep', 'q01', 1, 10)
    loadSittings([ana])
    expect(state().sittings.sleep).toMatchObject({ id: ana, answers: { q01: { value: 3 } } })
  })

  test('move from a guest to the account that the guest becomes', () => {
    keep(guest, { synced: false })
    loadSittings([ana, guest])
    expect(state().sittings.sleep?.id).toBe(guest)
    expect(kept()).toEqual([sittingsKey(ana)])
    loadSittings([])
    expect(state().sittings).toEqual({})
  })

  test('are deleted when another owner opens the page, unless some answers are unsent', () => {
    keep(ana)
    keep(guest, { synced: false })
    localStorage.setItem(SITTINGS_PREFIX, '{"state":{"sittings":{}}}')
    loadSittings([ben])
    expect(kept()).toEqual([sittingsKey(ben), sittingsKey(guest)].sort())
  })

  test('of an older build that stored no owner are restored once the server names the owner', () => {
    keep('x', { id: 'of-ana', synced: false })
    localStorage.setItem(SITTINGS_PREFIX, localStorage.getItem(sittingsKey('x')) ?? '')
    localStorage.removeItem(sittingsKey('x'))
    loadSittings([ana])
    expect(state().sittings).toEqual({})
    state().begin('sleep', { id: 'of-ana', version: 1, answers: [{ item: 'q02', value: 2, at: 1 }] })
    expect(state().sittings.sleep?.answers).toMatchObject({ q01: { value: 3, synced: false }, q02: { value: 2 } })
    loadSittings([ben])
    expect(state().sittings).toEqual({})
  })
})

test('signing out deletes the sittings of the page’s owner and keeps unsent ones of other owners', async () => {
  keep(ana, { synced: false })
  keep(ben, { synced: false })
  setPageOwner(ana)
  await forgetSittings()
  setPageOwner()
  expect(kept()).toEqual([sittingsKey(ben)])
})

test('a sitting that was deleted on the server is also deleted in the browser', () => {
  keep(ana)
  forgetSitting('somebody')
  loadSittings([ana])
  expect(state().sittings.sleep?.id).toBe(ana)
  forgetSitting(ana)
  const { state: left } = JSON.parse(localStorage.getItem(sittingsKey(ana)) ?? '')
  expect(left).toMatchObject({ sittings: {}, ended: [ana] })
})

describe('the stored list of revealed results', () => {
  const [one, other] = ['abcdefgh-one-result-id', 'ijklmnop-another-one']
  const kept = () => localStorage.getItem('revealed')
  beforeEach(() => localStorage.setItem('revealed', JSON.stringify([one, other].map((id) => id.slice(0, 8)))))

  test('loses each forgotten result and is removed after the last', () => {
    forgetRevealedResults(one)
    expect(kept()).toBe(JSON.stringify([other.slice(0, 8)]))
    forgetRevealedResults(other)
    expect(kept()).toBeNull()
  })

  test('is removed when no result is named', () => {
    forgetRevealedResults()
    expect(kept()).toBeNull()
  })

  test('is removed when the stored text cannot be parsed', () => {
    localStorage.setItem('revealed', 'no JSON')
    forgetRevealedResults()
    expect(kept()).toBeNull()
    localStorage.setItem('revealed', 'no JSON')
    forgetRevealedResults(one)
    expect(kept()).toBeNull()
  })
})
