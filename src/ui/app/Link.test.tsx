// @vitest-environment happy-dom

import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link } from './Link'

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

beforeEach(() => {
  router.push.mockReset()
  router.replace.mockReset()
})
afterEach(cleanup)

/** Clicks the link; whether the browser is left to follow it. */
function click(init: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link')
  const event = createEvent.click(link, { button: 0, ...init })
  fireEvent(link, event)
  const left = !event.defaultPrevented
  return left
}

test.each(['/me', '/me/settings#email', '/shop?x=1', '/tests/sleep/reviews'])(
  'to %s the page stays and the router goes on',
  (href) => {
    render(<Link href={href}>on</Link>)
    expect(screen.getByRole('link').getAttribute('href')).toBe(href)
    expect(click()).toBe(false)
    expect(router.push).toHaveBeenCalledExactlyOnceWith(href)
  },
)

test('an entry of the history can be replaced', () => {
  render(
    <Link href="/me" replace>
      on
    </Link>,
  )
  click()
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/me')
  expect(router.push).not.toHaveBeenCalled()
})

test.each(['/tests', '/tests/sleep/run', '/media', 'https://example.org/me'])('to %s the browser goes', (href) => {
  render(<Link href={href}>on</Link>)
  expect(click()).toBe(true)
  expect(router.push).not.toHaveBeenCalled()
})

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click for another place is the browser’s: %o',
  (init) => {
    render(<Link href="/me">on</Link>)
    expect(click(init)).toBe(true)
    expect(router.push).not.toHaveBeenCalled()
  },
)

test('so is a link to another tab, and one that somebody else has dealt with', () => {
  render(
    <Link href="/me" target="_blank">
      on
    </Link>,
  )
  expect(click()).toBe(true)
  cleanup()
  render(
    <Link href="/me" onClick={(event) => event.preventDefault()}>
      on
    </Link>,
  )
  click()
  expect(router.push).not.toHaveBeenCalled()
})
