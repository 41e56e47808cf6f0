import { expect, test } from 'vitest'
import type { SearchHit } from '../../schema'
import { splitHits } from './SearchScreen'

const hitsOf = (tests: number, articles: number): SearchHit[] =>
  Array.from({ length: tests + articles }, (_, at) => ({
    kind: at < tests ? ('test' as const) : ('article' as const),
    id: `hit-${at}`,
    group: 'mood',
    title: [{ text: `Title ${at}`, marked: false }],
    excerpt: [{ text: `Excerpt ${at}`, marked: false }],
  }))

test.each([
  { tests: 0, articles: 30, shown: [0, 10] },
  { tests: 2, articles: 28, shown: [2, 8] },
  { tests: 10, articles: 20, shown: [4, 6] },
  { tests: 10, articles: 3, shown: [7, 3] },
  { tests: 10, articles: 0, shown: [10, 0] },
  { tests: 1, articles: 2, shown: [1, 2] },
])('a search that finds $tests tests and $articles articles first shows $shown of them', (found) => {
  const hits = hitsOf(found.tests, found.articles)
  const { tests, articles } = splitHits(hits)
  expect([tests.first.length, articles.first.length]).toEqual(found.shown)
  expect([...tests.first, ...tests.rest, ...articles.first, ...articles.rest]).toEqual(hits)
})
