// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { NextRouter } from 'next/router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { router } from '@/testing/navigation'
import { AppNavigation } from './AppNavigation'
import { Link } from './Link'

const frame = document.createElement('div')
/** Prevents the navigation of a click, because all tests share this page. */
const stay = (event: Event) => event.preventDefault()

beforeEach(() => {
  window.history.replaceState(null, '', 'http://localhost:3000/me?page=2')
  router.push.mockReset()
  router.replace.mockReset()
  document.body.append(frame)
})
afterEach(() => {
  removeEventListener('click', stay)
  cleanup()
  frame.replaceChildren()
  frame.remove()
})

/** Clicks a plain link outside of all components. */
function click(markup: string, init: MouseEventInit = {}) {
  render(<AppNavigation>{null}</AppNavigation>)
  addEventListener('click', stay)
  frame.innerHTML = markup
  const target = frame.querySelector('span') ?? frame.querySelector('a')
  act(() => void target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })))
}

test.each([
  ['/shop', '/shop'],
  ['/me', '/me'],
  ['/me?page=3', '/me?page=3'],
  ['/column/articlePreview?id=a', '/column/articlePreview?id=a'],
])('a click on a plain link to %s opens the page without a full load', (href, gone) => {
  click(`<a href="${href}"><span>there</span></a>`)
  expect(router.push).toHaveBeenCalledExactlyOnceWith(gone)
})

test.each([
  ['of another language', '<a href="/shop?lang=es">ES</a>', {}],
  ['of the language switch', '<a href="?lang=es" data-replace>ES</a>', {}],
  ['to a document', '<a href="/tests">Tests</a>', {}],
  ['to the run page', '<a href="/tests/sleep/run">Begin</a>', {}],
  ['to an invitation', '<a href="/r/abc">Invitation</a>', {}],
  ['to a file', '<a href="/api/me/export">File</a>', {}],
  ['to be saved', '<a href="/me" download>Save</a>', {}],
  ['to another tab', '<a href="/me" target="_blank">New</a>', {}],
  ['to another site', '<a href="https://example.org/me">Away</a>', {}],
  ['to a place on this page', '<a href="#my-tests">Place</a>', {}],
  ['for leaving the page quickly', '<a href="/me" data-leave>Leave</a>', {}],
  ['pressed with Ctrl', '<a href="/shop">Shop</a>', { ctrlKey: true }],
  ['pressed with Cmd', '<a href="/shop">Shop</a>', { metaKey: true }],
  ['pressed with Shift', '<a href="/shop">Shop</a>', { shiftKey: true }],
  ['pressed with Alt', '<a href="/shop">Shop</a>', { altKey: true }],
  ['pressed with the middle button', '<a href="/shop">Shop</a>', { button: 1 }],
])('a link %s is left to the browser', (_, markup, init) => {
  click(markup, init)
  expect(router.push).not.toHaveBeenCalled()
})

test('a click that another handler has already prevented does not navigate', () => {
  frame.addEventListener('click', (event) => event.preventDefault(), { once: true })
  click('<a href="/shop">Shop</a>')
  expect(router.push).not.toHaveBeenCalled()
})

test('the menu closes when a link in it is clicked', () => {
  click('<details data-menu open><summary>More</summary><a href="/vip">VIP</a></details>')
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/vip')
  expect(frame.querySelector('details')?.open).toBe(false)
})

test.each([
  { replace: undefined, by: router.push, not: router.replace },
  { replace: true, by: router.replace, not: router.push },
])('the Link component navigates without a full load, with replace: $replace', ({ replace, by, not }) => {
  const { getByText } = render(
    <RouterContext value={router as unknown as NextRouter}>
      <AppNavigation>
        <Link href="/shop?from=here" replace={replace}>
          Shop
        </Link>
      </AppNavigation>
    </RouterContext>,
  )
  act(() => getByText('Shop').click())
  expect(by).toHaveBeenCalledExactlyOnceWith('/shop?from=here')
  expect(not).not.toHaveBeenCalled()
})
