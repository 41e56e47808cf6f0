import type { Responses } from '@mindglass/psychometrics/instrument'
import { describe, expect, test } from 'vitest'
import { type ComposedReport, composeSheet } from '@/content/check/report/composed-report'
import { instrument } from '../instrument'
import { report } from '../report'

/** Returns the report for the same keyed answer to every item. */
const alike = (point: number): ComposedReport => {
  const { min, max } = instrument.responseScale
  const responses: Responses = Object.fromEntries(
    instrument.dimensions.flatMap(({ items }) =>
      items.map(({ id, reversed }) => [id, reversed ? min + max - point : point]),
    ),
  )
  return composeSheet(instrument, report, { name: `all at ${point}`, responses: { ...responses, d1: 1 } })
}

describe('a report for identical answers', () => {
  test('names no leading part when all answers are in the middle', () => {
    const { portrait, letter, plan } = alike(2).composition
    expect(portrait.id).toBe('portrait.level')
    expect(letter.pattern?.id).toBe('pattern.level')
    expect(letter.difference).toBeNull()
    expect(plan?.plan.id).toBe('level')
  })

  test.each([0, 1, 2, 3, 4])('quotes no answer when every answer is %i', (point) => {
    expect(alike(point).composition.quotes).toEqual([])
  })

  test.each([3, 4])('has the help plan when every answer is %i', (point) => {
    expect(alike(point).composition.plan?.plan.id).toBe('help')
  })
})

test('the sample report has the overload plan and needs no help', () => {
  const { profile, composition } = composeSheet(instrument, report, { name: 'sample', responses: report.sample })
  expect(profile.help).toBe('none')
  expect(composition.plan?.plan.id).toBe('overload')
})
