// Builds the Chinese serif font of PDFs and social cards: `tsx scripts/build/chinese-serif.ts`, part of `npm run
// generate`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createFont, type TTF } from 'fonteditor-core'
import subsetFont from 'subset-font'

/*
 * The package contains Noto Serif SC in the form for web pages: a hundred compressed slices of one variable font, 6 MB
 * for all weights. A PDF needs one plain file per weight, so the slices are instantiated at each weight and merged. All
 * characters of the package are kept, so that new words in a text require no rebuild.
 */
const source = 'node_modules/@fontsource-variable/noto-serif-sc'
const target = 'src/generated/fonts'
const weights = [400, 600]

/** Returns the slices by name; the Latin letters come first, because their file provides the font metrics. */
function slices(): { file: string; text: string }[] {
  const ranges: Record<string, string> = JSON.parse(readFileSync(`${source}/unicode.json`, 'utf8'))
  const names = ['latin', ...Object.keys(ranges).filter((name) => name !== 'latin')]
  return names.map((name) => ({
    file: `${source}/files/noto-serif-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    text: charactersOf(ranges[name] ?? ''),
  }))
}

/** Returns the characters of Unicode ranges: `ABC、` for `U+41-43,U+3001`. */
const charactersOf = (range: string): string =>
  range
    .split(',')
    .map((part) => {
      const [from = 0, to = from] = part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step))
    })
    .join('')

async function slice(file: string, text: string, weight: number): Promise<TTF.TTFObject> {
  const font = await subsetFont(readFileSync(file), text, { targetFormat: 'sfnt', variationAxes: { wght: weight } })
  return createFont(font, { type: 'ttf', compound2simple: true, hinting: false }).get()
}

async function serif(weight: number): Promise<Buffer> {
  const taken = new Set<number>()
  /** Takes each character from the first slice that contains it, because slices overlap. */
  const fresh = (glyph: TTF.Glyph): TTF.Glyph[] => {
    const unicode = (glyph.unicode ?? []).filter((code) => !taken.has(code))
    for (const code of unicode) taken.add(code)
    return unicode.length > 0 ? [{ ...glyph, unicode }] : []
  }
  let whole: TTF.TTFObject | undefined
  for (const { file, text } of slices()) {
    const part = await slice(file, text, weight)
    const [missing, ...glyphs] = part.glyf
    if (!missing) throw new Error(`${file} has no glyphs`)
    if (whole) whole.glyf.push(...glyphs.flatMap(fresh))
    else whole = { ...part, glyf: [missing, ...glyphs.flatMap(fresh)] }
  }
  if (!whole) throw new Error(`${source} has no slices`)
  // Sorted by character: in another order they would overflow the table that maps characters to glyphs.
  const [missing, ...glyphs] = whole.glyf
  if (missing) whole.glyf = [missing, ...glyphs.sort((a, b) => (a.unicode[0] ?? 0) - (b.unicode[0] ?? 0))]
  // The licence (OFL 1.1, in the package) requires its notice in every copy.
  const notice =
    'This Font Software is licensed under the SIL Open Font License, Version 1.1. https://openfontlicense.org'
  Object.assign(whole.name, {
    fontFamily: 'Noto Serif SC',
    fullName: `Noto Serif SC ${weight}`,
    postScriptName: `NotoSerifSC-${weight}`,
    uniqueSubFamily: `NotoSerifSC-${weight}`,
    licence: notice,
  })
  const font = createFont()
  font.set(whole)
  return Buffer.from(font.write({ type: 'ttf', hinting: false }) as Buffer)
}

mkdirSync(target, { recursive: true })
for (const weight of weights) writeFileSync(`${target}/NotoSerifSC-${weight}.ttf`, await serif(weight))
