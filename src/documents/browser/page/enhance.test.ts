// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OWNER_CHANGED_KEY } from '@/core/account/owner-tag'
import { reloadOnChunkErrors } from '../app-page'
import { wireThemeChoice } from '../theme/theme'
import { loadDusk } from './enhance'
import { keepPlaceOnLanguageLinks, wireCopyButtons, wireMenus, wireReplaceLinks } from './frame'
import { markCurrentLink, showSignedInParts, updateAccountLink } from './header-links'
import { showAccount, showRecentCompletions } from './live-parts'
import { explainReload, listenForBuilds } from './notice'

const stored = () => JSON.parse(localStorage.getItem('config') ?? 'null')
const answer = (body: unknown, ok = true) => vi.fn(async () => ({ ok, json: async () => body }))
const at = (url: string) => history.replaceState(null, '', url)
const click = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const notice = () => document.querySelector('[data-notice]')

let reload: ReturnType<typeof vi.fn>
let replace: ReturnType<typeof vi.fn>

// A stylesheet put into the page would be fetched.
Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
  disableCSSFileLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
})

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  at('http://localhost:3000/')
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {}) as never
  replace = vi.spyOn(location, 'replace').mockImplementation(() => {}) as never
  document.documentElement.lang = 'en-US'
  document.body.innerHTML = ''
  for (const name of ['build', 'reload', 'dismiss', 'copied', 'copy-failed', 'navigation']) {
    document.body.setAttribute(`data-text-${name}`, name)
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.build
  delete document.documentElement.dataset.lang
})

test.each([
  { hour: 21, kind: 'document', offered: '', scripts: 1 },
  { hour: 20, kind: 'document', offered: '', scripts: 0 },
  { hour: 21, kind: 'app', offered: '', scripts: 0 },
  { hour: 21, kind: 'document', offered: 'offered', scripts: 0 },
])(
  'the dark-theme prompt script is loaded $scripts times at $hour:05 (page kind "$kind", prompt state "$offered")',
  ({ hour, kind, offered, scripts }) => {
    vi.setSystemTime(new Date(2026, 10, 29, hour, 5))
    localStorage.dusk = offered
    document.documentElement.dataset.kind = kind
    document.head.innerHTML = ''
    loadDusk()
    expect(document.querySelectorAll('script[src="/js/dusk.js"]')).toHaveLength(scripts)
    delete document.documentElement.dataset.kind
    localStorage.removeItem('dusk')
  },
)

test('the dark-theme prompt script is not loaded on a page with a quick-exit link', () => {
  vi.setSystemTime(new Date(2026, 10, 29, 21, 5))
  document.documentElement.dataset.kind = 'document'
  document.head.innerHTML = ''
  document.body.innerHTML = '<a data-leave href="/">Leave</a>'
  loadDusk()
  expect(document.querySelector('script[src="/js/dusk.js"]')).toBeNull()
  delete document.documentElement.dataset.kind
})

test.each([
  { token: '', name: 'Sign in' },
  { token: 'signed-in', name: 'Personal center' },
])('the account link shows "$name" when the session marker is "$token"', ({ token, name }) => {
  localStorage.setItem('config', JSON.stringify({ state: { token }, version: 0 }))
  document.body.innerHTML = '<a href="/me" data-me="Personal center">Sign in</a>'
  showSignedInParts()
  expect(document.querySelector('a')?.textContent).toBe(name)
})

test.each([
  { token: 'signed-in', shown: 'own' },
  { token: '', shown: 'for guests' },
])('a document with the session marker "$token" shows the text "$shown"', ({ token, shown }) => {
  localStorage.setItem('config', JSON.stringify({ state: { token }, version: 0 }))
  document.body.innerHTML = '<p data-guest>for guests</p><p data-account hidden>own</p>'
  showSignedInParts()
  const seen = [...document.querySelectorAll<HTMLElement>('p')].filter(({ hidden }) => !hidden)
  expect(seen.map(({ textContent }) => textContent)).toEqual([shown])
})

test.each([
  { token: 'signed-in', body: { tags: [], credits: 2 }, text: 'Reports left: 2', what: 'shows 2 remaining credits' },
  { token: 'signed-in', body: { tags: [], credits: 0 }, text: 'Reports left: 0', what: 'shows 0 remaining credits' },
  { token: 'signed-in', body: { tags: [], credits: null }, text: null, what: 'hides credits that are not known' },
  { token: '', body: { tags: [], credits: 2 }, text: null, what: 'hides the credits' },
])('a document with the session marker "$token" $what', async ({ token, body, text }) => {
  localStorage.setItem('config', JSON.stringify({ state: { token }, version: 0 }))
  document.body.innerHTML = '<a data-left="Reports left: {{count}}" hidden> </a>'
  const fetch = answer(body)
  vi.stubGlobal('fetch', fetch)
  await showAccount()
  const place = document.querySelector('a')
  expect(place?.hidden ? null : place?.textContent).toBe(text)
  expect(fetch).toHaveBeenCalledTimes(token ? 1 : 0)
})

