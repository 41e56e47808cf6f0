import { expect, test } from 'vitest'
import type { NormPart } from './norm-figures.ts'
import { flagItems } from './norm-flags.ts'

type Item = NormPart['items'][number]

const item = (id: string, change: Partial<Item> = {}): Item => ({
  id,
  mean: 2,
  sd: 1,
  rest: 0.5,
  alphaWithout: 0,
  categories: [0.5, 0.5],
  medianTenths: 40,
  flags: [],
  ...change,
})
/** A part with an α of 0 and items of 100, 40, 30 and 9 tenths of a second: the middle one is that of 40. */
const part = (first: Partial<Item>, change: Partial<NormPart> = {}): NormPart => ({
  id: 'd',
  n: 400,
  raw: { lowest: 0, highest: 4 },
  mean: 50,
  sd: 20,
  skew: 0,
  omega: null,
  sem: null,
  floor: 0,
  ceiling: 0,
  retest: null,
  drift: null,
  table: [],
  calibration: null,
  alpha: { value: 0, from: 0, to: 0 },
  items: [item('i1', first), item('i2', { medianTenths: 9 }), item('i3', { medianTenths: 30 }), item('i4')],
  ...change,
})
const calibrated = (...fits: { id: string; fitP: number | null }[]): NormPart['calibration'] => ({
  model: 'graded',
  n: 600,
  logLikelihood: -1,
  reliability: 0.8,
  theta: [],
  items: fits.map((fit) => ({ ...fit, slope: 1, slopeSe: 0.1, intercepts: [0], interceptSes: [0.1] })),
})

test.each<{ what: string; first?: Partial<Item>; change?: Partial<NormPart>; flags: string[] }>([
  { what: 'ordinary figures', flags: [] },
  { what: 'an item-rest correlation of .2', first: { rest: 0.2 }, flags: [] },
  { what: 'an item-rest correlation below .2', first: { rest: 0.199 }, flags: ['lowRest'] },
  { what: 'unknown figures', first: { rest: null, alphaWithout: null, medianTenths: null }, flags: [] },
  { what: 'an α that rises by .02 without the item', first: { alphaWithout: 0.02 }, flags: [] },
  {
    what: 'an α that rises by more than .02 without the item',
    first: { alphaWithout: 0.021 },
    flags: ['betterWithout'],
  },
  {
    what: 'a part with no α',
    first: { alphaWithout: 0.9 },
    change: { alpha: null },
    flags: [],
  },
  { what: 'a point chosen by 1 %', first: { categories: [0.99, 0.01] }, flags: [] },
  { what: 'a point chosen by less than 1 %', first: { categories: [0.991, 0.009] }, flags: ['rareCategory'] },
  { what: 'a time of 1.5 times the median', first: { medianTenths: 60 }, flags: [] },
  { what: 'a time of more than 1.5 times the median', first: { medianTenths: 100 }, flags: ['slow'] },
  {
    what: 'a fit p of .01',
    change: { calibration: calibrated({ id: 'i1', fitP: 0.01 }) },
    flags: [],
  },
  {
    what: 'a fit p below .01',
    change: { calibration: calibrated({ id: 'i2', fitP: 0.5 }, { id: 'i1', fitP: 0.009 }) },
    flags: ['misfit'],
  },
  {
    what: 'a fit p below .01 of another item',
    change: { calibration: calibrated({ id: 'i4', fitP: 0.001 }, { id: 'i1', fitP: null }) },
    flags: [],
  },
  { what: 'a calibration without the item', change: { calibration: calibrated({ id: 'i4', fitP: 0.001 }) }, flags: [] },
  {
    what: 'all faults at once',
    first: { rest: -0.1, alphaWithout: 0.5, categories: [1, 0], medianTenths: 61 },
    change: { calibration: calibrated({ id: 'i1', fitP: 0 }) },
    flags: ['lowRest', 'betterWithout', 'rareCategory', 'slow', 'misfit'],
  },
])('an item gets the flags $flags for $what', ({ first = {}, change, flags }) => {
  const given = part(first, change)
  const published = flagItems(given)
  const [one, ...others] = given.items
  expect(published.items[0]).toEqual({ ...one, flags })
  expect(published.items.slice(1).map(({ id }) => id)).toEqual(others.map(({ id }) => id))
  expect({ ...published, items: [] }).toEqual({ ...given, items: [] })
})

test('the flag for slow items uses the numeric median of the known times', () => {
  // Sorted as strings, 100 would come before 30 and 9.
  const times = [100, 9, 30, null, null]
  const items = times.map((medianTenths, n) => item(`i${n}`, { medianTenths }))
  expect(flagItems(part({}, { items })).items.map(({ flags }) => flags)).toEqual([['slow'], [], [], [], []])
})
