import { bodyText, showNotice } from './notice'

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
