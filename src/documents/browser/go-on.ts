import { ownerPath } from '@/core/account/owner-tag'
import { SITTINGS_KEY, sittingsKey } from '@/core/input/sittings-key'
import { askJson } from './ask-json'
import { field, readEntry } from './parsed'

/**
 * Where the reader is in the middle of a test, `[data-run="<slug>"]` says so in the words of its `data-on`; an empty
 * element is hidden until then. A sitting of another version of the test cannot be gone on with. May be called again.
 * What this browser keeps of somebody else is not said: the server tells who it is.
 */
export async function offerToGoOn(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-run]')]
  const known = places.length > 0 && keepsSome() ? await sittingsOfReader() : []
  for (const place of places) {
    const { dataset } = place
    dataset.begin ??= place.textContent ?? ''
    const count = Math.max(
      0,
      ...known.map((kept) => answersOf(field(kept, dataset.run ?? ''), Number(dataset.version))),
    )
    place.textContent = count ? (dataset.on ?? '').replace('{{answered}}', String(count)) : dataset.begin
    if (!dataset.begin) place.hidden = !count
  }
}

function keepsSome(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(SITTINGS_KEY))
  } catch {
    return false
  }
}

async function sittingsOfReader(): Promise<unknown[]> {
  const tags = field(await askJson(ownerPath, { cache: 'no-store' }), 'tags')
  return Array.isArray(tags) ? tags.map((tag) => field(field(readEntry(sittingsKey(tag)), 'state'), 'sittings')) : []
}

const answersOf = (sitting: unknown, version: number): number =>
  field(sitting, 'version') === version ? Object.keys(Object(field(sitting, 'answers'))).length : 0
