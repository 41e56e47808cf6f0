import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { themes } from '@/core/brand/theme'

type Tokens = Record<string, string>
const tokensOf = (css: string): Tokens =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )

const palettes = themes.flatMap((theme) => {
  const [light = '', dark = ''] = readFileSync(`public/css/${theme}.css`, 'utf8').split('@media')
  return [
    { name: `${theme} by day`, tokens: tokensOf(light) },
    { name: `${theme} by night`, tokens: tokensOf(dark) },
  ]
})

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(tokens: Tokens, ink: string, ground: string): number {
  const [low = 0, high = 0] = [ink, ground].map((name) => luminance(tokens[name] ?? '')).sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

test('every palette defines the same color names', () => {
  const [first, ...others] = palettes.map(({ tokens }) => Object.keys(tokens).sort())
  expect(first).toContain('paper')
  for (const names of others) expect(names).toEqual(first)
})

const grounds = ['paper', 'surface', 'sunk', 'action-soft', 'warm-soft']

describe.each(palettes)('the palette $name', ({ tokens }) => {
  test.each(['ink', 'ink-soft', 'action', 'action-strong', 'warm-ink', 'danger-ink'])(
    'has a contrast of at least 4.5:1 for text in the color %s',
    (ink) => {
      for (const ground of grounds) expect(contrast(tokens, ink, ground), ground).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(['action', 'action-strong'])('has a contrast of at least 4.5:1 for text on the color %s', (ground) => {
    expect(contrast(tokens, 'on-action', ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['line-strong', 'focus'])('has a contrast of at least 3:1 for control outlines in the color %s', (line) => {
    for (const ground of ['paper', 'surface', 'sunk']) {
      expect(contrast(tokens, line, ground), ground).toBeGreaterThanOrEqual(3)
    }
  })
})
