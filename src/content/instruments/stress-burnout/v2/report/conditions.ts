import { all, any, type Condition, not } from '@/core/report/condition'

export { all, any, not }

export const parts = ['overload', 'control', 'exhaustion', 'distance'] as const
export type Part = (typeof parts)[number]

/** From level3: about half the time or more. */
export const raised = (part: Part): Condition => ({ part, from: 'level3' })
/** Up to level2; false, like `raised`, for a part that is not scored. */
export const light = (part: Part): Condition => ({ part, to: 'level2' })
export const high = (part: Part): Condition => ({ part, is: 'high' })
export const middle = (part: Part): Condition => ({ part, is: 'middle' })
export const leads = (part: Part): Condition => ({ leads: part })
/** One of the two parts that say most. */
export const speaks = (part: Part): Condition => any({ leads: part }, { second: part })
/** The two parts that say most, in either order, and both are raised. */
export const topPair = (one: Part, other: Part): Condition =>
  all(speaks(one), speaks(other), raised(one), raised(other))
/** This part is raised and the three others are light. */
export const only = (part: Part): Condition => all(raised(part), ...parts.filter((other) => other !== part).map(light))

export const above = (group: string, other: string): Condition => ({ group, above: other })
export const groupHigh = (group: string): Condition => ({ group, is: 'high' })
/** A turned answer from this point of 0–4 on: 3 is "more than half the time". */
export const from = (item: string, point: number): Condition => ({ item, from: point })
export const upTo = (item: string, point: number): Condition => ({ item, to: point })
export const chose = (context: string, ...options: number[]): Condition => ({ context, in: options })

export const anyRaised = any(...parts.map(raised))
export const anyHigh = any(...parts.map(high))
export const allLight = all(...parts.map(light))
export const allHigh = all(...parts.map(high))
/** A part with more than one answer left out has no score: then it is neither raised nor light. */
export const partOpen = any(...parts.map((part) => all(not(raised(part)), not(light(part)))))

/** Something is raised, and no part is more than a dozen points above another: none leads, and none is said to. */
export const level = all(
  not(partOpen),
  anyRaised,
  ...parts.flatMap((higher) => parts.filter((than) => than !== higher).map((than) => not({ higher, than, by: 13 }))),
)

export const study = chose('c1', 1)
/** Children, relatives or a home, with or without a job beside it. */
export const carer = chose('c1', 2, 3)
export const peak = chose('c4', 1)
export const loss = chose('c4', 3)
/** Help stands on the page: nothing calm or effortful stands here. */
export const burdened = not({ help: 'none' })
export const eased: Condition = { help: 'none' }
/** Somebody humiliates, threatens or scares the reader; care calls for help by itself, which is named for the check. */
export const threatened = all(burdened, chose('c4', 4))
/** Duties can’t be kept up anymore. */
export const stopped = all(burdened, chose('c5', 4))

/** Free days are no better, and important things are left undone. */
const undone = all(burdened, chose('c3', 4), chose('c5', 3))
/** Beside help because of answers about circumstances, where no part that is scored is raised. */
export const circumstantial = all(burdened, not(anyRaised), any(stopped, undone))

/** Beside help because of such answers, where parts are raised and none is high: no part is spoken of as heavy. */
export const moderate = all(burdened, anyRaised, not(anyHigh))

/** Free days are no better. */
export const unrested = chose('c3', 4)
/** Important things are left undone, or duties can’t be kept up. */
export const behind = chose('c5', 3, 4)

/** An answer about circumstances that is heavier than light lines: free days are no better, or much is left undone. */
export const weighs = any(chose('c3', 4), chose('c5', 3, 4), threatened)
/** All lines light, and no answer outside the scores that says otherwise. */
export const atEase = all(allLight, eased, not(weighs))
/** Light lines beside such an answer, where no help is called for. */
export const lightBut = all(allLight, eased, weighs)
