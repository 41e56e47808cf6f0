import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listDocumentPaths } from '../document-paths'
import type { Article } from './article'
import {
  articlesAbout,
  articlesIn,
  articlesInOrder,
  findAnyArticle,
  findArticle,
  furtherPages,
  listDraftArticles,
  neighbourArticles,
  pageCount,
  pageOf,
  pageSize,
  publishedArticles,
  readArticles,
  tagsIn,
} from './articles'

const article = (id: string, order: number, change: Partial<Article> = {}): Article => ({
  id,
  column: 'mood',
  order,
  published: `2026-09-0${order}`,
  tags: ['practice'],
  relatedTest: 'sleep',
  draft: false,
  sources: [],
  ...change,
})
const shelf = [
  article('a', 1),
  article('b', 2, { draft: true, tags: ['work'] }),
  article('c', 3, { tags: ['body'] }),
  article('d', 1, { column: 'self', published: '2026-10-01' }),
]
const ids = (articles: readonly Article[]) => articles.map(({ id }) => id)

test('a draft is in no public list and is found only by previews', () => {
  expect(ids(publishedArticles(shelf))).toEqual(['d', 'c', 'a'])
  expect(ids(listDraftArticles(shelf))).toEqual(['b'])
  expect(findArticle('b', shelf)).toBeUndefined()
  expect(findAnyArticle('b', shelf)?.id).toBe('b')
  expect(tagsIn('mood', shelf)).toEqual(['practice', 'body'])
  expect(neighbourArticles(article('a', 1), shelf).next?.id).toBe('c')
  expect(ids(articlesAbout('sleep', shelf))).not.toContain('b')
})

test('an article is unpublished until its date begins in the earliest time zone', () => {
  const coming = [article('e', 5, { published: '2030-01-02' })]
  expect(ids(publishedArticles(coming, new Date('2029-12-31T12:00:00Z')))).toEqual([])
  expect(ids(publishedArticles(coming, new Date('2030-01-02T00:00:00Z')))).toEqual(['e'])
  // At this time, the day has already begun in the Line Islands, the first time zone.
  expect(ids(publishedArticles(coming, new Date('2030-01-01T10:00:00Z')))).toEqual(['e'])
})

test('articlesIn lists the newest article first and articlesInOrder follows the order of the column', () => {
  expect(ids(articlesIn('mood', undefined, shelf))).toEqual(['c', 'a'])
  expect(ids(articlesInOrder('mood', shelf))).toEqual(['a', 'c'])
  expect(ids(articlesIn('all', 'practice', shelf))).toEqual(['d', 'a'])
})

test('neighbourArticles returns only articles of the same column', () => {
  expect(neighbourArticles(article('c', 3), shelf)).toMatchObject({ previous: { id: 'a' }, next: undefined })
  expect(neighbourArticles(article('d', 1, { column: 'self' }), shelf)).toEqual({
    previous: undefined,
    next: undefined,
  })
})

test.each([
  { count: 0, pages: 1, last: [] },
  { count: pageSize, pages: 1, last: [1, 2, 3, 4, 5, 6] },
  { count: pageSize + 1, pages: 2, last: [7] },
])('a list of $count articles has $pages pages', ({ count, pages, last }) => {
  const items = Array.from({ length: count }, (_, index) => index + 1)
  expect(pageCount(count)).toBe(pages)
  expect(pageOf(items, pages)).toEqual(last)
})

test('listDocumentPaths returns every article and list page exactly once', () => {
  const paths = listDocumentPaths()
  expect(new Set(paths).size).toBe(paths.length)
  for (const { id } of publishedArticles()) expect(paths).toContain(`/column/articleDetail/${id}`)
  for (const page of furtherPages('all')) expect(paths).toContain(`/column/articleList/all/${page}`)
  expect(paths).toContain('/column/articleList/all/tag/practice')
})

/** Writes a folder of articles from the text of each file by its path, and returns the folder. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'articles-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

const facts = (order: number) => `---
title: Light
description: What it does.
published: 2026-11-22
order: ${order}
tags: [body]
relatedTest: sleep
draft: false
sources: [One, Two, Three]
---
`

test('readArticles returns one article per folder, sorted by column and order', () => {
  const root = folderOf({
    'stress/light/cn.md': facts(1),
    'mood/a/cn.md': facts(2),
    'mood/b/cn.md': facts(1),
    'mood/.DS_Store': '',
  })
  const { articles, faults } = readArticles(root)
  expect(faults).toEqual([])
  expect(articles.map(({ column, id }) => `${column}/${id}`)).toEqual(['mood/b', 'mood/a', 'stress/light'])
})

test.each([
  { why: 'an unknown column', file: 'sport/run/cn.md', text: facts(1), fault: 'sport: is not the folder of a column' },
  { why: 'missing facts', file: 'mood/b/en.md', text: facts(1), fault: 'mood/b/cn.md: is missing' },
  {
    why: 'a wrong fact',
    file: 'mood/b/cn.md',
    text: facts(2).replace('sleep', ''),
    fault: 'mood/b/cn.md: relatedTest is missing',
  },
  { why: 'a duplicate order', file: 'mood/b/cn.md', text: facts(1), fault: 'mood/b/cn.md: order 1 is the place of a' },
  {
    why: 'a duplicate name',
    file: 'self/a/cn.md',
    text: facts(1),
    fault: 'self/a: mood has an article of this name too',
  },
  {
    why: 'an invalid name',
    file: 'mood/My Light/cn.md',
    text: facts(2),
    fault: 'mood/My Light: the name is not made of lower-case letters, digits and single hyphens',
  },
])('readArticles reports $why with its file', ({ file, text, fault }) => {
  const root = folderOf({ 'mood/a/cn.md': facts(1), [file]: text })
  expect(readArticles(root).faults).toEqual([`${root}/${fault}`])
})
