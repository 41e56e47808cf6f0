import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import type { Locale } from '@/core/locale'
import { type FontData, keepCharacters } from './glyphs'
import { breakText } from './line-breaks'

const chinese = 'Noto Serif SC'
const latin = 'Gelasio'
const sans = 'Source Sans'

const installed = (name: string): string => path.join(process.cwd(), 'node_modules/@expo-google-fonts', name)
/** See scripts/build/chinese-serif.ts. */
const generated = (name: string): string => path.join(process.cwd(), 'src/generated/fonts', name)

/**
 * Serifs for text: Noto Serif SC for Chinese and for the others Gelasio, which is as wide as the Georgia of the web
 * page; beside Gelasio, Source Sans for labels and what is small. Each in two weights.
 */
function registerFonts(): void {
  Font.register({
    family: chinese,
    fonts: [
      { src: generated('NotoSerifSC-400.ttf'), fontWeight: 400 },
      { src: generated('NotoSerifSC-600.ttf'), fontWeight: 600 },
    ],
  })
  Font.register({
    family: latin,
    fonts: [
      { src: installed('gelasio/400Regular/Gelasio_400Regular.ttf'), fontWeight: 400 },
      { src: installed('gelasio/600SemiBold/Gelasio_600SemiBold.ttf'), fontWeight: 600 },
    ],
  })
  Font.register({
    family: sans,
    fonts: [
      { src: installed('source-sans-3/400Regular/SourceSans3_400Regular.ttf'), fontWeight: 400 },
      { src: installed('source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'), fontWeight: 600 },
    ],
  })
  Font.registerHyphenationCallback(breakText)
}

/** Registers and loads all fonts, once in a process, and has them say of each glyph what it stands for. */
export function loadFonts(): Promise<void> {
  loaded ??= loadAll()
  return loaded
}
let loaded: Promise<void> | undefined

async function loadAll(): Promise<void> {
  registerFonts()
  const fonts = [chinese, latin, sans].flatMap((fontFamily) =>
    [400, 600].map((fontWeight) => ({ fontFamily, fontWeight })),
  )
  await Promise.all(fonts.map((font) => Font.load(font)))
  for (const font of fonts) {
    const data = Font.getFont(font)?.data
    // The renderer's own type of a font rests on fontkit's, and there is none.
    if (data) keepCharacters(data as unknown as FontData)
  }
}

/** Text and headlines. A character that the first family lacks, as in the name of a line of help, comes from the next. */
export const textFont = (locale: Locale): string[] => (locale === 'cn' ? [chinese, sans] : [latin, sans, chinese])

/** Labels and what is small. Chinese stays in its one family. */
export const labelFont = (locale: Locale): string[] => (locale === 'cn' ? [chinese, sans] : [sans, chinese])
