import type { Responses } from '@mindglass/psychometrics/instrument'
import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { describe, expect, test } from 'vitest'
import type { Instrument } from '../instrument'
import { poleOf, profileOf, sortBySalience } from './profile'
import { createProfile, instrument as fixture } from './report-fixture'

const items = (part: string) => [1, 2, 3, 4, 5].map((n) => ({ id: `${part}${n}`, reversed: n === 5 }))
/** A symptom and a trait of five items each, answered from 1 to 5. */
const instrument: Instrument = {
  ...fixture,
  responseScale: { min: 1, max: 5 },
  dimensions: [
    { id: 'symptom', kind: 'symptom', items: items('s') },
    { id: 'trait', kind: 'trait', items: items('t') },
  ],
}
const groups = [
  { id: 's-pair', part: 'symptom', items: ['s1', 's2'] },
  { id: 's-rest', part: 'symptom', items: ['s3', 's4', 's5'] },
]
const of = (responses: Responses) =>
  profileOf({ instrument, groups, result: scoreSitting(instrument, responses, {}), responses, help: 'soft' })
const symptom = { s1: 5, s2: 3, s3: 1, s4: 2, s5: 1 }
const trait = { t1: 3, t2: 3, t3: 3, t4: 3, t5: 3 }

describe('a profile', () => {
  test('contains each part with its score in scale points and from 0 to 100', () => {
    const [part] = of({ ...symptom, ...trait }).parts
    // 5, 3, 1, 2, and the reversed 1 as 5: sixteen of 5 to 25.
    expect(part).toMatchObject({
      id: 'symptom',
      kind: 'symptom',
      mean: 3.2,
      pomp: 55,
      level: 'level3',
      answered: 5,
      items: 5,
    })
    expect(part?.interval.score).toBe(55)
    expect(part?.named[0]).toBe('level3')
    expect(part?.crossings[0]).toMatchObject({ border: 60, side: 'above' })
  })

  test('contains each group with its mean and its score from 0 to 100', () => {
    expect(of(symptom).groups).toEqual([
      { id: 's-pair', part: 'symptom', items: ['s1', 's2'], mean: 4, pomp: 75, answered: 2 },
      {
        id: 's-rest',
        part: 'symptom',
        items: ['s3', 's4', 's5'],
        mean: 8 / 3,
        pomp: (100 * (8 / 3 - 1)) / 4,
        answered: 3,
      },
    ])
  })

  test('leaves out parts and groups with too many missing answers', () => {
    const { parts, groups: told } = of({ s1: 5, s3: 1, s4: 2, ...trait })
    expect(parts.map(({ id }) => id)).toEqual(['trait'])
    expect(told.map(({ id }) => id)).toEqual(['s-rest'])
  })

  test('contains raw and reversed answers and the answers about circumstances', () => {
    const { answers, context, help, scale } = of({ ...symptom, c1: 2 })
    expect(answers.get('s5')).toEqual({ id: 's5', part: 'symptom', raw: 1, turned: 5 })
    expect(answers.get('s1')).toEqual({ id: 's1', part: 'symptom', raw: 5, turned: 5 })
    expect([answers.size, answers.has('t1')]).toEqual([5, false])
    expect([context, help, scale]).toEqual([{ c1: 2 }, 'soft', { min: 1, max: 5 }])
    expect(Object.keys(of(symptom).context)).toEqual([])
  })

  test('contains no part when the result has no parts', () => {
    const responses = { ...symptom, ...trait }
    const { parts } = profileOf({ instrument, groups, result: { dimensions: [] }, responses, help: 'none' })
    expect(parts).toEqual([])
  })
})

describe('the leading part', () => {
  const leading = (a: string, b: string) => sortBySalience(createProfile(a, b)).map(({ id }) => id)

  test('is the trait farthest from the middle on either side', () => {
    expect(leading('333222', '444444')).toEqual(['part-b', 'part-a'])
    expect(leading('333222', '000000')).toEqual(['part-b', 'part-a'])
    expect(leading('444444', '333222')).toEqual(['part-a', 'part-b'])
  })

  test('is a symptom only when its score exceeds the trait’s distance from the middle', () => {
    const light = { s1: 1, s2: 1, s3: 1, s4: 1, s5: 5 }
    expect(sortBySalience(of({ ...light, ...trait, t1: 4 })).map(({ id }) => id)).toEqual(['trait', 'symptom'])
    expect(sortBySalience(of({ ...symptom, ...trait, t1: 4 })).map(({ id }) => id)).toEqual(['symptom', 'trait'])
  })

  test.each([
    { kind: 'trait', pomp: 49.9, lean: 'low' },
    { kind: 'trait', pomp: 50, lean: 'high' },
    { kind: 'symptom', pomp: 10, lean: 'high' },
    { kind: 'symptom', pomp: 90, lean: 'high' },
  ] as const)('leans $lean when it is a $kind at $pomp', ({ kind, pomp, lean }) => {
    expect(poleOf({ kind, pomp })).toBe(lean)
  })
})
