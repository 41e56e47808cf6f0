import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { describe, expect, test } from 'vitest'
import { randomSheets } from '@/content/check/report/sheets'
import { loadInstrumentText, loadOwnReport } from '@/content/tests/instruments'
import { type Locale, locales } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { appMarkup } from '@/testing/app-markup'
import { publishedInstrument } from '@/testing/data/sittings'
import { escapeText } from '@/testing/markup-text'
import { buildFullView, buildSummaryView } from '../../view/view'
import { ReportBody } from '../ReportBody'

/** Creates reports of random answers of one test, with the pages that show them. */
async function pages(slug: string, locale: Locale, count: number) {
  const instrument = publishedInstrument(slug)
  const [text, report] = [await loadInstrumentText(instrument, locale), await loadOwnReport(instrument, locale)]
  const t = await texts(locale, 'report')
  return randomSheets(instrument, report?.key.groups ?? [], count, 5).map(({ responses }) => {
    const result = { ...scoreSitting(instrument, responses, {}), validity: 'use' as const, flags: [] }
    const own = { sittingId: 'a1', completedAt: new Date('2026-11-28'), takenIn: locale, own: true }
    const source = { ...own, locale, instrument, text, report, responses, result }
    const full = buildFullView(source)
    return {
      full,
      whole: buildSummaryView(source, 'offer').whole,
      // The page is rendered only when a test reads it.
      get html() {
        return appMarkup(<ReportBody view={full} locale={locale} t={t} />)
      },
      t,
    }
  })
}

describe.each(locales)('the chapters of a report in %s', (locale) => {
  test.each(['big-five', 'worry'])('match the number and reading time that the offer states: %s', async (slug) => {
    const offered = (await pages(slug, locale, 120)).filter(({ whole }) => whole !== null).slice(0, 6)
    expect(offered.length).toBeGreaterThan(2)
    for (const { full, whole, html, t } of offered) {
      // A part without a score is a chapter that the offer does not name.
      const chapters = (html.match(/data-chapter="/g) ?? []).length
      const unscored = full.dimensions.filter(({ partResult }) => !partResult).length
      expect((whole?.parts.length ?? 0) + (whole?.chapters.length ?? 0)).toBe(chapters - unscored)
      expect(html).toContain(escapeText(t('chapters.length', { chapters, minutes: whole?.minutes ?? 0 })))
    }
  })

  test.each(['big-five', 'attachment', 'sleep'])(
    'each show one complete sentence in their summary row: %s',
    async (slug) => {
      for (const { html, t } of await pages(slug, locale, 6)) {
        const rows = [
          ...html.matchAll(
            /<summary class="[^"]*"[^>]*>.*?<h2 id="([^"]*)-title">.*?<span[^>]*>([^<]*)<\/span><\/summary>/g,
          ),
        ]
        expect(rows.length).toBeGreaterThan(5)
        for (const [, id = '', says = ''] of rows) {
          expect({ id, says }).toEqual({ id, says: expect.stringMatching(/^[“‘«¿¡(\p{Lu}\p{Script=Han}\d]/u) })
          // The row names the readers of the pages in one sentence, and not in a list of titles.
          if (id.startsWith('hand-over')) {
            const [before = ''] = t('handOver.says', { readers: '|' }).split('|')
            expect(says).toMatch(/[.。]$/)
            expect(says.toLowerCase().split(before.toLowerCase().trim())).toHaveLength(2)
          }
        }
        const unknown = rows.find(([, id]) => id === 'unknown')
        expect(unknown?.[2]).toBe(escapeText(t('chapter.unknownSays')))
      }
    },
  )
})
