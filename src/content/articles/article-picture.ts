import { findInstrument } from '../tests/instruments'
import type { Article } from './columns'

/** Data for the drawing of an article. It depends on the article's test, and represents no person's scores. */
export interface ArticlePicture {
  slug: string
  picture: readonly { id: string; at: number; half: number }[]
}

/** Range of article scores: drawings at the ends of a scale would be empty or full. */
const least = 22
const most = 88

/** Returns drawing data in the style of the article's test, different for each article and stable over time. */
export function articlePicture({ id, relatedTest }: Pick<Article, 'id' | 'relatedTest'>): ArticlePicture {
  const instrument = findInstrument(relatedTest)
  if (!instrument) throw new Error(`${id}: no test ${relatedTest}`)
  const next = numbersFrom(id)
  const picture = instrument.dimensions.map((part) => ({
    id: part.id,
    at: least + (next() % (most - least)),
    half: 14,
  }))
  return { slug: relatedTest, picture }
}

/** Returns a generator of pseudo-random whole numbers, seeded by a word (FNV-1a, then a multiplicative step). */
function numbersFrom(word: string): () => number {
  let state = 2166136261
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) >>> 0
    return state >>> 8
  }
}
