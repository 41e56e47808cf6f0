import { dimensionKinds } from '@mindglass/psychometrics/instrument'
import { levelOfPomp } from '@mindglass/psychometrics/scoring/levels'
import { assumedHalfWidth, levelsNamed, scoreInterval } from '@mindglass/psychometrics/scoring/uncertainty'
import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { describeScore, scoreName } from '@/core/report/scores/score-words'
import { sentencesOf } from '@/core/texts/words'
import { texts } from '@/server/i18n/i18n'

function readingAt(pomp: number, answered = 12) {
  const interval = scoreInterval(pomp, assumedHalfWidth(answered))
  const named = levelsNamed(pomp, interval)
  return { level: levelOfPomp(pomp), answered, interval, certainty: 'likely' as const, named }
}

describe('the wording of a score', () => {
  test('explains the level name by the score interval', async () => {
    const t = await texts('en', 'report')
    const sentenceOf = (pomp: number, kind: 'trait' | 'symptom' = 'trait') =>
      describeScore({ kind, partResult: readingAt(pomp) }, 0, 'en', t)
    expect(sentenceOf(71).score).toBe('71 out of 100, give or take 16.')
    expect(sentenceOf(71).why).toContain('between 55 and 87')
    expect(sentenceOf(71).why).toContain('begins in “medium” and ends in “very high,”')
    expect(sentenceOf(94).why).toContain('dips into “high.”')
    expect(sentenceOf(5).why).toContain('rises into “low.”')
    expect(sentenceOf(62).why).toContain('between “medium” and “high,”')
    expect(sentenceOf(94, 'symptom').why).not.toBe(sentenceOf(94).why)
  })

  test.each(locales)(
    'repeats no long sentence in a report of eight parts, whatever the scores, in %s',
    async (locale) => {
      const t = await texts(locale, 'report')
      for (const kind of dimensionKinds) {
        for (const answered of [5, 8, 12]) {
          for (let pomp = 0; pomp <= 100; pomp++) {
            const parts = Array.from({ length: 8 }, (_, n) => readingAt((pomp + 7 * n) % 101, answered))
            const all = parts.flatMap((partResult, order) => {
              const { score, why } = describeScore({ kind, partResult }, order, locale, t)
              expect(why).not.toMatch(/\{\{|undefined|“”|«»/)
              return [score, ...sentencesOf(why)].filter(
                (sentence) => sentence.split(locale === 'cn' ? '' : ' ').length >= (locale === 'cn' ? 14 : 8),
              )
            })
            expect(new Set(all).size).toBe(all.length)
          }
        }
      }
    },
  )

  test('is long for the first part, then rotates through three short forms', async () => {
    const t = await texts('en', 'report')
    const lines = [0, 1, 2, 3, 4].map((order) =>
      describeScore({ kind: 'trait', partResult: readingAt(71) }, order, 'en', t),
    )
    expect(lines.map(({ score }) => score !== '')).toEqual([true, false, false, false, false])
    const short = lines.slice(1).map(({ why }) => why)
    expect(new Set(short).size).toBe(3)
    expect(short[3]).toBe(short[0])
  })
})

test.each([
  ['en', 71, 'High'],
  ['en', 62, 'Medium to high'],
  ['cn', 62, '中等到较高'],
  ['es', 62, 'Medio a alto'],
] as const)('the wording in %s for a score of %d is %s', async (locale, pomp, name) => {
  expect(scoreName(readingAt(pomp), locale, await texts(locale, 'report'))).toBe(name)
})
