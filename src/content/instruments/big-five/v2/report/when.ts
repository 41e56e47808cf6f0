import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { instrument } from '../instrument'
import { groups } from './groups'

export const traits = ['openness', 'conscientiousness', 'extraversion', 'agreeableness', 'stability'] as const
export type Trait = (typeof traits)[number]
export type End = 'high' | 'low'
/** One end of one trait: `openness-high`. */
export type Side = `${Trait}-${End}`

const partsOf = (side: Side): { part: Trait; end: End } => {
  const [part, end] = side.split('-') as [Trait, End]
  return { part, end }
}

/** The score lies beyond the middle, toward this end. */
export const at = (side: Side): Condition => {
  const { part, end } = partsOf(side)
  return { part, is: end }
}

/** This trait says most, and its score lies beyond the middle, toward this end. */
export const leading = (side: Side): Condition => {
  const { part, end } = partsOf(side)
  return { all: [{ leads: part, lean: end }, at(side)] }
}

/** This trait says most or second most, and its score lies beyond the middle, toward this end. */
export const among = (side: Side): Condition => {
  const { part } = partsOf(side)
  return { all: [{ any: [{ leads: part }, { second: part }] }, at(side)] }
}

/** These two ends say most of all. */
export const strongest = (one: Side, other: Side): Condition => {
  const [a, b] = [partsOf(one).part, partsOf(other).part]
  return {
    all: [
      at(one),
      at(other),
      {
        any: [{ all: [{ leads: a }, { second: b }] }, { all: [{ leads: b }, { second: a }] }],
      },
    ],
  }
}

/** Both ends hold, and one of the two traits says most of all: so no reader gets more than four. */
export const meetsLead = (one: Side, other: Side): Condition => ({
  all: [at(one), at(other), { any: [{ leads: partsOf(one).part }, { leads: partsOf(other).part }] }],
})

export const middle = (...parts: readonly Trait[]): Condition => ({
  all: parts.map((part): Condition => ({ part, is: 'middle' })),
})

/** Every trait lies in the middle. */
export const even: Condition = middle(...traits)

/** At least one trait was not scored. */
export const someUnscored: Condition = { any: traits.map((part): Condition => ({ not: { part, from: 'level1' } })) }

export const otherGroupOf = (id: string): string => {
  const part = groups.find((group) => group.id === id)?.part
  const other = groups.find((group) => group.part === part && group.id !== id)
  if (!other) throw new Error(`no group beside ${id}`)
  return other.id
}

/** One group lies above the other of its trait by so much that what rests on the other cannot be said. */
export const carries = (group: string): Condition => ({ group, above: otherGroupOf(group) })

/** Some trait is two halves far apart. */
export const someSplit: Condition = { any: groups.map(({ id }) => carries(id)) }

export const traitOf = (group: string): Trait => {
  const found = groups.find(({ id }) => id === group)
  if (!found) throw new Error(`no group ${group}`)
  return found.part
}

/** A piece for two ends, in the order of the traits. */
export type PairNote = readonly [one: Side, other: Side, note: string]

export const pairPieces = (section: string, when: (one: Side, other: Side) => Condition, notes: readonly PairNote[]) =>
  notes.map(([one, other, note]): Piece => ({ id: `${section}.${one}.${other}`, when: when(one, other), note }))

/** Pieces for ten ends. */
export const sidePieces = (section: string, when: (side: Side) => Condition, notes: Readonly<Record<Side, string>>) =>
  (Object.entries(notes) as [Side, string][]).map(
    ([side, note]): Piece => ({ id: `${section}.${side}`, when: when(side), note }),
  )

const turned = new Set(
  instrument.dimensions.flatMap(({ items }) => items.flatMap((item) => (item.reversed ? item.id : []))),
)

/** The reader chose one of the two options that say the line is like them, whichever way it counts. */
export const says = (item: string): Condition => (turned.has(item) ? { item, to: 2 } : { item, from: 4 })
