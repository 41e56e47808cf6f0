import { readConfig } from './config-entry'
import { bodyText, showNotice } from './notice'

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

/** Marks where the visitor is in the main navigation, which is prerendered without knowing; again after each move. */
export function markCurrentLink(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-nav] a')) {
    const { pathname } = new URL(link.href, location.href)
    const here = location.pathname
    if (here === pathname) link.setAttribute('aria-current', 'page')
    else if (here.startsWith(`${pathname}/`)) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** The way to sign in is, for whoever is signed in, the way to what is theirs; again after each move. */
export function nameAccountLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-me]')
  if (!link?.dataset.me) return
  link.dataset.stranger ??= link.textContent
  const name = readConfig().token ? link.dataset.me : link.dataset.stranger
  if (link.textContent !== name) link.textContent = name
}
