// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LocalSitting } from '@/stores/sittings'
import { goBackToFirstEntry } from '../state/history-steps'
import { useQuestionPosition } from './use-question-position'

/** The history of one tab, as far as one document sees it; entry 0 is the page that was left for the run. */
class Tab {
  entries: unknown[] = ['intro', null]
  index = 1
  get state() {
    return this.entries[this.index]
  }
  replaceState(state: unknown, _title: string, url?: string) {
    this.entries[this.index] = structuredClone(state)
    if (url) address(url)
  }
  pushState(state: unknown) {
    this.entries = [...this.entries.slice(0, this.index + 1), structuredClone(state)]
    this.index += 1
  }
  go(delta: number) {
    if (this.index + delta < 0 || this.index + delta >= this.entries.length) return
    this.index += delta
    setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate', { state: this.state })), 5)
  }
  back() {
    this.go(-1)
  }
  forward() {
    this.go(1)
  }
}

const real = window.history
const address = (url: string) => real.replaceState(null, '', url)
const items = Array.from({ length: 52 }, (_, n) => ({
  id: `q${n}`,
  text: '',
  options: ['No', 'Yes'],
  from: 0,
  leaveOut: false,
}))
const sitting = (answered: number): LocalSitting => ({
  id: 'one',
  version: 1,
  startedAt: 1,
  answers: Object.fromEntries(items.slice(0, answered).map(({ id }) => [id, { value: 1, ms: 1, at: 1, synced: true }])),
})

let tab: Tab
/** Renders the run as the page does; each call simulates a new document. */
function open(answered = 1) {
  const { result, unmount } = renderHook(() => useQuestionPosition(sitting(answered), items))
  const settle = () => act(() => vi.advanceTimersByTimeAsync(600))
  return {
    at: () => result.current.position,
    move: async (to: number) => {
      act(() => result.current.move(to))
      await settle()
    },
    back: async (times = 1) => {
      for (let n = 0; n < times; n++) {
        tab.back()
        await settle()
      }
    },
    forward: async () => {
      tab.forward()
      await settle()
    },
    settle,
    close: unmount,
  }
}
/** Moves question by question from the one shown to another one. */
async function walk(page: ReturnType<typeof open>, to: number) {
  while (page.at() < to) await page.move(page.at() + 1)
}

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  address('http://localhost:3000/tests/sleep/run')
  tab = new Tab()
  vi.stubGlobal('history', tab)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the browser’s Back button', () => {
  test('goes back to the first question and then leaves the test, and Forward undoes one step', async () => {
    const page = open(0)
    await page.move(0)
    await walk(page, 4)
    await page.back(3)
    expect(page.at()).toBe(1)
    await page.forward()
    expect(page.at()).toBe(2)
    await page.back(2)
    expect(page.at()).toBe(0)
    await page.back()
    expect(tab.state).toBe('intro')
  })

  test('gets no extra steps when the page moves back and forth between two questions', async () => {
    const page = open(0)
    await page.move(0)
    await walk(page, 3)
    const { length } = tab.entries
    for (let n = 0; n < 5; n++) {
      await page.move(2)
      await page.move(3)
    }
    expect(tab.entries).toHaveLength(length)
    expect(page.at()).toBe(3)
  })

  test('returns to the question shown before a jump', async () => {
    const page = open(52)
    expect(page.at()).toBe(52)
    await page.move(7)
    await page.back()
    expect(page.at()).toBe(52)
  })

  test('steps back through at most 25 questions and then leaves the test', async () => {
    const page = open(0)
    await page.move(0)
    await walk(page, 40)
    expect(tab.entries.length).toBe(27)
    const seen: number[] = []
    while (tab.state !== 'intro') {
      seen.push(page.at())
      await page.back()
    }
    expect(seen).toEqual(Array.from({ length: 26 }, (_, n) => 40 - n))
  })

  test('is triggered only once when the page’s own Back button is tapped twice', async () => {
    const page = open(0)
    await page.move(0)
    await walk(page, 3)
    tab.back = vi.fn(tab.back)
    const { result } = renderHook(() => useQuestionPosition(sitting(0), items))
    act(() => result.current.move(2))
    act(() => result.current.move(2))
    await page.settle()
    expect(tab.back).toHaveBeenCalledOnce()
    expect(page.at()).toBe(2)
  })
})

test('the router’s popstate listener is called only when Back leaves the test', async () => {
  const router = vi.fn()
  const page = open(0)
  window.addEventListener('popstate', router)
  await page.move(0)
  await walk(page, 2)
  await page.back(2)
  expect(page.at()).toBe(0)
  expect(router).not.toHaveBeenCalled()
  await page.back()
  expect(router).toHaveBeenCalledOnce()
  window.removeEventListener('popstate', router)
})

describe('the question position', () => {
  test('survives a reload together with the back history', async () => {
    const before = open(0)
    await before.move(0)
    await walk(before, 4)
    before.close()
    const page = open(3)
    expect(page.at()).toBe(4)
    await page.back()
    expect(page.at()).toBe(3)
  })

  test('survives a language change that replaces the history entry', async () => {
    const before = open(0)
    await before.move(0)
    await walk(before, 4)
    before.close()
    tab.replaceState(null, '')
    const page = open(3)
    expect(page.at()).toBe(4)
    await walk(page, 6)
    await page.back(2)
    expect(page.at()).toBe(4)
  })

  test('starts at the first unanswered question, or at the instructions when nothing is answered', () => {
    expect(open(6).at()).toBe(6)
    sessionStorage.clear()
    tab.replaceState(null, '')
    expect(open(0).at()).toBe(-1)
  })

  test.each(['{', '[]', '["one","x"]', '["other",3]'])('ignores the unusable stored position %s', (kept) => {
    sessionStorage.setItem('place', kept)
    expect(open(6).at()).toBe(6)
  })

  test('removes only the lang parameter from the URL when the first history entry is added', async () => {
    address('http://localhost:3000/tests/sleep/run?lang=es&retake=x#y')
    const page = open(0)
    await page.move(0)
    expect(location.search).toBe('?lang=es&retake=x')
    await page.move(1)
    expect(location.href).toBe('http://localhost:3000/tests/sleep/run?retake=x#y')
  })

  test('makes only one history API call per question, because browsers limit them', async () => {
    const page = open(0)
    await page.move(0)
    const calls = [vi.spyOn(tab, 'pushState'), vi.spyOn(tab, 'replaceState')]
    await walk(page, 5)
    expect(calls.map(({ mock }) => mock.calls.length)).toEqual([5, 0])
  })

  test('keeps changing when the browser rejects new history entries', async () => {
    const refuse = () => {
      throw new DOMException('too many', 'SecurityError')
    }
    Object.assign(tab, { pushState: refuse, replaceState: refuse })
    const page = open(0)
    await page.move(0)
    await walk(page, 3)
    expect(page.at()).toBe(3)
    await page.move(2)
    expect(page.at()).toBe(2)
  })
})

test('Back leaves a finished test in one step after goBackToFirstEntry', async () => {
  const page = open(0)
  await page.move(0)
  await walk(page, 9)
  const left = goBackToFirstEntry()
  await page.settle()
  await left
  tab.pushState('summary')
  tab.back()
  tab.back()
  expect(tab.state).toBe('intro')
})
