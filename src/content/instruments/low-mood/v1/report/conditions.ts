import { all, any, type Condition, not } from '@/core/report/condition'

export { all, any, not }

export const parts = ['mood', 'interest', 'body', 'thinking'] as const
export type Part = (typeof parts)[number]

/** From level3: there about half of the time. */
export const raised = (part: Part): Condition => ({ part, from: 'level3' })
/** Up to level2; false, like `raised`, for a part that is not scored. */
export const light = (part: Part): Condition => ({ part, to: 'level2' })
export const high = (part: Part): Condition => ({ part, is: 'high' })
export const middle = (part: Part): Condition => ({ part, is: 'middle' })
export const leads = (part: Part): Condition => ({ leads: part })
/** One of the two parts that say most. */
export const speaks = (part: Part): Condition => any({ leads: part }, { second: part })

export const groupHigh = (group: string): Condition => ({ group, is: 'high' })
export const above = (group: string, other: string, by?: number): Condition => ({
  group,
  above: other,
  ...(by !== undefined && { by }),
})

export const groupLow = (group: string): Condition => ({ group, is: 'low' })
/** The thoughts are dark or stern at least in part, and not only unclear. */
export const stern = any(not(groupLow('judge')), not(groupLow('outlook')))

/** A turned answer from this point of 0–3 on: 2 is "often", or "sometimes" of what is good. */
export const from = (item: string, point: number): Condition => ({ item, from: point })
export const upTo = (item: string, point: number): Condition => ({ item, to: point })

export const anyRaised = any(...parts.map(raised))
export const allLight = all(...parts.map(light))
export const allHigh = all(...parts.map(high))
/** A part with too few answers has no score: then it is neither raised nor light. */
export const partOpen = any(...parts.map((part) => all(not(raised(part)), not(light(part)))))

/** A dozen points above: less could be the width of six answers, and no part is told from another by it. */
export const clearlyAbove = (part: Part, other: Part): Condition => ({ higher: part, than: other, by: 12 })
/** No part is clearly above another; words beside it name all four, since this holds for parts without a score too. */
export const level = all(
  ...parts.flatMap((part) => parts.filter((other) => other !== part).map((other) => not(clearlyAbove(part, other)))),
)
/** One part weighs and the three others are light and clearly below it. */
export const alone = (part: Part): Condition =>
  all(
    raised(part),
    ...parts.filter((other) => other !== part).flatMap((other) => [light(other), clearlyAbove(part, other)]),
  )

/** The scores call for help. A line without hope alone brings soft help, and has texts of its own. */
export const helped = { help: 'first' } satisfies Condition
/** Hardly ever could something good in the coming month be imagined: the one line that asks about hope. */
export const nothingAhead = from('q16', 3)
/** Help stands on the page in one form or the other. */
export const helpStands = not({ help: 'none' })
/** Nothing calm, light or effortful stands here. */
export const tender = any(helped, nothingAhead)
