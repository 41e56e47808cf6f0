import { mailTexts } from '@emails/layout/texts'
import { scoreInterval } from '@mindglass/psychometrics/scoring/uncertainty'
import { Document, Page, renderToBuffer, View } from '@react-pdf/renderer'
import { beforeAll, expect, test } from 'vitest'
import { countryView } from '@/content/helplines/country-view'
import { mainCountry } from '@/core/care/helplines'
import { drawPortrait, portraits } from '@/core/charts/portrait/portrait'
import { locales } from '@/core/locale'
import { readPdf, squeezed } from '@/testing/pdf-text'
import { loadFonts } from '../fonts'
import type { Letter } from '../letter'
import { PageNumbers } from '../page-numbers'
import { papers } from '../paper'
import { AxisMap } from '../report/MapPage'
import { columnWidth, reportStyle } from '../style'
import { Portrait } from './Portrait'
import { ScoreIntervalChart } from './ScoreIntervalChart'

beforeAll(loadFonts)

test.each(locales)('the score interval and the map are printed with all their words in %s', async (locale) => {
  const letter: Letter = {
    locale,
    zone: 'UTC',
    i18n: mailTexts(locale),
    style: reportStyle(locale, papers.a4),
    paper: papers.a4,
    help: countryView(mainCountry[locale], locale),
    numbers: new PageNumbers(),
  }
  const interval = scoreInterval(62, 16)
  const reading = {
    pomp: 62,
    level: 'level4',
    answered: 12,
    interval,
    place: null,
    named: ['level3', 'level4'],
    helps: null,
    certainty: 'likely',
    quick: '',
    describes: '',
    talk: '',
  } satisfies Parameters<typeof ScoreIntervalChart>[0]['reading']
  const axis = (name: string, pomp: number) => ({
    place: scoreInterval(pomp, 16),
    name,
    ends: { low: `little ${name}`, high: `much ${name}` },
  })
  const pages = await readPdf(
    await renderToBuffer(
      <Document>
        <Page size="A4" style={letter.style.page}>
          <View style={letter.style.body}>
            <ScoreIntervalChart
              {...letter}
              dimension={{ low: 'lets go easily', high: 'on alert' }}
              reading={reading}
              width={columnWidth}
            />
            <AxisMap style={letter.style} x={axis('distance', 28)} y={axis('longing', 71)} width={columnWidth} />
          </View>
        </Page>
      </Document>,
    ),
  )
  expect(pages).toHaveLength(1)
  const texts = squeezed((pages[0] ?? []).map(({ text }) => text).join(''))
  const place = { cn: '中等到较高', en: 'Medium to high', es: 'Medio a alto' }[locale]
  const middle = letter.i18n._('pdf.interval.middle')
  for (const word of [place, 'lets go easily', 'on alert', middle, 'much longing', 'little distance']) {
    expect(texts).toContain(squeezed(word))
  }
})

test('every portrait can be printed', async () => {
  const pages = [...portraits].map(([slug, { parts }]) => (
    <Page key={slug} size="A4">
      <Portrait
        drawing={drawPortrait(
          slug,
          parts.map((id, n) => ({ id, pomp: 20 + 13 * n, half: 16 })),
        )}
        width={400}
      />
    </Page>
  ))
  const pdf = await renderToBuffer(<Document>{pages}</Document>)
  expect(await readPdf(pdf)).toHaveLength(portraits.size)
  expect(pdf.length).toBeGreaterThan(10_000)
})
