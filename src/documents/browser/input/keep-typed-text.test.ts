// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DRAFT_KEY, type DraftStates, draftEvents } from '@/core/input/kept-input'

const FORM = `
<nav data-languages><a href="?lang=es">ES</a></nav>
<main>
  <form method="get"><input name="q" type="search"></form>
  <form method="post">
    <input name="email" type="email"><input name="email" type="email">
    <textarea name="content"></textarea>
    <select name="country"><option>US</option><option>ES</option></select>
    <input name="agreed" type="checkbox">
    <input name="method" type="radio" value="card"><input name="method" type="radio" value="alipay">
    <input name="password" type="password"><input name="shown" type="text" autocomplete="current-password">
    <input name="code" autocomplete="one-time-code"><input name="token" type="hidden"><input type="text" id="nameless">
    <input name="account" readonly>
  </form>
  <details><summary>a</summary></details><details><summary>b</summary></details>
  <input name="search">
</main>`

const at = <T extends HTMLElement = HTMLInputElement>(selector: string) => document.querySelector(selector) as T
const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)]

/** Simulates another load of the page. */
async function load(html = FORM): Promise<void> {
  document.body.innerHTML = html
  vi.resetModules()
  await import('./keep-typed-text')
}
function fillIn(): void {
  at('[name=q]').value = 'sleep'
  all('[name=email]').forEach((field, index) => {
    field.value = `${index}@example.org`
  })
  at<HTMLTextAreaElement>('textarea').value = 'Clear words'
  at<HTMLSelectElement>('select').value = 'ES'
  at('[name=agreed]').checked = true
  at('[value=alipay]').checked = true
  for (const name of ['password', 'shown', 'code', 'token']) at(`[name=${name}]`).value = 'S3CRET'
  at('#nameless').value = 'nameless'
  at('[name=search]').value = 'found'
  ;(all('details')[1] as unknown as HTMLDetailsElement).open = true
}
/** Clicks the link to another language, without leaving the page. */
function change(): void {
  const link = at('[data-languages] a')
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/payment?report=a&lang=en')
  await load()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('typed input and open sections are restored after a language switch and fire DOM events', async () => {
  fillIn()
  change()
  history.replaceState(null, '', '/payment?report=a&lang=es')
  const heard = vi.fn()
  document.addEventListener('input', heard)
  document.addEventListener('change', heard)
  await load()
  expect(at('[name=q]').value).toBe('sleep')
  expect(all('[name=email]').map(({ value }) => value)).toEqual(['0@example.org', '1@example.org'])
  expect(at<HTMLTextAreaElement>('textarea').value).toBe('Clear words')
  expect(at<HTMLSelectElement>('select').value).toBe('ES')
  expect([at('[name=agreed]').checked, at('[value=alipay]').checked, at('[value=card]').checked]).toEqual([
    true,
    true,
    false,
  ])
  expect(at('[name=search]').value).toBe('found')
  expect(all('details').map((fold) => (fold as unknown as HTMLDetailsElement).open)).toEqual([false, true])
  expect(heard.mock.calls.length).toBeGreaterThan(6)
  document.removeEventListener('input', heard)
  document.removeEventListener('change', heard)
})

test('typed input is stored without passwords or codes and deleted after the next page load', async () => {
  fillIn()
  change()
  const written = sessionStorage.getItem(DRAFT_KEY) ?? ''
  expect(written).toContain('0@example.org')
  expect(written).not.toMatch(/S3CRET|nameless/)
  await load()
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull()
})

test.each([
  { what: 'the page is another one', before: () => history.replaceState(null, '', '/payment?report=b&lang=es') },
  {
    what: 'an account has signed in meanwhile',
    before: () => localStorage.setItem('config', JSON.stringify({ state: { token: 'signed-in' } })),
  },
  {
    what: 'more than a minute has passed',
    before: () => vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] }),
  },
  { what: 'the stored value is unreadable', before: () => sessionStorage.setItem(DRAFT_KEY, '{"page":') },
])('typed input is not restored when $what', async ({ before }) => {
  fillIn()
  change()
  before()
  await load()
  expect(all('[name=email]').map(({ value }) => value)).toEqual(['', ''])
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull()
})

test('typed input is restored after hydration, also in fields that appear later', async () => {
  fillIn()
  change()
  await load(
    FORM.replace('<form method="post">', '<form method="post" inert>').replace(
      '<input name="agreed" type="checkbox">',
      '<i id="later"></i>',
    ),
  )
  expect(at('[name=email]').value).toBe('')
  at('form[inert]').removeAttribute('inert')
  await vi.waitFor(() => expect(at('[name=email]').value).toBe('0@example.org'))
  at('#later').outerHTML = '<input name="agreed" type="checkbox">'
  await vi.waitFor(() => expect(at('[name=agreed]').checked).toBe(true))
})

test('component states are restored with typed input, also for components that load later', async () => {
  const keep = (event: Event) => Object.assign((event as CustomEvent<DraftStates>).detail, { coupon: true })
  addEventListener(draftEvents.keep, keep)
  change()
  removeEventListener(draftEvents.keep, keep)
  const restored = vi.fn()
  const restore = (event: Event) => restored((event as CustomEvent<DraftStates>).detail)
  addEventListener(draftEvents.restore, restore)
  await load()
  removeEventListener(draftEvents.restore, restore)
  expect(restored).toHaveBeenCalledWith({ coupon: true })
  expect(window.typedStates).toEqual({ coupon: true })
})

test('a language switch does not throw when sessionStorage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  fillIn()
  expect(change).not.toThrow()
})
