import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { expect, test } from 'vitest'
import { randomSheets } from '@/content/check/report/sheets'
import { reportVersions } from '@/content/check/report/versions'
import { careOfSitting } from '@/core/care/care'
import { locales } from '@/core/locale'
import { compose } from '@/core/report/compose'
import type { FullView } from '../schema'
import { nextSteps } from './next-steps'
import { profileOfSitting, type StorySource } from './story'
import { toRead } from './to-read'

const versions = await reportVersions()
const SHEETS = 300

test.each(versions)('a report of $name shows no article twice, in 300 sheets and every language', async (version) => {
  const { instrument, key } = version
  const texts = locales.map((locale) => ({ locale, text: version.text(locale), words: version.words(locale) }))
  let shown = 0
  for (const { responses } of randomSheets(instrument, key.groups, SHEETS, 41)) {
    const result = scoreSitting(instrument, responses, {})
    const care = careOfSitting(instrument, result, responses, () => null)
    for (const { locale, text, words } of texts) {
      const source: StorySource = {
        instrument,
        text,
        result,
        responses,
        locale,
        report: { key, words },
      }
      const profile = profileOfSitting(source, care.help, () => null)
      const { plan, articles, next } = compose(key, profile)
      const parts = profile.parts.map(({ id }) => id)
      const beside = toRead(source, care, profile, parts, plan?.plan.id ?? null)
      const view = { kind: 'full', slug: instrument.slug, toRead: beside, story: { articles, next } } as unknown
      const steps = await nextSteps(view as FullView, locale)
      const all = [...Object.values(beside.parts), ...(beside.week ? [beside.week] : []), ...steps.articles]
      const ids = all.map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)])
      expect(steps.articles.length).toBeLessThanOrEqual(2)
      shown += ids.length
    }
  }
  expect(shown).toBeGreaterThan(SHEETS)
})
