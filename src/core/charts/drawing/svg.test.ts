import { describe, expect, test } from 'vitest'
import { palettes } from '@/core/brand/brand'
import { drawPortraitFromView, portraits } from '../portrait/portrait'
import { type Drawing, roles, type Shape } from './drawing'
import { paints, runsOf, widthAt } from './paint'
import { drawDurationTenths, isDrawnAlongPath, renderPortraitSvg, startTimesOf } from './svg'

const { day } = palettes.homeTheme
const of = (...shapes: Shape[]): Drawing => ({ viewBox: '0 0 400 320', width: 400, height: 320, shapes })
const place = { x: 3, y: 4, width: 200 }

test('renderPortraitSvg puts consecutive marks of the same role into one SVG group', () => {
  const svg = renderPortraitSvg(
    of(
      { role: 'wash', cx: 1.234, cy: 2, r: 3.06 },
      { role: 'line', d: 'M0 0l1 1' },
      { role: 'line', opacity: 0.256, d: 'M2 2l1 1' },
      { role: 'wash', opacity: 1, d: 'M3 3z' },
    ),
    day,
    place,
  )
  expect(svg).toBe(
    '<svg x="3" y="4" width="200" height="160" viewBox="0 0 400 320" fill="none" stroke-linecap="round" stroke-linejoin="round">' +
      `<g fill="${day.actionSoft}" fill-opacity="0.5"><circle cx="1.2" cy="2" r="3.1"/></g>` +
      `<g stroke="${day.action}" stroke-opacity="1" stroke-width="1.9"><path d="M0 0l1 1"/><path d="M2 2l1 1" opacity="0.26"/></g>` +
      `<g fill="${day.actionSoft}" fill-opacity="0.5"><path d="M3 3z"/></g></svg>`,
  )
})

describe('the line width', () => {
  test('is unchanged in a large drawing', () => {
    for (const paint of Object.values(paints))
      if ('width' in paint) expect(widthAt('line', paint.width, 'large')).toBe(paint.width)
  })

  test.each([
    { role: 'line', width: 1.9, small: 4.18 },
    { role: 'accent', width: 2, small: 4.4 },
    { role: 'fine', width: 0.9, small: 1.13 },
    { role: 'hair', width: 1.2, small: 1.5 },
    // The soft role keeps its width.
    { role: 'soft', width: 1.1, small: 1.1 },
  ] as const)('is $small in a thumbnail when the role $role has the width $width', ({ role, width, small }) => {
    expect(widthAt(role, width, 'small')).toBe(small)
    const svg = renderPortraitSvg(of({ role, d: 'M0 0l1 1' }), day, { ...place, size: 'small' })
    expect(svg).toContain(`stroke-width="${small}"`)
  })
})

test('runsOf groups marks only when no mark of another role is between them', () => {
  const shapes: Shape[] = [
    { role: 'fine', d: 'a' },
    { role: 'fine', d: 'b' },
    { role: 'line', d: 'c' },
    { role: 'fine', d: 'd' },
  ]
  expect(runsOf(shapes).map(({ role, shapes: own }) => `${role} ${own.length}`)).toEqual(['fine 2', 'line 1', 'fine 1'])
  expect(runsOf([])).toEqual([])
})

describe('an animated drawing', () => {
  test('sets a start time on each line and on each group of marks that fade in', () => {
    const svg = renderPortraitSvg(
      of(
        { role: 'glow', cx: 1, cy: 1, r: 1 },
        { role: 'fine', d: 'M0 0l1 1' },
        { role: 'fine', d: 'M2 2l1 1' },
        { role: 'hair', d: 'M3 3l1 1' },
      ),
      day,
      { ...place, timed: true },
    )
    expect(svg).toContain('fill-opacity="0.62" data-at="13"><circle cx="1" cy="1" r="1"/></g>')
    expect(svg).toContain(
      '<path d="M0 0l1 1" data-at="0" pathLength="1"/><path d="M2 2l1 1" data-at="7" pathLength="1"/>',
    )
    expect(svg).toContain('<path d="M3 3l1 1" data-at="9" pathLength="1"/>')
  })

  test.each([...portraits.keys()])(
    'of %s starts its accent marks after its lines, and ends within the set duration',
    (slug) => {
      const { shapes } = drawPortraitFromView(slug, [])
      const moments = startTimesOf(shapes)
      const of = (...wanted: string[]) => moments.filter((_, index) => wanted.includes(shapes[index]?.role ?? ''))
      const cool = of('line', 'fine')
      expect(cool).toEqual([...cool].sort((a, b) => a - b))
      const warm = of('accent', 'hair', 'glow', 'dot')
      expect(Math.min(...warm)).toBeGreaterThanOrEqual(Math.max(...cool))
      for (const [index, moment] of moments.entries()) {
        // Seven tenths for a line, five for what fades in; `Reveal.module.css` and the page of a card say so.
        const lasts = isDrawnAlongPath(shapes[index]?.role ?? 'line') ? 7 : 5
        expect(moment + lasts, shapes[index]?.role).toBeLessThanOrEqual(drawDurationTenths)
      }
    },
  )

  test('defines a start time for every mark role', () => {
    for (const role of roles) expect(startTimesOf([{ role, d: 'M0 0' }])).not.toEqual([0])
  })
})
