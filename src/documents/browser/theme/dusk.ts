// Offers the colours for the evening; enhance.js fetches this script on a document in the evening.

import { bodyText, showNotice } from '../page/notice'
import { readConfig } from '../storage'
import { applyTheme } from './theme'

offerDusk()

/**
 * Offers the colours for the evening, once in a browser: not on the first page that somebody opens, and never beside help.
 */
export function offerDusk(): void {
  if (readConfig().theme !== 'homeTheme') return
  if (!document.referrer.startsWith(location.origin) || document.querySelector('[data-leave],[data-notice]')) return
  try {
    if (localStorage.dusk) return
    localStorage.dusk = 'offered'
  } catch {
    return
  }
  showNotice(bodyText('dusk'), [
    { text: bodyText('dusk-yes'), run: () => applyTheme('duskTheme') },
    { text: bodyText('dusk-no') },
  ])
}
