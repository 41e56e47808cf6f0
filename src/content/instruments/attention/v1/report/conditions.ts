import { all, any, type Condition, not } from '@/core/report/condition'
import { instrument } from '../instrument'

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

export const parts = ['inattention', 'restlessness', 'impulsivity'] as const

/** No part is so many points above another; three answers of one step each are 12.5. */
export const closeWithin = (by: number): Condition =>
  all(...parts.flatMap((higher) => parts.filter((than) => than !== higher).map((than) => not({ higher, than, by }))))
/** None leads by more than two answers of one step: too little to begin a report with. */
export const levelMiddle = all(...parts.map(middle), closeWithin(9))

const { min, max } = instrument.responseScale
const everyLine = (raw: number): Condition =>
  all(
    ...instrument.dimensions.flatMap(({ items }) =>
      items.map(({ id, reversed }) => {
        const turned = reversed ? min + max - raw : raw
        return { item: id, from: turned, to: turned }
      }),
    ),
  )
/** Every line with one and the same option, whichever way it is worded. */
export const oneOption = any(...[min, min + 1, min + 2, min + 3, max].map(everyLine))

export const anyRaised = any(...parts.map(raised))
export const allLight = all(...parts.map(light))
export const allHigh = all(...parts.map(high))
/** A part with more than one answer left out has no score: then it is neither raised nor light. */
export const partOpen = any(...parts.map((part) => all(not(raised(part)), not(light(part)))))

/** Help stands beside the report: nothing calm, light or spirited may stand there with it. */
export const helped = not({ help: 'none' })
export const eased = not(helped)
