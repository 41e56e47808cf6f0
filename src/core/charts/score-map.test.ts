import { expect, test } from 'vitest'
import { mapOf } from './score-map'

const part = (id: string, score: number) => ({
  id,
  name: `Name of ${id}`,
  low: `little ${id}`,
  high: `much ${id}`,
  reading: { interval: { score, from: score - 10, to: score + 10 } },
})
const parts = [part('other', 1), part('anxiety', 30), part('avoidance', 60)]

test('avoidance goes sideways and anxiety up, each with what its ends stand for', () => {
  expect(mapOf('attachment', parts)).toEqual({
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
  { name: 'no avoidance', slug: 'attachment', of: parts.slice(0, 2) },
  { name: 'no anxiety', slug: 'attachment', of: parts.slice(2) },
  {
    name: 'avoidance that was not scored',
    slug: 'attachment',
    of: [...parts.slice(0, 2), { ...part('avoidance', 1), reading: null }],
  },
  { name: 'nothing', slug: 'attachment', of: [] },
])('there is no map of $name', ({ slug, of }) => {
  expect(mapOf(slug, of)).toBeNull()
})
