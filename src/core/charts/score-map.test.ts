import { expect, test } from 'vitest'
import { findScoreMap } from './score-map'

const part = (id: string, score: number) => ({
  id,
  name: `Name of ${id}`,
  low: `little ${id}`,
  high: `much ${id}`,
  partResult: { interval: { score, from: score - 10, to: score + 10 } },
})
const parts = [part('other', 1), part('anxiety', 30), part('avoidance', 60)]

test('the attachment map has avoidance on the x-axis and anxiety on the y-axis with labelled ends', () => {
  expect(findScoreMap('attachment', parts)).toEqual({
    x: {
      place: { score: 60, from: 50, to: 70 },
      name: 'Name of avoidance',
      ends: { low: 'little avoidance', high: 'much avoidance' },
    },
    y: {
      place: { score: 30, from: 20, to: 40 },
      name: 'Name of anxiety',
      ends: { low: 'little anxiety', high: 'much anxiety' },
    },
  })
})

test.each([
  { name: 'another test', slug: 'sleep', of: parts },
  { name: 'attachment without avoidance', slug: 'attachment', of: parts.slice(0, 2) },
  { name: 'attachment without anxiety', slug: 'attachment', of: parts.slice(2) },
  {
    name: 'attachment with unscored avoidance',
    slug: 'attachment',
    of: [...parts.slice(0, 2), { ...part('avoidance', 1), partResult: null }],
  },
  { name: 'attachment without any part', slug: 'attachment', of: [] },
])('mapOf returns null for $name', ({ slug, of }) => {
  expect(findScoreMap(slug, of)).toBeNull()
})
