// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blockSecondClick } from './second-click'

const clicked = vi.fn()
const click = (detail: number) =>
  document.querySelector('button')?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))

beforeEach(() => {
  vi.useFakeTimers()
  clicked.mockReset()
  document.body.innerHTML = '<button></button>'
  document.querySelector('button')?.addEventListener('click', clicked)
  blockSecondClick()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('the second click of a double click is blocked', () => {
  click(2)
  expect(clicked).not.toHaveBeenCalled()
})

test('a single click and a keyboard click are not blocked', () => {
  click(1)
  click(0)
  expect(clicked).toHaveBeenCalledTimes(2)
})

test('a double click is no longer blocked after more than a second', () => {
  vi.advanceTimersByTime(1100)
  click(2)
  expect(clicked).toHaveBeenCalledTimes(1)
})
