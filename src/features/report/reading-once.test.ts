import { expect, test } from 'vitest'
import { randomSheets } from '@/content/check/report/sheets'
import { reportVersions } from '@/content/check/report/versions'
import { locales } from '@/core/locale'
import { scoreSitting } from '@/core/psychometrics/result'
import { nextSteps } from './next-steps'
import { fullView, type ReportSource, summaryView } from './view'

const versions = await reportVersions()
const SHEETS = 300

test.each(versions)(
  '$name: shows no article twice in one report, in 300 sheets and every language',
  async (version) => {
    const { instrument, key } = version
    const sheets = randomSheets(instrument, key.groups, SHEETS, 41)
    let shown = 0
    for (const locale of locales) {
      const report = { key, words: version.words(locale) }
      const text = version.text(locale)
      for (const { responses } of sheets) {
        const result = scoreSitting(instrument, responses, {})
        const source: ReportSource = {
          sittingId: 'a1',
          completedAt: new Date('2026-11-20T10:00:00Z'),
          takenIn: locale,
          instrument,
          text,
          locale,
          report,
          result,
          responses,
          own: true,
        }
        for (const view of [fullView(source), summaryView(source, 'offer')]) {
          const { parts, week } = view.toRead
          const next = await nextSteps(view, locale)
          const ids = [...Object.values(parts), ...(week ? [week] : []), ...next.articles].map(({ id }) => id)
          expect(ids).toEqual([...new Set(ids)])
          expect(next.articles.length).toBeLessThanOrEqual(2)
          shown += ids.length
        }
      }
    }
    expect(shown).toBeGreaterThan(SHEETS * locales.length)
  },
)
