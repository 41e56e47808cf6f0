import type { Instrument } from '@/core/instrument'
import { keyed, numbered, throughout } from '../../items'

export const instrument: Instrument = {
  slug: 'sleep',
  version: 1,
  group: 'stress',
  minutes: 2,
  responseScale: { min: 0, max: 4 },
  dimensions: [
    { id: 'onset', kind: 'symptom', items: keyed('q02 -q05 q08 q11 q14 q17') },
    { id: 'maintenance', kind: 'symptom', items: keyed('q03 q06 q09 q12 -q15 q18') },
    { id: 'daytime', kind: 'symptom', items: keyed('-q01 q04 q07 -q10 q13 q16') },
  ],
  context: [],
  directed: [{ id: 'd1', expected: 3 }],
  pairs: [
    { a: 'q05', b: 'q14', kind: 'antonym' },
    { a: 'q06', b: 'q12', kind: 'synonym' },
    { a: 'q01', b: 'q16', kind: 'antonym' },
  ],
  order: numbered(18, { q10: ['d1'] }),
  hasOverall: true,
  care: {
    first: [],
    soft: ['daytime', 'onset', 'maintenance'],
    rules: throughout('onset', 'maintenance', 'daytime'),
  },
  sample: { onset: 69, maintenance: 38, daytime: 54 },
  freeDimension: 'daytime',
  shareable: false,
}
