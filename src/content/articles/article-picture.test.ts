import { expect, test } from 'vitest'
import { drawingOf } from '@/core/charts/portrait/portrait'
import { articlePicture } from './article-picture'
import { allArticles } from './articles'

const drawn = () => allArticles().map((article) => articlePicture(article))

test('no two articles have the same drawing', () => {
  const sheets = drawn().map(({ slug, picture }) => JSON.stringify([slug, drawingOf(slug, picture).shapes]))
  expect(new Set(sheets).size).toBe(allArticles().length)
})

test('an article has the same drawing every time', () => {
  expect(drawn()).toEqual(drawn())
})

test('articlePicture throws with the article and the test when the related test does not exist', () => {
  expect(() => articlePicture({ id: 'lost', relatedTest: 'nothing' })).toThrow('lost: no test nothing')
})
