import type { Instrument } from '@/core/instrument'
import { keyed, numbered } from '../../items'

export const instrument: Instrument = {
  slug: 'emotion-skills',
  version: 2,
  group: 'relations',
  minutes: 5,
  responseScale: { min: 1, max: 5 },
  // The parts take turns. Knowing what would help is asked in understand (q11, q26, q35), doing it in regulate.
  dimensions: [
    { id: 'notice', kind: 'trait', items: keyed('q01 -q04 q07 q10 -q13 q16 -q19 q22 q25 q28 -q31 q34') },
    { id: 'understand', kind: 'trait', items: keyed('q02 q05 -q08 q11 -q14 q17 -q20 q23 q26 q29 -q32 q35') },
    { id: 'regulate', kind: 'trait', items: keyed('q03 q06 -q09 q12 -q15 q18 q21 q24 -q27 q30 -q33 q36') },
  ],
  // The answer that weighs most is read first; see `order` for when each is asked.
  context: [
    // When feelings ran high: nothing; the reader broke things or scared somebody; the reader hurt somebody; somebody
    // threatens or hurt the reader.
    { id: 'c5', options: 4 },
    // Compared with a year ago: much as ever, better, worse for weeks, worse for months or longer.
    { id: 'c1', options: 4 },
    // How far it gets in the way: hardly, a little, a lot, on some days nothing works.
    { id: 'c2', options: 4 },
    // Where it is hardest: nowhere, work or study, partner or home, relatives, friends and others, care, alone.
    { id: 'c3', options: 7 },
    // What weighs most: nothing, sleep, loss, body, work or study or care, alcohol or other substances.
    { id: 'c4', options: 6 },
  ],
  directed: [
    { id: 'd1', expected: 2 },
    { id: 'd2', expected: 4 },
  ],
  pairs: [
    { a: 'q04', b: 'q22', kind: 'antonym' },
    { a: 'q08', b: 'q29', kind: 'antonym' },
    { a: 'q19', b: 'q25', kind: 'antonym' },
    { a: 'q21', b: 'q33', kind: 'antonym' },
  ],
  order: numbered(36, { q14: ['d1'], q27: ['d2'], q36: ['c3', 'c1', 'c4', 'c2', 'c5'] }),
  leaveOut: true,
  hasOverall: false,
  care: {
    first: [],
    soft: [],
    rules: [
      // Violence comes before everything, whoever it came from; being threatened is named first. Something broken or
      // somebody scared is a reason for soft help.
      { help: 'first', all: [{ context: 'c5', from: 3 }], head: 'afraid' },
      { help: 'first', all: [{ context: 'c5', from: 2 }], head: 'harm' },
      { help: 'soft', all: [{ context: 'c5', from: 1 }], head: 'heat' },
      // Days that stop, whatever the skills are.
      { help: 'soft', all: [{ context: 'c2', from: 3 }], head: 'stopped' },
      // Feelings cost a lot, and there is little to set against them.
      {
        help: 'soft',
        all: [
          { context: 'c2', from: 2 },
          { part: 'regulate', to: 'level2' },
        ],
        head: 'flood',
      },
      // Little is noticed, and days suffer: this can be numbness.
      {
        help: 'soft',
        all: [
          { context: 'c2', from: 2 },
          { part: 'notice', to: 'level1' },
        ],
        head: 'numb',
      },
      // Much in the way, and worse for months or alcohol on top: help is due at any height of the skills.
      {
        help: 'soft',
        all: [
          { context: 'c2', from: 2 },
          { context: 'c1', from: 3 },
        ],
        head: 'long',
      },
      {
        help: 'soft',
        all: [
          { context: 'c2', from: 2 },
          { context: 'c4', from: 5 },
        ],
        head: 'substances',
      },
      // Everything arrives and next to nothing is slowed down.
      {
        help: 'soft',
        all: [
          { part: 'notice', from: 'level5' },
          { part: 'regulate', to: 'level1' },
        ],
        // Hardly in the way: then it suits the life the reader leads.
        unless: [{ context: 'c2', to: 0 }],
        head: 'exposed',
      },
    ],
  },
  // Attainable; turned answers, in the order of the items above:
  // notice 4 4 4 4 3 4 4 4 5 3 3 4 = 46 of 60, understand 3 2 3 3 2 3 3 3 4 3 2 3 = 34, regulate 2 3 1 3 2 2 2 3 2 2 3 2 = 27.
  sample: { notice: (100 * 34) / 48, understand: (100 * 22) / 48, regulate: 31.25 },
  freeDimension: 'notice',
  shareable: true,
}
