import type { Piece } from '@/core/report/report-key'
import { field, no, sameLabel, yes } from './conditions'

const pieces: readonly Piece[] = [
  {
    id: 'gives.high-low',
    when: field('high', 'low', no('q23'), no('q01')),
    mentions: ['q23', 'q01'],
    note: 'The other hears that they’re missed ({q23.lower}) and sees how the day was ({q01.lower}). No guessing game. Nothing in the report asks for loving less; it asks for moving some of the evidence into agreements.',
  },
  {
    id: 'gives.high-low.plain',
    when: field('high', 'low'),
    note: 'The same where one of the two answers doesn’t show it: the credit as it follows from the scores, no quoted answer.',
  },
  {
    id: 'gives.high-middle',
    when: field('high', 'middle'),
    note: 'Attention: this reader notices early, and the reason is known only by asking. Name one thing a friend would thank them for (remembering the date of an exam). Nothing on pressing or not pressing; no line asked.',
  },
  {
    id: 'gives.high-high',
    when: field('high', 'high', yes('q22'), yes('q09')),
    mentions: ['q09', 'q22'],
    note: 'Takes bonds seriously enough to fear for them, and gives others room they’d ask for. Someone who knows both wishes from inside understands both kinds of people. No romance of suffering.',
  },
  {
    id: 'gives.high-high.plain',
    when: field('high', 'high'),
    note: 'The same where one of the two answers doesn’t show it: the credit as it follows from the scores, no quoted answer.',
  },
  {
    id: 'gives.middle-low',
    when: field('middle', 'low', no('q13'), no('q09')),
    mentions: ['q13', 'q09'],
    note: 'Easy to read: tells the awkward story ({q13.lower}), asks for a favor ({q09.lower}); others may do the same with them. Their doubts are rare enough to be taken seriously when they come.',
  },
  {
    id: 'gives.middle-low.plain',
    when: field('middle', 'low'),
    note: 'The same where one of the two answers doesn’t show it: the credit as it follows from the scores, no quoted answer.',
  },
  {
    id: 'gives.middle-middle',
    when: field('middle', 'middle', no('q08'), no('q21')),
    mentions: ['q08', 'q21'],
    note: 'Neither presses nor vanishes; can wait for the right moment and be near when it counts. Make it exact with the two answers. Not “balance”, not “the golden mean”.',
  },
  {
    id: 'gives.middle-middle.plain',
    when: field('middle', 'middle'),
    note: 'The same where one of the two answers doesn’t show it: the credit as it follows from the scores, no quoted answer.',
  },
  {
    id: 'gives.middle-high',
    when: field('middle', 'high', yes('q19'), no('q14')),
    mentions: ['q19', 'q14'],
    note: 'Spares others their worries ({q19.lower}) and trusts in a quarrel ({q14.lower}); no doubt read into the second. Credit before any word on price.',
  },
  {
    id: 'gives.middle-high.plain',
    when: field('middle', 'high'),
    note: 'The same where one of the two answers doesn’t show it: the credit as it follows from the scores, no quoted answer.',
  },
  {
    id: 'gives.low-low',
    when: field('low', 'low', no('q18'), no('q23')),
    mentions: ['q23'],
    note: 'A late reply needs no explanation, and the other still hears that they’re missed. Only as far as the two answers go; no medal.',
  },
  {
    id: 'gives.low-low.plain',
    when: field('low', 'low'),
    note: 'The same where one of the two answers doesn’t show it: the credit as it follows from the scores, no quoted answer.',
  },
  {
    id: 'gives.low-middle',
    when: field('low', 'middle', no('q04'), no('q12')),
    mentions: ['q04', 'q12'],
    note: 'A reason is taken as a reason; nobody has to prove anything. The other can have friends, trips and moods without paperwork. What is kept private is kept for both.',
  },
  {
    id: 'gives.low-middle.plain',
    when: field('low', 'middle'),
    note: 'The same where one of the two answers doesn’t show it: the credit as it follows from the scores, no quoted answer.',
  },
  {
    id: 'gives.low-high',
    when: field('low', 'high'),
    note: 'Lets go easily, holds no one to account. People who need air breathe well here. Say it as a real gift; the price comes in its own place.',
  },
  {
    id: 'gives.open',
    note: 'A part is missing or one of the quoted lines was left out. Name what answering honestly already gives: whoever leaves out what they won’t say knows where their border is. One concrete strength of borders.',
  },
]

/** Here one of the two lines points away from its part, so that both never have the same label. */
const neverAlike: ReadonlySet<string> = new Set(['gives.high-high', 'gives.low-middle'])

/** Where both quoted answers have the same label, it is quoted once. */
const quotedOnce = (piece: Piece): Piece[] => {
  const [one, other] = piece.mentions ?? []
  if (one === undefined || other === undefined || piece.when === undefined || neverAlike.has(piece.id)) return []
  return [
    {
      ...piece,
      id: `${piece.id}.same`,
      when: { all: [piece.when, sameLabel(one, other)] },
      note: 'As the next, where both answers have the same label: quote it once.',
    },
  ]
}

/** What the pattern gives, before anything is to change. */
export const gives: readonly Piece[] = pieces.flatMap((piece) => [...quotedOnce(piece), piece])
