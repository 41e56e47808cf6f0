import { describe, expect, test } from 'vitest'
import { type CardPicture, cardSvg } from './card'

const picture: CardPicture = {
  lang: 'en-US',
  site: 'Mindglass',
  title: 'The Big Five',
  by: 'Ana · March 2026',
  group: 'self',
  parts: [
    { name: 'Openness', level: 'level4', word: 'High' },
    { name: 'Worth tied to success and approval', level: 'level1', word: 'Very low' },
  ],
  foot: 'In one’s own words',
  alt: 'The Big Five: Openness High, …',
}

describe('the picture of a card', () => {
  test('stands by itself: 1200 × 630, a name, nothing loaded from anywhere', () => {
    const svg = cardSvg(picture)
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 630"/)
    expect(svg).toContain('<title>The Big Five: Openness High, …</title>')
    expect(svg).not.toMatch(/href|url\(|<script|<style|<image/)
    for (const text of ['Mindglass', 'Ana · March 2026', 'Openness', 'High', 'Very low']) expect(svg).toContain(text)
  })

  test('writes everything as text', () => {
    const svg = cardSvg({ ...picture, by: `<script>"&'`, title: '</text>' })
    expect(svg).not.toContain('<script>')
    expect(svg.match(/<\/text>/g)).toHaveLength((svg.match(/<text /g) ?? []).length)
    expect(svg).toContain('&#60;script&#62;&#34;&#38;&#39;')
  })

  test('marks the middle of a level, whatever the score', () => {
    const marks = [...cardSvg(picture).matchAll(/<circle cx="(\d+)" cy="[\d.]+" r="15"/g)].map(([, x]) => Number(x))
    expect(marks).toEqual([820, 580])
  })

  test('keeps up to five parts between title and foot', () => {
    const parts = ['level1', 'level2', 'level3', 'level4', 'level5'] as const
    const svg = cardSvg({ ...picture, parts: parts.map((level) => ({ name: level, level, word: level })) })
    const ys = [...svg.matchAll(/cy="([\d.]+)" r="15"/g)].map(([, y]) => Number(y))
    expect(ys).toHaveLength(5)
    expect(Math.min(...ys)).toBeGreaterThan(220)
    expect(Math.max(...ys)).toBeLessThan(545)
  })
})
