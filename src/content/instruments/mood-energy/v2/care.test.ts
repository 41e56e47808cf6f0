import type { Responses } from '@mindglass/psychometrics/instrument'
import { levelOfPomp } from '@mindglass/psychometrics/scoring/levels'
import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { describe, expect, test } from 'vitest'
import { careOf, careOfSitting } from '@/core/care/care'
import { type HelpLevel, helpLevels } from '@/core/instrument'
import { instrument as first } from '../v1/instrument'
import { instrument } from './instrument'

/** Returns answers that give each named part about this score (0–100), and every other part the score 0. */
function answering(scores: Readonly<Record<string, number>>, context: Responses): Responses {
  const responses: Record<string, number> = { ...context }
  for (const { id, items } of instrument.dimensions) {
    let left = Math.round(((scores[id] ?? 0) / 100) * 4 * items.length)
    for (const [place, item] of items.entries()) {
      const share = Math.ceil(left / (items.length - place))
      left -= share
      responses[item.id] = item.reversed ? 4 - share : share
    }
  }
  return responses
}

const head = (name: string) => ({ from: 'rule', head: name })
const part = (id: string) => expect.objectContaining({ from: 'part', part: id })
const eased = (name: string) => expect.objectContaining({ from: 'eased', head: name })
/** Returns answers about a past low of this score with this length and cost. */
const over = (low: number, c7: number, c3: number) => ({ scores: { low }, context: { c2: 1, c3, c6: 0, c7 } })
const fiveDays = { c2: 4, c4: 2 }

interface Case {
  name: string
  scores: Readonly<Record<string, number>>
  context?: Responses
  help: HelpLevel
  headline: unknown
}

