import jsQR from 'jsqr'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type CardPicture, renderCardSvg } from './card'
import { backgroundPalettes } from './card-backgrounds'
import { type CardFormat, cardBackgrounds, cardFormats, isCardBackground, isCardFormat } from './card-formats'
import { drawPortraitFromView } from './portrait/portrait'
import { createQrCode } from './qr'

const url = 'https://mindglass.example/tests/emotion-skills'
const picture: CardPicture = {
  lang: 'en-US',
  site: 'Mindglass',
  title: 'The Big Five',
  by: 'Ana · March 2026',
  drawing: drawPortraitFromView('big-five', [{ id: 'openness', at: 72.5, half: 17 }]),
  sentence: 'You can disagree, be disagreed with, and finish your lunch in peace.',
  parts: [
    { name: 'Openness', level: 'level4', word: 'High' },
    { name: 'Worth tied to success and approval', level: 'level1', word: 'Very low' },
  ],
  yours: 'What would yours look like?',
  address: 'mindglass.example/tests/emotion-skills',
  code: createQrCode(url),
  foot: 'In one’s own words',
  alt: 'The Big Five: Openness High, …',
}
const formats = Object.keys(cardFormats) as CardFormat[]

interface Text {
  x: number
  y: number
  size: number
  end: boolean
  text: string
}
const textsOf = (svg: string): Text[] =>
  [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)"([^>]*)>([^<]*)/g)].map(
    ([, x, y, size, rest = '', text = '']) => ({
      x: Number(x),
      y: Number(y),
      size: Number(size),
      end: rest.includes('"end"'),
      text,
    }),
  )

