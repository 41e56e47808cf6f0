import { readConfig, writeConfig } from './config-entry'

/** Language links keep the page's other parameters and its hash; the page's language is remembered. */
export function keepPlaceOnLanguageLinks(): void {
  const { lang } = document.documentElement.dataset
  if (lang && readConfig().locale !== lang) writeConfig({ locale: lang })
  // Completed at the moment of use: an app may have changed its address since it loaded.
  for (const type of ['click', 'auxclick', 'contextmenu']) document.addEventListener(type, completeLink, true)
}

function completeLink({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-languages] a')
  const chosen = link && new URL(link.href, location.href).searchParams.get('lang')
  if (!link || !chosen) return
  const url = new URL(location.href)
  url.searchParams.set('lang', chosen)
  link.href = url.search + url.hash
}
