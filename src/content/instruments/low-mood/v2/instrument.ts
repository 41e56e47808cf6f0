import type { CareCondition, CareRule, Instrument } from '@/core/instrument'
import { keyed, numbered } from '../../items'

/** What is felt and thought; a tired body by itself may be many things. */
const inner = ['mood', 'interest', 'thinking'] as const

/** For how long: two months or more. */
const long: CareCondition = { context: 'c1', from: 3 }
/** In the way: a lot; daily life has come to a halt. */
const aLot: CareCondition = { context: 'c2', from: 3 }
const stopped: CareCondition = { context: 'c2', from: 4 }
/** A pregnancy or a birth. */
const birth: CareCondition = { context: 'c3', from: 5 }
/** Days of far more energy on far less sleep within these two weeks. */
const highNow: CareCondition = { context: 'c5', from: 3 }
/** Hardly ever able to imagine something good ahead. */
const noAhead: CareCondition = { item: 'q16', to: 0 }
/** A burden to others, more than half the time. */
const burden: CareCondition = { item: 'q32', from: 3 }

const first = (all: CareCondition[], head?: string): CareRule => ({ help: 'first', all, ...(head && { head }) })
const soft = (all: CareCondition[], head: string): CareRule => ({ help: 'soft', all, head })

export const instrument: Instrument = {
  slug: 'low-mood',
  version: 2,
  group: 'mood',
  minutes: 5,
  responseScale: { min: 0, max: 4 },
  dimensions: [
    { id: 'mood', kind: 'symptom', items: keyed('-q03 q07 -q11 q15 q19 q23 -q27 q31 q35') },
    { id: 'interest', kind: 'symptom', items: keyed('-q01 q05 q09 -q13 q17 -q21 q25 q29 q33') },
    { id: 'body', kind: 'symptom', items: keyed('q02 -q06 q10 q14 -q18 q22 q26 -q30 q34') },
    { id: 'thinking', kind: 'symptom', items: keyed('-q04 q08 q12 -q16 q20 q24 q28 q32 -q36') },
  ],
  context: [
    // Since when: much as usual, under two weeks, two weeks to two months, longer, two years or more.
    { id: 'c1', options: 5 },
    // In the way: not at all, a little, noticeably, a lot, daily life has come to a halt.
    { id: 'c2', options: 5 },
    // What falls into these months: none, strain, loss, illness or medicine, alcohol or drugs, pregnancy or birth.
    { id: 'c3', options: 6 },
    // Which way sleep or appetite changed: neither, less, more, both ways.
    { id: 'c4', options: 4 },
    // Days of far more energy on far less sleep: no, not sure, earlier, in these two weeks too.
    { id: 'c5', options: 4 },
  ],
  directed: [
    { id: 'd1', expected: 3 },
    { id: 'd2', expected: 1 },
  ],
  pairs: [
    { a: 'q03', b: 'q31', kind: 'antonym' },
    { a: 'q06', b: 'q14', kind: 'antonym' },
    { a: 'q10', b: 'q30', kind: 'antonym' },
    { a: 'q24', b: 'q36', kind: 'antonym' },
  ],
  // The questions about circumstances come last, so that they color no answer.
  order: numbered(36, { q14: ['d1'], q27: ['d2'], q36: ['c4', 'c3', 'c5', 'c1', 'c2'] }),
  leaveOut: true,
  hasOverall: true,
  care: {
    first: ['mood', 'thinking', 'interest', 'body'],
    soft: [],
    // Rules with a headline stand in the order in which one headline gives way to another of the same weight.
    rules: [
      // Daily life has come to a halt, whatever the scores.
      first([stopped], 'stopped'),
      // Nothing good ahead, and a burden to others.
      first([noAhead, burden], 'unseen'),
      // A low and a high at once.
      ...(['mood', 'thinking'] as const).map((part) => first([highNow, { part, from: 'level4' }], 'mixed')),
      // Heavy weeks around a birth.
      ...inner.map((part) => first([birth, { part, from: 'level4' }], 'birth')),
      // Heavy, and a lot in the way.
      ...inner.map((part) => first([aLot, { part, from: 'level4' }], 'costly')),
      // Sadness that may be very high, or that is high and does not stand alone.
      first([{ part: 'mood', upper: 'level5' }], 'sad'),
      ...['interest', 'body', 'thinking'].map((part) =>
        first(
          [
            { part: 'mood', from: 'level4' },
            { part, from: 'level4' },
          ],
          'together',
        ),
      ),
      first([{ overallFrom: 'level4' }]),
      // Who can hardly ever imagine something good ahead, or feels a burden, is not told that all is light.
      soft([noAhead], 'hopeless'),
      soft([burden], 'burden'),
      soft([highNow], 'high'),
      ...inner.map((part) => soft([birth, { part, from: 'level3' }], 'birth')),
      // One of these alone, more than half of two weeks, is what a doctor or counselor would want to hear of; a tired body
      // alone gets a check-up. Here a headline for two parts together (`throughout`) would never be reached.
      ...inner.map((part) => soft([{ part, from: 'level4' }], 'weighs')),
      soft([aLot], 'hindered'),
      ...inner.map((part) => soft([long, { part, from: 'level3' }], 'long')),
    ],
  },
  // Attainable: turned sums of 10, 16, 22 and 6 of 36, in the order of the items above: mood 1 1 1 1 0 3 2 1 0, interest
  // 1 3 2 2 2 2 0 3 1, body 4 2 3 2 2 3 3 2 1, thinking 1 2 0 1 1 0 1 0 0.
  sample: { mood: (100 * 10) / 36, interest: (100 * 16) / 36, body: (100 * 22) / 36, thinking: (100 * 6) / 36 },
  freeDimension: 'interest',
  shareable: false,
}
