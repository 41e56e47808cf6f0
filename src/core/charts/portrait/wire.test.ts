import { expect, test } from 'vitest'
import type { Drawing, Shape } from '../drawing/drawing'
import { portraits } from './portrait'
import { drawScores, pathPoints } from './portrait-fixture'
import { fromWire, toWire } from './wire'
import { WireDrawing } from './wire-schema'

const of = (...shapes: Shape[]): Drawing => ({ viewBox: '0 0 400 320', width: 400, height: 320, shapes })

test('toWire merges consecutive marks of the same role and opacity into one path', () => {
  const drawing = of(
    { role: 'fine', d: 'M0 0l1 1' },
    { role: 'fine', opacity: 1, d: 'M2 2l1 1' },
    { role: 'fine', opacity: 0.504, d: 'M3 3l1 1' },
    { role: 'fine', opacity: 0.5, d: 'M4 4l1 1' },
    { role: 'line', d: 'M5 5l1 1' },
    { role: 'fine', d: 'M6 6l1 1' },
  )
  expect(toWire(drawing)).toEqual([
    { role: 'fine', d: 'M0 0l1 1M2 2l1 1' },
    { role: 'fine', opacity: 0.5, d: 'M3 3l1 1M4 4l1 1' },
    { role: 'line', d: 'M5 5l1 1' },
    { role: 'fine', d: 'M6 6l1 1' },
  ])
})

test.each(['wash', 'glow'] as const)('toWire keeps overlapping filled marks separate: %s', (role) => {
  expect(toWire(of({ role, d: 'M0 0z' }, { role, d: 'M1 1z' }))).toHaveLength(2)
})

test('toWire turns a circle into a path with the same centre and radius', () => {
  const [{ d } = { d: '' }] = toWire(of({ role: 'dot', cx: 100.04, cy: 50, r: 20.5 }))
  expect(d).toBe('M79.5 50a20.5 20.5 0 1 0 41 0a20.5 20.5 0 1 0-41 0z')
  expect(pathPoints('M79.5 50')[0]).toEqual([79.5, 50])
})

test('fromWire returns a drawing with the same marks on the default canvas', () => {
  const marks = [
    { role: 'fine', d: 'M0 0l1 1' },
    { role: 'soft', opacity: 0.3, d: 'M2 2l1 1' },
  ] as const
  expect(fromWire([...marks])).toEqual({ viewBox: '0 0 400 320', width: 400, height: 320, shapes: marks })
  expect(Object.keys(fromWire([...marks]).shapes[0] ?? {})).toEqual(['role', 'd'])
})

test.each([...portraits.keys()])('the portrait of %s is unchanged after toWire, JSON and fromWire', (slug) => {
  const sent = toWire(drawScores(slug, [20, 70, 40, 80, 55, 30]))
  expect(WireDrawing.parse(JSON.parse(JSON.stringify(sent)))).toEqual(sent)
  expect(toWire(fromWire(sent))).toEqual(sent)
})