const cases: readonly Case[] = [
  { name: 'A: a maximal low', scores: { low: 100 }, help: 'first', headline: part('low') },
  { name: 'A with some swings', scores: { low: 100, swings: 71 }, help: 'first', headline: part('low') },
  {
    name: 'B: energy, speed, risk and temper',
    help: 'first',
    headline: part('activation'),
    scores: { activation: 100, thought: 100, impulse: 100, irritability: 100, low: 21, swings: 75 },
  },
  {
    name: 'C: a low at level5 among middling parts',
    help: 'first',
    headline: part('low'),
    scores: { low: 81, thought: 47, irritability: 56, swings: 50 },
  },
  {
    name: 'D: one part alone',
    help: 'first',
    headline: part('irritability'),
    scores: { activation: 25, thought: 25, impulse: 25, irritability: 100, low: 25, swings: 25 },
  },
  {
    name: 'E: daily life stopped',
    scores: {},
    context: { c1: 1, c2: 2, c3: 4 },
    help: 'first',
    headline: head('stopped'),
  },
  {
    name: 'two highs of five days, noticeable, on faint lines',
    help: 'soft',
    headline: head('stretch'),
    scores: { activation: 25, thought: 25, impulse: 25 },
    context: { ...fiveDays, c1: 2, c3: 2 },
  },
  {
    name: 'two highs of five days without a cost, together',
    help: 'soft',
    headline: head('stretch'),
    scores: { activation: 25 },
    context: { ...fiveDays, c1: 2, c3: 0 },
  },
  {
    name: 'two highs of five days on middling lines, alone and pleasant',
    help: 'soft',
    headline: head('stretch'),
    scores: { activation: 50 },
    context: { ...fiveDays, c1: 1, c3: 0, c5: 0 },
  },
  {
    name: 'two highs of five days on strong lines',
    help: 'first',
    headline: head('stretch'),
    scores: { activation: 69 },
    context: { ...fiveDays, c3: 0 },
  },
  {
    name: 'two highs of five days with fast thoughts',
    help: 'first',
    headline: head('stretch'),
    scores: { thought: 69 },
    context: { ...fiveDays, c3: 1 },
  },
  {
    name: 'a week that got in the way a lot',
    help: 'first',
    headline: head('stretch'),
    scores: {},
    context: { c2: 5, c3: 3 },
  },
  {
    name: 'an angry high of five days',
    help: 'first',
    headline: head('stretch'),
    scores: { irritability: 69 },
    context: { c2: 4, c3: 2 },
  },
  { name: 'energy and speed (v1)', scores: { activation: 66, thought: 63 }, help: 'first', headline: head('fast') },
  { name: 'a low at level4 (v1)', scores: { low: 63 }, help: 'first', headline: head('sunk') },
  { name: 'hindered a lot (v1)', scores: {}, context: { c3: 3 }, help: 'soft', headline: head('hindered') },
  { name: 'very high and very low', scores: { low: 66, activation: 66 }, help: 'first', headline: head('both') },
  { name: 'a long low', scores: { low: 44 }, context: { c7: 4 }, help: 'soft', headline: head('sunk') },
  {
    name: 'a high that is going on',
    scores: { activation: 44 },
    context: { c6: 2 },
    help: 'soft',
    headline: head('now'),
  },
  { name: 'a long high that is going on', scores: {}, context: { c2: 4, c6: 2 }, help: 'first', headline: head('now') },
  {
    name: 'strong lines of some hours',
    help: 'none',
    headline: { from: 'some', level: 'level4', parts: ['activation'] },
    scores: { activation: 69 },
    context: { c1: 1, c2: 1, c3: 1 },
  },
  {
    name: 'a low now that gets in the way, on faint lines',
    help: 'soft',
    headline: head('inside'),
    scores: { low: 25 },
    context: { c3: 2, c6: 1 },
  },
  {
    name: 'a low now that gets in the way, on middling lines',
    help: 'soft',
    headline: head('sunk'),
    scores: { low: 44 },
    context: { c3: 2, c6: 1 },
  },
  {
    name: 'a low now that gets in the way a lot',
    help: 'first',
    headline: head('sunk'),
    scores: { low: 44 },
    context: { c3: 3, c6: 1 },
  },
  {
    name: 'a low now, on faint lines and without a cost',
    help: 'none',
    headline: { from: 'plain' },
    scores: {},
    context: { c3: 0, c6: 1, c7: 1 },
  },
  {
    name: 'a high now, on faint lines and without a cost',
    help: 'none',
    headline: { from: 'plain' },
    scores: { activation: 6 },
    context: { c2: 2, c3: 1, c6: 2 },
  },
  {
    name: 'a high now, on faint lines, its cost left out',
    help: 'soft',
    headline: head('inside'),
    scores: { activation: 6 },
    context: { c2: 2, c6: 2 },
  },
  {
    name: 'a low now beside a year that moves',
    help: 'soft',
    headline: head('inside'),
    scores: { swings: 44 },
    context: { c3: 0, c6: 1, c7: 1 },
  },
  {
    name: 'a deep low while a high goes on',
    help: 'first',
    headline: head('now'),
    scores: { low: 66 },
    context: { c3: 0, c6: 2, c7: 1 },
  },
  { name: 'a maximal low that is over, long', help: 'soft', headline: eased('low-over'), ...over(100, 4, 0) },
  { name: 'a maximal low that is over, costly', help: 'soft', headline: eased('low-over'), ...over(100, 1, 2) },
  { name: 'a maximal low that is over, short', help: 'none', headline: eased('low-short'), ...over(100, 1, 0) },
  {
    name: 'a deep low that is over, of several days',
    help: 'soft',
    headline: head('sunk-over'),
    ...over(66, 2, 1),
  },
  {
    name: 'a deep low that is over, short',
    help: 'none',
    ...over(66, 1, 1),
    headline: { from: 'some', level: 'level4', parts: ['low'] },
  },
  {
    name: 'a deep low that is over, of no length',
    help: 'soft',
    headline: head('sunk-over'),
    ...over(66, 0, 0),
  },
  { name: 'a life that stopped and goes on', help: 'soft', headline: eased('stopped-over'), ...over(100, 1, 4) },
  {
    name: 'a life that stopped and goes on, on faint lines',
    help: 'soft',
    headline: head('stopped-over'),
    ...over(10, 1, 4),
  },
  {
    name: 'very high for two days and over',
    help: 'none',
    headline: eased('high-short'),
    scores: { activation: 100, thought: 66 },
    context: { c2: 3, c3: 0, c6: 0, c7: 1 },
  },
  {
    name: 'very high for a week and over',
    help: 'soft',
    headline: eased('activation-over'),
    scores: { activation: 100 },
    context: { c2: 5, c3: 0, c6: 0, c7: 1 },
  },
  {
    name: 'very high for two days and over, and somebody was worried',
    help: 'soft',
    headline: eased('activation-over'),
    scores: { activation: 100 },
    context: { c2: 3, c3: 0, c5: 3, c6: 0, c7: 1 },
  },
  {
    name: 'energy and quick steps for a week and over',
    help: 'soft',
    headline: head('fast-over'),
    scores: { activation: 66, impulse: 63 },
    context: { c2: 5, c3: 0, c6: 0, c7: 1 },
  },
  {
    name: 'high and low, the low long, both over',
    help: 'soft',
    headline: head('both-over'),
    scores: { activation: 66, low: 66 },
    context: { c2: 2, c3: 0, c6: 0, c7: 3 },
  },
  {
    name: 'high and low, both short and over',
    help: 'none',
    scores: { activation: 66, low: 66 },
    context: { c2: 2, c3: 0, c6: 0, c7: 1 },
    headline: { from: 'some', level: 'level4', parts: ['low', 'activation'] },
  },
  {
    name: 'two highs of five days on faint lines, one change at a time',
    help: 'soft',
    headline: head('stretch'),
    scores: { activation: 31 },
    context: { ...fiveDays, c1: 1, c3: 1, c5: 0 },
  },
  {
    name: 'a high now that gets in the way, on faint lines',
    help: 'soft',
    headline: head('now'),
    scores: {},
    context: { c2: 1, c3: 2, c6: 2 },
  },
  {
    name: 'a high now that gets in the way a lot',
    help: 'first',
    headline: head('now'),
    scores: {},
    context: { c2: 1, c3: 3, c6: 2 },
  },
  {
    name: 'both at once with consequences',
    help: 'first',
    headline: head('now'),
    scores: {},
    context: { c3: 2, c6: 3 },
  },
  {
    name: 'strong anger beside a strong low',
    help: 'first',
    headline: head('sunk'),
    scores: { low: 66, irritability: 66 },
  },
  { name: 'a quiet year', scores: {}, context: { c1: 0, c2: 0, c3: 0 }, help: 'none', headline: { from: 'plain' } },
]

