// The only script of a document, and part of every app page: small additions to pages that work without it.

import { wireThemeChoice } from '../theme/theme'
import {
  closeMenus,
  hideLinksForEurope,
  keepPlaceOnLanguageLinks,
  replaceOnMarkedLinks,
  wireCopyButtons,
  wireLeaving,
} from './frame'
import { markCurrentLink, nameAccountLink } from './header-links'
import { countReading, fillPulse, showCreditsLeft, showUnfinishedTests } from './live-parts'
import { explainReload, listenForBuilds } from './notice'

keepPlaceOnLanguageLinks()
listenForTyping()
replaceOnMarkedLinks()
hideLinksForEurope()
markCurrentLink()
nameAccountLink()
void showCreditsLeft()
wireThemeChoice()
closeMenus()
void showUnfinishedTests()
// A page from the browser's cache may be shown again after more answers.
addEventListener('pageshow', showUnfinishedTests)
explainReload()
loadDusk()
wireCopyButtons()
wireLeaving()
void fillPulse()
countReading()
listenForBuilds()
document.documentElement.dataset.enhanced = 'true'

/**
 * Loads typed.ts, which keeps typed text while the page changes its language: it is fetched once there is something to
 * keep, or something was kept.
 */
function listenForTyping(): void {
  const load = () => loadScript('typed')
  addEventListener('input', load, { once: true })
  try {
    if (sessionStorage.typed) load()
  } catch {}
}

/**
 * Loads dusk.ts from nine in the evening on, by the reader's clock, until the offer was made in this browser, and never
 * beside help. Questions and reports are no documents.
 */
export function loadDusk(): void {
  try {
    if (document.documentElement.dataset.kind !== 'document' || new Date().getHours() < 21) return
    if (!localStorage.dusk && !document.querySelector('a[data-leave]')) loadScript('dusk')
  } catch {}
}

function loadScript(name: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src: `/js/${name}.js` }))
}
