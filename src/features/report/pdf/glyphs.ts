/** What is used of a font of fontkit, which has no types. */
export interface FontData {
  getGlyph: (id: number, characters?: readonly number[]) => object
}

/**
 * Makes a font give each glyph with the characters (code points) it is asked for.
 *
 * A font keeps one object per glyph and in it the characters of whoever asked first. To cut a ” down for a file, it
 * asks for the ’ it is drawn with, as no character at all; from then on every ’ of every report in this process was
 * said to be none, and to copy it gave another letter. With this, what is drawn is still read once per glyph, and
 * what it stands for belongs to who asks.
 */
export function keepCharacters(font: FontData): void {
  const drawn = font.getGlyph.bind(font)
  const spoken = new Map<string, object>()
  font.getGlyph = (id, characters = []) => {
    const glyph = drawn(id)
    if (characters.length === 0) return glyph
    const key = `${id}:${characters.join()}`
    const known = spoken.get(key) ?? withCharacters(glyph, characters)
    spoken.set(key, known)
    return known
  }
}

/** A copy of the glyph; three of its facts follow from its characters. */
const withCharacters = (glyph: object, characters: readonly number[]): object =>
  Object.assign(Object.create(Object.getPrototypeOf(glyph)), glyph, {
    codePoints: characters,
    isMark: /^\p{M}+$/u.test(String.fromCodePoint(...characters)),
    isLigature: characters.length > 1,
  })
