import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { instrumentText } from '@/content/instruments'
import { locales } from '@/core/locale'
import { levels } from '@/core/psychometrics/instrument'
import { sampleReport } from '@/features/report/sample'
import { readPdf } from '@/testing/pdf-text'
import { publishedInstrument } from '@/testing/sittings'
import { closePdf, reportPdf } from './pdf'
import { colour, levelColour } from './style'

afterAll(closePdf)

test('reports of three languages made at the same time keep to their language', async () => {
  const instrument = publishedInstrument('sleep')
  const made = await Promise.all(
    locales.map(async (locale) => {
      const view = sampleReport(instrument, await instrumentText(instrument, locale), locale)
      const pages = await readPdf(await reportPdf({ view, locale }))
      return pages.flat().some(({ text }) => text === view.title || text.startsWith(`${view.title} `))
    }),
  )
  expect(made).toEqual([true, true, true])
}, 90_000)

test('colours are those of the page by day', () => {
  const [light = ''] = readFileSync('public/css/homeTheme.css', 'utf8').split('@media')
  const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  for (const [name, value] of Object.entries(colour)) expect(light).toContain(`--${dashed(name)}: ${value};`)
  for (const level of levels) expect(light).toContain(`--${level}: ${levelColour[level]};`)
})
