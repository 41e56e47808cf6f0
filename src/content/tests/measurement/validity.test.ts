import {
  attentive,
  flagsOf,
  ids,
  trialInstrument as instrument,
  uniformResponses,
} from '@mindglass/psychometrics/fixture'
import type { ResponseScale, Responses } from '@mindglass/psychometrics/instrument'
import { rawAnswers } from '@mindglass/psychometrics/scoring/key'
import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import type { ValidityFlag } from '@mindglass/psychometrics/validity/signs'
import { assessValidity } from '@mindglass/psychometrics/validity/validity'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { publishedInstruments } from '@/content/tests/instruments'
import { attentiveAnswers, publishedInstrument } from '@/testing/data/sittings'

test('attentive answers and an empty sitting have no flag', () => {
  expect(flagsOf(attentive, uniformResponses(instrument.order, 4000))).toEqual([])
  expect(flagsOf({})).toEqual([])
})

test.each(
  publishedInstruments().flatMap((test) => {
    const { min, max } = test.responseScale
    const name = `${test.slug} v${test.version}`
    return Array.from({ length: max - min + 1 }, (_, point) => ({ name, test, value: min + point }))
  }),
)('a sitting of $name with the consistent answer $value throughout has no flag', ({ test, value }) => {
  const answers = attentiveAnswers(test, value)
  const responses = Object.fromEntries(answers.map((one) => [one.item, one.value ?? 0]))
  const pace = Object.fromEntries(answers.map(({ item, ms }) => [item, ms]))
  expect(scoreSitting(test, responses, pace)).toMatchObject({ validity: 'use', flags: [] })
})

describe('the flag “directed”', () => {
  test.each([
    { x1: 3, expected: [] },
    { x1: 2, expected: ['directed'] },
    { x1: 0, expected: ['directed'] },
  ])('is raised unless the directed item is answered with the expected 3 (answer: $x1)', ({ x1, expected }) => {
    expect(flagsOf({ ...attentive, x1 })).toEqual(expected)
  })

  test('is not raised when the directed item is unanswered', () => {
    const { x1: _, ...others } = attentive
    expect(flagsOf(others)).toEqual([])
  })

  test('is raised when any of several directed items is missed', () => {
    const two = { ...instrument, directed: [...instrument.directed, { id: 'i5', expected: 4 }] }
    expect(flagsOf({ ...attentive, i5: 4 }, {}, two)).toEqual([])
    expect(flagsOf({ ...attentive, i5: 0 }, {}, two)).toEqual(['directed'])
  })
})

describe('the check for inconsistency', () => {
  // Synonyms i1, i20; antonyms i2, i21 and i3, i22.
  test.each<{ name: string; responses: Responses; expected: ValidityFlag[] }>([
    { name: 'no pair', responses: {}, expected: [] },
    { name: 'the synonyms alone', responses: { i1: 0, i20: 4 }, expected: [] },
    { name: 'one antonym pair alone', responses: { i2: 4, i21: 4 }, expected: [] },
    { name: 'synonyms and antonyms', responses: { i1: 0, i20: 4, i2: 4, i21: 4 }, expected: ['inconsistency'] },
    { name: 'both antonym pairs', responses: { i2: 4, i21: 4, i3: 0, i22: 0 }, expected: ['inconsistency'] },
    {
      name: 'all pairs',
      responses: { i1: 4, i20: 0, i2: 4, i21: 4, i3: 0, i22: 0 },
      expected: ['inconsistency'],
    },
    { name: 'two by exactly 3', responses: { i1: 1, i20: 4, i2: 4, i21: 3 }, expected: ['inconsistency'] },
    { name: 'one by 3, one by 2', responses: { i1: 1, i20: 4, i2: 4, i21: 2 }, expected: [] },
    { name: 'opposite antonyms', responses: { i1: 0, i20: 4, i2: 4, i21: 0 }, expected: [] },
    { name: 'identical synonyms', responses: { i1: 4, i20: 4, i2: 4, i21: 4 }, expected: [] },
  ])('flags $expected for $name', ({ responses, expected }) => {
    expect(flagsOf({ ...attentive, ...responses })).toEqual(expected)
  })

  test('ignores a pair with a missing answer', () => {
    expect(flagsOf({ i1: 0, i20: 4, i2: 4, i21: 4 })).toEqual(['inconsistency'])
    expect(flagsOf({ i1: 0, i20: 4, i2: 4 })).toEqual([])
    expect(flagsOf({ i1: 0, i2: 4, i21: 4 })).toEqual([])
  })

  test.each<{ responseScale: ResponseScale; least: number }>([
    { responseScale: { min: 0, max: 3 }, least: 3 },
    { responseScale: { min: 0, max: 4 }, least: 3 },
    { responseScale: { min: 1, max: 5 }, least: 3 },
    { responseScale: { min: 1, max: 7 }, least: 5 },
  ])('flags answers at least $least points apart on the scale $responseScale', ({ responseScale, least }) => {
    const scaled = { ...instrument, responseScale }
    const apart = (distance: number) => {
      const { min, max } = responseScale
      return flagsOf({ i1: min, i20: min + distance, i2: min, i21: max - distance }, {}, scaled)
    }
    expect(apart(least)).toEqual(['inconsistency'])
    expect(apart(least - 1)).toEqual([])
  })
})

