import { levels } from '@mindglass/psychometrics/instrument'
import { describe, expect, test } from 'vitest'
import { dayPalette } from '../brand/brand'
import type { CardPicture } from './card'
import { type CardLayout, createParts, drawing, findText, layOutCard, picture, sentences } from './card-fixture'
import { type CardFormat, cardFormats } from './card-formats'

/* Where things stand on a card: nothing lies on anything else, whatever is written on it. */

const formats = Object.keys(cardFormats) as CardFormat[]
const margins = { tall: { side: 84, ends: 40 }, story: { side: 84, ends: 180 }, wide: { side: 64, ends: 20 } }
const cases = formats.flatMap((format) =>
  Object.entries(sentences).flatMap(([length, sentence]) =>
    [0, 1, 3, 5].flatMap((count) => [drawing, null].map((one) => ({ format, length, sentence, count, drawing: one }))),
  ),
)

/** Expects every element within the margins. */
function expectInside(laid: CardLayout, format: CardFormat) {
  const { width, height } = cardFormats[format]
  const { side, ends } = margins[format]
  for (const { left, right, top, bottom, text } of laid.texts) {
    expect(left, text).toBeGreaterThanOrEqual(side - 1)
    expect(right, text).toBeLessThanOrEqual(width - side + 1)
    expect(top, text).toBeGreaterThanOrEqual(ends)
    expect(bottom, text).toBeLessThanOrEqual(height - ends)
  }
  expect(laid.code.left + laid.code.side).toBeCloseTo(width - side, 0)
  expect(laid.code.top + laid.code.side).toBeLessThanOrEqual(height - ends + 12)
  expect(laid.mark.x).toBe(side)
  expect(laid.mark.y).toBeGreaterThanOrEqual(ends - 12)
}

/** Expects that no text overlaps another text, the QR code or a step. */
function expectApart({ texts, code, steps }: CardLayout) {
  const others = [
    ...texts,
    { text: 'code', left: code.left, right: code.left + code.side, top: code.top, bottom: code.top + code.side },
    ...steps.map(({ x, y, width, height }) => ({
      text: 'step',
      left: x,
      right: x + width,
      top: y,
      bottom: y + height,
    })),
  ]
  for (const text of texts) {
    for (const other of others) {
      if (other === text) continue
      const beside = text.right <= other.left + 1 || other.right <= text.left + 1
      const below = text.bottom <= other.top + 1 || other.bottom <= text.top + 1
      expect(beside || below, `“${text.text}” and “${other.text}”`).toBe(true)
    }
  }
}

/** Expects the drawing between the name of the site and the words, or beside the words. */
function expectDrawn(laid: CardLayout, format: CardFormat) {
  if (!laid.drawn) return
  const { x, y, width, height } = laid.drawn
  const [head, title] = [findText(laid, 'Mindglass'), findText(laid, picture.title)]
  expect(width / height).toBeCloseTo(400 / 320, 2)
  // The canvas of the drawing has empty space at both ends.
  expect(y).toBeGreaterThanOrEqual(head.bottom - 0.03 * height)
  if (format === 'wide') {
    expect(x + width).toBeLessThan(title.left)
    return
  }
  expect(y + height).toBeLessThanOrEqual(title.top + 0.03 * height)
  expect(x + width / 2).toBeCloseTo(cardFormats[format].width / 2, -1)
}

/**
 * Expects the footer below its rule, the rule below the words, and, beside a drawing, the words in the middle of their
 * space.
 */
function expectFoot(laid: CardLayout, format: CardFormat) {
  const foot = [picture.yours, picture.address, picture.foot].map((text) => findText(laid, text))
  const words = laid.texts.filter((text) => !foot.includes(text))
  const lowest = Math.max(...words.map(({ bottom }) => bottom), ...laid.steps.map(({ y, height }) => y + height))
  expect(lowest).toBeLessThanOrEqual(laid.rule.y + 1)
  for (const { top } of foot) expect(top).toBeGreaterThan(laid.rule.y)
  expect(laid.rule.right).toBe(cardFormats[format].width - margins[format].side)
  expect(laid.rule.left).toBe(foot[0]?.left)
  if (format !== 'wide') return
  const [above, below] = [findText(laid, picture.title).top - 120, laid.rule.y - 4 - lowest]
  expect(Math.abs(above - below)).toBeLessThan(30)
}

