// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countReading } from './reading'

let seen: ((entries: { isIntersecting: boolean }[]) => void) | undefined
const beacon = vi.fn()
vi.spyOn(navigator, 'sendBeacon').mockImplementation(beacon)
const disconnect = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  seen = undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: typeof seen) {}
      observe() {
        seen = this.tell
      }
      disconnect = disconnect
    },
  )
  document.body.innerHTML = '<footer data-end="/api/read/quiet?lang=en"></footer>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  beacon.mockReset()
})

test('the end of an article, in sight after twenty seconds, is told, and nothing but which article', () => {
  countReading()
  vi.advanceTimersByTime(19_000)
  expect(seen).toBeUndefined()
  vi.advanceTimersByTime(1_000)
  seen?.([{ isIntersecting: false }])
  expect(beacon).not.toHaveBeenCalled()
  seen?.([{ isIntersecting: true }])
  expect(beacon.mock.calls).toEqual([['/api/read/quiet?lang=en']])
  expect(disconnect).toHaveBeenCalledOnce()
})

test('a page without such an end watches nothing', () => {
  document.body.innerHTML = ''
  countReading()
  vi.advanceTimersByTime(60_000)
  expect(seen).toBeUndefined()
})
