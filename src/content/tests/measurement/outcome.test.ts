import {
  attentive,
  flagsOf,
  ids,
  trialInstrument as instrument,
  uniformResponses,
} from '@mindglass/psychometrics/fixture'
import type { Instrument, Responses } from '@mindglass/psychometrics/instrument'
import { seededRandom } from '@mindglass/psychometrics/random'
import { rawAnswers } from '@mindglass/psychometrics/scoring/key'
import {
  offersRetake,
  type Validity,
  type ValidityFlag,
  validityOfFlags,
} from '@mindglass/psychometrics/validity/signs'
import { assessValidity } from '@mindglass/psychometrics/validity/validity'
import { describe, expect, test } from 'vitest'
import { publishedInstrument } from '@/testing/data/sittings'

describe('the flag “pattern”', () => {
  const { order } = instrument
  const repeated = (points: readonly number[], start = 0): Responses => ({
    ...Object.fromEntries(
      order.filter((id) => id !== 'c1').map((id, at) => [id, points[(start + at) % points.length] ?? 0]),
    ),
  })

  test.each([
    { name: 'up and down the scale', points: [0, 1, 2, 3, 4, 3, 2, 1] },
    { name: 'two answers in turn', points: [1, 3] },
    { name: 'three answers in turn', points: [4, 0, 2] },
  ])('is raised for $name from any starting point', ({ points }) => {
    for (let start = 0; start < points.length; start++) {
      expect(flagsOf(repeated(points, start))).toContain('pattern')
    }
  })

  test('is raised despite one answer outside the pattern but not despite three', () => {
    const waves = repeated([0, 1, 2, 3, 4, 3, 2, 1])
    expect(flagsOf({ ...waves, i24: 0 })).toContain('pattern')
    expect(flagsOf({ ...waves, i20: 0, i22: 0, i24: 0 })).not.toContain('pattern')
  })

  test('is raised only when enough answers repeat a changing pattern', () => {
    /** Returns one answer for each digit, in the order of the items, and none for the remaining items. */
    const given = (digits: string): Responses => {
      const asked = order.filter((id) => id !== 'c1' && id !== 'x1')
      return Object.fromEntries([...digits].map((digit, n) => [asked[n] ?? '', Number(digit)]))
    }
    const seen = (digits: string) => flagsOf(given(digits)).includes('pattern')
    expect([seen('1313131313'), seen('13131313131'), seen('131313131313')]).toEqual([false, false, true])
    // A repeated pattern of twelve answers counts only when all twelve are repeated.
    expect([seen('01234321023101234321023'), seen('012343210231012343210231')]).toEqual([false, true])
    // One answer in ten may differ from the pattern.
    expect([seen('131313131311'), seen('131313131411')]).toEqual([true, false])
    expect([seen('113311331133113311'), seen('111333111333111333')]).toEqual([true, false])
  })

  test('is not raised when nearly all answers are the lowest', () => {
    expect(flagsOf({ ...uniformResponses(order, 0), x1: 3, i4: 1, i15: 1 })).not.toContain('pattern')
  })
})

/** Returns the answers of people who pick points of the scale at random, and answer directed items as requested. */
function byChance({ dimensions, directed, responseScale: { min, max } }: Instrument, people: number): Responses[] {
  const random = seededRandom(7)
  const items = dimensions.flatMap((dimension) => dimension.items.map(({ id }) => id))
  return Array.from({ length: people }, () => ({
    ...Object.fromEntries(items.map((id) => [id, min + Math.floor((max - min + 1) * random())])),
    ...Object.fromEntries(directed.map(({ id, expected }) => [id, expected])),
  }))
}

/**
 * Returns the answers of people who answer all items of a part at the same random end of the scale, except for a tenth
 * of all items, which get a random answer; directed items are answered as requested.
 */
function byEnds({ dimensions, directed, responseScale: { min, max } }: Instrument, people: number): Responses[] {
  const random = seededRandom(11)
  const any = () => min + Math.floor((max - min + 1) * random())
  return Array.from({ length: people }, () => ({
    ...Object.fromEntries(
      dimensions.flatMap(({ items }) => {
        const high = random() < 0.5
        return items.map(({ id, reversed }) => [id, random() < 0.1 ? any() : high === reversed ? min : max])
      }),
    ),
    ...Object.fromEntries(directed.map(({ id, expected }) => [id, expected])),
  }))
}

/**
 * Returns the answers of people who answer the first half of a test consistently, one point from a random end for each
 * part, and the second half at random.
 */
function halfByChance(instrument: Instrument, people: number): Responses[] {
  const { order, dimensions, directed, responseScale } = instrument
  const { min, max } = responseScale
  const random = seededRandom(13)
  const asked = new Set(directed.map(({ id }) => id))
  return byChance(instrument, people).map((chance) => {
    const careful = new Map(
      dimensions.flatMap(({ items }) => {
        const high = random() < 0.5
        return items.map(({ id, reversed }) => [id, high === reversed ? min + 1 : max - 1] as const)
      }),
    )
    const run = order.filter((id) => careful.has(id) && !asked.has(id))
    const first = run.slice(0, Math.ceil(run.length / 2)).map((id) => [id, careful.get(id) ?? min] as const)
    return { ...chance, ...Object.fromEntries(first) }
  })
}

