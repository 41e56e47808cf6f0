import { findInstrument } from '../tests/instruments'
import type { Article } from './columns'

/** Data for the drawing of an article: it belongs to the test the article is about, and to no person's scores. */
export interface ArticlePicture {
  slug: string
  picture: readonly { id: string; at: number; half: number }[]
}

/** Drawings at the ends of a scale are empty or full: articles keep away from them. */
const least = 22
const most = 88

/** A drawing in the hand of the article's test, different for each article and always the same for one. */
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

/** Whole numbers that follow from a word (FNV-1a, then a multiplicative step). */
function numbersFrom(word: string): () => number {
  let state = 2166136261
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) >>> 0
    return state >>> 8
  }
}
