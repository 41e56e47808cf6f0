import { describe, expect, test } from 'vitest'
import { inventedFigures } from '@/testing/data/norm-figures'
import { publishedInstrument } from '@/testing/data/sittings'
import type { NormFigures, NormPart } from '../norms/norm-figures'
import { flagsOfPart, type ItemFlag, type PartFlag, signsOfItem } from './norm-flags'

const [part] = inventedFigures(publishedInstrument('worry'), 400).parts
const [item] = part?.items ?? []
if (!part || !item) throw new Error('no figures')
const fit = { n: 400, chiSquare: 30, df: 20, scaling: 1.1, cfi: 0.98, rmsea: { value: 0.03, from: 0, to: 0.05 } }
const even = { ...part, floor: 0.02, ceiling: 0.01 }
const plain = { ...item, categories: [0.2, 0.3, 0.3, 0.15, 0.05] }

test.each<[PartFlag[], Partial<NormPart>]>([
  [[], {}],
  [['noAlpha'], { alpha: null }],
  [['noAlpha'], { alpha: { value: -0.1, from: -0.3, to: 0.1 } }],
  [['lowAlpha'], { alpha: { value: 0.69, from: 0.65, to: 0.73 } }],
  [['heywood'], { omega: { value: 0.9, heywood: ['w1'] } }],
  [[], { fit: { ...fit, cfi: 0.9, rmsea: { value: 0.08, from: 0.07, to: 0.11 } } }],
  [['lowFit'], { fit: { ...fit, cfi: 0.899 } }],
  [['lowFit'], { fit: { ...fit, rmsea: { value: 0.081, from: 0.07, to: 0.11 } } }],
  [[], { fit: null }],
  [['floor'], { floor: 0.151 }],
  [['ceiling'], { ceiling: 0.2 }],
  [['skew'], { skew: -1.1 }],
  [['drift'], { drift: { sinceVersion: 1, meanChange: -2, se: 1 } }],
  [[], { drift: { sinceVersion: 1, meanChange: 1.9, se: 1 } }],
  [['uncalibrated'], { n: 500 }],
])('a part of a test has the warning signs %j', (signs, change) => {
  expect(flagsOfPart({ ...even, ...change })).toEqual(signs)
})

describe('an item', () => {
  test.each<[ItemFlag[], Partial<typeof plain>]>([
    [[], {}],
    [['lowRest', 'misfit'], { flags: ['lowRest', 'misfit'] }],
    [['other'], { flags: ['of a later day'] }],
    [['rareCategory'], { flags: ['rareCategory'], categories: [0.005, 0.3, 0.3, 0.3, 0.095] }],
    // A point that nobody chose is reported instead of one that hardly anybody chose.
    [['neverUsed'], { flags: ['rareCategory'], categories: [0.4, 0.3, 0.2, 0.1, 0] }],
    [['slow', 'neverUsed'], { flags: ['rareCategory', 'slow'], categories: [0.4, 0.3, 0.2, 0.1, 0] }],
    [[], { categories: [0.8, 0.1, 0.05, 0.03, 0.02] }],
    [[], { categories: [0.02, 0.03, 0.05, 0.1, 0.8] }],
    [['lowest'], { categories: [0.81, 0.1, 0.05, 0.03, 0.01] }],
    [['highest'], { categories: [0.01, 0.03, 0.05, 0.1, 0.81] }],
  ])('has the warning signs %j', (signs, change) => {
    expect(signsOfItem({ ...plain, ...change }, null)).toEqual(signs)
  })

  test.each([
    { verdict: 'A', mantelP: 0.02, apart: false },
    { verdict: 'A', mantelP: 0.01, apart: false },
    { verdict: 'A', mantelP: 0.009, apart: true },
    { verdict: 'B', mantelP: 0.5, apart: true },
  ] as const)(
    'is flagged for DIF against another language by verdict $verdict and p $mantelP: $apart',
    ({ apart, ...found }) => {
      const dif: NormFigures['dif'] = [
        { other: 'es', n: 400, items: [item.id, 'second'].map((id) => ({ id, deltaR2: 0.01, ...found })) },
      ]
      expect(signsOfItem(plain, dif)).toEqual(apart ? ['dif'] : [])
      expect(signsOfItem({ ...plain, id: 'another' }, dif)).toEqual([])
    },
  )
})
