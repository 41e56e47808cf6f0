// Script of the page of help, beside enhance.js.
import { findReaderCountry } from '@/core/care/helplines'
import type { Locale } from '@/core/locale'
import { readHelpCountry, writeHelpCountry } from './storage'

showReaderCountry()

/**
 * Shows the reader's country first on the page of help: the one in the address, the one chosen before, or the one
 * of the browser's language. The page contains all countries as `<details id="HK">`; no request is made.
 */
export function showReaderCountry(): void {
  const select = document.querySelector<HTMLSelectElement>('[data-help-choice] select')
  const own = document.querySelector<HTMLElement>('[data-help-own]')
  const name = document.querySelector('[data-help-name]')
  const near = document.querySelectorAll<HTMLAnchorElement>('[data-help-near] a')
  if (!select || !own || !name) return

  // Every page states its language in `data-lang`.
  const lang = document.documentElement.dataset.lang as Locale
  const places = [...select.options].map(({ value, dataset }) => ({
    code: value,
    regions: dataset.regions?.split(' '),
  }))
  const show = (code: string): boolean => {
    const entry = places.some((place) => place.code === code) && document.getElementById(code)
    if (!entry) return false
    // Each entry contains the name of its country and its card.
    const [summary, card] = entry.children as unknown as [Element, Element]
    name.textContent = summary.textContent
    own.innerHTML = card.innerHTML
    for (const group of own.querySelectorAll<HTMLElement>('[data-kind]')) group.id = group.dataset.kind ?? ''
    select.value = code
    // The country that is shown is not offered beside it.
    for (const link of near) link.hidden = link.hash === `#${code}`
    return true
  }
  const hash = location.hash.slice(1)
  const shown = show(hash) || show(readHelpCountry()) || show(findReaderCountry(navigator.languages, lang, places))
  // A section named by the address is in the new card, and closed at first.
  const place = shown && own.querySelector<HTMLDetailsElement>(`[data-kind="${CSS.escape(hash)}"]`)
  if (place) {
    place.open = true
    place.scrollIntoView()
  }

  // The choice of a country, hidden until now, takes the place of the links to all countries.
  for (const part of document.querySelectorAll<HTMLElement>('[data-help-choice],[data-help-all]'))
    part.hidden = !part.hidden
  select.addEventListener('change', () => {
    if (show(select.value)) writeHelpCountry(select.value)
  })
  for (const link of near)
    link.addEventListener('click', (event) => {
      const code = link.hash.slice(1)
      if (!show(code)) return
      event.preventDefault()
      writeHelpCountry(code)
      name.scrollIntoView()
    })
}
