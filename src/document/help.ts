import { readerCountry } from '@/core/helplines'
import { isLocale } from '@/core/locale'
import { chooseHelpCountry, chosenHelpCountry } from './help-country'

/**
 * On the page of help the reader's own country comes first: the one in the address, the one chosen before, or the one
 * of the browser's language. The page has them all as `<details id="HK">`; nothing is asked for.
 */
export function showOwnCountry(): void {
  const select = document.querySelector<HTMLSelectElement>('[data-help-choice] select')
  const own = document.querySelector<HTMLElement>('[data-help-own]')
  const name = document.querySelector('[data-help-name]')
  const { lang } = document.documentElement.dataset
  if (!select || !own || !name || !isLocale(lang)) return

  const show = (code: string): boolean => {
    const entry = code && document.getElementById(code)
    if (!(entry instanceof HTMLDetailsElement)) return false
    const [summary, card] = entry.children
    name.textContent = summary?.textContent ?? ''
    own.replaceChildren(...(card ? [...card.cloneNode(true).childNodes] : []))
    for (const group of own.querySelectorAll<HTMLElement>('[data-kind]')) group.id = group.dataset.kind ?? ''
    select.value = code
    return true
  }
  const choose = (code: string): void => {
    if (show(code)) chooseHelpCountry(code)
  }

  const places = [...select.options].map(({ value, dataset }) => ({
    code: value,
    regions: dataset.regions?.split(' ') ?? [],
  }))
  const hash = location.hash.slice(1)
  const shown = show(hash) || show(chosenHelpCountry()) || show(readerCountry(navigator.languages, lang, places))
  // The place the address names is in the new card.
  if (shown && own.querySelector(`[data-kind="${CSS.escape(hash)}"]`)) document.getElementById(hash)?.scrollIntoView()

  for (const part of document.querySelectorAll<HTMLElement>('[data-help-choice]')) part.hidden = false
  select.addEventListener('change', () => choose(select.value))
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-help-near] a')
    if (!link) return
    event.preventDefault()
    choose(link.hash.slice(1))
    name.scrollIntoView()
  })
}