test.each([
  { body: { tags: [], credits: 0, member: true }, text: '€4 each', who: 'a member' },
  { body: { tags: [], credits: 0, member: false }, text: '€5 each', who: 'other accounts' },
  { body: null, text: '€5 each', who: 'everybody while the server does not answer' },
])('a document shows $who the price $text', async ({ body, text }) => {
  localStorage.setItem('config', JSON.stringify({ state: { token: 'signed-in' }, version: 0 }))
  document.body.innerHTML = '<span data-member="€4 each">€5 each</span>'
  vi.stubGlobal('fetch', answer(body))
  await showAccount()
  expect(document.body.textContent).toBe(text)
})

test('the account link shows "Sign in" again after the sign-out', () => {
  localStorage.setItem('config', JSON.stringify({ state: { token: 'signed-in' }, version: 0 }))
  document.body.innerHTML = '<a href="/me" data-me="Personal center" data-sign-in="Sign in">Sign in</a>'
  showSignedInParts()
  updateAccountLink()
  expect(document.querySelector('a')?.textContent).toBe('Personal center')
  localStorage.removeItem('config')
  updateAccountLink()
  expect(document.querySelector('a')?.textContent).toBe('Sign in')
})

test('a notice explains once that the page was reloaded because the account changed', () => {
  document.body.setAttribute('data-text-changed', 'changed')
  explainReload()
  expect(notice()).toBeNull()
  sessionStorage.setItem(OWNER_CHANGED_KEY, 'yes')
  explainReload()
  vi.advanceTimersByTime(5000)
  expect(notice()?.querySelector('p')?.textContent).toBe('changed')
  notice()?.remove()
  explainReload()
  expect(notice()).toBeNull()
})

test('a menu closes on a tap outside it or on Escape, but not on a tap inside', () => {
  document.body.innerHTML = '<details data-menu open><summary>More</summary><a>VIP</a></details><p>x</p>'
  wireMenus()
  const menu = document.querySelector('details')
  click('details a')
  expect(menu?.open).toBe(true)
  click('p')
  expect(menu?.open).toBe(false)
  if (menu) menu.open = true
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(menu?.open).toBe(false)
})

describe('language links', () => {
  test('keep the other query parameters and the hash that the URL has when they are clicked', () => {
    document.body.innerHTML = '<nav data-languages><a href="?lang=es">ES</a></nav>'
    keepPlaceOnLanguageLinks()
    at('/retrieve?email=a%40b.c&lang=en#list')
    click('[data-languages] a')
    expect(document.querySelector('a')?.getAttribute('href')).toBe('?email=a%40b.c&lang=es#list')
  })

  test('store the page language without changing other stored settings', () => {
    localStorage.setItem('config', '{"state":{"locale":"","token":"t","theme":"duskTheme"},"version":0}')
    document.documentElement.dataset.lang = 'es'
    keepPlaceOnLanguageLinks()
    expect(stored()).toEqual({ state: { locale: 'es', token: 't', theme: 'duskTheme' }, version: 0 })
  })
})

describe('the theme choice', () => {
  const markup = `<link id="theme" href="/css/homeTheme.css"><fieldset data-themes hidden>
    <input type="radio" name="theme" value="homeTheme" checked><input type="radio" name="theme" value="duskTheme">
  </fieldset>`
  const dusk = () => document.querySelector<HTMLInputElement>('[value=duskTheme]')

  test('shows the stored theme and ignores an unreadable entry', () => {
    document.body.innerHTML = markup
    localStorage.setItem('config', '{"state":{"theme":"duskTheme"}}')
    wireThemeChoice()
    expect(document.querySelector<HTMLElement>('[data-themes]')?.hidden).toBe(false)
    expect(dusk()?.checked).toBe(true)
    localStorage.setItem('config', 'not json')
    expect(wireThemeChoice).not.toThrow()
  })

  test('changes the stylesheet at once and stores the choice', () => {
    document.body.innerHTML = markup
    wireThemeChoice()
    dusk()?.dispatchEvent(new Event('change', { bubbles: true }))
    expect(document.querySelector('#chosen-theme')?.getAttribute('href')).toBe('/css/duskTheme.css')
    expect(document.querySelector('#theme')?.getAttribute('href')).toBe('/css/homeTheme.css')
    expect(stored().state.theme).toBe('duskTheme')
  })
})