describe.each(formats)('the %s picture of a card', (format) => {
  const { width, height } = cardFormats[format]

  test('has a size, a title and all texts but no external resources', () => {
    const svg = renderCardSvg(picture, { format })
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
    expect(svg).toContain('<title>The Big Five: Openness High, …</title>')
    expect(svg).not.toMatch(/href|url\(|<script|<style|<image|var\(/)
    const all = textsOf(svg).map(({ text }) => text)
    const message = all.join(' ')
    for (const text of [
      'Mindglass',
      'Ana · March 2026',
      'Openness',
      'High',
      'Very low',
      picture.address,
      picture.foot,
    ]) {
      expect(message).toContain(text)
    }
    expect(message).toContain(picture.sentence)
  })

  test('escapes markup in all texts', () => {
    const svg = renderCardSvg({ ...picture, by: `<script>"&'`, title: '</text>' }, { format })
    expect(svg).not.toContain('<script>')
    expect(svg.match(/<\/text>/g)).toHaveLength((svg.match(/<text /g) ?? []).length)
    expect(svg).toContain('&#60;script&#62;&#34;&#38;&#39;')
  })

  test.each([0, 1, 3, 5])('has room for %i parts in a legible size', (count) => {
    const levels = ['level1', 'level2', 'level3', 'level4', 'level5'] as const
    const parts = levels.slice(0, count).map((level) => ({ name: `Part ${level}`, level, word: 'Very high' }))
    const sentence =
      'Silencio de arriba abajo: pocas palabras por fuera, poco oleaje por dentro y mucho descanso para quien se sienta al lado.'
    const texts = textsOf(renderCardSvg({ ...picture, parts, sentence }, { format }))
    const lines = texts.filter(({ x, end }) => !end && x === texts.find((one) => one.text === picture.title)?.x)
    for (const [index, line] of lines.entries()) {
      const next = lines[index + 1]
      if (next) expect(next.y - line.y, `${line.text} / ${next.text}`).toBeGreaterThan(0.95 * next.size)
    }
    for (const { x, y, size } of texts) {
      expect(x).toBeGreaterThan(20)
      expect(x).toBeLessThan(width)
      expect(y).toBeLessThan(height - 10)
      // On a phone, a card of 1080 pixels shows 28 pixels as about 10 points; wide cards are for larger screens.
      expect(size).toBeGreaterThanOrEqual(format === 'wide' ? 18 : 28)
    }
  })

  test('shows the whole drawing, and does not shrink it when the card has fewer parts', () => {
    const drawn = (count: number) => {
      const svg = renderCardSvg({ ...picture, parts: picture.parts.slice(0, count) }, { format })
      const [, x, y, w, h] = (/<svg x="(-?\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/.exec(svg) ?? []).map(Number)
      return { x: x ?? 0, y: y ?? 0, w: w ?? 0, h: h ?? 0 }
    }
    const [alone, beside] = [drawn(0), drawn(2)]
    expect(alone.h).toBeGreaterThanOrEqual(beside.h)
    expect(beside.h / height).toBeGreaterThan(0.27)
    for (const { x, y, w, h } of [alone, beside]) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + w).toBeLessThanOrEqual(width)
      expect(y + h).toBeLessThan(height)
    }
  })

  test('has a QR code that decodes to the test URL', async () => {
    const { data, info } = await sharp(Buffer.from(renderCardSvg(picture, { format })))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(url)
  })

  test('contains no portrait when the card has no drawing', () => {
    expect(renderCardSvg({ ...picture, drawing: null }, { format }).match(/<svg /g)).toHaveLength(1)
  })
})

test('the card image highlights only one step per part, that of its level', () => {
  const svg = renderCardSvg({ ...picture, drawing: null }, { format: 'tall' })
  const steps = [...svg.matchAll(/<rect x="[\d.]+" [^>]*rx="[\d.]+" fill="(#\w+)"/g)].map(([, fill]) => fill)
  const lit = steps.flatMap((fill, index) => (fill === steps[3] ? [index] : []))
  expect(steps).toHaveLength(10)
  expect(lit).toEqual([3, 5])
})

test.each([
  { value: 'story', is: true },
  { value: 'toString', is: false },
  { value: null, is: false },
])('isCardFormat of $value returns $is', ({ value, is }) => {
  expect(isCardFormat(value)).toBe(is)
})

test.each([
  { value: 'dusk', is: true },
  { value: 'night', is: false },
  { value: null, is: false },
])('isCardBackground of $value returns $is', ({ value, is }) => {
  expect(isCardBackground(value)).toBe(is)
})

/** Contrast of two colours as WCAG counts it. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

describe.each(cardBackgrounds)('a card on the background %s', (ground) => {
  const { paper, action, warm } = backgroundPalettes[ground]

  test.each(formats)('has a text contrast of at least 4.5 in the %s format', (format) => {
    const fills = [...renderCardSvg(picture, { format, ground }).matchAll(/<text [^>]*fill="(#\w{6})"/g)]
    expect(fills.length).toBeGreaterThan(8)
    for (const [, fill = ''] of fills) expect(contrast(fill, paper), fill).toBeGreaterThanOrEqual(4.5)
  })

  test('has a contrast of at least 3 for main lines and over 2 for accent lines', () => {
    expect(contrast(action, paper)).toBeGreaterThanOrEqual(3)
    // Warm lines may have less contrast, because none of them carries information alone.
    expect(contrast(warm, paper)).toBeGreaterThan(2)
  })

  test('has a QR code that decodes to the test URL', async () => {
    const card = Buffer.from(renderCardSvg(picture, { format: 'story', ground }))
    const { data, info } = await sharp(card).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(url)
  })

  test('has a mini version without text, with less than a third of the bytes', () => {
    const mini = renderCardSvg(picture, { format: 'mini', ground })
    expect(mini).toContain(`fill="${paper}"`)
    expect(mini).not.toContain('<text')
    expect(mini.length).toBeLessThan(renderCardSvg(picture, { format: 'tall', ground }).length / 3)
  })
})

test('the story card shows the drawing at 92 % width and the sentence at 64 pixels', () => {
  const svg = renderCardSvg({ ...picture, parts: [] }, { format: 'story' })
  const [, width] = /<svg x="-?\d+" y="-?\d+" width="(\d+)"/.exec(svg) ?? []
  expect(Number(width) / 1080).toBeCloseTo(0.92, 2)
  const sentence = textsOf(svg).filter(({ text }) => text && picture.sentence.includes(text))
  expect(sentence.map(({ size }) => size)).toEqual(sentence.map(() => 64))
})

describe('a card of two drawings', () => {
  const second = drawPortraitFromView('big-five', [{ id: 'openness', at: 20, half: 9 }])
  const places = (svg: string) =>
    [...svg.matchAll(/<svg x="(-?\d+)" y="(-?\d+)" width="(\d+)"/g)].map(([, ...numbers]) => numbers.map(Number))

  test('has the second drawing over the first, in dashed lines and without a background', () => {
    const svg = renderCardSvg({ ...picture, second: { drawing: second, place: 'over' } }, { format: 'tall' })
    const [one, other] = places(svg)
    expect(one).toEqual(other)
    expect(svg.match(/stroke-dasharray="6 4"/g)?.length).toBeGreaterThan(1)
    expect(svg.match(/display="none"/g)?.length).toBeGreaterThan(1)
  })

  test.each(['tall', 'wide'] as const)('shows both drawings in full without overlap in the %s format', (format) => {
    const svg = renderCardSvg({ ...picture, second: { drawing: second, place: 'beside' } }, { format })
    const [[x = 0, y = 0, w = 0] = [], [nextX = 0, nextY = 0] = []] = places(svg)
    expect(format === 'tall' ? nextX - x : Math.round(((nextY - y) * 400) / 320)).toBe(w)
    expect(svg).not.toContain('stroke-dasharray')
    const { width, height } = cardFormats[format]
    expect(nextX + w).toBeLessThanOrEqual(width)
    expect(nextY + w * 0.8).toBeLessThan(height)
  })
})
