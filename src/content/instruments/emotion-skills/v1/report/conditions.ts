import { all, any, type Condition, not } from '@/core/report/condition'

export { all, any, not }

export const parts = ['notice', 'understand', 'regulate'] as const
export type Part = (typeof parts)[number]

export const high = (part: Part): Condition => ({ part, is: 'high' })
export const middle = (part: Part): Condition => ({ part, is: 'middle' })
export const low = (part: Part): Condition => ({ part, is: 'low' })
export const leads = (part: Part, lean: 'high' | 'low'): Condition => ({ leads: part, lean })

/** A turned answer in points of 1–5: four is "fits quite well" of the statement or of its opposite. */
export const yes = (item: string) => ({ item, from: 4 })
export const no = (item: string) => ({ item, to: 2 })

export const allMiddle = all(...parts.map(middle))
/** The part furthest from the middle still lies there: so do all that are scored. */
export const noneStandsOut = any(...parts.map((part) => all({ leads: part }, middle(part))))
/** A part with more than one answer left out has no score. */
export const partOpen = any(...parts.map((part) => not({ part, from: 'level1' })))

/** Catches much and has little to steer it with: first the steering, whatever part says most. */
export const flooded = all(high('notice'), low('regulate'))
export const knowsWhy = all(high('understand'), not({ group: 'reasons', is: 'low' }))
export const seenThrough = all(knowsWhy, low('regulate'))
