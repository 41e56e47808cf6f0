import { SITTINGS_KEY } from '@/core/sittings-key'
import { field, readEntry } from './parsed'

/**
 * Where this browser is in the middle of a test, `[data-run="<slug>"]` says so in the words of its `data-on`; an empty
 * element is hidden until then. A sitting of another version of the test cannot be gone on with. May be called again.
 */
export function offerToGoOn(): void {
  const kept = field(field(readEntry(SITTINGS_KEY), 'state'), 'sittings')
  for (const place of document.querySelectorAll<HTMLElement>('[data-run]')) {
    const { dataset } = place
    dataset.begin ??= place.textContent ?? ''
    const count = answersOf(field(kept, dataset.run ?? ''), Number(dataset.version))
    place.textContent = count ? (dataset.on ?? '').replace('{{answered}}', String(count)) : dataset.begin
    if (!dataset.begin) place.hidden = !count
  }
}

const answersOf = (sitting: unknown, version: number): number =>
  field(sitting, 'version') === version ? Object.keys(Object(field(sitting, 'answers'))).length : 0
