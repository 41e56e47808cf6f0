import { all, any, type Condition, not } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { groups } from './groups'

export { all, any, not }

export const parts = ['competence', 'acceptance', 'contingency'] as const
export type Part = (typeof parts)[number]
const scored = groups.flatMap(({ items }) => items)

export const middle = (part: Part): Condition => ({ part, is: 'middle' })
export const leads = (part: Part): Condition => ({ leads: part })
export const chose = (context: string, ...options: number[]): Condition => ({ context, in: options })
export const groupHigh = (group: string): Condition => ({ group, is: 'high' })
export const groupLow = (group: string): Condition => ({ group, is: 'low' })

/** Trust in one's abilities; friendliness toward oneself; worth that follows success, approval and comparison. */
export const able: Condition = { part: 'competence', is: 'high' }
export const doubting: Condition = { part: 'competence', is: 'low' }
export const kind: Condition = { part: 'acceptance', is: 'high' }
export const strict: Condition = { part: 'acceptance', is: 'low' }
export const swaying: Condition = { part: 'contingency', is: 'high' }
export const level: Condition = { part: 'contingency', is: 'low' }

const moving = ['results', 'people', 'compare'] as const
/** Level, and no kind of event is an exception. */
export const steady = all(level, not(any(...moving.map(groupHigh))))
/** Worth that moves or stays, and one kind of event that does the opposite. */
export const exception = any(all(level, any(...moving.map(groupHigh))), all(swaying, any(...moving.map(groupLow))))
/** Worth that moves, results included. */
export const failing = all(swaying, not(groupLow('results')))

/** A turned answer in points of 1–5: four is "fits mostly" of the line or of its opposite. */
export const yes = (item: string) => ({ item, from: 4 })
export const no = (item: string) => ({ item, to: 2 })

export const helped = not({ help: 'none' })
/** Somebody threatens or could hurt the reader: safety comes before every score. */
export const threatened = all(helped, chose('c4', 4))
export const belittled = all(helped, chose('c4', 3))
/** It gets in the way a lot, and care asks for a visit because of it. */
export const hindered = all(helped, chose('c3', 3))
/**
 * What weighs most, by the scores or by the days: here the report leads to a person, and nothing light, clever or
 * spirited stands in it.
 */
export const sore = all(
  helped,
  not(chose('c4', 4)),
  any(
    { part: 'acceptance', to: 'level1' },
    all(strict, { part: 'competence', to: 'level1' }),
    all(strict, { part: 'contingency', from: 'level5' }),
    chose('c5', 2),
    chose('c3', 4),
  ),
)
export const eased = not(any(threatened, sore))

/** A part with more than two answers left out has no score. */
export const partOpen = any(...parts.map((part) => not({ part, from: 'level1' })))
export const allMiddle = all(...parts.map(middle))
/** In between line by line: no kind of lines differs from another, and no line has a full yes or a full no. */
export const flat = all(
  allMiddle,
  ...parts.map((part): Condition => ({ even: part })),
  not(
    any(
      ...scored.flatMap((item) => [
        { item, to: 1 },
        { item, from: 5 },
      ]),
    ),
  ),
)

const others = (group: string): string[] => {
  const part = groups.find(({ id }) => id === group)?.part
  return groups.filter((one) => one.part === part && one.id !== group).map(({ id }) => id)
}
const AHEAD = 12
/** Clearly the lowest, or the highest, group of its part: enough to choose a sentence. */
export const lowest = (group: string): Condition =>
  all(...others(group).map((other): Condition => ({ group: other, above: group, by: AHEAD })))
export const highest = (group: string): Condition =>
  all(...others(group).map((above): Condition => ({ group, above, by: AHEAD })))
const ANY = 0.01
/** No other group of its part lies above, or below; equal ones share the place. */
export const tops = (group: string): Condition =>
  not(any(...others(group).map((other): Condition => ({ group: other, above: group, by: ANY }))))
export const bottoms = (group: string): Condition =>
  not(any(...others(group).map((other): Condition => ({ group, above: other, by: ANY }))))

/** Makes the pieces of one section. */
export const pieceOf =
  (prefix: string) =>
  (id: string, when: Condition | undefined, note: string, more: Partial<Piece> = {}): Piece => ({
    id: `${prefix}.${id}`,
    ...(when && { when }),
    note,
    ...more,
  })
