import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { sceneOf } from '@/content/articles/scenes/scenes'
import { cardFile, cardOf, cardPaths, cardSize } from '@/content/social-card'
import { balanceLines } from '@/core/charts/balanced-lines'
import { locales } from '@/core/locale'
import { type Card, cardPng } from './card'
import { allCards } from './card-list'
import { buildCards } from './cards'

const dir = mkdtempSync(join(tmpdir(), 'cards-'))
afterAll(() => rmSync(dir, { recursive: true }))

const example: Card = { locale: 'cn', site: '心镜', eyebrow: '压力', title: '压力与倦怠', picture: 'stress' }

test('every card path has a social card with text in every language', async () => {
  const cards = await allCards()
  const wanted = locales.flatMap((locale) => cardPaths().map((path) => cardFile(locale, path)))
  expect(cards.map(({ file }) => file).sort()).toEqual(wanted.sort())
  for (const { eyebrow, title, site } of cards) expect([eyebrow, title, site]).not.toContain('')
})

test.each([
  { path: '/', file: '/og/es.png' },
  { path: '/tests/sleep', file: '/og/es/tests/sleep.png' },
  { path: '/tests/sleep/sample', file: '/og/es/tests/sleep.png' },
  { path: '/tests', file: '/og/es.png' },
  { path: '/privacy', file: '/og/es.png' },
])('the page $path uses the social card $file', ({ path, file }) => {
  expect(cardOf('es', path)).toBe(file)
})

test.each([
  example,
  { ...example, locale: 'en', title: 'What to do with a worry that keeps coming back at night' },
  { ...example, title: '两条线', picture: sceneOf('what-stress-does') },
  { ...example, locale: 'es', site: 'Mindglass', title: 'Una mirada', text: 'Sin registrarse', picture: 'glass' },
] as const)('a social card in $locale is a reproducible PNG of 1200 × 630 pixels below 60 KB', async (words) => {
  const png = await cardPng(words)
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...cardSize })
  expect(png.length).toBeLessThan(60_000)
  expect((await cardPng(words)).equals(png)).toBe(true)
})

test('buildCards redraws only changed cards and removes the files of dropped cards', async () => {
  const places = { out: join(dir, 'public'), cache: join(dir, 'cache') }
  const cards = [{ ...example, file: '/og/cn/a.png' }]
  expect(await buildCards(cards, places)).toEqual({ cards: 1, drawn: 1 })
  const first = readFileSync(join(dir, 'public/og/cn/a.png'))
  expect(await buildCards(cards, places)).toEqual({ cards: 1, drawn: 0 })
  expect(readFileSync(join(dir, 'public/og/cn/a.png')).equals(first)).toBe(true)
  const renamed = [{ ...example, title: '压力', file: '/og/cn/b.png' }]
  expect(await buildCards(renamed, places)).toEqual({ cards: 1, drawn: 1 })
  expect(() => statSync(join(dir, 'public/og/cn/a.png'))).toThrow()
})

test.each([
  { text: '静下来，照见自己', max: 7, lines: ['静下来，', '照见自己'] },
  {
    text: '你怎样发觉情绪，怎样弄懂它，又怎样重新站稳',
    max: 19,
    lines: ['你怎样发觉情绪，', '怎样弄懂它，又怎样重新站稳'],
  },
  { text: '情绪与精力起伏自评', max: 7, lines: ['情绪与精力', '起伏自评'] },
  { text: '睡眠', max: 7, lines: ['睡眠'] },
])('balanceLines breaks “$text” after punctuation if possible, otherwise between words', ({ text, max, lines }) => {
  expect(balanceLines(text, max)).toEqual(lines)
})
