// The one script of a document, and part of every app page: small things on top of pages that work without it.

import { ANEW_KEY, creditsPath } from '@/core/account/owner-tag'
import { askJson } from './ask-json'
import { watchBuilds } from './build-notice'
import { readConfig, writeConfig } from './config-entry'
import { offerToGoOn } from './go-on'
import { markCurrentLink, nameAccountLink } from './header-links'
import { chooseHelpCountry } from './help-country'
import { hideLinksForEurope, replaceOnMarkedLinks } from './links'
import { bodyText, showNotice } from './notice'
import { field } from './parsed'
import { countReading } from './reading'
import { wireThemeChoice } from './themes'

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

keepPlaceOnLanguageLinks()
watchTyping()
replaceOnMarkedLinks()
hideLinksForEurope()
markCurrentLink()
nameAccountLink()
void showCreditsLeft()
wireThemeChoice()
closeMenus()
void offerToGoOn()
// A page that the browser kept is shown again after some answers.
addEventListener('pageshow', offerToGoOn)
explainReload()
wireCopyButtons()
wireLeaving()
void fillPulse()
countReading()
watchBuilds()
document.documentElement.dataset.enhanced = 'true'

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

/** Says in `[data-left="… {{count}} …"]` how many full reports the account has left; hidden until it is known. */
export async function showCreditsLeft(): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-left]')
  if (!places.length || !readConfig().token) return
  const credits = field(await askJson(creditsPath, { cache: 'no-store' }), 'credits')
  for (const place of places) {
    place.textContent = (place.dataset.left ?? '').replace('{{count}}', String(credits))
    place.hidden = typeof credits !== 'number'
  }
}

/** A page that was loaded again because somebody else has signed in says so, once. */
export function explainReload(): void {
  try {
    if (sessionStorage.getItem(ANEW_KEY) === null) return
    sessionStorage.removeItem(ANEW_KEY)
    showNotice(bodyText('changed'), [{ text: bodyText('close') }])
  } catch {}
}

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

/**
 * Shows in `[data-pulse="<slug>"]` (empty: all tests) how many people finished a test lately, as the server words it;
 * the sentence goes into the last element there. Nothing is shown while nothing is known, and before the first of all.
 */
export async function fillPulse(): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-pulse]')
  if (places.length === 0) return
  const answer = await askJson(`/api/pulse?lang=${document.documentElement.dataset.lang}`)
  for (const place of places) {
    const said = field(answer, place.dataset.pulse ?? '')
    if (!said || !place.lastElementChild) continue
    place.lastElementChild.textContent = String(said)
    place.hidden = false
  }
}

/**
 * What is typed into a page is kept over a change of its language by a script of its own (typed.ts): fetched once there is
 * something to keep, or something was kept.
 */
function watchTyping(): void {
  const load = () => {
    document.head.append(Object.assign(document.createElement('script'), { src: '/js/typed.js' }))
  }
  addEventListener('input', load, { once: true })
  try {
    if (sessionStorage.typed) load()
  } catch {}
}
