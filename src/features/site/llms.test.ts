import { expect, test } from 'vitest'
import { published } from '@/content/articles/articles'
import { documentPaths } from '@/content/document-paths'
import { currentInstruments } from '@/content/tests/instruments'
import { llmsText } from './llms'

test('llms.txt names every test and article once, and links only to pages of the site', async () => {
  const text = await llmsText('https://site.example')
  const paths = [...text.matchAll(/\]\(https:\/\/site\.example([^?)]*)\?lang=en\)/g)].map(([, path = '']) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(documentPaths()).toEqual(expect.arrayContaining(paths))
  expect(paths).toEqual(
    expect.arrayContaining([
      ...currentInstruments().map(({ slug }) => `/tests/${slug}`),
      ...published().map(({ id }) => `/column/articleDetail/${id}`),
    ]),
  )
  expect(text).toMatch(/^# Mindglass\n\n> \S/)
  expect(text).toContain('diagnose nothing')
})