describe('the completion counter', () => {
  const place = (slug: string) => `<p data-pulse="${slug}" hidden><svg></svg><span></span></p>`
  const shown = () => [...document.querySelectorAll('p')].map((p) => (p.hidden ? null : p.textContent))

  test('shows the text from the server in each element and hides elements without text', async () => {
    document.documentElement.dataset.lang = 'en'
    const fetch = answer({ '': '1,234 people', sleep: '1 <b>person</b>', mood: '' })
    vi.stubGlobal('fetch', fetch)
    document.body.innerHTML = place('') + place('sleep') + place('mood') + place('other')
    await showRecentCompletions()
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/pulse?lang=en')
    expect(shown()).toEqual(['1,234 people', '1 <b>person</b>', null, null])
    expect(document.querySelector('b')).toBeNull()
  })

  test('stays hidden when the request fails', async () => {
    const fetch = vi.fn(async () => Promise.reject(new TypeError('offline')))
    vi.stubGlobal('fetch', fetch)
    await showRecentCompletions()
    expect(fetch).not.toHaveBeenCalled()
    document.body.innerHTML = place('')
    await showRecentCompletions()
    expect(shown()).toEqual([null])
  })
})

describe('the notice of a new build', () => {
  test('is shown only once when repeated checks find the same new build', async () => {
    document.documentElement.dataset.build = 'one'
    const fetch = answer({ id: 'two' })
    vi.stubGlobal('fetch', fetch)
    listenForBuilds()
    expect(notice()).toBeNull()
    await vi.advanceTimersByTimeAsync(5 * 60_000 + 100)
    expect(fetch).toHaveBeenCalledWith('/builds/latest.json', { cache: 'no-store' })
    expect(notice()?.getAttribute('role')).toBe('status')
    expect(notice()?.querySelector('p')?.textContent).toBe('build')
    click('[data-notice] button:last-child')
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(notice()).toBeNull()
  })

  test('appears on a page without a build id when the second check returns another build', async () => {
    const fetch = answer({ id: 'one' })
    vi.stubGlobal('fetch', fetch)
    listenForBuilds()
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(notice()).toBeNull()
    vi.stubGlobal('fetch', answer({ id: 'two' }))
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    click('[data-notice] button')
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('chunk errors', () => {
  const fail = (message: string) => dispatchEvent(new ErrorEvent('error', { message }))

  test('cause a reload at most once per path within ten seconds', () => {
    reloadOnChunkErrors()
    fail('Failed to load chunk /_next/static/chunks/a.js')
    fail('ChunkLoadError')
    expect(reload).toHaveBeenCalledTimes(1)
    at('/tests')
    fail('ChunkLoadError')
    expect(reload).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(10_001)
    fail('error loading dynamically imported module')
    expect(reload).toHaveBeenCalledTimes(3)
  })

  test('cause no reload while the browser is offline', () => {
    reloadOnChunkErrors()
    at('/offline')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fail('ChunkLoadError')
    expect(reload).not.toHaveBeenCalled()
  })
})

test('an error that is not about a chunk causes no reload', () => {
  reloadOnChunkErrors()
  at('/other')
  dispatchEvent(new ErrorEvent('error', { message: 'x is not a function' }))
  expect(reload).not.toHaveBeenCalled()
})

describe('links', () => {
  test('replace the history entry when they have data-replace and a safe URL', () => {
    wireReplaceLinks()
    document.body.innerHTML = '<a data-replace href="/landing/home">Home</a>'
    click('a')
    expect(replace).toHaveBeenCalledWith('http://localhost:3000/landing/home')
    document.body.innerHTML = '<a data-replace href="javascript:alert(1)">x</a>'
    click('a')
    vi.advanceTimersByTime(100)
    expect(replace).toHaveBeenCalledTimes(1)
    expect(notice()?.textContent).toBe('navigation')
  })

  test('have aria-current in the navigation when they lead to the current section', () => {
    at('/tests/sleep')
    document.body.innerHTML = '<nav data-nav><a href="/tests">T</a><a href="/retrieve">R</a></nav>'
    markCurrentLink()
    const [tests, retrieve] = document.querySelectorAll('a')
    expect([tests?.getAttribute('aria-current'), retrieve?.getAttribute('aria-current')]).toEqual(['true', null])
  })
})

describe('copy buttons', () => {
  test.each([
    { writeText: async () => {}, expected: 'copied' },
    { writeText: async () => Promise.reject(new Error('denied')), expected: 'copy-failed' },
  ])('show the notice "$expected" after a click', async ({ writeText, expected }) => {
    vi.stubGlobal('navigator', { clipboard: { writeText }, onLine: true })
    document.body.innerHTML = '<button data-copy="https://x.test/r">Copy</button>'
    wireCopyButtons()
    click('button')
    await vi.advanceTimersByTimeAsync(100)
    expect(notice()?.textContent).toBe(expected)
    await vi.advanceTimersByTimeAsync(5000)
    expect(notice()).toBeNull()
  })
})
