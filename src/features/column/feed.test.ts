import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { publishedArticles } from '@/content/articles/articles'
import { locales } from '@/core/locale'
import { articleFeed } from './feed'

test.each(locales)('the feed in the language %s lists every article with absolute addresses', async (locale) => {
  const xml = await articleFeed(locale, 'https://site.example')
  const parsed = new new Window().DOMParser().parseFromString(xml, 'application/xml')
  const items = [...parsed.querySelectorAll('item')]
  expect(items).toHaveLength(publishedArticles().length)
  const textOf = (name: string) => items.map((item) => item.querySelector(name)?.textContent ?? '')
  for (const link of textOf('link')) {
    expect(link).toMatch(new RegExp(`^https://site\\.example/column/articleDetail/[\\w-]+\\?lang=${locale}$`))
  }
  expect(new Set(textOf('guid')).size).toBe(items.length)
  const days = textOf('pubDate').map((day) => Date.parse(day))
  expect(days).toEqual([...days].sort((a, b) => b - a))
  for (const title of textOf('title')) expect(title).not.toBe('')
  // The text between tags is escaped.
  expect(xml.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!#\d+;)/)
})
