import { type Level, levels } from '@mindglass/psychometrics/instrument'
import { levelsNamed, scoreInterval } from '@mindglass/psychometrics/scoring/uncertainty'
import { describe, expect, test } from 'vitest'
import type { PercentileRank } from './percentile-rank'
import {
  describeRank,
  describeRankError,
  describeScore,
  levelNameInSentence,
  overallText,
  scoreName,
  type TranslateScore,
  unknownRankText,
} from './score-words'

/** Returns the requested key and values instead of a text. */
const t: TranslateScore = (text, values) =>
  text.startsWith('level.') ? `Level ${text.at(-1)}` : values ? `${text} ${JSON.stringify(values)}` : text

const readingOf = (pomp: number, half: number) => {
  const interval = scoreInterval(pomp, half)
  const level = levels[Math.min(4, Math.floor(pomp / 20))] as Level
  return { level, answered: 8, interval, certainty: 'veryLikely' as const, named: levelsNamed(pomp, interval) }
}
const sentenceOf = (pomp: number, half: number, order = 0, kind: 'symptom' | 'trait' = 'trait') =>
  describeScore({ kind, partResult: readingOf(pomp, half) }, order, 'en', t)

test('a level inside a sentence begins with a lower-case letter', () => {
  expect(levelNameInSentence('level2', 'en', t)).toBe('level 2')
  expect(levelNameInSentence('level3', 'es', () => 'Íntegro SÍ')).toBe('íntegro SÍ')
  expect(levelNameInSentence('level3', 'cn', () => '中等')).toBe('中等')
})

test('a score is named by one level, or by two levels when it lies between them', () => {
  expect(scoreName(readingOf(50, 5), 'en', t)).toBe('Level 3')
  expect(scoreName({ ...readingOf(50, 5), named: [] }, 'en', t)).toBe('Level 3')
  expect(scoreName(readingOf(59, 12), 'en', t)).toBe('interval.between {"low":"Level 3","high":"level 4"}')
  expect(scoreName(readingOf(41, 12), 'en', t)).toBe('interval.between {"low":"Level 2","high":"level 3"}')
})

test.each(levels.map((level, index) => ({ level, step: index + 1 })))(
  'overallText names a mean at $level as step $step of five',
  ({ level, step }) => {
    expect(overallText({ level }, t)).toBe(`chart.overall {"level":"Level ${step}","step":${step}}`)
  },
)

describe('the explanation of the first part', () => {
  test('gives the score, its range, its level and the reason for the level', () => {
    const { score, why } = sentenceOf(50, 5)
    expect(score).toBe(
      'place.score {"score":50,"half":5,"from":45,"to":55,"answered":8,"level":"level 3","sure":"place.sure.veryLikely"}',
    )
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
  ])('states which neighbouring levels $pomp ± $half reaches: $reach', ({ pomp, half, reach }) => {
    expect(sentenceOf(pomp, half).why).toContain(`place.one.trait.${reach} `)
    expect(sentenceOf(pomp, half, 0, 'symptom').why).toContain(`place.one.symptom.${reach} `)
  })

  test.each([
    { pomp: 50, below: 'level 2', above: 'level 4' },
    { pomp: 10, below: '', above: 'level 2' },
    { pomp: 90, below: 'level 4', above: '' },
  ])('names “$below” and “$above” as the neighbouring levels of $pomp', ({ pomp, below, above }) => {
    expect(sentenceOf(pomp, 3).why).toContain(`"below":"${below}","above":"${above}"`)
  })

  test('calls an assumed interval likely and states that it is assumed', () => {
    const reading = readingOf(50, 5)
    const assumed = describeScore({ kind: 'trait', partResult: { ...reading, certainty: 'likely' } }, 0, 'en', t)
    expect(assumed.why).toContain('"sure":"place.sure.likely"')
    expect(assumed.why).toContain(' place.assumed ')
    expect(sentenceOf(50, 5).why).not.toContain('place.assumed')
    const later = describeScore({ kind: 'trait', partResult: { ...reading, certainty: 'likely' } }, 1, 'en', t)
    expect(later.why).toContain('"sure":"place.sure.likely"')
  })

  test('names both levels when the score lies between two', () => {
    expect(sentenceOf(59, 12, 0, 'symptom').why).toMatch(
      / place\.two\.symptom \{"lower":"level 3","upper":"level 4"\}$/,
    )
  })

  test('separates sentences by a space in English but not in Chinese', () => {
    const cn = describeScore({ kind: 'trait', partResult: readingOf(50, 5) }, 0, 'cn', t)
    expect(cn.why).toMatch(/\}place\.one/)
    expect(sentenceOf(50, 5).why).toMatch(/\} place\.one/)
  })
})

