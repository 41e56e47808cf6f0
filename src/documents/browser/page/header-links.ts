import { readConfig } from '../storage'

/**
 * Marks the current page in the main navigation, because it is prerendered without a mark. Apps call it after each
 * navigation.
 */
export function markCurrentLink(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-nav] a')) {
    const { pathname } = link
    const here = location.pathname
    if (here === pathname) link.setAttribute('aria-current', 'page')
    else if (here.startsWith(`${pathname}/`)) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** Renames the sign-in link, hides the parts for guests and shows the parts for accounts, if somebody is signed in. */
export function showSignedInParts(): void {
  if (!readConfig().token) return
  const link = document.querySelector<HTMLElement>('a[data-me]')
  if (link?.dataset.me) link.textContent = link.dataset.me
  for (const way of document.querySelectorAll<HTMLElement>('[data-guest]')) way.hidden = true
  for (const way of document.querySelectorAll<HTMLElement>('[data-account]')) way.hidden = false
}

/**
 * Updates the account link after each navigation in the apps: a session can end there without a full load, and the link
 * then shows its sign-in text again.
 */
export function updateAccountLink(): void {
  const link = document.querySelector<HTMLElement>('a[data-me]')
  if (link) link.textContent = (readConfig().token ? link.dataset.me : link.dataset.signIn) ?? ''
}