describe('the check for speed', () => {
  const { order } = instrument // 26 items

  test.each([
    { name: 'all at 999 ms', times: uniformResponses(order, 999), expected: ['speed'] },
    { name: 'all at 1000 ms', times: uniformResponses(order, 1000), expected: [] },
    {
      name: '14 of 26 fast',
      times: { ...uniformResponses(order, 5000), ...uniformResponses(order.slice(0, 14), 300) },
      expected: ['speed'],
    },
    {
      name: '12 of 26 fast',
      times: { ...uniformResponses(order, 5000), ...uniformResponses(order.slice(0, 12), 300) },
      expected: [],
    },
    // An even count takes the mean of the middle two: (300 + 1600) / 2 = 950, (300 + 1800) / 2 = 1050.
    {
      name: 'half, 950',
      times: { ...uniformResponses(order, 1600), ...uniformResponses(order.slice(0, 13), 300) },
      expected: ['speed'],
    },
    {
      name: 'half, 1050',
      times: { ...uniformResponses(order, 1800), ...uniformResponses(order.slice(0, 13), 300) },
      expected: [],
    },
    { name: 'times for 13 of 26', times: uniformResponses(order.slice(0, 13), 300), expected: ['speed'] },
    { name: 'times for 12 of 26', times: uniformResponses(order.slice(0, 12), 300), expected: [] },
    { name: 'no times', times: {}, expected: [] },
    { name: 'times of other items', times: uniformResponses(ids(100, 130), 300), expected: [] },
    { name: 'impossible times', times: { ...uniformResponses(order, -5), i1: Number.NaN }, expected: [] },
    {
      name: 'one very long pause',
      times: { ...uniformResponses(order, 400), i3: 3_600_000 },
      expected: ['speed'],
    },
    // Sorted as texts, '3000' would come between '200' and '900'.
    {
      name: '14 of 26 fast, at both ends',
      times: {
        ...uniformResponses(order.slice(0, 7), 900),
        ...uniformResponses(order.slice(7, 19), 3000),
        ...uniformResponses(order.slice(19), 200),
      },
      expected: ['speed'],
    },
  ])('flags $expected for $name', ({ times, expected }) => {
    expect(flagsOf(attentive, times)).toEqual(expected)
  })

  test.each([
    // Reading takes 5 s: three tenths of it are 1.5 s.
    { ms: 1490, expected: ['speed'] },
    { ms: 1510, expected: [] },
  ])('flags $expected for $ms ms per item when reading takes 5 s', ({ ms, expected }) => {
    const answers = rawAnswers(instrument, attentive)
    const pace = { times: uniformResponses(order, ms), reading: uniformResponses(order, 5000) }
    expect(assessValidity(instrument, answers, pace).flags).toEqual(expected)
  })

  test('flags nothing for an instrument without items', () => {
    expect(flagsOf({}, {}, { ...instrument, order: [] })).toEqual([])
  })
})

