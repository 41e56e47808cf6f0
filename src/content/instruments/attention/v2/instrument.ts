import type { CareCondition, CareRule, Instrument } from '@/core/instrument'
import { keyed, nearlyThroughout, numbered, throughout } from '../../items'

const parts = ['inattention', 'restlessness', 'impulsivity'] as const

/** Soft help where all of these hold together with some part at level3 or more: on light answers a note is enough. */
const besideAPart = (head: string, ...all: CareCondition[]): CareRule[] =>
  parts.map((part) => ({ help: 'soft', all: [...all, { part, from: 'level3' }], head }))

export const instrument: Instrument = {
  slug: 'attention',
  version: 2,
  group: 'self',
  minutes: 5,
  responseScale: { min: 0, max: 4 },
  dimensions: [
    {
      id: 'inattention',
      kind: 'symptom',
      items: keyed('q02 -q04 q07 -q08 q11 q13 -q15 q17 q19 q22 -q24 q26 q29 q31 -q33 q36'),
    },
    { id: 'restlessness', kind: 'symptom', items: keyed('-q01 q05 q10 q14 -q18 q21 q25 q28 -q32 q35') },
    { id: 'impulsivity', kind: 'symptom', items: keyed('q03 q06 -q09 q12 q16 -q20 q23 -q27 q30 q34 -q37') },
  ],
  context: [
    // Since when: hardly any of it, childhood, teens, adult and over a year, within the past year, the past few weeks.
    { id: 'c1', options: 6 },
    // How far it gets in the way: hardly, some effort, things go wrong, something important is in danger.
    { id: 'c2', options: 4 },
    // Where most: hardly anywhere, job, studies, home and paperwork, care for somebody, nearly everywhere.
    { id: 'c3', options: 6 },
    // Sleep: enough, too little and tired, enough and tired, some days of hardly any and full of energy.
    { id: 'c4', options: 4 },
    // What else: nothing, strain and worry, low mood or loss, the body, a medicine, alcohol or other substances.
    { id: 'c5', options: 6 },
  ],
  directed: [
    { id: 'd1', expected: 1 },
    { id: 'd2', expected: 3 },
  ],
  pairs: [
    { a: 'q04', b: 'q19', kind: 'antonym' },
    { a: 'q09', b: 'q30', kind: 'antonym' },
    { a: 'q16', b: 'q37', kind: 'antonym' },
    { a: 'q10', b: 'q25', kind: 'synonym' },
  ],
  order: numbered(37, { q12: ['d1'], q27: ['d2'], q37: ['c1', 'c2', 'c3', 'c4', 'c5'] }),
  leaveOut: true,
  hasOverall: false,
  care: {
    first: [],
    soft: ['inattention', 'restlessness', 'impulsivity'],
    rules: [
      // Hardly any sleep and full of energy can be the start of a high, whatever the lines say.
      { help: 'soft', all: [{ context: 'c4', from: 3 }], head: 'lively', foremost: true },
      // New within weeks: a cause to be found, with answers that stand out or once things go wrong. That it costs effort,
      // on light answers, is a single mild sign: its note is enough.
      ...besideAPart('sudden', { context: 'c1', from: 5 }),
      {
        help: 'soft',
        all: [
          { context: 'c1', from: 5 },
          { context: 'c2', from: 2 },
        ],
        head: 'sudden',
      },
      // A low mood or a loss beside answers that stand out, or where things go wrong.
      ...besideAPart('low', { context: 'c5', from: 2 }, { context: 'c5', to: 2 }),
      {
        help: 'soft',
        all: [
          { context: 'c5', from: 2 },
          { context: 'c5', to: 2 },
          { context: 'c2', from: 2 },
        ],
        head: 'low',
      },
      // Unrest beside a medicine that is new, changed or stopped.
      {
        help: 'soft',
        all: [
          { context: 'c5', from: 4 },
          { context: 'c5', to: 4 },
          { part: 'restlessness', from: 'level4' },
        ],
        head: 'medicine',
      },
      // Something important is in danger; or things go wrong and a part is high.
      { help: 'soft', all: [{ context: 'c2', from: 3 }], head: 'hindered' },
      ...parts.map(
        (part): CareRule => ({
          help: 'soft',
          all: [
            { context: 'c2', from: 2 },
            { part, from: 'level4' },
          ],
          head: 'hindered',
        }),
      ),
      ...throughout(...parts),
      ...nearlyThroughout(...parts),
    ],
  },
  // Attainable; turned answers, in the order of the items above: inattention 3 2 3 2 2 4 3 4 3 2 2 1 3 4 2 3 = 43 of 64,
  // restlessness 1 2 1 2 0 2 2 1 1 2 = 14 of 40, impulsivity 3 2 1 3 3 1 2 1 2 2 2 = 22 of 44.
  sample: { inattention: (100 * 43) / 64, restlessness: 35, impulsivity: 50 },
  freeDimension: 'inattention',
  shareable: false,
}
