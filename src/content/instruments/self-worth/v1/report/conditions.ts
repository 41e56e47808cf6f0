import { all, any, type Condition, not } from '@/core/report/condition'
import { groups } from './groups'

export { all, any, not }

export const parts = ['competence', 'acceptance', 'contingency'] as const
type Part = (typeof parts)[number]
const scored = groups.flatMap(({ items }) => items)

export const high = (part: Part): Condition => ({ part, is: 'high' })
export const middle = (part: Part): Condition => ({ part, is: 'middle' })
export const low = (part: Part): Condition => ({ part, is: 'low' })
export const leads = (part: Part): Condition => ({ leads: part })

/** Trust in one's abilities; friendliness toward oneself; worth that follows success and approval. */
export const able = high('competence')
export const doubting = low('competence')
export const kind = high('acceptance')
export const strict = low('acceptance')
export const swaying = high('contingency')
export const level = low('contingency')

/** A turned answer in points of 1–5: four is "fits mostly" of the statement or of its opposite. */
export const yes = (item: string) => ({ item, from: 4 })
export const no = (item: string) => ({ item, to: 2 })

/**
 * Next to nothing that is liked about oneself while much hangs on how things turn out. The test offers help here, and
 * nothing light, clever or spirited stands in such a report.
 */
export const heavy = all({ help: 'soft' }, { part: 'acceptance', to: 'level1' }, swaying)
/**
 * Next to nothing that is liked and little that is trusted, whatever results do to it. Not the words of the heavy one,
 * which speak of results, and the same care.
 */
export const bleak = all(not(heavy), { help: 'soft' })
export const sore = any(heavy, bleak)
export const eased = not(sore)
/** The same two, neither at its end. */
export const strained = all(strict, swaying)

/** A part with more than one answer left out has no score. */
export const partOpen = any(...parts.map((part) => not({ part, from: 'level1' })))
export const allMiddle = all(...parts.map(middle))
/** In between line by line: no kind of lines differs from another, and no line has a full yes or a full no. */
export const flat = all(
  allMiddle,
  ...parts.map((part): Condition => ({ even: part })),
  not(
    any(
      ...scored.flatMap((item) => [
        { item, to: 1 },
        { item, from: 5 },
      ]),
    ),
  ),
)
