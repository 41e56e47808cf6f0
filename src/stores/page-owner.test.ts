// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ANEW_KEY, ownerPath } from '@/core/account/owner-tag'
import { makePageFor } from '@/testing/guards/page-owner'
import type * as PageOwner from './page-owner'

const [ana, ben, guest, staff] = ['a.ana', 'a.ben', 'g.guest', 's.staff']

let owner: typeof PageOwner
let reload: ReturnType<typeof vi.spyOn>
let unwatch = () => {}

/** Sets the people that the server reports as present; for null the server does not answer. */
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
  makePageFor()
  document.body.hidden = false
  delete document.body.dataset.away
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('whom a page was made for', () => {
  test('stands in the page, and nobody is asked', async () => {
    here(null)
    makePageFor(ana, guest)
    expect(await owner.pageOwner()).toEqual([ana, guest])
    makePageFor()
    expect(await owner.pageOwner()).toEqual([])
    expect(fetch).not.toHaveBeenCalled()
  })

  test('is asked once in a page that is the same for everybody, and again after a failure', async () => {
    document.querySelector('meta[name="page-owner"]')?.remove()
    here(null)
    await expect(owner.pageOwner()).rejects.toThrow(TypeError)
    here([guest])
    expect(await owner.pageOwner()).toEqual([guest])
    here([ana])
    expect(await owner.pageOwner()).toEqual([guest])
    expect(await owner.learnOwner()).toEqual([ana])
    expect(await owner.pageOwner()).toEqual([ana])
    expect(fetch).toHaveBeenCalledExactlyOnceWith(ownerPath, { cache: 'no-store' })
  })
})

describe("a tab's memory", () => {
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

  test('stays closed to the next account when a visitor came in between', () => {
    owner.claimTab([ana])
    sessionStorage.setItem('app', 'an address')
    owner.claimTab([])
    owner.claimTab([ben])
    expect(sessionStorage.getItem('app')).toBeNull()
  })
})

describe('another tab signs in or out', () => {
  const token = (of: string) => JSON.stringify({ state: { token: of } })
  const tell = (oldValue: string, newValue: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'config', oldValue, newValue }))

  test.each([
    { what: 'the same account', page: [ana], now: [ana], does: 'nothing' },
    { what: 'nobody, of an account', page: [ana], now: [], does: 'covers' },
    { what: 'another account', page: [ana], now: [ben], does: 'loads again' },
    { what: 'the account that a guest has become', page: [guest], now: [ana, guest], does: 'nothing' },
    { what: 'nobody, of a guest who has joined an account', page: [guest], now: [], does: 'loads again' },
    { what: 'an account, of a visitor', page: [], now: [ana], does: 'nothing' },
    { what: 'an account, at the console', page: [staff], now: [ana], does: 'nothing' },
    { what: 'somebody who cannot be asked for', page: [ana], now: null, does: 'nothing' },
  ])('$what is here: the page $does', async ({ page, now, does }) => {
    makePageFor(...page)
    here(now)
    unwatch = owner.listenForOwner()
    tell(token(ana), token(''))
    await vi.waitFor(() => {
      expect('away' in document.body.dataset).toBe(does === 'covers')
      expect(reload).toHaveBeenCalledTimes(does === 'loads again' ? 1 : 0)
    })
    expect(document.body.hidden).toBe(does === 'loads again')
  })

  test('a covered page says so, with the way to sign in, and is seen again by the same account alone [tabs-covered]', async () => {
    makePageFor(ana)
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

  test('a page of somebody else gives back nothing that was typed, and says why afterwards', async () => {
    makePageFor(ana)
    here([ben])
    const input = document.querySelector('input')
    if (input) input.value = "Ana's"
    unwatch = owner.listenForOwner()
    tell(token(ana), token(ben))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(input?.value).toBe('')
    expect(sessionStorage.getItem(ANEW_KEY)).not.toBeNull()
  })

  test('colours that are chosen in another tab ask nobody', () => {
    makePageFor(ana)
    here([ana])
    unwatch = owner.listenForOwner()
    tell('{"state":{"token":"a.ana","theme":"one"}}', '{"state":{"token":"a.ana","theme":"two"}}')
    expect(fetch).not.toHaveBeenCalled()
  })
})

test('a window that comes to the front looks who is here, and not at every glance', async () => {
  makePageFor(ana)
  here([ben])
  unwatch = owner.listenForOwner()
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(fetch).toHaveBeenCalledOnce()
})

describe('a page of an account that the browser had kept', () => {
  const show = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

  test.each([
    { what: 'the same account', now: [ana], noted: ana, seen: true },
    { what: 'another one', now: [ben], noted: ben, seen: false },
    { what: 'nobody', now: [], noted: '', seen: false },
    { what: 'the same account, without an answer', now: null, noted: ana, seen: true },
    { what: 'another one, without an answer', now: null, noted: ben, seen: false },
  ])('is seen by $what: $seen', async ({ now, noted, seen }) => {
    makePageFor(ana)
    here(now)
    localStorage.setItem('config', JSON.stringify({ state: { token: noted } }))
    unwatch = owner.listenForOwner()
    const hidden = vi.spyOn(document.body, 'hidden', 'set')
    show()
    await vi.waitFor(() => expect(hidden.mock.calls.length + reload.mock.calls.length).toBeGreaterThan(1))
    // Before anything is known it is not seen.
    expect(hidden.mock.calls[0]).toEqual([true])
    expect(!document.body.hidden && !('away' in document.body.dataset)).toBe(seen)
  })
})
