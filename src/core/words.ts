/** Words of a Chinese text with the punctuation that belongs to them: a closing mark ends a word, an opening one begins the next. */
export function wordsOf(text: string): { word: string; at: number }[] {
  const words: { word: string; at: number }[] = []
  let opened = false
  for (const { segment, index, isWordLike } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const opening = /^[“‘（《「『]$/.test(segment)
    const last = words.at(-1)
    if (last && (opened || !(isWordLike || opening))) last.word += segment
    else words.push({ word: segment, at: index })
    opened = opening
  }
  return words
}
