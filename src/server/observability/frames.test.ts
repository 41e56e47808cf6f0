import { expect, test } from 'vitest'
import { framesOf } from './frames'

test('the place of an error is told without its words, however many lines they have [log-error-place]', () => {
  const frames = framesOf(new Error('Key (email)=(ana@example.org)\nalready exists'))
  expect(frames.length).toBeGreaterThan(0)
  expect(frames.every((frame) => frame.startsWith('at '))).toBe(true)
  expect(frames.join()).not.toContain('ana')
})

test('a value that is not an error has no stack frames', () => {
  expect(framesOf('broken')).toEqual([])
})
