const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/**
 * A label in one line or, when it is longer than `longest` Latin letters (half as many Chinese characters), in two
 * of about the same length, broken between words.
 */
export function wrapLabel(label: string, longest: number): string[] {
  const limit = isHan(label) ? Math.floor(longest / 2) : longest
  if (label.length <= limit) return [label]
  const lengthOf = (at: number) => Math.max(label.slice(0, at).trim().length, label.slice(at).trim().length)
  const breaks = breakPositions(label)
  if (breaks.length === 0) return [label]
  const best = breaks.reduce((one, other) => (lengthOf(other) < lengthOf(one) ? other : one))
  return [label.slice(0, best).trim(), label.slice(best).trim()]
}

/** Starts of all words but the first; Chinese has no spaces, so its words come from the segmenter. */
function breakPositions(label: string): number[] {
  const words = new Intl.Segmenter(isHan(label) ? 'zh' : 'en', { granularity: 'word' })
  return [...words.segment(label)]
    .filter(({ index, isWordLike }) => index > 0 && isWordLike)
    .map(({ index }) => index)
    .filter((index) => isHan(label) || label[index - 1] === ' ')
}
