import type { Instrument } from '@/core/instrument'
import { keyed } from '../../items'

export const instrument: Instrument = {
  slug: 'attachment',
  version: 2,
  group: 'relations',
  minutes: 3,
  responseScale: { min: 1, max: 7 },
  dimensions: [
    { id: 'anxiety', kind: 'trait', items: keyed('q02 -q04 q06 -q08 q10 q12 -q14 q16 -q18 q20 q22 q24') },
    { id: 'avoidance', kind: 'trait', items: keyed('-q01 q03 q05 q07 -q09 q11 -q13 q15 q17 q19 -q21 -q23') },
  ],
  context: [
    // Whom one has in mind: partner, dating or hoped for, former partner, parent or relative, close friend, nobody.
    { id: 'c1', options: 6 },
    // How often there is contact: daily, several times a week, several times a month, more rarely, none now.
    { id: 'c2', options: 5 },
  ],
  directed: [
    { id: 'd1', expected: 2 },
    { id: 'd2', expected: 5 },
  ],
  pairs: [
    { a: 'q01', b: 'q05', kind: 'antonym' },
    { a: 'q14', b: 'q22', kind: 'antonym' },
    { a: 'q02', b: 'q10', kind: 'synonym' },
  ],
  // The parts alternate, and two lines of one answer group never follow each other within their part.
  order: [
    ...['c1', 'q01', 'q02', 'q03', 'q04', 'q05', 'q06', 'q07', 'q08', 'd1', 'q13', 'q10', 'q11', 'q12', 'q09'],
    ...['q14', 'q15', 'q16', 'q17', 'd2', 'q18', 'q21', 'q20', 'q19', 'q22', 'q23', 'q24', 'c2'],
  ],
  leaveOut: true,
  hasOverall: false,
  care: {
    first: [],
    soft: [],
    rules: [
      { help: 'soft', all: [{ part: 'anxiety', from: 'level5' }], head: 'alarm' },
      {
        help: 'soft',
        all: [
          { part: 'anxiety', from: 'level4' },
          { part: 'avoidance', from: 'level5' },
        ],
        head: 'alone',
      },
    ],
  },
  // As in the report’s sample. Turned answers q02 6, q04 4, q06 5, q08 3, q10 6, q12 4, q14 5, q16 6, q18 6, q20 5, q22 5, q24 6: 61 of 12–84, 68.1.
  // q01 2, q03 2, q05 2, q07 3, q09 2, q11 5, q13 2, q15 5, q17 2, q19 3, q21 4, q23 2: 34 of 12–84, 30.6.
  sample: { anxiety: (100 * 49) / 72, avoidance: (100 * 22) / 72 },
  freeDimension: 'anxiety',
  shareable: true,
}
