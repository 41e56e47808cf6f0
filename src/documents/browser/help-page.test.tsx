// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { helpCards } from '@/app/_pages/help-cards'
import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import { Helplines } from '@/ui/help/Helplines'
import { showReaderCountry } from './help-page'
import { wireQuickExit } from './page/frame'
import { readHelpCountry } from './storage'

let listeners: AbortController

function open(locale: Locale, languages: string[], hash = ''): void {
  history.replaceState(null, '', `http://localhost:3000/help-now${hash}`)
  document.documentElement.dataset.lang = locale
  vi.stubGlobal('navigator', { languages })
  const t: Translate<'help'> = (key) => key
  document.body.innerHTML = renderToStaticMarkup(<Helplines {...helpCards(locale)} t={t} />)
  showReaderCountry()
}
const called = () => document.querySelector('[data-help-own] [data-help-call]')?.getAttribute('href')
const select = () => document.querySelector('select')

beforeEach(() => {
  localStorage.clear()
  listeners = new AbortController()
  const add = document.addEventListener.bind(document)
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => add(type, listener, { signal: listeners.signal }),
  )
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
})
afterEach(() => {
  listeners.abort()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.hidden = false
})

describe('the help page', () => {
  test.each<[locale: Locale, languages: string[], call: string]>([
    ['cn', ['zh-CN'], 'tel:12356'],
    ['cn', ['zh-TW', 'zh', 'en-US'], 'tel:1925'],
    ['cn', ['zh-HK'], 'tel:18111'],
    ['en', ['en-GB'], 'tel:116123'],
    ['es', ['es-MX'], 'tel:8009112000'],
    ['es', ['es-419'], 'tel:8009112000'],
    ['es', ['pt-BR'], 'tel:112'],
  ])('in %s for the browser languages %j first shows the number %s', (locale, languages, call) => {
    open(locale, languages)
    expect(called()).toBe(call)
    expect(document.querySelector('label')?.hidden).toBe(false)
    expect(document.querySelector<HTMLElement>('[data-help-all]')?.hidden).toBe(true)
    expect(readHelpCountry()).toBe('')
  })

  test('shows a chosen country and stores the choice only in the browser', () => {
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    open('en', ['en-US'])
    const choice = select()
    if (choice) choice.value = 'NZ'
    choice?.dispatchEvent(new Event('change', { bubbles: true }))
    expect(called()).toBe('tel:1737')
    expect(document.querySelector('[data-help-name]')?.textContent).toBe('New Zealand')
    expect(readHelpCountry()).toBe('NZ')
    open('en', ['en-US'])
    expect([called(), select()?.value]).toEqual(['tel:1737', 'NZ'])
    expect(fetch).not.toHaveBeenCalled()
  })

  test('shows a nearby country after one tap', () => {
    open('cn', ['zh-CN'])
    document
      .querySelector('[data-help-near] a[href="#SG"]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(called()).toBe('tel:1771')
  })

  test('keeps the shown country when the link to all countries is followed', () => {
    open('cn', ['zh-CN'])
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('[data-help-near] a[href="#all"]')?.dispatchEvent(click)
    expect([click.defaultPrevented, called(), readHelpCountry()]).toEqual([false, 'tel:12356', ''])
  })

  test('shows the country in the hash without storing it', () => {
    open('cn', ['zh-CN'], '#MO')
    expect([called(), readHelpCountry()]).toEqual(['tel:28525222', ''])
  })

  test('opens the violence helplines of the reader’s country when the hash names them', () => {
    open('es', ['es-CL'], '#violence')
    const place = document.getElementById('violence')
    expect(place?.querySelector('a')?.getAttribute('href')).toBe('tel:1455')
    expect(document.querySelectorAll('#violence')).toHaveLength(1)
    expect(place?.scrollIntoView).toHaveBeenCalledOnce()
    expect(place?.hasAttribute('open')).toBe(true)
  })

  test('ignores markup in local storage and a hash that names no country', () => {
    localStorage.setItem('help-country', '"><img>')
    open('en', ['en-AU'], '#all')
    expect(called()).toBe('tel:131114')
  })
})

describe('the quick exit from the help page', () => {
  const press = (key: string, timeStamp: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    document.dispatchEvent(event)
  }
  let replace: ReturnType<typeof vi.fn>
  beforeEach(() => {
    replace = vi.spyOn(location, 'replace').mockImplementation(() => {}) as never
    document.body.innerHTML = '<a data-leave href="https://es.wikipedia.org/">Salir</a><p>Secret</p>'
    document.title = 'Help'
    localStorage.setItem('help-country', 'ES')
    wireQuickExit()
  })

  test('hides the page, forgets the country and replaces the history entry', () => {
    document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://es.wikipedia.org/')
    expect([document.body.hidden, document.title, readHelpCountry()]).toEqual([true, '', ''])
    expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer')
  })

  test('happens when Esc is pressed twice without a pause', () => {
    press('Escape', 5000)
    press('Escape', 6500)
    press('a', 6600)
    expect(replace).not.toHaveBeenCalled()
    press('Escape', 6900)
    expect(replace).toHaveBeenCalledOnce()
  })

  test('does not happen when Esc is pressed on a page without the exit link', () => {
    document.body.innerHTML = ''
    press('Escape', 5000)
    press('Escape', 5100)
    expect(replace).not.toHaveBeenCalled()
  })
})
