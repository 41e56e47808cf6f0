import { expect, test } from 'vitest'
import { publishedArticles } from '@/content/articles/articles'
import { listDocumentPaths } from '@/content/document-paths'
import { currentInstruments } from '@/content/tests/instruments'
import { buildLlmsText } from './llms'

test('llms.txt names every test and article once, and links only to pages of the site', async () => {
  const text = await buildLlmsText('https://site.example')
  const paths = [...text.matchAll(/\]\(https:\/\/site\.example([^?)]*)\?lang=en\)/g)].map(([, path = '']) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(listDocumentPaths()).toEqual(expect.arrayContaining(paths))
  expect(paths).toEqual(
    expect.arrayContaining([
      ...currentInstruments().map(({ slug }) => `/tests/${slug}`),
      ...publishedArticles().map(({ id }) => `/column/articleDetail/${id}`),
    ]),
  )
  expect(text).toMatch(/^# Mindglass\n\n> \S/)
  expect(text).toContain('diagnose nothing')
})
