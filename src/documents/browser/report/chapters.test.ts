// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { wireChapters } from './chapters'

let stop = new AbortController()
beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
})
afterEach(() => {
  stop.abort()
  stop = new AbortController()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
})

/** Shows a report of three chapters, the last of them in the fold for chapters that can wait. */
function show(hash = '') {
  history.replaceState(null, '', `/report/x${hash}`)
  const chapter = (number: number, id: string) =>
    `<details data-chapter="${number}"${number === 1 ? ' open' : ''}><summary><h2 id="${id}-title">The ${id}</h2></summary>` +
    `<section id="${id}"><a href="#week">Next</a></section></details>`
  document.body.innerHTML =
    '<p data-fold-tools hidden><button data-fold="open">Open</button><button data-fold="close">Close</button></p>' +
    `<a href="#nothing">Nothing</a>${chapter(1, 'letter')}${chapter(2, 'week')}` +
    `<details id="rest" data-rest><summary>Later</summary>${chapter(3, 'talk')}</details>`
  wireChapters(stop.signal)
  const open = () => [...document.querySelectorAll('details')].map((one) => one.open)
  const tap = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  return { open, tap }
}

describe('the chapters of a report', () => {
  test('keep their initial state when the page opens without a hash', () => {
    expect(show().open()).toEqual([true, false, false, false])
  })

  test.each([
    ['#week', [true, true, false, false]],
    ['#talk', [true, false, true, true]],
    ['#nothing', [true, false, false, false]],
    ['#%E0', [true, false, false, false]],
  ])('after loading with the hash %s, have the open states %j', (hash, expected) => {
    expect(show(hash).open()).toEqual(expected)
  })

  test('open when a link into them is followed, also after a reader has closed them', () => {
    const { open, tap } = show()
    tap('#letter a')
    expect(open()).toEqual([true, true, false, false])
    const week = document.querySelector<HTMLDetailsElement>('[data-chapter="2"]')
    if (week) week.open = false
    tap('#letter a')
    expect(open()).toEqual([true, true, false, false])
  })

  test('all open or all close when the reader presses the matching button', () => {
    const { open, tap } = show()
    expect(document.querySelector<HTMLElement>('[data-fold-tools]')?.hidden).toBe(false)
    tap('[data-fold="open"]')
    expect(open()).toEqual([true, true, true, true])
    tap('[data-fold="close"]')
    expect(open()).toEqual([false, false, false, false])
  })

  test('open for printing and return to their earlier state afterward', () => {
    const { open } = show()
    dispatchEvent(new Event('beforeprint'))
    expect(open()).toEqual([true, true, true, true])
    dispatchEvent(new Event('afterprint'))
    expect(open()).toEqual([true, false, false, false])
  })
})
