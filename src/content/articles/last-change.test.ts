import { expect, test } from 'vitest'
import { listDocumentPaths } from '../document-paths'
import { articlesAbout, articlesIn, publishedArticles } from './articles'
import { changedOn, lastChange } from './last-change'

test.each([
  ['/', publishedArticles()[0]?.published],
  ['/column', publishedArticles()[0]?.published],
  ['/column/stress', articlesIn('stress')[0]?.published],
  ['/column/articleList/all/2', publishedArticles()[0]?.published],
  ['/column/articleList/self/tag/practice', articlesIn('self')[0]?.published],
  ['/column/articleDetail/ups-and-downs', '2026-11-29'],
  ['/column/articleDetail/none', undefined],
  ['/tests/sleep', articlesAbout('sleep')[0]?.published],
  ['/tests/sleep/science', undefined],
  ['/privacy', undefined],
] as const)('lastChange of the page %s returns %s', (path, day) => {
  expect(lastChange(path)).toBe(day)
})

test.each([
  { published: '2026-09-01', updated: undefined, changed: '2026-09-01' },
  { published: '2026-09-01', updated: '2026-11-29', changed: '2026-11-29' },
  { published: '2026-12-03', updated: '2026-11-29', changed: '2026-12-03' },
])('an article published on $published and updated on $updated last changed on $changed', ({ changed, ...dates }) => {
  expect(changedOn(dates)).toBe(changed)
})

test('every column page of the sitemap has a date of last change', () => {
  const articles = listDocumentPaths().filter((path) => path.startsWith('/column/'))
  for (const path of articles) expect(lastChange(path), path).toMatch(/^\d{4}-\d\d-\d\d$/)
})
