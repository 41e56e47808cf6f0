import { askJson } from './ask-json'
import { field } from './parsed'

/**
 * Shows in `[data-pulse="<slug>"]` (empty: all tests) how many people finished a test lately, as the server words it;
 * the sentence goes into the last element there. Nothing is shown while nothing is known, and before the first of all.
 */
export async function fillPulse(): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-pulse]')
  if (places.length === 0) return
  const answer = await askJson(`/api/pulse?lang=${document.documentElement.dataset.lang}`)
  for (const place of places) {
    const said = field(answer, place.dataset.pulse ?? '')
    if (!said || !place.lastElementChild) continue
    place.lastElementChild.textContent = String(said)
    place.hidden = false
  }
}
