interface Action {
  text: string
  run?: () => void
}

/** A text that the shell left for the script, in the page's language: `data-text-<name>` of the body. */
export const bodyText = (name: string): string => document.body.getAttribute(`data-text-${name}`) ?? ''

/** A quiet bar at the foot of the window. Without actions it goes by itself. */
export function showNotice(text: string, actions: readonly Action[] = []): void {
  document.querySelector('[data-notice]')?.remove()
  const bar = document.createElement('div')
  bar.dataset.notice = ''
  bar.setAttribute('role', 'status')
  document.body.append(bar)
  const sentence = document.createElement('p')
  bar.append(sentence)
  for (const { text: label, run } of actions) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = label
    button.addEventListener('click', () => {
      bar.remove()
      run?.()
    })
    bar.append(button)
  }
  // Filled after it stands in the page, or screen readers would not announce it.
  setTimeout(() => {
    sentence.textContent = text
  }, 50)
  if (actions.length === 0) setTimeout(() => bar.remove(), 4000)
}
