import { Document, Font, Page, renderToBuffer, Text } from '@react-pdf/renderer'
import { expect, test, vi } from 'vitest'
import { locales } from '@/core/locale'
import { readPdf, squeezed } from '@/testing/pdf-text'
import { labelFont, loadFonts, textFont } from './fonts'

// The first test reads the fonts, which takes long.
vi.setConfig({ testTimeout: 60_000 })

/** Returns the text that a reader copies out of a file that sets it in one font. */
async function copied(text: string, fontFamily: string, fontWeight: number): Promise<string> {
  const bytes = await renderToBuffer(
    <Document>
      <Page style={{ fontFamily, fontWeight }}>
        <Text>{text}</Text>
      </Page>
    </Document>,
  )
  const pieces = (await readPdf(bytes)).flat()
  return squeezed(pieces.map((piece) => piece.text).join(''))
}

const families = [...new Set(locales.flatMap((locale) => [...textFont(locale), ...labelFont(locale)]))]
const cases = families.flatMap((family) => [400, 600].map((weight) => ({ family, weight })))

// The glyphs of many of these characters are composed of others: ” of ’, á of a, … of a dot.
const drawnOfOthers = '“Ábaco” … Ñandú: ¿él, ÍÓÚ? ½ é í ó ú ü ñ ;'
const others = 'one’s ‘word’ - AEIOU, aeiou, n. 1/2'

test.each(cases)('the text copied from a PDF is the text that was set, in $family $weight', async (one) => {
  await loadFonts()
  expect(await copied(drawnOfOthers, one.family, one.weight)).toBe(squeezed(drawnOfOthers))
  expect(await copied(others, one.family, one.weight)).toBe(squeezed(others))
})

test.each(cases)('a glyph of two characters maps to the requested character, in $family $weight', async (one) => {
  await loadFonts()
  const font = Font.getFont({ fontFamily: one.family, fontWeight: one.weight })?.data
  const characters: number[] = font?.characterSet ?? []
  expect(characters.length).toBeGreaterThan(900)
  const wrong = characters.filter(
    (character) => font?.glyphForCodePoint(character).codePoints.join() !== `${character}`,
  )
  expect(wrong).toEqual([])
})
