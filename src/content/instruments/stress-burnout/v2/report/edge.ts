import { type Condition, not } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, any, eased, high, leads, type Part, parts, raised, weighs } from './conditions'

/** The border may lie on that side of the score. */
const near = (part: Part, side: 'below' | 'above'): Condition =>
  any({ crosses: part, border: 40, side }, { crosses: part, border: 60, side })
/** The heavier end asks for steps, so it is spoken of from the middle of the scale on. */
const heavier = (part: Part): Condition => all(raised(part), near(part, 'above'))
/** High exhaustion is for a doctor, so no night of good sleep is to argue it away. */
const lighter = (part: Part): Condition =>
  all(not(weighs), near(part, 'below'), ...(part === 'exhaustion' ? [not(high(part))] : []))
const second = (part: Part): Condition => ({ second: part })
const others = (part: Part): Part[] => parts.filter((other) => other !== part)

/**
 * Only the two parts that say most have an edge worth a paragraph, and none beside help; the heavier side comes first. To
 * a border above the score the part that leads lies nearest; to one below it the second does, so there the lead stands back.
 */
const edgeOf = (part: Part, side: 'below' | 'above', note: string): Piece => ({
  id: `edge.${part}.${side}`,
  when:
    side === 'above'
      ? all(eased, any(leads(part), second(part)), heavier(part))
      : all(
          eased,
          lighter(part),
          any(
            second(part),
            all(leads(part), not(any(...others(part).map((other) => all(second(other), lighter(other)))))),
          ),
        ),
  mentions: [part],
  note,
})

export const edge: readonly Piece[] = [
  edgeOf('overload', 'above', 'Heavier if: three days, a break was cut short on each.'),
  edgeOf('control', 'above', 'Heavier if: asked to move one thing, and it could not even be asked.'),
  edgeOf(
    'exhaustion',
    'above',
    'Heavier if: after a day off the first hour is heavy again; something dropped for tiredness.',
  ),
  edgeOf(
    'distance',
    'above',
    'Heavier if: told somebody about a task and the voice stayed flat; it reaches free time.',
  ),
  edgeOf('overload', 'below', 'Lighter if: two ordinary days end with the list done and a meal at a table.'),
  edgeOf('control', 'below', 'Lighter if: ask for one change of hour and get it within the week.'),
  edgeOf('exhaustion', 'below', 'Lighter if: one early night and the morning is fresh.'),
  edgeOf('distance', 'below', 'Lighter if: one task in the week that they would tell about at supper.'),
]
