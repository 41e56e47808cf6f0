// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OWNER_CHANGED_KEY, ownerApiPath } from '@/core/account/owner-tag'
import { setPageOwner } from '@/testing/guards/page-owner'
import type * as PageOwner from './page-owner'

const [ana, ben, guest, staff] = ['a.ana', 'a.ben', 'g.guest', 's.staff']

let owner: typeof PageOwner
let reload: ReturnType<typeof vi.spyOn>
let unwatch = () => {}

/** Sets the owner tags that the server returns; for null, the server does not respond. */
const here = (tags: string[] | null) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      if (!tags) throw new TypeError('Failed to fetch')
      return Response.json({ tags })
    }),
  )

beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  document.body.innerHTML = '<a data-sign-in="Sign in"></a><input name="answer"><p>what it shows</p>'
  document.body.hidden = false
  delete document.body.dataset.away
  document.body.dataset.textSignedOut = 'signed out'
  vi.resetModules()
  owner = await import('./page-owner')
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
})
afterEach(() => {
  unwatch()
  setPageOwner()
  document.body.hidden = false
  delete document.body.dataset.away
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the owner of a page', () => {
  test('is read from the page without a request', async () => {
    here(null)
    setPageOwner(ana, guest)
    expect(await owner.pageOwner()).toEqual([ana, guest])
    setPageOwner()
    expect(await owner.pageOwner()).toEqual([])
    expect(fetch).not.toHaveBeenCalled()
  })

  test('is requested once when the page has no owner tag, and again after a failure', async () => {
    document.querySelector('meta[name="page-owner"]')?.remove()
    here(null)
    await expect(owner.pageOwner()).rejects.toThrow(TypeError)
    here([guest])
    expect(await owner.pageOwner()).toEqual([guest])
    here([ana])
    expect(await owner.pageOwner()).toEqual([guest])
    expect(await owner.requestOwner()).toEqual([ana])
    expect(await owner.pageOwner()).toEqual([ana])
    expect(fetch).toHaveBeenCalledExactlyOnceWith(ownerApiPath, { cache: 'no-store' })
  })
})

describe('the session storage of a tab', () => {
  test.each([
    { before: [ana], now: [ana, guest], kept: true },
    { before: [guest], now: [ana, guest], kept: true },
    { before: [], now: [ana], kept: true },
    { before: [ana], now: [], kept: false },
    { before: [ana], now: [ben], kept: false },
    { before: [guest], now: [ben, 'g.other'], kept: false },
  ])('is kept when the owner changes from $before to $now: $kept', ({ before, now, kept }) => {
    owner.claimTab(before)
    sessionStorage.setItem('app', 'an address')
    owner.claimTab(now)
    expect(sessionStorage.getItem('app')).toBe(kept ? 'an address' : null)
  })

  test('is cleared for the next account even when a visitor came in between', () => {
    owner.claimTab([ana])
    sessionStorage.setItem('app', 'an address')
    owner.claimTab([])
    owner.claimTab([ben])
    expect(sessionStorage.getItem('app')).toBeNull()
  })
})

describe('a sign-in or sign-out in another tab', () => {
  const token = (of: string) => JSON.stringify({ state: { token: of } })
  const tell = (oldValue: string, newValue: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'config', oldValue, newValue }))

  test.each([
    { what: 'the same account', page: [ana], now: [ana], does: 'nothing' },
    { what: 'an account that has signed out', page: [ana], now: [], does: 'covers' },
    { what: 'another account', page: [ana], now: [ben], does: 'loads again' },
    { what: 'a guest who has become an account', page: [guest], now: [ana, guest], does: 'nothing' },
    { what: 'a guest whose account has signed out', page: [guest], now: [], does: 'loads again' },
    { what: 'a visitor who has signed in', page: [], now: [ana], does: 'nothing' },
    { what: 'the console when an account has signed in', page: [staff], now: [ana], does: 'nothing' },
    { what: 'an account while the server is unreachable', page: [ana], now: null, does: 'nothing' },
  ])('has the effect “$does” on a page for $what', async ({ page, now, does }) => {
    setPageOwner(...page)
    here(now)
    unwatch = owner.listenForOwner()
    tell(token(ana), token(''))
    await vi.waitFor(() => {
      expect('away' in document.body.dataset).toBe(does === 'covers')
      expect(reload).toHaveBeenCalledTimes(does === 'loads again' ? 1 : 0)
    })
    expect(document.body.hidden).toBe(does === 'loads again')
  })

  test('covers the page with a sign-in link until the same account is back [tabs-covered]', async () => {
    setPageOwner(ana)
    here([])
    unwatch = owner.listenForOwner()
    tell(token(ana), token(''))
    await vi.waitFor(() => expect(document.querySelector('[data-signed-out] p')?.textContent).toBe('signed out'))
    const link = document.querySelector('[data-signed-out] a')
    expect(link?.textContent).toBe('Sign in')
    expect(link?.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(location.pathname)}`)
    here([ana])
    tell(token(''), token(ana))
    await vi.waitFor(() => expect('away' in document.body.dataset).toBe(false))
    expect(document.querySelector('[data-signed-out]')).toBeNull()
    expect(reload).not.toHaveBeenCalled()
  })

  test('clears typed input before the page reloads for another account', async () => {
    setPageOwner(ana)
    here([ben])
    const input = document.querySelector('input')
    if (input) input.value = "Ana's"
    unwatch = owner.listenForOwner()
    tell(token(ana), token(ben))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(input?.value).toBe('')
    expect(sessionStorage.getItem(OWNER_CHANGED_KEY)).not.toBeNull()
  })

  test('is not assumed when the other tab has changed only the color theme', () => {
    setPageOwner(ana)
    here([ana])
    unwatch = owner.listenForOwner()
    tell('{"state":{"token":"a.ana","theme":"one"}}', '{"state":{"token":"a.ana","theme":"two"}}')
    expect(fetch).not.toHaveBeenCalled()
  })
})

test('a window checks the signed-in account only once when it gets two focus events in a row', async () => {
  setPageOwner(ana)
  here([ben])
  unwatch = owner.listenForOwner()
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(fetch).toHaveBeenCalledOnce()
})

describe('an account’s page restored from the back/forward cache', () => {
  const show = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

  test.each([
    { what: 'the same account', now: [ana], noted: ana, seen: true },
    { what: 'another account', now: [ben], noted: ben, seen: false },
    { what: 'a signed-out visitor', now: [], noted: '', seen: false },
    { what: 'the same account while the server is unreachable', now: null, noted: ana, seen: true },
    { what: 'another account while the server is unreachable', now: null, noted: ben, seen: false },
  ])('is visible to $what: $seen', async ({ now, noted, seen }) => {
    setPageOwner(ana)
    here(now)
    localStorage.setItem('config', JSON.stringify({ state: { token: noted } }))
    unwatch = owner.listenForOwner()
    const hidden = vi.spyOn(document.body, 'hidden', 'set')
    show()
    await vi.waitFor(() => expect(hidden.mock.calls.length + reload.mock.calls.length).toBeGreaterThan(1))
    // The page is hidden until its owner is known.
    expect(hidden.mock.calls[0]).toEqual([true])
    expect(!document.body.hidden && !('away' in document.body.dataset)).toBe(seen)
  })
})
