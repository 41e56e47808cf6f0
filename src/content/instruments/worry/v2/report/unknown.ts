import type { Piece } from '@/core/report/report-key'
import { all, allLight, attacksOpen, not, partOpen, threatens } from './conditions'

export const unknown: readonly Piece[] = [
  {
    id: 'unknown.reason',
    when: all(not(threatens), not(allLight)),
    note: 'Whether there is good reason: exam, debt, ill relative.',
  },
  {
    id: 'unknown.demands',
    when: all(not(threatens), allLight),
    note: 'Light answers: whether the month asked for little.',
  },
  {
    id: 'unknown.danger',
    when: threatens,
    note: 'How dangerous the person is: 38 lines cannot tell; a line against violence can help judge.',
  },
  { id: 'unknown.attacks', when: attacksOpen, note: 'What the attacks were: fear, heart, blood; one question asked.' },
  { id: 'unknown.left-out', when: partOpen, note: 'What the lines left out would have said; nothing was guessed.' },
]
