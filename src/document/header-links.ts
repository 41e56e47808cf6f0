import { readConfig } from './config-entry'

/** Marks where the visitor is in the main navigation, which is prerendered without knowing; again after each move. */
export function markCurrentLink(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-nav] a')) {
    const { pathname } = link
    const here = location.pathname
    if (here === pathname) link.setAttribute('aria-current', 'page')
    else if (here.startsWith(`${pathname}/`)) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** If somebody is signed in, the link to sign in leads to what is theirs, and says so. */
export function nameAccountLink(): void {
  const link = document.querySelector<HTMLElement>('a[data-me]')
  if (link?.dataset.me && readConfig().token) link.textContent = link.dataset.me
}

/** The same in an app, which outlives the end of a session: the link to sign in comes back. */
export function renameAccountLink(): void {
  const link = document.querySelector<HTMLElement>('a[data-me]')
  if (link) link.textContent = (readConfig().token ? link.dataset.me : link.dataset.signIn) ?? ''
}
