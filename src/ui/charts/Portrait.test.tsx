import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { palettes } from '@/core/brand/brand'
import { renderPortraitSvg } from '@/core/charts/drawing/svg'
import { drawPortrait, portraits } from '@/core/charts/portrait/portrait'
import { Portrait } from './Portrait'

const portraitFor = (slug: string) =>
  drawPortrait(
    slug,
    (portraits.get(slug)?.parts ?? []).map((id, index) => ({ id, pomp: 25 + 12 * index, half: 16 })),
  )
const drawing = portraitFor('worry')

describe('a portrait on a page', () => {
  test.each([...portraits.keys()])('of the test %s has the same shapes as its card image, in theme colors', (slug) => {
    const shapesOf = (svg: string) => [...svg.matchAll(/ (?:d|cx|cy|r)="([^"]+)"/g)].map(([, value]) => value)
    const page = renderToStaticMarkup(<Portrait drawing={portraitFor(slug)} />)
    const card = renderPortraitSvg(portraitFor(slug), palettes.homeTheme.day, { x: 0, y: 0, width: 600 })
    expect(shapesOf(page)).toEqual(shapesOf(card))
    expect(page).not.toMatch(/#[0-9a-f]{3}/)
    const tokens = [...page.matchAll(/var\(--([a-z-]+)\)/g)].map(([, name]) => name)
    expect(tokens).toContain('action')
    for (const name of tokens) expect(['action', 'action-soft', 'sun', 'warm']).toContain(name)
  })

  test('has the role img with a label and is hidden from screen readers without a label', () => {
    expect(renderToStaticMarkup(<Portrait drawing={drawing} label="A thread" />)).toMatch(
      /^<svg [^>]*role="img" aria-label="A thread">/,
    )
    const plain = renderToStaticMarkup(<Portrait drawing={drawing} />)
    expect(plain).toMatch(/^<svg [^>]*aria-hidden="true">/)
    expect(plain).not.toContain('role=')
  })

  test('has thicker lines as a thumbnail', () => {
    const widths = (size: 'large' | 'small') =>
      [...renderToStaticMarkup(<Portrait drawing={drawing} size={size} />).matchAll(/stroke-width="([\d.]+)"/g)].map(
        ([, width]) => Number(width),
      )
    expect(Math.max(...widths('small'))).toBeGreaterThan(1.5 * Math.max(...widths('large')))
  })
})
