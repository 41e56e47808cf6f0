import { all, any, type Condition, not } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'

export { all, any, not }

/** From level3: about half the time or more. */
export const raised = (part: string): Condition => ({ part, from: 'level3' })
/** Up to level2; false, like `raised`, for a part that is not scored. */
export const light = (part: string): Condition => ({ part, to: 'level2' })
export const high = (part: string): Condition => ({ part, is: 'high' })
export const middle = (part: string): Condition => ({ part, is: 'middle' })
/** Almost always. */
export const heavy = (part: string): Condition => ({ part, from: 'level5' })
export const leads = (part: string): Condition => ({ leads: part })

export const groupHigh = (group: string): Condition => ({ group, is: 'high' })
export const groupLow = (group: string): Condition => ({ group, is: 'low' })

/** A turned answer from this point of 0–4 on: 3 is "more than half the time". */
export const from = (item: string, point: number): Condition => ({ item, from: point })
export const upTo = (item: string, point: number): Condition => ({ item, to: point })
export const chose = (context: string, ...options: number[]): Condition => ({ context, in: options })

/** Two answers' worth on a group of three (16.7 points): enough to choose a sentence, not to call it a difference. */
const AHEAD = 16
/** A group ahead of all others of its part. */
export const ahead = (group: string, ...others: string[]): Condition =>
  all(...others.map((above): Condition => ({ group, above, by: AHEAD })))

export const parts = ['worrying', 'tension', 'avoidance'] as const

export const anyRaised = any(...parts.map(raised))
export const allLight = all(...parts.map(light))
export const allHigh = all(...parts.map(high))
/** A part with more than two answers left out has no score: then it is neither raised nor light. */
export const partOpen = any(...parts.map((part) => all(not(raised(part)), not(light(part)))))

/** No part is a dozen points from another; false for none that has no score, so words name all three beside it. */
export const level = all(
  ...parts.flatMap((higher) => parts.filter((than) => than !== higher).map((than) => not({ higher, than, by: 12 }))),
)
/** All three about half the time or more, and none ahead of the others by anything that counts. */
export const together = all(level, ...parts.map(raised))

/** Help before everything, help beside the report, none. */
export const first: Condition = { help: 'first' }
export const soft: Condition = { help: 'soft' }
export const eased: Condition = { help: 'none' }
export const helped = not(eased)
export const notFirst = not(first)

/**
 * Somebody threatens or could hurt the reader: safety before every other subject. Help is named beside the answer that
 * calls for it, so that the check of heavy texts can see it.
 */
export const threatens = all(first, chose('c3', 5))
export const halted = all(first, chose('c2', 4))
export const attacksOpen = chose('c5', 2, 3)
/** Attacks, whether or not a doctor has looked into them: then no text calls the body quiet without naming them. */
export const attacks = chose('c5', 1, 2, 3)
/** A doctor has looked into them: what was found is not known here. */
export const attacksSeen = chose('c5', 1)
/** Asked directly, unease gets in the way a lot; a life that has stopped is `halted`. */
export const costsALot = chose('c2', 3)
/** Light lines without help, and yet unease noticeably gets in the way. */
export const noticed = chose('c2', 2)
/** A piece that suggests less company is no idea for attacks that nobody has looked into. */
export const lessCompany = (piece: Piece): Piece => ({
  ...piece,
  when: piece.when ? all(piece.when, not(attacksOpen)) : not(attacksOpen),
})
export const drinks = chose('c4', 4)
export const stopping = chose('c4', 5)
/** What a doctor has to look into before it is called worry; drinking only beside a tense body, as in the rules of care. */
export const forDoctor = any(attacksOpen, stopping, all(drinks, raised('tension')))
export const work = chose('c3', 1)
export const health = chose('c3', 2)
export const someone = chose('c3', 3)
export const event = chose('c3', 4)