describe('retake advice for sheets with correct directed items and no response times', () => {
  const askedAgain = (test: Instrument, sheets: readonly Responses[]) =>
    sheets.filter((given) => assessValidity(test, rawAnswers(test, given), {}).validity === 'askAgain').length

  test.each(['big-five', 'mood-energy'])('is given for more than half of the random answer sheets of %s', (slug) => {
    const test = publishedInstrument(slug)
    expect(askedAgain(test, byChance(test, 200))).toBeGreaterThan(105)
  })

  test.each([
    { slug: 'big-five', least: 90 },
    { slug: 'attachment', least: 25 },
  ])('is given for at least $least of 100 sheets of $slug with a random second half', ({ slug, least }) => {
    const test = publishedInstrument(slug)
    expect(askedAgain(test, halfByChance(test, 100))).toBeGreaterThanOrEqual(least)
  })

  test.each(['big-five', 'mood-energy', 'self-worth', 'attachment'])(
    'is not given for extreme answers to %s when a tenth of them is random',
    (slug) => {
      const test = publishedInstrument(slug)
      expect(askedAgain(test, byEnds(test, 100))).toBe(0)
    },
  )
})

describe('the flag “spread”', () => {
  test.each(['big-five', 'sleep', 'mood-energy'])(
    'is raised for at least a quarter of the random answer sheets of %s',
    (slug) => {
      const test = publishedInstrument(slug)
      const found = byChance(test, 200).filter((given) => flagsOf(given, {}, test).includes('spread'))
      expect(found.length).toBeGreaterThan(50)
    },
  )

  test('is not raised when the answers of a part are all high, all low or near one point', () => {
    for (const point of [0, 4])
      expect(flagsOf({ ...uniformResponses(ids(1, 24), point), x1: 3 })).not.toContain('spread')
    expect(flagsOf(attentive)).toEqual([])
  })
})

describe('the validity of a sitting', () => {
  const of = (responses: Responses, on = instrument, times: Record<string, number> = {}): Validity => {
    return assessValidity(on, rawAnswers(on, responses), { times }).validity
  }
  const two = { ...instrument, directed: [...instrument.directed, { id: 'i5', expected: 3 }] }

  test.each<{ name: string; validity: () => Validity; is: Validity }>([
    { name: 'attentive answers', validity: () => of(attentive), is: 'use' },
    {
      name: 'nothing but a fast pace',
      validity: () => of(attentive, instrument, uniformResponses(instrument.order, 300)),
      is: 'noNorms',
    },
    { name: 'a miss of the only directed item', validity: () => of({ ...attentive, x1: 0 }), is: 'noNorms' },
    {
      name: 'a straight line with a correct directed item',
      validity: () => of({ ...uniformResponses(instrument.order, 2), x1: 3 }),
      is: 'askAgain',
    },
    {
      name: 'contradicting pairs at the ends of the scale',
      validity: () => of({ ...attentive, i2: 4, i21: 4, i3: 0, i22: 0 }),
      is: 'use',
    },
    {
      name: 'a miss of one of two directed items',
      validity: () => of({ ...attentive, x1: 0, i5: 3 }, two),
      is: 'noNorms',
    },
    {
      name: 'a miss of both directed items',
      validity: () => of({ ...attentive, x1: 0, i5: 0 }, two),
      is: 'noNorms',
    },
  ])('is $is for $name', ({ validity, is }) => {
    expect(validity()).toBe(is)
  })

  test.each(['big-five', 'sleep', 'attention'])(
    'is “askAgain” for more random sheets of %s when directed items are missed',
    (slug) => {
      const test = publishedInstrument(slug)
      const { min } = test.responseScale
      const missed = Object.fromEntries(test.directed.map(({ id, expected }) => [id, expected === min ? min + 1 : min]))
      const asked = (sheets: readonly Responses[]) => sheets.filter((given) => of(given, test) === 'askAgain').length
      const obeying = byChance(test, 200)
      expect(asked(obeying.map((given) => ({ ...given, ...missed })))).toBeGreaterThan(asked(obeying) + 20)
    },
  )

  test('leads to a retake only when it is “askAgain”', () => {
    const all = ['use', 'noNorms', 'askAgain'] as const
    expect(all.map((validity) => offersRetake({ validity }))).toEqual([false, false, true])
  })

  test.each<{ flags: ValidityFlag[]; is: Validity }>([
    { flags: [], is: 'use' },
    { flags: ['directed'], is: 'noNorms' },
    { flags: ['directed', 'speed'], is: 'askAgain' },
    { flags: ['directed', 'inconsistency', 'longstring'], is: 'askAgain' },
  ])('is $is for an older result with the flags $flags', ({ flags, is }) => {
    expect(validityOfFlags(flags)).toBe(is)
  })
})
