import { describe, expect, test } from 'vitest'
import { type Level, levels } from '../psychometrics/instrument'
import { lensOf, levelsNamed } from '../psychometrics/uncertainty'
import { levelInside, overallText, placeName, placeWords, type Say, scoreWords, unknownPlace } from './score-words'

/** Says which text was asked for, and with what. */
const t: Say = (text, values) =>
  text.startsWith('level.') ? `Level ${text.at(-1)}` : values ? `${text} ${JSON.stringify(values)}` : text

const readingOf = (pomp: number, half: number) => {
  const lens = lensOf(pomp, half)
  const level = levels[Math.min(4, Math.floor(pomp / 20))] as Level
  return { level, answered: 8, lens, named: levelsNamed(pomp, lens) }
}
const said = (pomp: number, half: number, order = 0, kind: 'symptom' | 'trait' = 'trait') =>
  scoreWords({ kind, reading: readingOf(pomp, half) }, order, 'en', t)

test('a level in a sentence begins small, and only its first letter does', () => {
  expect(levelInside('level2', 'en', t)).toBe('level 2')
  expect(levelInside('level3', 'es', () => 'Íntegro SÍ')).toBe('íntegro SÍ')
  expect(levelInside('level3', 'cn', () => '中等')).toBe('中等')
})

test('a place is one level, or two that the score lies between', () => {
  expect(placeName(readingOf(50, 5), 'en', t)).toBe('Level 3')
  expect(placeName({ ...readingOf(50, 5), named: [] }, 'en', t)).toBe('Level 3')
  expect(placeName(readingOf(59, 12), 'en', t)).toBe('lens.between {"low":"Level 3","high":"level 4"}')
  expect(placeName(readingOf(41, 12), 'en', t)).toBe('lens.between {"low":"Level 2","high":"level 3"}')
})

test.each(levels.map((level, index) => ({ level, step: index + 1 })))(
  'the mean at $level is step $step of five',
  ({ level, step }) => {
    expect(overallText({ level }, t)).toBe(`chart.overall {"level":"Level ${step}","step":${step}}`)
  },
)

describe('the first part is explained at length', () => {
  test('with the score, its stretch, its level and why it is called that', () => {
    const { score, why } = said(50, 5)
    expect(score).toBe('place.score {"score":50,"half":5,"from":45,"to":55,"answered":8,"level":"level 3"}')
    expect(why).toContain('place.band {"score":50')
    expect(why).toContain(' place.one.trait.none {')
  })

  test.each([
    { pomp: 50, half: 5, reach: 'none' },
    { pomp: 50, half: 10, reach: 'none' },
    { pomp: 44, half: 5, reach: 'below' },
    { pomp: 56, half: 5, reach: 'above' },
    { pomp: 50, half: 16, reach: 'both' },
    // There is nothing below the lowest level, and nothing above the highest.
    { pomp: 3, half: 16, reach: 'none' },
    { pomp: 97, half: 16, reach: 'none' },
    { pomp: 15, half: 6, reach: 'above' },
    { pomp: 85, half: 6, reach: 'below' },
  ])('$pomp ± $half reaches into levels: $reach', ({ pomp, half, reach }) => {
    expect(said(pomp, half).why).toContain(`place.one.trait.${reach} `)
    expect(said(pomp, half, 0, 'symptom').why).toContain(`place.one.symptom.${reach} `)
  })

  test.each([
    { pomp: 50, below: 'level 2', above: 'level 4' },
    { pomp: 10, below: '', above: 'level 2' },
    { pomp: 90, below: 'level 4', above: '' },
  ])('the neighbours of $pomp are “$below” and “$above”', ({ pomp, below, above }) => {
    expect(said(pomp, 3).why).toContain(`"below":"${below}","above":"${above}"`)
  })

  test('between two levels both are named', () => {
    expect(said(59, 12, 0, 'symptom').why).toMatch(/ place\.two\.symptom \{"lower":"level 3","upper":"level 4"\}$/)
  })

  test('sentences stand beside each other as the language sets them', () => {
    const cn = scoreWords({ kind: 'trait', reading: readingOf(50, 5) }, 0, 'cn', t)
    expect(cn.why).toMatch(/\}place\.one/)
    expect(said(50, 5).why).toMatch(/\} place\.one/)
  })
})

test('the other parts are explained shortly, in three forms that take turns', () => {
  expect([1, 2, 3, 4].map((order) => said(50, 5, order).why.split(' ')[0])).toEqual([
    'place.short.a.one',
    'place.short.b.one',
    'place.short.c.one',
    'place.short.a.one',
  ])
  expect(said(59, 12, 2)).toEqual({
    score: '',
    why: 'place.short.b.two {"score":59,"half":12,"from":47,"to":71,"answered":8,"level":"level 3"}',
  })
})

describe('a place among visitors', () => {
  const place = { stage: 'range', percent: 42, from: 40, to: 45, wobble: { from: 31, to: 55 }, n: 1200 } as const

  test('is said with its stretch and language, how far it wobbles, and once what it is', () => {
    expect(placeWords(place, 0, 'es', 'en', t)).toEqual({
      said: 'among.range {"language":"Spanish","percent":42,"from":40,"to":45}',
      wobbles: 'among.wobble {"from":31,"to":55}',
      explained: ['among.gloss {"n":"1,200"}'],
    })
    expect(placeWords({ ...place, stage: 'number' }, 1, 'en', 'en', t)).toMatchObject({
      said: expect.stringContaining('among.number {"language":"English"'),
      explained: [],
    })
  })

  test('names the language where nothing is known', () => {
    expect(unknownPlace('cn', 'en', t)).toBe('among.unknown {"language":"Chinese"}')
  })
})
