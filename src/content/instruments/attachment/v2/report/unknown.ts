import type { Piece } from '@/core/report/report-key'
import { nobody, seldom } from './conditions'

/** What this cannot know. */
export const unknown: readonly Piece[] = [
  {
    id: 'unknown.other-side.nobody',
    when: nobody,
    note: 'As the next, where several people were in mind: none of them was asked.',
  },
  {
    id: 'unknown.other-side',
    when: { not: nobody },
    note: 'How reliable, kind or free the other person is: one of two was asked. A doubt can be a habit or good information; the score can’t tell them apart.',
  },
  {
    id: 'unknown.person',
    when: { context: 'c1', in: [0, 1, 2, 3, 4] },
    mentions: ['c1'],
    note: 'Whether it would be the same about somebody else: the reader thought of {c1.lower} (the label is in the first person, so quote it or paraphrase).',
  },
  {
    id: 'unknown.origin',
    cites: ['chopik'],
    note: 'Where the habits come from, and whether they last: no line asked about the past. In long studies both parts fell on average with age; an average promises nothing to one reader.',
  },
  {
    id: 'unknown.types',
    cites: ['fraley-2015'],
    note: 'Which “type” one is: nobody is sorted, since people were found to differ by degree. Two numbers and a band say more than one label.',
  },
  {
    id: 'unknown.distance',
    when: seldom,
    note: 'How it would be with daily contact: at the present rate several lines had little occasion to come true.',
  },
  {
    id: 'unknown.memory',
    when: { context: 'c1', in: [2] },
    note: 'What it was like at the time: the answers look back, and memory has read the last page.',
  },
]
