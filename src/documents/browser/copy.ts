import { bodyText, showNotice } from './notice'

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