test('the remaining parts are explained with three short texts used in rotation', () => {
  expect([1, 2, 3, 4].map((order) => sentenceOf(50, 5, order).why.split(' ')[0])).toEqual([
    'place.short.a.one',
    'place.short.b.one',
    'place.short.c.one',
    'place.short.a.one',
  ])
  expect(sentenceOf(59, 12, 2)).toEqual({
    score: '',
    why: 'place.short.b.two {"score":59,"half":12,"from":47,"to":71,"answered":8,"level":"level 3","sure":"place.sure.veryLikely"}',
  })
})

describe('the words for a percentile rank', () => {
  const number = (n: number) => ({ from: n, to: n, some: true })
  const nobody = { from: 0, to: 0, some: false }
  const place: PercentileRank = {
    stage: 'number',
    at: 'inside',
    alike: 'same',
    lower: number(42),
    same: number(8),
    higher: number(50),
    margin: { low: nobody, high: number(71) },
    error: { from: 39, to: 45 },
    n: 1200,
  }

  test('state the shares, the margin and, for the first part only, the explanation', () => {
    expect(describeRank(place, 0, 'es', 'en', t)).toEqual({
      sentence:
        'among.inside.same {"language":"Spanish","lower":"among.count.about {\\"n\\":42}","same":"among.count.about {\\"n\\":8}","higher":"among.count.about {\\"n\\":50}"}',
      margin: 'among.margin.inside {"low":"among.count.none","high":"among.count.about {\\"n\\":71}"}',
      explained: ['among.error.lower {"n":"1,200","from":39,"to":45}', 'among.gloss {"n":"1,200"}'],
    })
    expect(describeRank(place, 1, 'en', 'en', t).explained).toEqual([expect.stringContaining('among.error.lower')])
  })

  test.each([
    { share: nobody, says: 'among.count.none' },
    { share: { from: 0, to: 0, some: true }, says: 'among.count.hardly' },
    { share: number(7), says: 'among.count.about' },
    { share: { from: 5, to: 10, some: true }, says: 'among.count.between' },
  ])('describe the share $share.from–$share.to of 100 with the text $says', ({ share, says }) => {
    expect(describeRank({ ...place, lower: share }, 1, 'en', 'en', t).sentence).toContain(`"lower":"${says}`)
  })

  test('use separate texts at both ends of the scale', () => {
    for (const at of ['floor', 'ceiling'] as const) {
      const words = describeRank({ ...place, at, alike: 'near' }, 1, 'en', 'en', t)
      expect(words.sentence).toContain(`among.${at}.near `)
      expect(words.margin).toContain(`among.margin.${at} `)
      expect(words.explained).toEqual([expect.stringContaining('among.error.same')])
    }
  })

  test('explain the ranges only for the first part and add no error to them', () => {
    const few = { ...place, stage: 'range', n: 400 } as const
    expect(describeRank(few, 0, 'en', 'en', t).explained.map((text) => text.split(' ')[0])).toEqual([
      'among.error.stretches',
      'among.gloss',
    ])
    expect(describeRank(few, 1, 'en', 'en', t).explained).toEqual([])
  })

  test('state one margin of error for all ranks from 1,000 people on, and explain ranges for fewer', () => {
    expect(describeRankError(400, 'en', t)).toBe('among.error.stretches {"n":"400"}')
    expect(describeRankError(1000, 'en', t)).toBe('among.error.any {"n":"1,000","points":4}')
  })

  test('name the language when no percentile rank is known', () => {
    expect(unknownRankText('cn', 'en', t)).toBe('among.unknown {"language":"Chinese"}')
  })
})
