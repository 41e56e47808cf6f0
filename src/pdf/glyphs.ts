interface Glyph {
  codePoints: readonly number[]
  constructor: new (id: number, codePoints: readonly number[], font: FontData) => Glyph
}

/** Used part of a font of fontkit, which has no types. */
export interface FontData {
  getGlyph: (id: number, characters?: readonly number[]) => Glyph
}

/**
 * Makes a font give each glyph with the characters (code points) it is asked for.
 *
 * A font keeps one object per glyph and in it the characters of whoever asked first. To cut a ” down for a file, it
 * asks for the ’ it is drawn with, as no character at all; from then on every ’ of every report in this process was
 * said to be none, and to copy it gave another letter. With this, every text gets the letter that it asked for.
 */
export function keepCharacters(font: FontData): void {
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
