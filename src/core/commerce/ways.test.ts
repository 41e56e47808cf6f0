import { expect, test } from 'vitest'
import { cheapest } from './ways'

test('the cheapest combination is found, also where the largest pack is not in it', () => {
  const ways = [
    { reports: 1, amountMinor: 5 },
    { reports: 3, amountMinor: 12 },
    { reports: 4, amountMinor: 19 },
  ]
  expect(cheapest(ways, 6)).toEqual([0, 5, 10, 12, 17, 22, 24])
})

test('a number that no combination opens has no price', () => {
  expect(cheapest([{ reports: 3, amountMinor: 12 }], 4)).toEqual([0, Infinity, Infinity, 12, Infinity])
})
