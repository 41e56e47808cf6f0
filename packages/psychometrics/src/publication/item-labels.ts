import type { Instrument } from '../instrument.ts'

/**
 * A number for each scored item, from 1 within its part, under which its figures are published: the same in every
 * language and every table of one version. The order is neither that of the questions nor that of the key, since who
 * knows which question belongs where, or is reversed, answers differently.
 */
export function itemLabels({
  slug,
  version,
  dimensions,
}: Pick<Instrument, 'slug' | 'version' | 'dimensions'>): ReadonlyMap<string, number> {
  const labels = new Map<string, number>()
  for (const { items } of dimensions) {
    const placed = items
      .map(({ id }) => ({ id, place: scattered(`${slug} ${version} ${id}`) }))
      .sort((a, b) => a.place - b.place)
    for (const [index, { id }] of placed.entries()) labels.set(id, index + 1)
  }
  return labels
}

/** FNV-1a with 32 bits, mixed once more, as names that differ in one letter begin alike. */
function scattered(name: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
