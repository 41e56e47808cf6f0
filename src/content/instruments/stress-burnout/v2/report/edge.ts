import type { Piece } from '@/core/report/key'
import { all, any, eased, not, type Part, raised, speaks, weighs } from './conditions'

/**
 * Only the two parts that say most have an edge worth a paragraph, and none beside help. The heavier end asks for steps,
 * so it is spoken of from the middle of the scale on.
 */
const edgeOf = (part: Part, side: 'below' | 'above', note: string): Piece => ({
  id: `edge.${part}.${side}`,
  when: all(
    eased,
    speaks(part),
    any({ crosses: part, border: 40, side }, { crosses: part, border: 60, side }),
    side === 'above' ? raised(part) : not(weighs),
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
