import { expect, test } from 'vitest'
import { portraits } from '@/core/charts/portrait/portrait'
import { locales } from '@/core/locale'
import { portraitCaptions } from './portrait-captions'

test('every part of every portrait has its own caption in all languages, and no other part has one', () => {
  const parts = (of: Iterable<[string, Iterable<string>]>) => [...of].map(([slug, ids]) => [slug, [...ids].sort()])
  expect(parts(Object.entries(portraitCaptions).map(([slug, lines]) => [slug, Object.keys(lines)]))).toEqual(
    parts([...portraits].map(([slug, portrait]) => [slug, portrait.parts])),
  )
  const all = Object.values(portraitCaptions).flatMap((lines) => Object.values(lines))
  for (const locale of locales) {
    const said = all.map((line) => line[locale])
    expect(new Set(said).size).toBe(said.length)
    for (const line of said) {
      expect(line).toMatch(/[.。]$/)
      expect(line.length).toBeLessThan(80)
    }
  }
})
