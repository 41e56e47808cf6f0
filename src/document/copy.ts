import { bodyText, showNotice } from './notice'

/** `[data-copy="text"]` puts its text (or, when empty, the page's own address) on the clipboard and says how that went. */
export function wireCopyButtons(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]')
    if (!button) return
    try {
      await navigator.clipboard.writeText(button.dataset.copy || location.origin + location.pathname)
      showNotice(bodyText('copied'))
    } catch {
      showNotice(bodyText('copy-failed'))
    }
  })
}
