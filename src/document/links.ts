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