test.each(cases)(
  'nothing overlaps on the $format card (sentence: $length, parts: $count, drawing width: $drawing.width)',
  ({ format, length, count, ...one }) => {
    const lang = length === 'cn' ? 'zh-CN' : 'en-US'
    const laid = layOutCard({ ...one, parts: createParts(count), lang }, format)
    expectInside(laid, format)
    expectApart(laid)
    expectDrawn(laid, format)
    expectFoot(laid, format)
  },
)

describe.each(formats)('a part on the %s card', (format) => {
  const parts = createParts(5)
  const card = () => layOutCard({ parts }, format)
  const rowIn = ({ steps }: CardLayout, n: number) => steps.slice(5 * n, 5 * n + 5)

  test('shows five level steps, evenly spaced and vertically centered on one line', () => {
    const laid = card()
    for (const n of parts.keys()) {
      const row = rowIn(laid, n)
      const gaps = row.slice(1).map(({ x }, index) => x - (row[index]?.x ?? 0))
      expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.3)
      for (const [index, gap] of gaps.entries()) expect(gap).toBeGreaterThan((row[index]?.width ?? 0) + 2)
      const middles = row.map(({ y, height }) => y + height / 2)
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(0.3)
      expect(row.every(({ width, height, round }) => width > height && round <= height / 2 && round > height / 5)).toBe(
        true,
      )
    }
  })

  test('highlights the step of its level by color and 1.5 times the height', () => {
    const laid = card()
    for (const n of parts.keys()) {
      const row = rowIn(laid, n)
      const heights = row.map(({ height }) => height)
      const low = Math.min(...heights)
      expect(heights.map((height) => height > low + 1)).toEqual(levels.map((_, index) => index === n))
      expect(Math.max(...heights) / low).toBeCloseTo(1.5, 1)
      expect(new Set(row.map(({ fill }) => fill)).size).toBe(2)
      expect(row[n]?.fill).toBe(dayPalette.action)
      expect(new Set(row.filter((_, index) => index !== n).map(({ fill }) => fill)).size).toBe(1)
    }
  })

  test('shows its name left of the steps and its level right of them, vertically centered', () => {
    const laid = card()
    const words = laid.texts.filter(({ text }) => text === 'Very high')
    expect(words).toHaveLength(5)
    for (const [n, word] of words.entries()) {
      const row = rowIn(laid, n)
      const middle = (row[0]?.y ?? 0) + (row[0]?.height ?? 0) / 2
      expect(word.left).toBeGreaterThan((row[4]?.x ?? 0) + (row[4]?.width ?? 0))
      expect(word.weight).toBe('600')
      expect(Math.abs((word.top + word.bottom) / 2 - middle)).toBeLessThan(0.15 * word.size)
      const name = laid.texts.filter(
        ({ top, left, size }) => size === word.size && left < (row[0]?.x ?? 0) && Math.abs(top - middle) < 2 * size,
      )
      const own = name.filter(
        ({ text }) => (parts[n]?.name ?? '').startsWith(text) || (parts[n]?.name ?? '').endsWith(text),
      )
      expect(own.map(({ text }) => text).join(' ')).toBe(parts[n]?.name)
      const centre = own.reduce((sum, { top, bottom }) => sum + (top + bottom) / 2, 0) / own.length
      expect(Math.abs(centre - middle)).toBeLessThan(0.15 * word.size)
      for (const { right } of own) expect(right).toBeLessThan(row[0]?.x ?? 0)
    }
  })
})

