import { readConfig, writeConfig } from '../storage'

/**
 * Adds the stored theme's stylesheet before the first paint. It comes after the stylesheet of every page, whose link
 * must stay as React rendered it. The link is written into the document, so that the parser waits for it. The script is
 * inline in every page's head, so its hash is part of every Content-Security-Policy.
 */
export const THEME_SCRIPT =
  'try{var t=JSON.parse(localStorage.getItem("config")).state.theme;' +
  'if(/^\\w+Theme$/.test(t)&&t!="homeTheme")' +
  'document.write(\'<link id="chosen-theme" rel="stylesheet" href="/css/\'+t+\'.css">\')}catch(e){}'

/** Shows the choice of colours, because it is hidden without JavaScript, and applies a change at once. */
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

/** Applies and stores a theme, wherever it was chosen. */
export function applyTheme(theme: string): void {
  if (!/^\w+Theme$/.test(theme)) return
  writeConfig({ theme })
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-themes] input'))
    input.checked = input.value === theme
  chosenLink().href = `/css/${theme}.css`
}

/** Returns the link of the theme script, whose stylesheet overrides the one that every page has. */
function chosenLink(): HTMLLinkElement {
  const known = document.querySelector<HTMLLinkElement>('#chosen-theme')
  if (known) return known
  const link = Object.assign(document.createElement('link'), { id: 'chosen-theme', rel: 'stylesheet' })
  document.querySelector('#theme')?.after(link)
  return link
}
