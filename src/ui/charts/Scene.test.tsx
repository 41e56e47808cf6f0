import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Scene as SceneDrawing, SceneRole } from '@/core/charts/drawing/scene'
import { Scene } from './Scene'

const roles: readonly SceneRole[] = ['line', 'fine', 'accent', 'hair', 'wash', 'glow', 'dot', 'mask', 'solid', 'lit']
const sheet = (ground: SceneDrawing['ground']): SceneDrawing => ({
  ground,
  marks: roles.map((role) => ({ role, d: 'M0 0L9 9' })),
})
const markup = (scene: SceneDrawing, view?: 'wide' | 'square') =>
  renderToStaticMarkup(<Scene scene={scene} {...(view && { view })} />)

test.each([
  { ground: 'paper', colour: 'surface' },
  { ground: 'cool', colour: 'action-soft' },
  { ground: 'warm', colour: 'warm-soft' },
] as const)('a scene on the ground “$ground” uses only theme colors', ({ ground, colour }) => {
  const svg = markup(sheet(ground))
  expect(svg).toContain(`<rect width="400" height="225" fill="var(--${colour})">`)
  expect(svg).not.toMatch(/#[0-9a-f]{3}|undefined/)
})

test('a scene is hidden from screen readers', () => {
  expect(markup(sheet('paper'))).toMatch(/^<svg [^>]*aria-hidden="true">/)
})

test('the square view of a scene shows the middle with thicker lines', () => {
  const widths = (svg: string) => [...svg.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width))
  const [wide, square] = [markup(sheet('paper')), markup(sheet('paper'), 'square')]
  expect(wide).toContain('viewBox="0 0 400 225"')
  expect(square).toContain('viewBox="87.5 0 225 225"')
  expect(Math.max(...widths(square))).toBeGreaterThan(1.5 * Math.max(...widths(wide)))
})

test('consecutive scene marks of one role share an SVG group', () => {
  const svg = markup({
    ground: 'paper',
    marks: [
      { role: 'fine', d: 'M0 0' },
      { role: 'fine', cx: 1, cy: 2, r: 3 },
      { role: 'line', d: 'M1 1' },
    ],
  })
  expect(svg.match(/<g /g)).toHaveLength(2)
  expect(svg).toContain('<path d="M0 0"></path><circle cx="1" cy="2" r="3"></circle>')
})
