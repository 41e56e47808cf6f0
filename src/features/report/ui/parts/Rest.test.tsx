// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Rest } from './Rest'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

function show(hash = '') {
  history.replaceState(null, '', `/report/x${hash}`)
  const { container } = render(
    <>
      <a href="#parts">Parts</a>
      <a href="#letter">Letter</a>
      <p id="letter">The letter</p>
      <Rest title="Later" lead="All of it.">
        <p id="parts">Part by part</p>
      </Rest>
    </>,
  )
  const details = container.querySelector('details')
  if (!details) throw new Error('no fold')
  const tap = (text: string) => {
    for (const link of container.querySelectorAll('a')) if (link.textContent === text) link.click()
  }
  return { details, tap }
}

test('the folded section is closed at first and contains all its chapters', () => {
  const { details } = show()
  expect([details.open, details.id, details.textContent]).toEqual([false, 'rest', 'LaterAll of it.Part by part'])
})

test('an address with the hash of a chapter inside the folded section opens the section', () => {
  expect(show('#parts').details.open).toBe(true)
})

test.each(['#letter', '#rest', '#nothing', '#%E0'])(
  'an address that ends in %s opens the folded section only when it names that section',
  (hash) => {
    expect(show(hash).details.open).toBe(hash === '#rest')
  },
)

test('a link opens the folded section only when it leads to a chapter inside the section', () => {
  const { details, tap } = show()
  tap('Letter')
  expect(details.open).toBe(false)
  tap('Parts')
  expect(details.open).toBe(true)
  details.open = false
  tap('Parts')
  expect(details.open).toBe(true)
})

test('printing opens the folded section, and closes it again unless the reader had opened it', () => {
  const { details } = show()
  window.dispatchEvent(new Event('beforeprint'))
  expect(details.open).toBe(true)
  window.dispatchEvent(new Event('afterprint'))
  expect(details.open).toBe(false)
  details.open = true
  window.dispatchEvent(new Event('beforeprint'))
  window.dispatchEvent(new Event('afterprint'))
  expect(details.open).toBe(true)
})
