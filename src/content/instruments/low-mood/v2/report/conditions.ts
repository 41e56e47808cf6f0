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
export const groupLow = (group: string): Condition => ({ group, is: 'low' })
/** Two answers' worth on a group of three (16.7 points): enough to choose a sentence, not to call it a difference. */
const AHEAD = 16
/** A group ahead of all others of its part. */
export const ahead = (group: string, ...others: string[]): Condition =>
  all(...others.map((above): Condition => ({ group, above, by: AHEAD })))

/** A turned answer from this point of 0–4 on: 3 is "more than half the time". */
export const from = (item: string, point: number): Condition => ({ item, from: point })
export const upTo = (item: string, point: number): Condition => ({ item, to: point })
export const chose = (context: string, ...options: number[]): Condition => ({ context, in: options })

export const anyRaised = any(...parts.map(raised))
export const allLight = all(...parts.map(light))
export const allHigh = all(...parts.map(high))
export const anyHigh = any(...parts.map(high))
/** What is felt and thought, as care calls it. */
export const innerRaised = any(raised('mood'), raised('interest'), raised('thinking'))
export const innerHigh = any(high('mood'), high('interest'), high('thinking'))
/** A part with too few answers has no score: then it is neither raised nor light. */
export const partOpen = any(...parts.map((part) => all(not(raised(part)), not(light(part)))))

/** A dozen points above: less could be the width of nine answers, and no part is told from another by it. */
export const clearlyAbove = (part: Part, other: Part): Condition => ({ higher: part, than: other, by: 12 })
/** No part is clearly above another. */
export const level = all(
  ...parts.flatMap((part) => parts.filter((other) => other !== part).map((other) => not(clearlyAbove(part, other)))),
)
/** One part weighs and the three others are light and clearly below it. */
export const alone = (part: Part): Condition =>
  all(
    raised(part),
    ...parts.filter((other) => other !== part).flatMap((other) => [light(other), clearlyAbove(part, other)]),
  )

/** The thoughts are dark or stern at least in part, and not only unclear. */
export const stern = any(not(groupLow('self')), not(groupLow('dark')))

/** Help stands first. */
export const helped = { help: 'first' } satisfies Condition
/** Help stands on the page in one form or the other. */
export const helpStands = not({ help: 'none' })
/** Hardly ever could something good in the coming month be imagined. */
export const nothingAhead = from('q16', 4)
/** A burden to others, more than half the time. */
export const burden = from('q32', 3)
/** High days beside one of the two darkest answers: not a matter of this week, but of today. */
export const darkHighs = all(helped, { context: 'c5', in: [3] }, any(nothingAhead, burden))
/** High days around a birth: not a matter of this week either. */
export const birthHighs = all({ context: 'c3', in: [5] }, { context: 'c5', in: [3] })
/** A person and a doctor today or tomorrow, and help first. */
export const urgentHighs = any(darkHighs, all(helped, birthHighs))
/** Nothing calm, light or effortful stands here. */
export const tender = any(helped, nothingAhead, burden)

export const sinceDays = chose('c1', 1)
export const sinceWeeks = chose('c1', 2)
export const sinceMonths = chose('c1', 3)
export const sinceYears = chose('c1', 4)
export const stopped = chose('c2', 4)
/** In the way: a lot, or to a halt. */
export const hindered = chose('c2', 3, 4)
export const strain = chose('c3', 1)
export const loss = chose('c3', 2)
export const illness = chose('c3', 3)
export const drink = chose('c3', 4)
export const birth = chose('c3', 5)
/** Sleep or appetite changed, in whichever direction. */
export const changed = chose('c4', 1, 2, 3)
/** Days of far more energy on far less sleep, within these two weeks. */
export const highNow = chose('c5', 3)
/** Such days at an earlier time. */
export const highsBefore = chose('c5', 2)

/** One answer that is heavier than all scores: nothing calm stands beside it. */
export const alert = any(tender, highNow, hindered)
/** For more than two months, or years on and off. */
export const longSince = chose('c1', 3, 4)
/** It has been so for months, or it gets in the way. */
export const longSaid = any(longSince, chose('c2', 2))
/** All lines light, and yet the reader says so. */
export const disagrees = all(allLight, longSaid)
/** All lines light, and no answer that says otherwise. */
export const atEase = all(allLight, not(alert), not(longSaid))
/** No line of weight, beside circumstances that may have some. */
export const unburdened = all(not(anyRaised), not(alert))
/** A person comes before any exercise. */
export const personFirst = any(tender, all(hindered, not(anyRaised)))
