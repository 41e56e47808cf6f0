import type { Instrument } from '../instrument.ts'

/**
 * Returns the public number of each scored item, from 1 within its part: the same in every language and every table of
 * one version. The order differs from that of the questions and of the key, because a person who knows which items are
 * reversed, or which part a question belongs to, answers differently.
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

/**
 * Returns a 32-bit FNV-1a hash with one more mixing step; without it, names that differ in one letter would have
 * similar hashes.
 */
function scattered(name: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
