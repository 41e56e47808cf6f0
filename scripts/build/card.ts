import { readFileSync } from 'node:fs'
import { createElement, type ReactNode } from 'react'
import satori from 'satori'
import sharp from 'sharp'
import type { Group } from '@/core/instrument'
import { cardSize } from '../../src/content/social-card'
import { dayPalette as colour, fontFaces, fontWeights } from '../../src/core/brand/brand'
import { balanceLines } from '../../src/core/charts/balanced-lines'
import type { Scene } from '../../src/core/charts/drawing/scene'
import type { Locale } from '../../src/core/locale'
import { brandArt, glassArt, motifArt, sceneArt } from './card-art'

export interface Card {
  locale: Locale
  /** The name of the site, beside its mark. */
  site: string
  /** Small line above the title. */
  eyebrow: string
  title: string
  /** A sentence under the title. */
  text?: string
  /** Picture to the right: of the product, of a group of tests, or of an article. */
  picture: 'glass' | Group | Scene
}

/** Width of the text in pixels; the picture is to its right. */
const column = 600
const left = 80

/** Fonts of a card, the same as in PDFs: one family in Chinese, two in the other languages. */
const used = {
  chinese: { text: fontFaces.chinese, display: fontFaces.chinese },
  latin: { text: fontFaces.sans, display: fontFaces.serif },
}

type Faces = { name: string; weight: 400 | 600; style: 'normal'; data: Buffer }[]
const loaded = new Map<keyof typeof used, Faces>()

/** Loads the fonts of a script once; satori caches parsed fonts by the identity of the buffer. */
function facesOf(script: keyof typeof used): Faces {
  const { text, display } = used[script]
  const kept =
    loaded.get(script) ??
    [...new Set([display, text])].flatMap(({ family, files }) =>
      ([400, 600] as const).map((weight) => ({
        name: family,
        weight,
        style: 'normal' as const,
        data: readFileSync(files[weight]),
      })),
    )
  loaded.set(script, kept)
  return kept
}

type Style = Readonly<Record<string, string | number>>
const box = (style: Style, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)

/** Splits Chinese text into lines of similar length that break between words; the layout balances other languages. */
const words = (text: string, size: number, style: Style, chinese: boolean) =>
  chinese
    ? box(
        { flexDirection: 'column', fontSize: size, ...style },
        ...balanceLines(text, column / size).map((line) => box({ whiteSpace: 'nowrap' }, line)),
      )
    : box({ fontSize: size, textWrap: 'balance', ...style }, text)

/** Returns the font size: shorter titles are larger. A Chinese character is about as wide as two letters. */
function titleSize(title: string): number {
  const width = [...title].reduce((sum, character) => sum + (character > '\u2e80' ? 2 : 1), 0)
  if (width <= 22) return 84
  return width <= 44 ? 68 : 54
}

/** Renders the preview picture of a shared link: 1200 × 630, PNG. */
export async function cardPng({ locale, site, eyebrow, title, text, picture }: Card): Promise<Buffer> {
  const chinese = locale === 'cn'
  const script = chinese ? 'chinese' : 'latin'
  const { text: plain, display } = used[script]
  const svg = await satori(
    box(
      {
        ...cardSize,
        flexDirection: 'column',
        padding: `64px ${left}px`,
        fontFamily: plain.family,
        background: colour.paper,
      },
      box({ height: 56, alignItems: 'center', paddingLeft: 74, fontSize: 32, color: colour.ink }, site),
      box(
        { flexGrow: 1, width: column, flexDirection: 'column', justifyContent: 'center', paddingBottom: 28 },
        box({ fontSize: 28, fontWeight: fontWeights.strong, color: colour.warmInk, marginBottom: 18 }, eyebrow),
        words(
          title,
          titleSize(title),
          {
            fontFamily: display.family,
            fontWeight: fontWeights.display[script],
            lineHeight: chinese ? 1.3 : 1.12,
            color: colour.ink,
          },
          chinese,
        ),
        ...(text
          ? [words(text, 31, { lineHeight: chinese ? 1.6 : 1.4, color: colour.inkSoft, marginTop: 24 }, chinese)]
          : []),
      ),
    ),
    { ...cardSize, fonts: facesOf(script) },
  )
  const art = typeof picture === 'object' ? sceneArt(picture) : picture === 'glass' ? glassArt() : motifArt(picture)
  const drawn = svg.replace(/<\/svg>\s*$/, `${brandArt(left, 64)}${art}</svg>`)
  return sharp(Buffer.from(drawn)).png({ palette: true, colours: 96, compressionLevel: 9, effort: 7 }).toBuffer()
}
