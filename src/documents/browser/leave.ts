import { chooseHelpCountry } from './help-country'

/** Two presses of Esc within this time leave a page of help. */
const TWICE_MS = 1000

/** `a[data-leave]`, or Esc twice where there is one: the page is gone at once, and Back does not return to it. */
export function wireLeaving(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-leave]')
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    leave(link.href)
  })
  let pressed = -TWICE_MS
  document.addEventListener('keydown', ({ key, timeStamp, repeat }) => {
    if (key !== 'Escape' || repeat) return
    const link = timeStamp - pressed < TWICE_MS && document.querySelector<HTMLAnchorElement>('a[data-leave]')
    pressed = timeStamp
    if (link) leave(link.href)
  })
}

function leave(to: string): void {
  // Nothing of the page is seen while the other one is on its way.
  document.body.hidden = true
  document.title = ''
  chooseHelpCountry('')
  // `location.replace` has no rel="noreferrer".
  const silence = document.createElement('meta')
  silence.name = 'referrer'
  silence.content = 'no-referrer'
  document.head.append(silence)
  location.replace(to)
}
