import { all, any, type Condition, not } from '@/core/report/condition'

export { all, any, not }

/** From level3: about half the time or more. */
export const raised = (part: string): Condition => ({ part, from: 'level3' })
/** Up to level2; false, like `raised`, for a part that is not scored. */
export const light = (part: string): Condition => ({ part, to: 'level2' })
export const high = (part: string): Condition => ({ part, is: 'high' })
export const middle = (part: string): Condition => ({ part, is: 'middle' })
/** Almost always: help stands first beside such a part. */
export const heavy = (part: string): Condition => ({ part, from: 'level5' })
export const leads = (part: string): Condition => ({ leads: part })

/** A turned answer from this point of 0–4 on: 3 is "most of the time". */
export const from = (item: string, point: number): Condition => ({ item, from: point })
export const upTo = (item: string, point: number): Condition => ({ item, to: point })

/** Two answers' worth on a group of three (16.7 points): enough to choose a sentence, not to call it a difference. */
const AHEAD = 16
export const ahead = (group: string, above: string): Condition => ({ group, above, by: AHEAD })

export const parts = ['worrying', 'tension', 'avoidance'] as const

export const anyRaised = any(...parts.map(raised))
export const allLight = all(...parts.map(light))
export const allHigh = all(...parts.map(high))
/** A part with more than one answer left out has no score: then it is neither raised nor light. */
export const partOpen = any(...parts.map((part) => all(not(raised(part)), not(light(part)))))

/** No part is a dozen points from another; false for none that has no score, so words name all three beside it. */
export const level = all(
  ...parts.flatMap((higher) => parts.filter((than) => than !== higher).map((than) => not({ higher, than, by: 12 }))),
)
/** All three about half the time or more, and none ahead of the others by anything that counts. */
export const together = all(level, ...parts.map(raised))

/** Help stands beside the report: nothing calm, light or spirited may stand there with it. */
export const helped = not({ help: 'none' })
export const eased = not(helped)
