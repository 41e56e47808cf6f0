// Script for the frame of a page: its links, its menus and the way out of a page of help.

import { readConfig, writeConfig, writeHelpCountry } from '../storage'
import { bodyText, showNotice } from './notice'

/** Keeps the page's other parameters and its hash in language links, and stores the page's language. */
export function keepPlaceOnLanguageLinks(): void {
  const { lang } = document.documentElement.dataset
  if (lang && readConfig().locale !== lang) writeConfig({ locale: lang })
  // The parameters are added when a link is used, because an app may have changed the page's address since the load.
  for (const type of ['click', 'auxclick', 'contextmenu']) document.addEventListener(type, completeLink, true)
}

function completeLink({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-languages] a')
  const chosen = link && new URL(link.href, location.href).searchParams.get('lang')
  if (!link || !chosen) return
  const url = new URL(location.href)
  url.searchParams.set('lang', chosen)
  link.href = url.search + url.hash
}

/** Closes `details[data-menu]` on a tap outside it or on Escape; without a script, it still opens and closes. */
export function wireMenus(): void {
  const close = (except: EventTarget | null, focus: boolean) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
      if (except instanceof Node && menu.contains(except)) continue
      menu.open = false
      // The first child of a menu is its summary.
      if (focus) (menu.firstElementChild as HTMLElement | null)?.focus()
    }
  }
  document.addEventListener('click', ({ target }) => close(target, false))
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close(null, true)
  })
}

/** Time zones of the EU, the EEA and the UK from the Azores to Réunion, in minutes ahead of UTC. */
const europe = { from: -60, to: 240 }

/**
 * Hides links for readers in Europe (`[data-europe]`) if the browser's time zone is far from Europe. A browser in
 * French keeps them, because parts of France are overseas.
 */
export function hideEuLinksOutsideEurope(): void {
  const ahead = -new Date().getTimezoneOffset()
  if ((ahead >= europe.from && ahead <= europe.to) || navigator.language.startsWith('fr')) return
  for (const link of document.querySelectorAll<HTMLElement>('[data-europe]')) link.hidden = true
}

/** Calls `act` for clicks inside an element of the page that nothing else has handled. */
function onClick<E extends HTMLElement>(selector: string, act: (found: E, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const found = event.target instanceof Element && event.target.closest<E>(selector)
    if (found && !event.defaultPrevented) act(found, event)
  })
}

/** Makes `a[data-replace]` replace the current entry in the history; it never leads off the site. */
export function wireReplaceLinks(): void {
  onClick<HTMLAnchorElement>('a[data-replace]', ({ href }, event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (button || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    if (new URL(href, location.href).origin === location.origin) location.replace(href)
    else showNotice(bodyText('navigation'))
  })
}

/** Duration in ms within which two presses of Esc leave a page of help. */
const TWICE_MS = 1000

/**
 * Wires `a[data-leave]`, and Esc twice on pages with one: the page disappears at once, and Back does not return to it.
 */
export function wireQuickExit(): void {
  onClick<HTMLAnchorElement>('a[data-leave]', ({ href }, event) => {
    event.preventDefault()
    leave(href)
  })
  let pressed = -TWICE_MS
  document.addEventListener('keydown', ({ key, timeStamp, repeat }) => {
    if (key !== 'Escape' || repeat) return
    const link = timeStamp - pressed < TWICE_MS && document.querySelector<HTMLAnchorElement>('a[data-leave]')
    pressed = timeStamp
    if (link) leave(link.href)
  })
}

function leave(to: string): void {
  // The page is hidden while the other one loads.
  document.body.hidden = true
  document.title = ''
  writeHelpCountry('')
  // `location.replace` has no rel="noreferrer".
  const silence = { name: 'referrer', content: 'no-referrer' }
  document.head.append(Object.assign(document.createElement('meta'), silence))
  location.replace(to)
}

/** Makes `[data-copy="text"]` put its text on the clipboard and report the outcome. */
export function wireCopyButtons(): void {
  onClick<HTMLElement>('[data-copy]', async ({ dataset }) => {
    try {
      await navigator.clipboard.writeText(dataset.copy ?? '')
      showNotice(bodyText('copied'))
    } catch {
      showNotice(bodyText('copy-failed'))
    }
  })
}
