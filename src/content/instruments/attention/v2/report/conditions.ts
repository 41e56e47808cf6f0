import { all, any, type Condition, not } from '@/core/report/condition'
import { instrument } from '../instrument'
import { groups } from './groups'

export { all, any, not }

export const parts = ['inattention', 'restlessness', 'impulsivity'] as const

/** From level3: about half the time or more. */
export const raised = (part: string): Condition => ({ part, from: 'level3' })
/** Up to level2; false, like `raised`, for a part that is not scored. */
export const light = (part: string): Condition => ({ part, to: 'level2' })
export const high = (part: string): Condition => ({ part, is: 'high' })
export const middle = (part: string): Condition => ({ part, is: 'middle' })
/** Almost always: care calls for help beside such a part. */
export const top = (part: string): Condition => ({ part, from: 'level5' })
export const leads = (part: string): Condition => ({ leads: part })

export const groupHigh = (group: string): Condition => ({ group, is: 'high' })
export const groupLow = (group: string): Condition => ({ group, is: 'low' })

/** A turned answer from this point of 0–4 on: 3 is "more than half the time". */
export const from = (item: string, point: number): Condition => ({ item, from: point })
export const upTo = (item: string, point: number): Condition => ({ item, to: point })
export const chose = (context: string, ...options: number[]): Condition => ({ context, in: options })

/** Two answers' worth on a group of three (16.7 points): enough to choose a sentence, not to call it a difference. */
const AHEAD = 16

/** The other groups of the same part. */
export const besides = (group: string): string[] => {
  const part = groups.find(({ id }) => id === group)?.part
  return groups.filter((one) => one.part === part && one.id !== group).map(({ id }) => id)
}
/** A group ahead of every other one of its part. */
export const ahead = (group: string): Condition =>
  all(...besides(group).map((above): Condition => ({ group, above, by: AHEAD })))

/** No part is so many points above another. */
export const closeWithin = (by: number): Condition =>
  all(...parts.flatMap((higher) => parts.filter((than) => than !== higher).map((than) => not({ higher, than, by }))))

export const anyHigh = any(...parts.map(high))
export const anyRaised = any(...parts.map(raised))
export const allLight = all(...parts.map(light))
export const allHigh = all(...parts.map(high))
/** None leads by more than two answers of one step: too little to begin a report with. */
export const levelMiddle = all(...parts.map(middle), closeWithin(9))
/** A part with more answers left out than allowed has no score: then it is neither raised nor light. */
export const partOpen = any(...parts.map((part) => all(not(raised(part)), not(light(part)))))

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

/** Help stands beside the report: nothing calm, light or spirited may stand there with it. */
export const helped = not({ help: 'none' })
export const eased = not(helped)

export const long = chose('c1', 1, 2)
export const adult = chose('c1', 3, 4)
export const weeks = chose('c1', 5)
/** It costs effort, but little goes wrong. */
export const effort = chose('c2', 1)
export const wrong = chose('c2', 2)
/** It hardly gets in the way, or costs effort and little goes wrong. */
export const kept = chose('c2', 0, 1)
/** Things go wrong, and no part is more than about half the time. */
export const wrongMiddle = all(wrong, not(anyHigh), anyRaised)
export const danger = chose('c2', 3)
export const study = chose('c3', 2)
export const home = chose('c3', 3)
export const carer = chose('c3', 4)
export const nowhere = chose('c3', 0)
export const everywhere = chose('c3', 5)
/** Short nights, or tired in spite of enough hours. */
export const tired = chose('c4', 1, 2)
/** Tired by day in spite of enough hours. */
export const unrested = chose('c4', 2)
/** Hardly any sleep for days, and full of energy. */
export const lively = chose('c4', 3)
export const strain = chose('c5', 1)
export const low = chose('c5', 2)
export const body = chose('c5', 3)
export const medicine = chose('c5', 4)
export const substance = chose('c5', 5)
