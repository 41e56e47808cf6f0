import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import { faces } from '@/core/brand/brand'
import type { Locale } from '@/core/locale'
import { type FontData, keepCharacters } from './glyphs'
import { breakText } from './line-breaks'

const families = Object.values(faces)
const [chinese, latin, sans] = [faces.chinese.family, faces.serif.family, faces.sans.family]

function registerFonts(): void {
  for (const { family, files } of families) {
    const weighed = Object.entries(files).map(([weight, file]) => ({
      src: path.join(process.cwd(), file),
      fontWeight: Number(weight),
    }))
    Font.register({ family, fonts: weighed })
  }
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
  const fonts = families.flatMap(({ family: fontFamily, files }) =>
    Object.keys(files).map((weight) => ({ fontFamily, fontWeight: Number(weight) })),
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
