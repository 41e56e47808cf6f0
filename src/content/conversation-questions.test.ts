import { expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { loadConversationQuestions } from './conversation-questions'
import { publishedInstruments } from './tests/instruments'

const shared = publishedInstruments().filter(({ shareable }) => shareable)

test.each(locales)('every part of a shareable test has two conversation questions in %s', async (locale) => {
  const { any, parts } = await loadConversationQuestions(locale)
  expect(Object.keys(parts).sort()).toEqual([...new Set(shared.map(({ slug }) => slug))].sort())
  for (const { slug, dimensions } of shared) {
    expect(Object.keys(parts[slug] ?? {})).toEqual(dimensions.map(({ id }) => id))
  }
  const all = [
    ...any,
    ...Object.values(parts).flatMap((of) => Object.values(of).flatMap(({ apart, alike }) => [apart, alike])),
  ]
  expect(any).toHaveLength(3)
  expect(new Set(all).size).toBe(all.length)
  for (const question of all) expect(question).toMatch(/[?？]$/)
})

// The questions neither label the two people nor rank one against the other.
test.each([
  { locale: 'cn', never: /你们?就是|应该|为什么你|正常|毛病|更好|更差|您/ },
  { locale: 'en', never: /\bshould you\b|normal|wrong with|better than|worse than|!/i },
  { locale: 'es', never: /\btú\b|\bte\b|normal|mejor que|peor que|!/i },
] as const)('no conversation question in $locale contains judgmental words', async ({ locale, never }) => {
  expect(JSON.stringify(await loadConversationQuestions(locale))).not.toMatch(never)
})
