// What the frame of a page does once a script is there: its links, its menus and the way out of a page of help.
import { bodyText, showNotice } from './notice'
import { chooseHelpCountry, readConfig, writeConfig } from './storage'

/** Language links keep the page's other parameters and its hash; the page's language is remembered. */
export function keepPlaceOnLanguageLinks(): void {
  const { lang } = document.documentElement.dataset
  if (lang && readConfig().locale !== lang) writeConfig({ locale: lang })
  // Completed at the moment of use: an app may have changed its address since it loaded.
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

/** `details[data-menu]` opens and closes without a script; with one, a tap beside it and Escape close it, too. */
export function closeMenus(): void {
  const close = (except: EventTarget | null, focus: boolean) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
      if (except instanceof Node && menu.contains(except)) continue
      menu.open = false
      if (focus) menu.querySelector('summary')?.focus()
    }
  }
  document.addEventListener('click', ({ target }) => close(target, false))
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close(null, true)
  })
}

/** Clocks of the EU, the EEA and the UK from the Azores to Réunion, in minutes ahead of UTC. */
const europe = { from: -60, to: 240 }

/**
 * `[data-europe]` is for readers in Europe: a clock far from there takes it out of sight. A browser in French keeps it,
 * because a part of France lies across the ocean.
 */
export function hideLinksForEurope(): void {
  const ahead = -new Date().getTimezoneOffset()
  if ((ahead >= europe.from && ahead <= europe.to) || navigator.language.startsWith('fr')) return
  for (const link of document.querySelectorAll<HTMLElement>('[data-europe]')) link.hidden = true
}

/** `a[data-replace]` takes the place of the current entry in the history, and never leads off the site. */
export function replaceOnMarkedLinks(): void {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-replace]')
    if (!link || event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    const url = new URL(link.href, location.href)
    if (url.origin === location.origin) location.replace(url.href)
    else showNotice(bodyText('navigation'))
  })
}

/** Two presses of Esc within this time leave a page of help. */
const TWICE_MS = 1000

/** `a[data-leave]`, or Esc twice where there is one: the page is gone at once, and Back does not return to it. */
export function wireLeaving(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-leave]')
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    leave(link.href)
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
  // Nothing of the page is seen while the other one is on its way.
  document.body.hidden = true
  document.title = ''
  chooseHelpCountry('')
  // `location.replace` has no rel="noreferrer".
  const silence = document.createElement('meta')
  silence.name = 'referrer'
  silence.content = 'no-referrer'
  document.head.append(silence)
  location.replace(to)
}

/** `[data-copy="text"]` puts its text on the clipboard and says how that went. */
export function wireCopyButtons(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]')
    if (!button) return
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? '')
      showNotice(bodyText('copied'))
    } catch {
      showNotice(bodyText('copy-failed'))
    }
  })
}
