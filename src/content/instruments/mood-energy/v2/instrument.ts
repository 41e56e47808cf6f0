import type { Instrument } from '@/core/instrument'
import { keyed, numbered } from '../../items'
import { care } from './care'
import { stretches } from './stretches'

export const instrument: Instrument = {
  slug: 'mood-energy',
  version: 2,
  group: 'mood',
  minutes: 7,
  responseScale: { min: 0, max: 4 },
  // q01–q32 ask about the highest stretch of the year and mix four parts; q33–q48 alternate between the lowest stretch
  // and the year as a whole. A reader recalls one stretch at a time.
  dimensions: [
    { id: 'activation', kind: 'symptom', items: keyed('q01 q05 q09 -q13 q17 q21 q25 -q29') },
    { id: 'thought', kind: 'symptom', items: keyed('q02 q06 q10 -q14 q18 q22 q26 -q30') },
    { id: 'impulse', kind: 'symptom', items: keyed('q03 q07 q11 -q15 q19 q23 q27 -q31') },
    { id: 'irritability', kind: 'symptom', items: keyed('q04 q08 q12 -q16 q20 q24 q28 -q32') },
    { id: 'low', kind: 'symptom', items: keyed('q33 q35 q37 -q39 q41 q43 q45 -q47') },
    { id: 'swings', kind: 'symptom', items: keyed('q34 q36 q38 q40 q42 -q44 q46 -q48') },
  ],
  context: [
    // Did several changes share the same days? 0 none noticed · 1 singly · 2 two or three · 3 many.
    { id: 'c1', options: 4 },
    // Longest high stretch: 0 none · 1 hours · 2 a day · 3 two or three days · 4 four to six days · 5 a week or longer.
    { id: 'c2', options: 6 },
    // How far the highest or the lowest stretch got in the way: 0 not at all … 3 a lot · 4 daily life stopped.
    { id: 'c3', options: 5 },
    // High stretches in the year: 0 none stands out · 1 one · 2 two or three · 3 four to six · 4 more.
    { id: 'c4', options: 5 },
    // Others: 0 nobody said anything · 1 one person did · 2 several did · 3 somebody was worried.
    { id: 'c5', options: 4 },
    // Going on now: 0 neither · 1 the low · 2 the high · 3 both at once or changing fast.
    { id: 'c6', options: 4 },
    // Longest low stretch: 0 none · 1 a day or two · 2 several days · 3 one to two weeks · 4 longer.
    { id: 'c7', options: 5 },
  ],
  directed: [
    { id: 'd1', expected: 1 },
    { id: 'd2', expected: 3 },
  ],
  pairs: [
    { a: 'q02', b: 'q06', kind: 'synonym' },
    { a: 'q26', b: 'q30', kind: 'antonym' },
    { a: 'q20', b: 'q32', kind: 'antonym' },
    { a: 'q04', b: 'q16', kind: 'antonym' },
  ],
  // How many stretches there were comes first: it makes a reader choose the one to think of.
  order: ['c4', ...numbered(48, { q16: ['d1'], q38: ['d2'], q48: ['c2', 'c1', 'c5', 'c7', 'c3', 'c6'] })],
  leaveOut: true,
  // Highs and lows have no mean: one would hide the other.
  hasOverall: false,
  care,
  stretches,
  // Turned sums of 21, 17, 10, 12, 18 and 19 of 32: 65.625, 53.125, 31.25, 37.5, 56.25, 59.375. In the order of
  // the items above: activation 3 2 2 2 4 3 3 2, thought 3 3 2 1 2 1 3 2, impulse 1 3 0 1 2 2 0 1, irritability
  // 2 2 3 1 1 1 1 1, low 2 3 1 1 3 2 4 2, swings 3 1 2 4 3 2 2 2.
  sample: { activation: 65.625, thought: 53.125, impulse: 31.25, irritability: 37.5, low: 56.25, swings: 59.375 },
  freeDimension: 'swings',
  shareable: false,
}
