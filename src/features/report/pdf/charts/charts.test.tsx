import { Document, Page, renderToBuffer, View } from '@react-pdf/renderer'
import { beforeAll, expect, test } from 'vitest'
import { portraitOf, portraits } from '@/core/charts/portrait/portrait'
import { locales } from '@/core/locale'
import { lensOf } from '@/core/psychometrics/uncertainty'
import { readPdf, squeezed } from '@/testing/pdf-text'
import { registerFonts } from '../fonts'
import { columnWidth, reportStyle } from '../style'
import { AxisMap } from './AxisMap'
import { Lens } from './Lens'
import { Portrait } from './Portrait'

beforeAll(registerFonts)

test.each(locales)('lens and map stand in a document of %s with all of their words', async (locale) => {
  const style = reportStyle(locale)
  const words = {
    place: locale === 'cn' ? '中等到偏高' : 'medium to high',
    ends: { low: 'lets go easily', high: 'on alert' },
    middle: 'the middle',
    numbers: ['71 of 100, most likely between 55 and 87.'],
  }
  const axis = (name: string, pomp: number) => ({
    place: lensOf(pomp, 16),
    name,
    ends: { low: `little ${name}`, high: `much ${name}` },
  })
  const pages = await readPdf(
    await renderToBuffer(
      <Document>
        <Page size="A4" style={style.page}>
          <View style={style.body}>
            <Lens {...{ locale, style, words }} lens={lensOf(71, 16)} width={columnWidth} />
            <AxisMap style={style} x={axis('distance', 28)} y={axis('longing', 71)} width={columnWidth} />
          </View>
        </Page>
      </Document>,
    ),
  )
  expect(pages).toHaveLength(1)
  const said = squeezed((pages[0] ?? []).map(({ text }) => text).join(''))
  for (const word of [
    words.place,
    'letsgoeasily',
    'onalert',
    'themiddle',
    'between55and87',
    'muchlonging',
    'littledistance',
  ]) {
    expect(said).toContain(squeezed(word))
  }
})

test('every portrait can be set', async () => {
  const pages = [...portraits].map(([slug, { parts }]) => (
    <Page key={slug} size="A4">
      <Portrait
        drawing={portraitOf(
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
