import { expect, test } from 'vitest'
import { documentPaths } from '../document-paths'
import {
  articlesAbout,
  articlesIn,
  articlesInOrder,
  drafts,
  findAnyArticle,
  findArticle,
  furtherPages,
  neighbours,
  pageCount,
  pageOf,
  pageSize,
  published,
  tagsIn,
} from './articles'
import type { Article } from './columns'

const article = (id: string, order: number, change: Partial<Article> = {}): Article => ({
  id,
  column: 'mood',
  order,
  published: `2026-09-0${order}`,
  tags: ['practice'],
  relatedTest: 'sleep',
  draft: false,
  ...change,
})
const shelf = [
  article('a', 1),
  article('b', 2, { draft: true, tags: ['work'] }),
  article('c', 3, { tags: ['body'] }),
  article('d', 1, { column: 'self', published: '2026-10-01' }),
]
const ids = (articles: readonly Article[]) => articles.map(({ id }) => id)

test('a draft is listed nowhere and found by previews alone', () => {
  expect(ids(published(shelf))).toEqual(['d', 'c', 'a'])
  expect(ids(drafts(shelf))).toEqual(['b'])
  expect(findArticle('b', shelf)).toBeUndefined()
  expect(findAnyArticle('b', shelf)?.id).toBe('b')
  expect(tagsIn('mood', shelf)).toEqual(['practice', 'body'])
  expect(neighbours(article('a', 1), shelf).next?.id).toBe('c')
  expect(ids(articlesAbout('sleep', shelf))).not.toContain('b')
})

test('an article with a date to come is shown to nobody', () => {
  const coming = [article('e', 5, { published: '2030-01-02' })]
  expect(ids(published(coming, new Date('2029-12-31T12:00:00Z')))).toEqual([])
  expect(ids(published(coming, new Date('2030-01-02T00:00:00Z')))).toEqual(['e'])
  // In the Line Islands it is that day already, and an author there is right.
  expect(ids(published(coming, new Date('2030-01-01T10:00:00Z')))).toEqual(['e'])
})

test('lists are newest first, columns are read in order', () => {
  expect(ids(articlesIn('mood', undefined, shelf))).toEqual(['c', 'a'])
  expect(ids(articlesInOrder('mood', shelf))).toEqual(['a', 'c'])
  expect(ids(articlesIn('all', 'practice', shelf))).toEqual(['d', 'a'])
})

test('neighbours stay in the column and end at its ends', () => {
  expect(neighbours(article('c', 3), shelf)).toMatchObject({ previous: { id: 'a' }, next: undefined })
  expect(neighbours(article('d', 1, { column: 'self' }), shelf)).toEqual({ previous: undefined, next: undefined })
})

test.each([
  { count: 0, pages: 1, last: [] },
  { count: pageSize, pages: 1, last: [1, 2, 3, 4, 5, 6] },
  { count: pageSize + 1, pages: 2, last: [7] },
])('$count articles make $pages pages', ({ count, pages, last }) => {
  const items = Array.from({ length: count }, (_, index) => index + 1)
  expect(pageCount(count)).toBe(pages)
  expect(pageOf(items, pages)).toEqual(last)
})

test('the sitemap has every column, list, page, topic and article once', () => {
  const paths = documentPaths()
  expect(new Set(paths).size).toBe(paths.length)
  for (const { id } of published()) expect(paths).toContain(`/column/articleDetail/${id}`)
  for (const page of furtherPages('all')) expect(paths).toContain(`/column/articleList/all/${page}`)
  expect(paths).toContain('/column/articleList/all/tag/practice')
})
