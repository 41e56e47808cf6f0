import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import { faces } from '@/core/brand/brand'
import type { Locale } from '@/core/locale'
import { breakText } from './line-breaks'

interface Glyph {
  codePoints: readonly number[]
  constructor: new (id: number, codePoints: readonly number[], font: FontData) => Glyph
}

/** Used part of a font of fontkit, which has no types. */
interface FontData {
  getGlyph: (id: number, characters?: readonly number[]) => Glyph
}

/**
 * Makes a font give each glyph with the characters (code points) it is asked for.
 *
 * A font keeps one object per glyph and in it the characters of whoever asked first. To cut a ” down for a file, it
 * asks for the ’ it is drawn with, as no character at all; from then on every ’ of every report in this process was
 * said to be none, and to copy it gave another letter. With this, every text gets the letter that it asked for.
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
