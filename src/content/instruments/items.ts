import type { ScaleItem } from '@mindglass/psychometrics/instrument'
import type { CareRule } from '@/core/instrument'

/** Items of one dimension from their ids, parted by spaces; a minus stands before those that are turned round. */
export const keyed = (ids: string): ScaleItem[] =>
  ids.split(' ').map((id) => (id.startsWith('-') ? { id: id.slice(1), reversed: true } : { id, reversed: false }))

/** The questions q01, q02, … up to `count` by their numbers; `after` says which others follow one of them. */
export const numbered = (count: number, after: Readonly<Record<string, readonly string[]>>): string[] =>
  Array.from({ length: count }, (_, index) => `q${String(index + 1).padStart(2, '0')}`).flatMap((id) => [
    id,
    ...(after[id] ?? []),
  ])

/**
 * Soft help where every symptom part is at level4 or more: together that is as much to carry as one part at the very
 * top. A part without a score is no sign of lightness, but two at least have to be scored.
 */
export const throughout = (...parts: readonly string[]): CareRule[] =>
  parts.flatMap((one, at) =>
    parts.slice(at + 1).map((other) => ({
      help: 'soft',
      all: parts.map((part) =>
        part === one || part === other
          ? { part, from: 'level4' as const }
          : { part, from: 'level4' as const, orUnscored: true as const },
      ),
      head: 'throughout',
    })),
  )

/** Soft help where all symptom parts but one are at level4 or more and that one is at level3: hardly less than `throughout`. */
export const nearlyThroughout = (...parts: readonly string[]): CareRule[] =>
  parts.map((least) => ({
    help: 'soft',
    all: parts.map((part) => ({ part, from: part === least ? 'level3' : 'level4' })),
    head: 'wide',
  }))
