import type { Instrument } from '@/core/instrument'
import { keyed, numbered } from '../../items'

export const instrument: Instrument = {
  slug: 'big-five',
  version: 1,
  group: 'self',
  minutes: 6,
  responseScale: { min: 1, max: 5 },
  dimensions: [
    { id: 'openness', kind: 'trait', items: keyed('q01 -q07 q13 q20 q25 -q29 q33 -q36 q42 -q50') },
    { id: 'conscientiousness', kind: 'trait', items: keyed('q02 q09 q11 -q18 -q24 q27 q31 -q38 -q45 q49') },
    { id: 'extraversion', kind: 'trait', items: keyed('-q03 q06 -q15 q17 q23 -q26 q32 -q40 q43 -q46') },
    { id: 'agreeableness', kind: 'trait', items: keyed('q04 q10 -q12 q19 -q21 q30 -q34 q37 -q41 -q47') },
    { id: 'stability', kind: 'trait', items: keyed('q05 -q08 q14 q16 q22 -q28 -q35 q39 -q44 q48') },
  ],
  context: [],
  directed: [
    { id: 'd1', expected: 4 },
    { id: 'd2', expected: 2 },
  ],
  pairs: [
    { a: 'q11', b: 'q38', kind: 'antonym' },
    { a: 'q17', b: 'q40', kind: 'antonym' },
    { a: 'q16', b: 'q48', kind: 'synonym' },
  ],
  order: numbered(50, { q17: ['d1'], q32: ['d2'] }),
  hasOverall: false,
  care: { first: [], soft: [], rules: [] },
  sample: { openness: 85, conscientiousness: 45, extraversion: 30, agreeableness: 70, stability: 55 },
  freeDimension: 'openness',
  shareable: true,
}
