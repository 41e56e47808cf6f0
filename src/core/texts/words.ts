/**
 * Returns the words of a Chinese text with their punctuation: a closing mark ends a word, an opening one begins the
 * next.
 */
export function wordsOf(text: string): { word: string; at: number }[] {
  const words: { word: string; at: number }[] = []
  const inside = insideWords(text)
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

/** Terms of the field and of the site that general dictionaries split into several words. */
const TERMS =
  '多动障碍|轻躁狂|强迫症|抑郁症|焦虑症|失眠症|尽责性|双相|依恋|应激|信度|效度|大五|自测|自评|易醒|走神|账号|解锁|链接|心镜'

/** Those terms, and words of the shape AABB (热热闹闹), which would otherwise be split. */
const WHOLE = new RegExp(`(\\p{Script=Han})\\1(\\p{Script=Han})\\2|${TERMS}`, 'gu')

/** Returns the positions inside such words. */
const insideWords = (text: string): Set<number> =>
  new Set([...text.matchAll(WHOLE)].flatMap(({ 0: word, index }) => Array.from(word, (_, at) => index + at).slice(1)))

/** Returns the sentences of a text, without surrounding space. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[。！？；])|(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/**
 * Returns the sentences of a running text, each with the quotation mark and the space that follow it: joined, they are
 * the text.
 */
export const wholeSentences = (text: string): string[] =>
  text.split(/(?<=[。！？][”’」』）]*)(?![。！？”’」』）])|(?<=[.!?]["”’»)]*\s+)(?=\S)/u).filter(Boolean)

/** Returns the first sentence of a running text; the whole text if it has only one. */
export const firstSentence = (text: string): string => (wholeSentences(text)[0] ?? '').trim()
