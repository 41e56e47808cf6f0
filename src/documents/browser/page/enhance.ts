// The only script of a document, and part of every app page: small additions to pages that work without it.

import { wireThemeChoice } from '../theme/theme'
import {
  hideEuLinksOutsideEurope,
  keepPlaceOnLanguageLinks,
  wireCopyButtons,
  wireMenus,
  wireQuickExit,
  wireReplaceLinks,
} from './frame'
import { markCurrentLink, showSignedInParts } from './header-links'
import { reportReadToEnd, showAccount, showRecentCompletions, showUnfinishedTests } from './live-parts'
import { explainReload, listenForBuilds } from './notice'

keepPlaceOnLanguageLinks()
listenForTyping()
wireReplaceLinks()
hideEuLinksOutsideEurope()
markCurrentLink()
showSignedInParts()
void showAccount()
wireThemeChoice()
wireMenus()
void showUnfinishedTests()
// A page from the browser's cache may be shown again after the reader has answered more questions.
addEventListener('pageshow', showUnfinishedTests)
explainReload()
loadDusk()
wireCopyButtons()
wireQuickExit()
void showRecentCompletions()
reportReadToEnd()
listenForBuilds()
document.documentElement.dataset.enhanced = 'true'

/** Loads keep-typed-text.ts once there is typed text to keep for a change of language, or kept text to restore. */
function listenForTyping(): void {
  const load = () => loadScript('typed')
  addEventListener('input', load, { once: true })
  try {
    if (sessionStorage.typed) load()
  } catch {}
}

/**
 * Loads dusk.ts from 21:00 on, by the reader's clock, until the offer was made in this browser, and never beside help.
 * It is not loaded on questions and reports, because they are not documents.
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
