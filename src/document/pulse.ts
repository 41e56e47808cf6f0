import { field } from './parsed'

/**
 * Fills `[data-pulse="<slug>"]` (empty: all tests) with the number of people in the last hour, from its templates
 * `data-many` ("{{count}} people …") and `data-one`. Unknown or zero leaves the inviting text that stands there.
 */
export async function fillPulse(): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-pulse]')
  if (places.length === 0) return
  try {
    const response = await fetch('/api/pulse')
    if (!response.ok) return
    const answer: unknown = await response.json()
    for (const place of places) {
      const { pulse, one, many } = place.dataset
      const count = Number(pulse ? field(field(answer, 'counts'), pulse) : field(answer, 'total'))
      const template = count === 1 ? one : many
      if (count > 0 && template) {
        place.textContent = template.replace('{{count}}', count.toLocaleString(document.documentElement.lang))
      }
    }
  } catch {
    // The text that stands there is true without a number, too.
  }
}
