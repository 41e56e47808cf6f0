import { afterAll, expect, test } from 'vitest'
import { instrumentText } from '@/content/instruments'
import { locales } from '@/core/locale'
import { sampleReport } from '@/features/report/sample'
import { readPdf } from '@/testing/pdf-text'
import { publishedInstrument } from '@/testing/sittings'
import { closePdf, reportPdf } from './pdf'

afterAll(closePdf)

test('reports of three languages made at the same time keep to their language', async () => {
  const instrument = publishedInstrument('sleep')
  const made = await Promise.all(
    locales.map(async (locale) => {
      const view = sampleReport(instrument, await instrumentText(instrument, locale), locale, null)
      const pages = await readPdf(
        await reportPdf({ view, next: { articles: [], test: null }, site: 'https://mindglass.test', locale }),
      )
      return pages.flat().some(({ text }) => text === view.title || text.startsWith(`${view.title} `))
    }),
  )
  expect(made).toEqual([true, true, true])
}, 90_000)
