import { expect, test } from 'vitest'
import { getCurrentPhase } from './ContentScreen'

type State = Parameters<typeof getCurrentPhase>[0]['states'][number]
const state = (standing: State['visibility'], phase: State['phase'] = null, publicAt: string | null = null): State => ({
  locale: 'en',
  visibility: standing,
  phase,
  publicAt,
})
const soon = '2027-01-01T00:00:00.000Z'

test.each([
  { what: 'published everywhere', states: [state('public', 'published'), state('public')], phase: 'published' },
  { what: 'published in one language', states: [state('withdrawn', 'withdrawn'), state('public')], phase: 'published' },
  { what: 'public since its time came', states: [state('public', 'scheduled', soon)], phase: 'published' },
  { what: 'taken back', states: [state('withdrawn', 'withdrawn'), state('hidden')], phase: 'withdrawn' },
  { what: 'a draft', states: [state('hidden', 'draft'), state('hidden')], phase: 'draft' },
])('getCurrentPhase returns the phase $phase for an article that is $what', ({ states, phase }) => {
  expect(getCurrentPhase({ states })).toEqual({ phase, publicAt: null })
})

test('getCurrentPhase returns the publication time of a scheduled article', () => {
  const states = [state('hidden'), state('hidden', 'scheduled', soon)]
  expect(getCurrentPhase({ states })).toEqual({ phase: 'scheduled', publicAt: soon })
})
