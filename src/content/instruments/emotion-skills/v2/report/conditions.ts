import { all, any, type Condition, not } from '@/core/report/condition'

export { all, any, not }

export const parts = ['notice', 'understand', 'regulate'] as const
export type Part = (typeof parts)[number]

export const high = (part: Part): Condition => ({ part, is: 'high' })
export const middle = (part: Part): Condition => ({ part, is: 'middle' })
export const low = (part: Part): Condition => ({ part, is: 'low' })
export const leads = (part: Part, lean?: 'high' | 'low'): Condition => ({ leads: part, ...(lean && { lean }) })

/** A turned answer in points of 1–5: four is "more than half the time" of the skill. */
export const yes = (item: string): Condition => ({ item, from: 4 })
export const no = (item: string): Condition => ({ item, to: 2 })

export const groupHigh = (group: string): Condition => ({ group, is: 'high' })
export const groupLow = (group: string): Condition => ({ group, is: 'low' })
export const chose = (context: string, ...options: number[]): Condition => ({ context, in: options })

/** Somebody threatens or hurt the reader: help comes first, and no text suggests a calm talk with that person. */
export const threatened = chose('c5', 3)
/** The reader hurt somebody. */
export const harmed = chose('c5', 2)
/** Things were thrown or broken, or somebody got scared. */
export const heat = chose('c5', 1)
export const stopped = chose('c2', 3)
/** Feelings get in the way a lot, or stop whole days. */
export const burdened = chose('c2', 2, 3)
export const worse = chose('c1', 2, 3)
export const first: Condition = { help: 'first' }
export const noHelp: Condition = { help: 'none' }

export const allHigh = all(...parts.map(high))
export const allMiddle = all(...parts.map(middle))
export const allLow = all(...parts.map(low))
const scored = (part: Part): Condition => ({ part, from: 'level1' })
/** The least developed skill: no other score is below it. The week goes to it, and where two are equal, to the later one. */
export const lowest = (part: Part): Condition =>
  all(
    scored(part),
    ...parts
      .filter((other) => other !== part)
      .map((other) => any(not(scored(other)), { higher: other, than: part, by: 0 })),
  )
/** Points between two scores from which on they are told apart. */
export const APART = 12
/** No score is clearly above or below another. */
export const close: Condition = all(
  ...parts.flatMap((higher) =>
    parts.filter((than) => than !== higher).map((than): Condition => not({ higher, than, by: APART })),
  ),
)

/** The part furthest from the middle still lies there: so do all that are scored. */
export const noneStandsOut = any(...parts.map((part) => all(leads(part), middle(part))))
/** A part with more than two answers left out has no score. */
export const partOpen = any(...parts.map((part) => not(scored(part))))
/** Too little is known to say which skill is the least developed: a part has no score, and the others are high. */
export const onlyHighKnown = all(partOpen, ...parts.map((part) => not({ part, to: 'level3' })))

/** Catches much and has little to steer it with. */
export const flooded = all(high('notice'), low('regulate'))
/** In a high part of understanding, the reason is known at least half of the time. */
export const knowsWhy = all(high('understand'), not(groupLow('reasons')))
export const seenThrough = all(knowsWhy, low('regulate'))
/** What is told of a low part that is also the least developed one, so that letter and week speak of the same. */
export const floodedMost = all(flooded, lowest('regulate'))
export const seenThroughMost = all(seenThrough, lowest('regulate'))
/** Calm that may be late news. */
export const dry = all(low('notice'), high('regulate'))
/** Steering first where much comes in or is understood and little slows it. */
export const steeringFirst = any(flooded, seenThrough)
/** Feelings get in the way a lot although no skill is low. */
export const muchDespiteSkill = all(chose('c2', 2), ...parts.map((part) => not(low(part))))
/** Help to prepare a visit: days that stop, or much in the way with little to set against it, for months or with drink. */
export const visitFirst = all(
  not(noHelp),
  any(
    stopped,
    all(chose('c2', 2), any(low('regulate'), { part: 'notice', to: 'level1' }, chose('c1', 3), chose('c4', 5))),
  ),
)