describe.each(formats)('the text on the %s card', (format) => {
  const sizeOf = (sentence: string, change: Partial<CardPicture> = {}) => {
    const { texts } = layOutCard({ sentence, ...change }, format)
    const own = texts.filter(({ text }) => sentence.includes(text))
    expect(own.map(({ text }) => text).join(sentence === sentences.cn ? '' : ' ')).toBe(sentence)
    expect(own.length).toBeLessThanOrEqual(4)
    return own[0]?.size ?? 0
  }

  test('is never larger for a longer sentence', () => {
    const largest = format === 'wide' ? 44 : 64
    expect(sizeOf(sentences.short)).toBe(largest)
    expect(sizeOf(sentences.short, { drawing: null })).toBe(largest)
    expect(sizeOf(sentences.es)).toBeLessThanOrEqual(sizeOf(sentences.short))
    expect(sizeOf(sentences.es, { parts: createParts(5), drawing: null })).toBeLessThanOrEqual(
      sizeOf(sentences.es, { drawing: null }),
    )
  })

  test('has a larger line height in Chinese', () => {
    const leading = (lang: string) => {
      const { texts } = layOutCard({ sentence: `${sentences.cn}${sentences.cn}`, lang }, format)
      const own = texts.filter(({ text }) => `${sentences.cn}${sentences.cn}`.includes(text))
      return ((own[1]?.top ?? 0) - (own[0]?.top ?? 0)) / (own[0]?.size ?? 1)
    }
    expect(leading('zh-CN')).toBeCloseTo(1.48, 1)
    expect(leading('en-US')).toBeCloseTo(1.26, 1)
  })

  test('shows author and month beside the site name, in a smaller font when they are long', () => {
    const [plain, long] = [
      layOutCard({}, format),
      layOutCard(
        {
          by: 'Somebody with a most remarkably long name, and a second one besides · September 2026',
          site: 'Mindglass',
        },
        format,
      ),
    ]
    const by = findText(plain, picture.by)
    const name = findText(plain, 'Mindglass')
    expect(by.size).toBeCloseTo(name.size * 0.85, 1)
    const longBy = long.texts.find(({ text }) => text.startsWith('Somebody'))
    expect(longBy?.size).toBeLessThan(by.size)
    expect(longBy?.left).toBeGreaterThan(findText(long, 'Mindglass').right)
    expect(longBy?.right).toBeCloseTo(cardFormats[format].width - margins[format].side, 0)
  })

  test('does not overlap the QR code when the footer is long', () => {
    const long = 'x'.repeat(60)
    const laid = layOutCard({ yours: `${long}1`, address: `${long}2`, foot: `${long}3` }, format)
    for (const text of [`${long}1`, `${long}2`, `${long}3`])
      expect(findText(laid, text).right).toBeLessThan(laid.code.left)
    const plain = layOutCard({ yours: 'Yours?', address: 'a.example', foot: 'Foot' }, format)
    const [yours, address, foot] = ['Yours?', 'a.example', 'Foot'].map((text) => findText(plain, text))
    expect((yours?.size ?? 0) / (address?.size ?? 1)).toBeCloseTo(1.25, 1)
    expect((foot?.size ?? 0) / (address?.size ?? 1)).toBeCloseTo(0.88, 1)
    expect(address?.weight).toBe('600')
    expect(yours?.family).toContain('Georgia')
  })

  test('shows the title above the sentence in medium font weight', () => {
    const laid = layOutCard({}, format)
    const title = findText(laid, picture.title)
    const first = laid.texts.find(({ text }) => sentences.en.startsWith(text))
    expect(title.weight).toBe('500')
    expect(title.size).toBe(format === 'wide' ? 25 : 34)
    expect(first?.family).toContain('Georgia')
    expect((first?.top ?? 0) - title.bottom).toBeGreaterThan(0)
    expect((first?.top ?? 0) - title.bottom).toBeLessThan(1.2 * title.size)
  })
})

test('the logo of the site is left of the site name at the same height', () => {
  for (const format of formats) {
    const { mark, texts } = layOutCard({}, format)
    const name = texts.find(({ text }) => text === 'Mindglass')
    // The logo is 32 units wide, 27 of which are drawn.
    expect(mark.x + 30 * mark.scale).toBeLessThan(name?.left ?? 0)
    expect(mark.y + 16 * mark.scale).toBeCloseTo(((name?.top ?? 0) + (name?.bottom ?? 0)) / 2, -1)
  }
})
