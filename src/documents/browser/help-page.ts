// Script of the page of help, beside enhance.js.
import { readerCountry } from '@/core/care/helplines'
import { isLocale } from '@/core/locale'
import { chooseHelpCountry, chosenHelpCountry } from './storage'

showOwnCountry()

/**
 * Shows the reader's own country first on the page of help: the one in the address, the one chosen before, or the one
 * of the browser's language. The page contains all countries as `<details id="HK">`; no request is made.
 */
export function showOwnCountry(): void {
  const select = document.querySelector<HTMLSelectElement>('[data-help-choice] select')
  const own = document.querySelector<HTMLElement>('[data-help-own]')
  const name = document.querySelector('[data-help-name]')
  const { lang } = document.documentElement.dataset
  if (!select || !own || !name || !isLocale(lang)) return

  const places = [...select.options].map(({ value, dataset }) => ({
    code: value,
    regions: dataset.regions?.split(' ') ?? [],
  }))
  const show = (code: string): boolean => {
    const entry = places.some((place) => place.code === code) && document.getElementById(code)
    if (!entry) return false
    const [summary, card] = entry.children
    name.textContent = summary?.textContent ?? ''
    own.replaceChildren(...(card ? [...card.cloneNode(true).childNodes] : []))
    for (const group of own.querySelectorAll<HTMLElement>('[data-kind]')) group.id = group.dataset.kind ?? ''
    select.value = code
    return true
  }
  const hash = location.hash.slice(1)
  const shown = show(hash) || show(chosenHelpCountry()) || show(readerCountry(navigator.languages, lang, places))
  // The place named by the address is in the new card, and folded.
  const place = shown && own.querySelector(`[data-kind="${CSS.escape(hash)}"]`)
  if (place instanceof HTMLDetailsElement) place.open = true
  if (place) place.scrollIntoView()

  for (const part of document.querySelectorAll<HTMLElement>('[data-help-choice]')) part.hidden = false
  for (const link of document.querySelectorAll<HTMLElement>('[data-help-all]')) link.hidden = true
  select.addEventListener('change', () => {
    if (show(select.value)) chooseHelpCountry(select.value)
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-help-near] a')
    const code = link ? link.hash.slice(1) : ''
    if (!show(code)) return
    event.preventDefault()
    chooseHelpCountry(code)
    name.scrollIntoView()
  })
}
