/** Words of a Chinese text with the punctuation that belongs to them: a closing mark ends a word, an opening one begins the next. */
export function wordsOf(text: string): { word: string; at: number }[] {
  const words: { word: string; at: number }[] = []
  const inside = insideDoubled(text)
  let opened = false
  for (const { segment, index, isWordLike } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const opening = '“‘（《「『'.includes(segment)
    const last = words.at(-1)
    if (last && (opened || !(isWordLike || opening) || inside.has(index))) last.word += segment
    else words.push({ word: segment, at: index })
    opened = opening
  }
  return words
}

/** Places within words of the shape AABB (热热闹闹), which are taken apart otherwise. */
function insideDoubled(text: string): Set<number> {
  const doubled = [...text.matchAll(/(\p{Script=Han})\1(\p{Script=Han})\2/gu)]
  return new Set(doubled.flatMap(({ 0: word, index }) => Array.from(word, (_, at) => index + at).slice(1)))
}

/** Sentences of a text, without surrounding space. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[。！？；])|(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
