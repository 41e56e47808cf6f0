/**
 * Returns the gap between a sentence and the next: a space, or nothing after a full-width mark, because the mark
 * already includes space.
 */
export const gapAfter = (sentence: string): '' | ' ' => (/[。！？；：，、」』）”]$/.test(sentence) ? '' : ' ')

/** Joins sentences as the writing system does; missing ones are left out. */
export const joinSentences = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts
    .filter((part): part is string => Boolean(part))
    .reduce((text, part) => (text === '' ? part : `${text}${gapAfter(text)}${part}`), '')

/** Returns a sentence without its full stop, to quote it within another one. */
export const withoutFullStop = (sentence: string): string => sentence.replace(/[.。]$/, '')
