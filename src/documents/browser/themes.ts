import { readConfig, writeConfig } from './config-entry'

/** Shows the choice of colours, which is hidden without JavaScript, and lets it change the stylesheet at once. */
export function wireThemeChoice(): void {
  const { theme } = readConfig()
  for (const choice of document.querySelectorAll<HTMLElement>('[data-themes]')) {
    for (const input of choice.querySelectorAll('input')) input.checked = input.value === theme
    choice.hidden = false
    choice.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement) applyTheme(target.value)
    })
  }
}

/** Shows and keeps a theme, wherever it was chosen. */
export function applyTheme(theme: string): void {
  if (!/^\w+Theme$/.test(theme)) return
  writeConfig({ theme })
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-themes] input'))
    input.checked = input.value === theme
  chosenLink().href = `/css/${theme}.css`
}

/** The theme script's link, which overrides the one that every page has. */
function chosenLink(): HTMLLinkElement {
  const known = document.querySelector<HTMLLinkElement>('#chosen-theme')
  if (known) return known
  const link = document.createElement('link')
  link.id = 'chosen-theme'
  link.rel = 'stylesheet'
  document.querySelector('#theme')?.after(link)
  return link
}
