import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import { faces } from '@/core/brand/brand'
import type { Locale } from '@/core/locale'
import { breakText } from './line-breaks'

interface Glyph {
  codePoints: readonly number[]
  constructor: new (id: number, codePoints: readonly number[], font: FontData) => Glyph
}

/** Part of a fontkit font that is used here; fontkit has no types. */
interface FontData {
  getGlyph: (id: number, characters?: readonly number[]) => Glyph
}

/**
 * Makes a font return each glyph with the characters (code points) that the caller requested.
 *
 * A font caches one object per glyph, with the characters of the first request. To embed a ” in a file, the font
 * requests the ’ from which it is drawn, with no characters. Without this function every later ’ in any report of this
 * process would have no characters, and copying it would give another letter.
 */
function keepCharacters(font: FontData): void {
  const drawn = font.getGlyph.bind(font)
  const Glyph = drawn(0).constructor
  const spoken = new Map<number, Glyph[]>()
  font.getGlyph = (id, characters = []) => {
    if (characters.length === 0) return drawn(id)
    const glyphs = spoken.get(id) ?? []
    const known = glyphs.find(({ codePoints }) => same(codePoints, characters))
    if (known) return known
    const glyph = new Glyph(id, characters, font)
    spoken.set(id, [...glyphs, glyph])
    return glyph
  }
}

const same = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at])

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

/** Registers and loads all fonts, once in a process, and keeps the characters of each glyph (`keepCharacters`). */
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
    // The renderer's font type builds on fontkit's, which does not exist.
    if (data) keepCharacters(data as unknown as FontData)
  }
}

/**
 * Returns the font families of text and headlines. If the first lacks a character, as in the name of a helpline, the
 * next one is used.
 */
export const textFont = (locale: Locale): string[] => (locale === 'cn' ? [chinese, sans] : [latin, sans, chinese])

/** Returns the font families of labels and small print. Chinese keeps its one family. */
export const labelFont = (locale: Locale): string[] => (locale === 'cn' ? [chinese, sans] : [sans, chinese])
