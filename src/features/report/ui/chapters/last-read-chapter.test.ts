// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lastReadChapterKey } from '@/core/input/storage-keys'
import { trackLastChapter } from './last-read-chapter'

let stop = new AbortController()
beforeEach(() => localStorage.clear())
afterEach(() => {
  stop.abort()
  stop = new AbortController()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
})

function show(hash = '', report = 's1') {
  history.replaceState(null, '', `/report/x${hash}`)
  document.head.innerHTML = '<meta name="page-owner" content="a.ana g.guest">'
  document.body.innerHTML =
    '<p data-go-on hidden><a href="#letter">Go on at <span data-go-on-title></span></a></p>' +
    ['letter', 'week', 'talk']
      .map(
        (id, at) =>
          `<details data-chapter="${at + 1}"><summary><h2 id="${id}-title">The ${id}</h2></summary><section id="${id}"></section></details>`,
      )
      .join('')
  trackLastChapter(report, stop.signal)
}

describe('the last-read chapter', () => {
  const key = lastReadChapterKey('a.ana')
  const line = () => document.querySelector<HTMLElement>('[data-go-on]')
  /** Opens chapters, and places their tops this many pixels below the top of the window. */
  const place = (tops: readonly number[]) => {
    document.querySelectorAll<HTMLDetailsElement>('[data-chapter]').forEach((one, at) => {
      one.open = true
      const top = tops[at] ?? 0
      one.getBoundingClientRect = () => ({ top, bottom: top + 500 }) as DOMRect
    })
  }
  const leave = () => dispatchEvent(new Event('pagehide'))

  test('is offered by its title when the reader comes back', () => {
    localStorage.setItem(key, '{"s1":2}')
    show()
    expect(line()?.hidden).toBe(false)
    expect(line()?.textContent).toBe('Go on at The week')
    expect(line()?.querySelector('a')?.getAttribute('href')).toBe('#week')
  })

  test.each([
    ['another report', '{"s2":2}', ''],
    ['the first chapter', '{"s1":1}', ''],
    ['a chapter that is no longer there', '{"s1":9}', ''],
    ['an unreadable stored entry', '[broken', ''],
    ['a URL with its own fragment', '{"s1":2}', '#talk'],
  ])('is not offered for %s', (_, kept, hash) => {
    localStorage.setItem(key, kept)
    show(hash)
    expect(line()?.hidden).toBe(true)
  })

  test('is stored only as a number, per owner and report', () => {
    show()
    place([-900, -100, 700])
    leave()
    expect(localStorage.getItem(key)).toBe('{"s1":2}')
    expect(localStorage).toHaveLength(1)
  })

  test('stays unchanged when the reader leaves from the first chapter', () => {
    localStorage.setItem(key, '{"s1":2}')
    show()
    place([10, 2000, 3000])
    leave()
    expect(localStorage.getItem(key)).toBe('{"s1":2}')
  })

  test('is deleted when the report was read to its end', () => {
    localStorage.setItem(key, '{"s1":2}')
    show()
    place([-3000, -2000, -600])
    leave()
    expect(localStorage.getItem(key)).toBeNull()
  })

  test('is deleted when the reader leaves with the quick exit', () => {
    localStorage.setItem(key, '{"s1":2,"s2":3}')
    show()
    place([-900, -100, 700])
    document.body.hidden = true
    leave()
    document.body.hidden = false
    expect(localStorage.getItem(key)).toBe('{"s2":3}')
  })

  test('is stored when the reader navigates inside the app', () => {
    show()
    place([-900, -100, 700])
    stop.abort()
    expect(localStorage.getItem(key)).toBe('{"s1":2}')
  })
})
