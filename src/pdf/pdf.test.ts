import { mailTexts } from '@emails/layout/texts'
import { afterAll, expect, test } from 'vitest'
import { loadInstrumentText } from '@/content/tests/instruments'
import { brandNames } from '@/core/brand/brand'
import { htmlLang, locales } from '@/core/locale'
import { createSampleReport } from '@/features/report/view/sample-report'
import { publishedInstrument } from '@/testing/data/sittings'
import { readPdf, readPdfFacts } from '@/testing/pdf-text'
import { closePdfWorkers, makePdf } from './pdf'

afterAll(closePdfWorkers)

test('reports rendered in parallel in three languages are each in their own language', async () => {
  const instrument = publishedInstrument('sleep')
  await Promise.all(
    locales.map(async (locale) => {
      const view = createSampleReport(instrument, await loadInstrumentText(instrument, locale), locale, null)
      const bytes = await makePdf({
        kind: 'report',
        view,
        locale,
        next: { articles: [], test: null },
        site: 'https://mindglass.test',
      })
      const pages = await readPdf(bytes)
      expect(pages.flat().some(({ text }) => text.startsWith(view.title))).toBe(true)
      const { title, language, outline } = await readPdfFacts(bytes)
      expect(title).toBe(`${brandNames[locale]} · ${mailTexts(locale)._('pdf.kind')}`)
      expect(language).toBe(htmlLang[locale])
      expect(outline).toEqual(expect.arrayContaining(view.dimensions.map(({ name }) => name)))
    }),
  )
}, 90_000)
