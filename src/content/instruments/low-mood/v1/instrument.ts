import type { Instrument } from '@/core/instrument'
import { keyed, numbered } from '../../items'

export const instrument: Instrument = {
  slug: 'low-mood',
  version: 1,
  group: 'mood',
  minutes: 3,
  responseScale: { min: 0, max: 3 },
  dimensions: [
    { id: 'mood', kind: 'symptom', items: keyed('q03 q07 -q11 q15 q19 q23') },
    { id: 'interest', kind: 'symptom', items: keyed('-q01 q05 q09 q13 q17 -q21') },
    { id: 'body', kind: 'symptom', items: keyed('q02 -q06 q10 q14 q18 q22') },
    { id: 'thinking', kind: 'symptom', items: keyed('q04 q08 q12 -q16 q20 q24') },
  ],
  context: [],
  directed: [{ id: 'd1', expected: 2 }],
  pairs: [
    { a: 'q06', b: 'q22', kind: 'antonym' },
    { a: 'q11', b: 'q23', kind: 'antonym' },
    { a: 'q08', b: 'q20', kind: 'synonym' },
  ],
  order: numbered(24, { q14: ['d1'] }),
  hasOverall: true,
  care: {
    first: ['mood', 'thinking', 'interest', 'body'],
    soft: [],
    rules: [
      // Sadness that may be very high, or that is high and does not stand alone.
      { help: 'first', all: [{ part: 'mood', upper: 'level5' }] },
      ...['interest', 'body', 'thinking'].map((part) => ({
        help: 'first' as const,
        all: [
          { part: 'mood', from: 'level4' as const },
          { part, from: 'level4' as const },
        ],
      })),
      { help: 'first', all: [{ overallFrom: 'level4' }] },
      // Who can hardly ever imagine something good ahead is not told that all is light.
      { help: 'soft', all: [{ item: 'q16', to: 0 }], head: 'hopeless' },
      // One of these alone, often for two weeks, is what a doctor or counselor would want to hear of; a tired body alone
      // may be many things and gets a check-up in its week.
      ...['mood', 'interest', 'thinking'].map((part) => ({
        help: 'soft' as const,
        all: [{ part, from: 'level4' as const }],
        head: 'weighs',
      })),
    ],
  },
  sample: { mood: 28, interest: 44, body: 67, thinking: 17 },
  freeDimension: 'interest',
  shareable: false,
}
