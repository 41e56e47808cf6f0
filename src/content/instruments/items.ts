import type { ScaleItem } from '@/core/psychometrics/instrument'

/** Items of one dimension from their ids, parted by spaces; a minus stands before those that are turned round. */
export const keyed = (ids: string): ScaleItem[] =>
  ids.split(' ').map((id) => (id.startsWith('-') ? { id: id.slice(1), reversed: true } : { id, reversed: false }))

/** The questions q01, q02, … up to `count` by their numbers; `after` says which others follow one of them. */
export const numbered = (count: number, after: Readonly<Record<string, readonly string[]>>): string[] =>
  Array.from({ length: count }, (_, index) => `q${String(index + 1).padStart(2, '0')}`).flatMap((id) => [
    id,
    ...(after[id] ?? []),
  ])
