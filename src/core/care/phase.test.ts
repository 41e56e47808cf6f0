import type { Responses } from '@mindglass/psychometrics/instrument'
import { expect, test } from 'vitest'
import type { Phase, Stretch } from '../instrument'
import { overallPhase, phaseOf, phasesOf } from './phase'

const stretches: readonly Stretch[] = [
  {
    parts: ['low'],
    now: { context: 'when', in: [1, 3] },
    short: [
      { context: 'lowDays', from: 1, to: 1 },
      { context: 'cost', to: 1 },
    ],
    unless: [],
  },
  {
    parts: ['high'],
    now: { context: 'when', in: [2, 3] },
    short: [{ context: 'cost', to: 1 }],
    unless: [{ context: 'others', from: 3 }],
  },
]
const brief = { when: 0, lowDays: 1, cost: 1 }

test.each<{ answers: Responses; low: Phase; high: Phase; whole: Phase }>([
  { answers: {}, low: 'now', high: 'now', whole: 'now' },
  { answers: { when: 3 }, low: 'now', high: 'now', whole: 'now' },
  { answers: { ...brief, when: 1 }, low: 'now', high: 'short', whole: 'now' },
  { answers: { ...brief, when: 2 }, low: 'short', high: 'now', whole: 'now' },
  { answers: brief, low: 'short', high: 'short', whole: 'short' },
  { answers: { when: 0, cost: 1 }, low: 'over', high: 'short', whole: 'over' },
  { answers: { when: 0, lowDays: 1 }, low: 'over', high: 'over', whole: 'over' },
  { answers: { ...brief, lowDays: 2 }, low: 'over', high: 'short', whole: 'over' },
  { answers: { ...brief, lowDays: 0 }, low: 'over', high: 'short', whole: 'over' },
  { answers: { ...brief, cost: 2 }, low: 'over', high: 'over', whole: 'over' },
  { answers: { ...brief, others: 3 }, low: 'short', high: 'over', whole: 'over' },
  { answers: { ...brief, others: 2 }, low: 'short', high: 'short', whole: 'short' },
])('the phases for the answers $answers are low $low and high $high', ({ answers, low, high, whole }) => {
  expect(phasesOf({ stretches }, answers)).toEqual({ low, high })
  expect(phaseOf('high', { stretches }, answers)).toBe(high)
  expect(overallPhase({ stretches }, answers)).toBe(whole)
})

test('phaseOf returns “now” for a part whose phase no question asks about', () => {
  expect(phaseOf('other', { stretches }, brief)).toBe('now')
  expect(phaseOf('low', {}, brief)).toBe('now')
  expect(overallPhase({}, brief)).toBe('now')
  expect(phasesOf({}, brief)).toEqual({})
})
