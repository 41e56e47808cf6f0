import type { Border } from '@mindglass/psychometrics/scoring/uncertainty'
import type { Piece } from '@/core/report/key'
import { all, any, first, leads, not, type Part } from './conditions'

/** Only the two parts that say most have an edge worth a paragraph; never where help stands first. */
const edgeOf = (part: Part, border: Border, note: string): Piece => ({
  id: `edge.${part}.${border}`,
  when: all(
    any(leads(part), { second: part }),
    any({ crosses: part, border, side: 'below' }, { crosses: part, border, side: 'above' }),
    not(first),
  ),
  mentions: [part],
  note: `${note} How to tell within a week on which side one is; what follows from either. No numbers in prose.`,
})

export const edge: readonly Piece[] = [
  edgeOf('notice', 40, 'Seldom or about half: minutes between event and noticing, three times.'),
  edgeOf('notice', 60, 'About half or mostly: was it noticed before anybody said a word, five scenes.'),
  edgeOf('understand', 40, 'Seldom or about half: a reason and a word for one mood each evening, five evenings.'),
  edgeOf('understand', 60, 'About half or mostly: explain a mixture, then check the explanation two days later.'),
  edgeOf('regulate', 40, 'Seldom or about half: after three jolts, did anything one did change it within an hour.'),
  edgeOf('regulate', 60, 'About half or mostly: look at the worst moment of the week, not at the best.'),
]