describe('care recommendations of the mood and energy test, version 2', () => {
  test.each(cases)('have the help level $help for $name', ({ scores, context = {}, help, headline }) => {
    const responses = answering(scores, context)
    const care = careOfSitting(instrument, scoreSitting(instrument, responses, {}), responses, () => null)
    expect(care.help).toBe(help)
    expect(care.headline).toEqual(headline)
    expect(care.offer).toBe(help === 'none')
  })

  test('are never weaker than those of version 1', () => {
    const ids = instrument.dimensions.map(({ id }) => id)
    // The lowest and the highest score below each cut, and what lies between in the middle.
    const points = [0, 18.75, 37.5, 40.625, 59.375, 62.5, 78.125, 81.25]
    const rank = (help: HelpLevel) => helpLevels.indexOf(help)
    const weaker: string[] = []
    // Care depends on levels and not on scores, so each combination of levels is tried once.
    const seen = new Set<string>()
    const visit = (scores: number[]): void => {
      if (scores.length < ids.length) {
        for (const point of points) visit([...scores, point])
        return
      }
      const mean = levelOfPomp(scores.reduce((sum, score) => sum + score, 0) / scores.length)
      const all = scores.map(levelOfPomp)
      const key = [...all, mean].join()
      if (seen.has(key)) return
      seen.add(key)
      const levels = Object.fromEntries(ids.map((id, at) => [id, all[at] ?? null]))
      const old = careOf(first, { levels, overall: mean, answers: {}, retake: false })
      const now = careOf(instrument, { levels, overall: null, answers: {}, retake: false })
      if (rank(now.help) < rank(old.help)) weaker.push(key)
    }
    visit([])
    expect(weaker).toEqual([])
  })
})
