import type { Instrument } from '@/core/instrument'
import { keyed, numbered } from '../../items'

/** Ten groups of six lines in turn: the last digit of an id is its group, see `report/groups.ts`. */
export const instrument: Instrument = {
  slug: 'big-five',
  version: 2,
  group: 'self',
  minutes: 7,
  responseScale: { min: 1, max: 5 },
  dimensions: [
    { id: 'openness', kind: 'trait', items: keyed('q01 -q06 -q11 q16 q21 -q26 -q31 q36 q41 -q46 -q51 q56') },
    { id: 'conscientiousness', kind: 'trait', items: keyed('-q02 q07 q12 -q17 -q22 q27 q32 -q37 -q42 q47 q52 -q57') },
    { id: 'extraversion', kind: 'trait', items: keyed('q03 -q08 -q13 q18 q23 -q28 -q33 q38 q43 -q48 -q53 q58') },
    { id: 'agreeableness', kind: 'trait', items: keyed('-q04 q09 q14 -q19 -q24 q29 q34 -q39 -q44 q49 q54 -q59') },
    { id: 'stability', kind: 'trait', items: keyed('q05 -q10 -q15 q20 q25 -q30 -q35 q40 q45 -q50 -q55 q60') },
  ],
  // Where one mostly pictured oneself; last, because a place named first changes what people say of their character.
  context: [{ id: 'c1', options: 4 }],
  directed: [
    { id: 'd1', expected: 4 },
    { id: 'd2', expected: 2 },
  ],
  pairs: [
    { a: 'q07', b: 'q57', kind: 'antonym' },
    { a: 'q03', b: 'q53', kind: 'antonym' },
    { a: 'q18', b: 'q48', kind: 'antonym' },
    { a: 'q20', b: 'q40', kind: 'synonym' },
  ],
  order: [...numbered(60, { q22: ['d1'], q45: ['d2'] }), 'c1'],
  leaveOut: true,
  hasOverall: false,
  // No end of a trait is an illness. But someone whom nearly everything shakes should meet an ear before a price.
  care: { first: [], soft: [], rules: [{ help: 'soft', all: [{ part: 'stability', to: 'level1' }], head: 'shaken' }] },
  // As in the report’s sample: sums of 47, 33, 26, 44 and 39 from twelve turned answers of 1–5 each.
  sample: {
    openness: (100 * 35) / 48,
    conscientiousness: (100 * 21) / 48,
    extraversion: (100 * 14) / 48,
    agreeableness: (100 * 32) / 48,
    stability: (100 * 27) / 48,
  },
  freeDimension: 'openness',
  shareable: true,
}