describe('the check for “longstring”', () => {
  /** Alternating answers without pairs at odds but with identical raw answers (2, 2) across an antonym pair. */
  const base: Responses = { ...attentive, i2: 2, i21: 2 }

  test.each([
    { name: 'ten in a row', run: uniformResponses(ids(7, 16), 1), expected: ['longstring'] },
    { name: 'nine in a row', run: { ...uniformResponses(ids(8, 16), 1), i7: 3, i17: 3 }, expected: [] },
    {
      name: 'ten across a context item of another answer',
      run: { ...uniformResponses(ids(7, 16), 1), c1: 2 },
      expected: ['longstring'],
    },
    // i1 … i6, x1, i7 … i9: the directed item is the tenth.
    {
      name: 'ten with the directed item among them',
      run: { ...uniformResponses(ids(1, 9), 3), x1: 3, i10: 0, i2: 3, i21: 3 },
      expected: ['longstring'],
    },
    {
      name: 'ten around a directed item answered as asked',
      run: { ...uniformResponses(ids(2, 11), 2), i20: 2, i1: 1, i22: 2, i12: 0 },
      expected: ['longstring'],
    },
    {
      name: 'nine around a directed item answered as asked',
      run: { ...uniformResponses(ids(2, 10), 2), i20: 2, i1: 1, i22: 2, i11: 1, i12: 0 },
      expected: [],
    },
  ])('flags $expected for $name', ({ run, expected }) => {
    expect(flagsOf({ ...base, ...run })).toEqual(expected)
  })

  test('flags a run only when an antonym pair has identical raw answers', () => {
    const run = uniformResponses(ids(7, 16), 1)
    expect(flagsOf({ ...base, ...run, i21: 1 })).toEqual([])
    expect(flagsOf({ ...base, ...run, i21: 1, i1: 1, i20: 1 })).toEqual([]) // synonyms may agree
    expect(flagsOf({ ...run })).toEqual([]) // neither of a pair answered
  })

  test('flags a straight line of the middle answer', () => {
    const { x1: _, ...middle } = uniformResponses(instrument.order, 2)
    expect(flagsOf(middle)).toEqual(['longstring'])
  })

  test('finds runs in the order of presentation', () => {
    const spread = {
      ...instrument,
      order: instrument.order.toSorted((a, b) => (Number(a.slice(1)) % 2) - (Number(b.slice(1)) % 2)),
    }
    const alternating = {
      ...uniformResponses(ids(1, 24), 1),
      ...uniformResponses(
        ids(1, 24).filter((_, index) => index % 2 === 0),
        2,
      ),
    }
    expect(flagsOf({ ...alternating, i2: 2, i21: 2 })).toEqual(['pattern'])
    expect(flagsOf({ ...alternating, i2: 2, i21: 2 }, {}, spread)).toEqual(['longstring'])
  })

  test('skips unanswered items within a run', () => {
    const { i10: _, ...others } = { ...base, ...uniformResponses(ids(7, 17), 1) }
    expect(flagsOf(others)).toEqual(['longstring'])
    const { i11: __, ...fewer } = others as Record<string, number>
    expect(flagsOf({ ...fewer, i18: 3 })).toEqual([])
  })
})

describe('the check for spread', () => {
  const worry = publishedInstrument('worry', 1)
  const readings = (times: number) => ({
    times: uniformResponses(worry.order, 1000 * times),
    reading: uniformResponses(worry.order, 1000),
  })
  const unknown = {}

  test.each([
    { what: 'widely', digits: '0134210314203124130', pace: unknown, spread: true },
    {
      // A person who does not read can take any amount of time.
      what: 'widely in twice the reading time',
      digits: '0134210314203124130',
      pace: readings(2),
      spread: true,
    },
    { what: 'less widely', digits: '0124210213203123130', pace: unknown, spread: false },
    {
      what: 'less widely in half the reading time',
      digits: '0124210213203123130',
      pace: readings(0.5),
      spread: true,
    },
  ])('flags answers that vary $what: $spread', ({ digits, pace, spread }) => {
    const given = Object.fromEntries(worry.order.map((id, n) => [id, Number(digits[n])]))
    expect(assessValidity(worry, rawAnswers(worry, given), pace).flags.includes('spread')).toBe(spread)
  })
})

test('fast straight-line answers at an end of the scale raise four flags in a fixed order', () => {
  const flags = flagsOf(uniformResponses(instrument.order, 0), uniformResponses(instrument.order, 200))
  expect(flags).toEqual(['directed', 'inconsistency', 'speed', 'longstring'])
})

test('a straight line without skipped items always raises the flag “longstring”', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4 }), (value) => {
      expect(flagsOf(uniformResponses(instrument.order, value))).toContain('longstring')
    }),
  )
})

test('answer times change no flag except “speed”', () => {
  const responses = fc.record(Object.fromEntries(instrument.order.map((id) => [id, fc.integer({ min: 0, max: 4 })])), {
    requiredKeys: [],
  })
  const times = fc.record(Object.fromEntries(instrument.order.map((id) => [id, fc.nat(5000)])), { requiredKeys: [] })
  fc.assert(
    fc.property(responses, times, (given, timesMs) => {
      const timed = flagsOf(given as Responses, timesMs as Record<string, number>)
      expect(timed.filter((flag) => flag !== 'speed')).toEqual(flagsOf(given as Responses))
      expect(timed).toEqual([...new Set(timed)])
    }),
  )
})
