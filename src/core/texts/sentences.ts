/** Gap between a sentence and the next: a space, or nothing after a full-width mark, which brings its own. */
export const gapAfter = (sentence: string): '' | ' ' => (/[。！？；：，、」』）”]$/.test(sentence) ? '' : ' ')

/** Sentences one after another as the writing has it; what is not there is left out. */
export const sentences = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts
    .filter((part): part is string => Boolean(part))
    .reduce((text, part) => (text === '' ? part : `${text}${gapAfter(text)}${part}`), '')
