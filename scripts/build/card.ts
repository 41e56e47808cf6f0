import { readFileSync } from 'node:fs'
import { createElement, type ReactNode } from 'react'
import satori from 'satori'
import sharp from 'sharp'
import { cardSize } from '../../src/content/card'
import { paperDay as colour } from '../../src/core/brand'
import type { Locale } from '../../src/core/locale'
import type { Group } from '../../src/core/psychometrics/instrument'
import { brandArt, glassArt, motifArt } from './card-art'
import { balancedLines } from './card-lines'

export interface Card {
  locale: Locale
  /** The name of the site, beside its mark. */
  site: string
  /** A small line over the title. */
  eyebrow: string
  title: string
  /** A sentence under the title. */
  text?: string
  motif: Group | 'glass'
}

/** Width of the words; the picture stands to their right. */
const column = 600
const left = 80

const font = (name: string, weight: 400 | 600, file: string) => ({
  name,
  weight,
  style: 'normal' as const,
  data: readFileSync(file),
})
const installed = 'node_modules/@expo-google-fonts'
const generated = 'src/generated/fonts'

/** The faces of the PDF: Noto Serif SC for Chinese, Gelasio and Source Sans for the others. */
const faces = {
  chinese: () => [
    font('Noto Serif SC', 400, `${generated}/NotoSerifSC-400.ttf`),
    font('Noto Serif SC', 600, `${generated}/NotoSerifSC-600.ttf`),
  ],
  latin: () => [
    font('Gelasio', 400, `${installed}/gelasio/400Regular/Gelasio_400Regular.ttf`),
    font('Source Sans', 400, `${installed}/source-sans-3/400Regular/SourceSans3_400Regular.ttf`),
    font('Source Sans', 600, `${installed}/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf`),
  ],
}
type Faces = ReturnType<(typeof faces)['latin']>
const loaded = new Map<keyof typeof faces, Faces>()

/** Read when first needed and kept: the parsed faces hang on the same buffers. */
function facesOf(script: keyof typeof faces): Faces {
  const kept = loaded.get(script) ?? faces[script]()
  loaded.set(script, kept)
  return kept
}

type Style = Readonly<Record<string, string | number>>
const box = (style: Style, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)

/** Chinese in lines that end between words and are about equally long; other languages are balanced by the layout. */
const words = (text: string, size: number, style: Style, chinese: boolean) =>
  chinese
    ? box(
        { flexDirection: 'column', fontSize: size, ...style },
        ...balancedLines(text, column / size).map((line) => box({ whiteSpace: 'nowrap' }, line)),
      )
    : box({ fontSize: size, textWrap: 'balance', ...style }, text)

/** Large while it is short: a Chinese character is about as wide as two letters. */
function titleSize(title: string): number {
  const width = [...title].reduce((sum, character) => sum + (character > '\u2e80' ? 2 : 1), 0)
  if (width <= 22) return 84
  return width <= 44 ? 68 : 54
}

/** The picture that stands for a page where somebody shares its link: 1200 × 630, PNG. */
export async function card({ locale, site, eyebrow, title, text, motif }: Card): Promise<Buffer> {
  const chinese = locale === 'cn'
  const [plain, display] = chinese ? ['Noto Serif SC', 'Noto Serif SC'] : ['Source Sans', 'Gelasio']
  const svg = await satori(
    box(
      { ...cardSize, flexDirection: 'column', padding: `64px ${left}px`, fontFamily: plain, background: colour.paper },
      box({ height: 56, alignItems: 'center', paddingLeft: 74, fontSize: 32, color: colour.ink }, site),
      box(
        { flexGrow: 1, width: column, flexDirection: 'column', justifyContent: 'center', paddingBottom: 28 },
        box({ fontSize: 28, fontWeight: 600, color: colour.warmInk, marginBottom: 18 }, eyebrow),
        words(
          title,
          titleSize(title),
          { fontFamily: display, fontWeight: chinese ? 600 : 400, lineHeight: chinese ? 1.3 : 1.12, color: colour.ink },
          chinese,
        ),
        ...(text
          ? [words(text, 31, { lineHeight: chinese ? 1.6 : 1.4, color: colour.inkSoft, marginTop: 24 }, chinese)]
          : []),
      ),
    ),
    { ...cardSize, fonts: facesOf(chinese ? 'chinese' : 'latin') },
  )
  const art = motif === 'glass' ? glassArt() : motifArt(motif)
  const picture = svg.replace(/<\/svg>\s*$/, `${brandArt(left, 64)}${art}</svg>`)
  return sharp(Buffer.from(picture)).png({ palette: true, colours: 96, compressionLevel: 9, effort: 7 }).toBuffer()
}
