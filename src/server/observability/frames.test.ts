import { expect, test } from 'vitest'
import { framesOf } from './frames'

test('the stack frames of an error exclude its message, even over several lines [log-error-place]', () => {
  const frames = framesOf(new Error('Key (email)=(ana@example.org)\nalready exists'))
  expect(frames.length).toBeGreaterThan(0)
  expect(frames.every((frame) => frame.startsWith('at '))).toBe(true)
  expect(frames.join()).not.toContain('ana')
})

test('a value that is not an error has no stack frames', () => {
  expect(framesOf('broken')).toEqual([])
})
