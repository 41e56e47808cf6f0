import { all, any, type Condition, not } from '@/core/report/condition'
import { numbered } from '../../../items'

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
/** Every part lies in the middle and no answer at either end: whether scenes differ cannot be told. */
export const neverAtAnEnd = all(
  allMiddle,
  not(
    any(
      ...numbered(24, {}).flatMap((item) => [
        { item, to: 1 },
        { item, from: 5 },
      ]),
    ),
  ),
)
/** Of two pairs of lines that say the opposite, both lines were agreed to, or both were not. */
export const bothTrue = all(yes('q16'), no('q04'), yes('q17'), no('q08'))
export const neitherTrue = all(no('q16'), yes('q04'), no('q17'), yes('q08'))
/** The part furthest from the middle still lies there: so do all that are scored. */
export const noneStandsOut = any(...parts.map((part) => all({ leads: part }, middle(part))))
/** A part with more than one answer left out has no score. */
export const partOpen = any(...parts.map((part) => not({ part, from: 'level1' })))

/** Catches much and has little to steer it with: first the steering, whatever part says most. */
export const flooded = all(high('notice'), low('regulate'))
export const knowsWhy = all(high('understand'), not({ group: 'reasons', is: 'low' }))
export const seenThrough = all(knowsWhy, low('regulate'))
