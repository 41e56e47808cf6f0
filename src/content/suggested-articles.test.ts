import { levels } from '@mindglass/psychometrics/instrument'
import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { articleText } from './articles/article-text'
import { findArticle } from './articles/articles'
import { articleOfPart, articleOfWeek, suggestedArticles } from './suggested-articles'
import { loadOwnReport, publishedInstruments } from './tests/instruments'

const instruments = publishedInstruments()
const named = Object.values(suggestedArticles).flatMap(({ parts, weeks }) => [
  ...Object.values(parts).flatMap(({ low, medium, high }) => [low, medium, high]),
  ...Object.values(weeks),
])

/**
 * Cells of a report without a fitting article: the part hardly shows in the answers, so an article about it would say
 * nothing.
 */
const withoutArticle = [
  'attention impulsivity low',
  'attention restlessness low',
  'low-mood body low',
  'low-mood interest low',
  'low-mood mood low',
  'low-mood thinking low',
  'mood-energy impulse low',
  'mood-energy irritability low',
  'mood-energy low low',
  'sleep daytime low',
  'sleep maintenance low',
  'sleep onset low',
  'stress-burnout distance low',
  'worry avoidance low',
]
/** Plans that lead to another person or to safety on the road, and therefore have no article. */
const weeksWithout = [
  'attention help',
  'emotion-skills safe',
  'emotion-skills stop',
  'low-mood person',
  'low-mood steady',
  'mood-energy now',
  'mood-energy now-low',
  'self-worth help',
  'self-worth safe',
  'sleep doctor',
  'sleep shift',
  'stress-burnout help',
  'stress-burnout safe',
  'worry first',
  'worry help',
  'worry safe',
  'worry see',
  'worry see-both',
  'worry see-drinks',
  'worry see-stopping',
  'worry talk',
]

describe('the recommended reading of a report', () => {
  test.each(locales)('contains only published articles with a title in %s', (locale) => {
    for (const id of new Set(named)) {
      if (id === null) continue
      const article = findArticle(id)
      expect([id, article?.id]).toEqual([id, id])
      expect(article && articleText(article, locale).title.length).toBeGreaterThan(2)
    }
  })

  test.each(instruments)('has an entry for every part of $slug v$version and for no other part', (instrument) => {
    const { parts } = suggestedArticles[instrument.slug] ?? { parts: {} }
    expect(Object.keys(parts).sort()).toEqual(instrument.dimensions.map(({ id }) => id).sort())
  })

  test('lacks an article only for the listed parts with a low score', () => {
    const missing = Object.entries(suggestedArticles).flatMap(([slug, { parts }]) =>
      Object.entries(parts).flatMap(([part, reading]) =>
        Object.entries(reading).flatMap(([band, article]) => (article === null ? [`${slug} ${part} ${band}`] : [])),
      ),
    )
    expect(missing.sort()).toEqual(withoutArticle)
    // Every part has an article for high scores.
    expect(missing.filter((cell) => !cell.endsWith(' low'))).toEqual([])
  })

  test('has an article of the week for every plan, except for plans that lead to another person', async () => {
    const plans = new Map<string, Set<string>>()
    for (const instrument of instruments) {
      const report = await loadOwnReport(instrument, 'en')
      const ids = report?.key.plans.map(({ id }) => id) ?? []
      plans.set(instrument.slug, new Set([...(plans.get(instrument.slug) ?? []), ...ids]))
    }
    for (const [slug, ids] of plans)
      expect([slug, Object.keys(suggestedArticles[slug]?.weeks ?? {}).sort()]).toEqual([slug, [...ids].sort()])
    const without = [...plans].flatMap(([slug, ids]) =>
      [...ids].filter((id) => articleOfWeek(slug, id) === null).map((id) => `${slug} ${id}`),
    )
    expect(without.sort()).toEqual(weeksWithout)
  })

  test('offers an article only at some levels of a part', () => {
    const found = levels.map((level) => articleOfPart('sleep', 'maintenance', level))
    expect(found.filter((id) => id === 'awake-at-three')).toHaveLength(3)
    expect(found.filter((id) => id === null)).toHaveLength(2)
    expect(articleOfPart('sleep', 'none', 'level3')).toBeNull()
    expect(articleOfPart('none', 'onset', 'level3')).toBeNull()
  })
})
