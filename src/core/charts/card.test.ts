import jsQR from 'jsqr'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type CardPicture, cardSvg } from './card'
import { type CardFormat, cardFormats, isCardFormat } from './card-formats'
import { drawingOf } from './portrait/portrait'
import { qrOf } from './qr'

const url = 'https://mindglass.example/tests/emotion-skills'
const picture: CardPicture = {
  lang: 'en-US',
  site: 'Mindglass',
  title: 'The Big Five',
  by: 'Ana · March 2026',
  drawing: drawingOf('big-five', [{ id: 'openness', at: 72.5, half: 17 }]),
  sentence: 'You can disagree, be disagreed with, and finish your lunch in peace.',
  parts: [
    { name: 'Openness', level: 'level4', word: 'High' },
    { name: 'Worth tied to success and approval', level: 'level1', word: 'Very low' },
  ],
  yours: 'What would yours look like?',
  address: 'mindglass.example/tests/emotion-skills',
  code: qrOf(url),
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
    const svg = cardSvg(picture, { format })
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
    const svg = cardSvg({ ...picture, by: `<script>"&'`, title: '</text>' }, { format })
    expect(svg).not.toContain('<script>')
    expect(svg.match(/<\/text>/g)).toHaveLength((svg.match(/<text /g) ?? []).length)
    expect(svg).toContain('&#60;script&#62;&#34;&#38;&#39;')
  })

  test.each([0, 1, 3, 5])('has room for %i parts in a legible size', (count) => {
    const levels = ['level1', 'level2', 'level3', 'level4', 'level5'] as const
    const parts = levels.slice(0, count).map((level) => ({ name: `Part ${level}`, level, word: 'Very high' }))
    const sentence =
      'Silencio de arriba abajo: pocas palabras por fuera, poco oleaje por dentro y mucho descanso para quien se sienta al lado.'
    const texts = textsOf(cardSvg({ ...picture, parts, sentence }, { format }))
    const lines = texts.filter(({ x, end }) => !end && x === texts.find((one) => one.text === picture.title)?.x)
    for (const [index, line] of lines.entries()) {
      const next = lines[index + 1]
      if (next) expect(next.y - line.y, `${line.text} / ${next.text}`).toBeGreaterThan(0.95 * next.size)
    }
    for (const { x, y, size } of texts) {
      expect(x).toBeGreaterThan(20)
      expect(x).toBeLessThan(width)
      expect(y).toBeLessThan(height - 10)
      // On 1080 pixels, as wide as a phone, 28 are about 10 points; the wide one is for larger screens.
      expect(size).toBeGreaterThanOrEqual(format === 'wide' ? 18 : 28)
    }
  })

  test('shows the drawing in full and not smaller when the card has fewer parts', () => {
    const drawn = (count: number) => {
      const svg = cardSvg({ ...picture, parts: picture.parts.slice(0, count) }, { format })
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

  test('has a QR code that is read as the address', async () => {
    const { data, info } = await sharp(Buffer.from(cardSvg(picture, { format })))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(url)
  })

  test('contains no portrait when the card is older than portraits', () => {
    expect(cardSvg({ ...picture, drawing: null }, { format }).match(/<svg /g)).toHaveLength(1)
  })
})

test('the card picture colours only the step of the level', () => {
  const svg = cardSvg({ ...picture, drawing: null }, { format: 'tall' })
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
