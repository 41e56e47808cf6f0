import type { Piece } from '@/core/report/key'
import { field } from './conditions'

/** What the pattern gives, before anything is to change. */
export const gives: readonly Piece[] = [
  {
    id: 'gives.high-low',
    when: field('high', 'low'),
    mentions: ['q23', 'q01'],
    note: 'The other hears that they’re missed ({q23.lower}) and sees how the day was ({q01.lower}). No guessing game. Nothing in the report asks for loving less; it asks for moving some of the evidence into agreements.',
  },
  {
    id: 'gives.high-middle',
    when: field('high', 'middle'),
    mentions: ['q04', 'q13'],
    note: 'Attention without pressure: this reader notices and doesn’t make a scene of every notice. Name one thing a friend would thank them for (remembering the date of an exam). Quote the two as they are.',
  },
  {
    id: 'gives.high-high',
    when: field('high', 'high'),
    mentions: ['q09', 'q22'],
    note: 'Takes bonds seriously enough to fear for them, and gives others room they’d ask for. Someone who knows both wishes from inside understands both kinds of people. No romance of suffering.',
  },
  {
    id: 'gives.middle-low',
    when: field('middle', 'low'),
    mentions: ['q13', 'q09'],
    note: 'Easy to read: tells the awkward story ({q13.lower}), asks for a favor ({q09.lower}); others may do the same with them. Their doubts are rare enough to be taken seriously when they come.',
  },
  {
    id: 'gives.middle-middle',
    when: field('middle', 'middle'),
    mentions: ['q08', 'q21'],
    note: 'Neither presses nor vanishes; can wait for the right moment and be near when it counts. Make it exact with the two answers. Not “balance”, not “the golden mean”.',
  },
  {
    id: 'gives.middle-high',
    when: field('middle', 'high'),
    mentions: ['q19', 'q14'],
    note: 'Spares others their worries and doesn’t clutch. In a crisis this is the one who packs the bag. Notices what is wrong without making it loud. Credit before any word on price.',
  },
  {
    id: 'gives.low-low',
    when: field('low', 'low'),
    mentions: ['q18', 'q23'],
    note: 'Someone beside them may be late, tired, elsewhere, and it costs nothing; and still hears that they’re missed. Ease is contagious in a kitchen. One picture, no medal.',
  },
  {
    id: 'gives.low-middle',
    when: field('low', 'middle'),
    mentions: ['q04', 'q12'],
    note: 'A reason is taken as a reason; nobody has to prove anything. The other can have friends, trips and moods without paperwork. What is kept private is kept for both.',
  },
  {
    id: 'gives.low-high',
    when: field('low', 'high'),
    mentions: ['q08', 'q07'],
    note: 'Lets go easily, holds no one to account, manages a fever alone. People who need air breathe well here. Say it as a real gift; the price comes in its own place.',
  },
  {
    id: 'gives.open',
    note: 'A part is missing or one of the quoted lines was left out. Name what answering honestly already gives: whoever leaves out what they won’t say knows where their border is. One concrete strength of borders.',
  },
]
