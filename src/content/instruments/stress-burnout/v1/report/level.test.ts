import type { Responses } from '@mindglass/psychometrics/instrument'
import { describe, expect, test } from 'vitest'
import { type Reading, readingOf } from '@/content/check/report/figures'
import { instrument } from '../instrument'
import { report } from '../report'

/** A reader who gives the same turned answer to every line. */
const alike = (point: number): Reading => {
  const { min, max } = instrument.responseScale
  const responses: Responses = Object.fromEntries(
    instrument.dimensions.flatMap(({ items }) =>
      items.map(({ id, reversed }) => [id, reversed ? min + max - point : point]),
    ),
  )
  return readingOf(instrument, report, { name: `all at ${point}`, responses: { ...responses, d1: 1 } })
}

describe('equal answers', () => {
  test('say nowhere that one part leads when all lie in the middle', () => {
    const { portrait, letter, plan } = alike(2).composition
    expect(portrait.id).toBe('portrait.level')
    expect(letter.pattern?.id).toBe('pattern.level')
    expect(letter.difference).toBeNull()
    expect(plan?.plan.id).toBe('level')
  })

  test.each([0, 1, 2, 3, 4])('quote no answer at %i, because this version has no words for single answers', (point) => {
    expect(alike(point).composition.quotes).toEqual([])
  })

  test.each([3, 4])('call for people instead of steps at %i', (point) => {
    expect(alike(point).composition.plan?.plan.id).toBe('help')
  })
})

test('the sample is a week of its own and nobody’s emergency', () => {
  const { profile, composition } = readingOf(instrument, report, { name: 'sample', responses: report.sample })
  expect(profile.help).toBe('none')
  expect(composition.plan?.plan.id).toBe('overload')
})
