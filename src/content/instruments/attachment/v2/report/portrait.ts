import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { field, standsOut, tops } from './conditions'

const spread: Condition = { not: { even: 'anxiety' } }

/** More longing for reassurance than distance; of two equal scores, those in the upper half. */
const moreSigns: Condition = {
  any: [
    { higher: 'anxiety', than: 'avoidance', by: 0.01 },
    { all: [{ not: { higher: 'avoidance', than: 'anxiety', by: 0.01 } }, { leads: 'anxiety', lean: 'high' }] },
  ],
}

export const portrait: readonly Piece[] = [
  {
    id: 'portrait.high-low.silence',
    when: field('high', 'low', tops('silence')),
    note: 'Comes close without hesitation, and it is missing news that unsettles. Put the ease first, the listening second; one concrete thing (a reply that has not come). No “needy”, no “clingy”.',
  },
  {
    id: 'portrait.high-low.quarrels',
    when: field('high', 'low', tops('quarrels')),
    note: 'Comes close without hesitation, and a quarrel feels much larger than its cause. The sentence holds both: open arms, and the floor that seems to give way after a raised voice.',
  },
  {
    id: 'portrait.high-low',
    when: field('high', 'low'),
    note: 'Keeps little back on the whole and keeps wondering whether the other stays. Credit first; nothing on signs of affection, which the answers on the bond may not show.',
  },
  {
    id: 'portrait.high-middle',
    when: field('high', 'middle'),
    note: 'Wants to be sure of someone and shows only half of that wish. Nothing on nearness being plain to see: distance lies in the middle.',
  },
  {
    id: 'portrait.high-high.bond',
    when: field('high', 'high', tops('bond')),
    note: 'Longs to hear it and leaves the room when it is said. About words for the bond itself, not about coldness; one gesture (a hand out, a step aside).',
  },
  {
    id: 'portrait.high-high',
    when: field('high', 'high'),
    note: 'What is wanted and what is kept away are the same nearness. Both movements protect something; no contradiction to be ashamed of, no label.',
  },
  {
    id: 'portrait.middle-low.trust',
    when: field('middle', 'low', standsOut('trust')),
    note: 'Stands close and takes most things calmly; what remains is whether a kind word is meant. Name that one spot.',
  },
  {
    id: 'portrait.middle-low.even',
    when: field('middle', 'low', { even: 'anxiety' }),
    note: 'Lets someone come near; a moderate doubt goes along whatever the occasion. Small and steady, not dramatic.',
  },
  {
    id: 'portrait.middle-low',
    when: field('middle', 'low'),
    note: 'Lets someone come near and doubts on some occasions only. Say that the occasion decides, not the person’s whole nature.',
  },
  {
    id: 'portrait.middle-middle.silence',
    when: field('middle', 'middle', spread, standsOut('silence')),
    note: 'Neither end in either part; the thing that moves this reader is unusual quiet. The sentence is about waiting for news, against steadiness elsewhere.',
  },
  {
    id: 'portrait.middle-middle.trust',
    when: field('middle', 'middle', spread, standsOut('trust')),
    note: 'Neither end in either part; what costs effort is believing a good word. The sentence is about words received with a small pause.',
  },
  {
    id: 'portrait.middle-middle.quarrels',
    when: field('middle', 'middle', spread, standsOut('quarrels')),
    note: 'Neither end in either part; an unfinished quarrel is what stays. The sentence is about the hours between the argument and making up.',
  },
  {
    id: 'portrait.middle-middle.others',
    when: field('middle', 'middle', spread, standsOut('others')),
    note: 'Neither end in either part; what pricks is seeing the other person happy with other people. No “jealous”; the sentence is about a place at the table.',
  },
  {
    id: 'portrait.middle-middle.spread',
    when: field('middle', 'middle', spread),
    note: 'Neither end in either part, and the subjects differ although no single one stands out: some things pass this reader by, others stay. The sentence is about there being two kinds.',
  },
  {
    id: 'portrait.middle-middle.asks',
    when: field('middle', 'middle', moreSigns),
    note: 'Even answers, and at least as much wish for a sign as wish for room. A sentence of small weights, not of “sometimes this, sometimes that”.',
  },
  {
    id: 'portrait.middle-middle.keeps',
    when: field('middle', 'middle'),
    note: 'Even answers, and at least as much room kept as signs looked for. Say that the same measure goes with this reader through quarrels, silence and good days.',
  },
  {
    id: 'portrait.middle-high',
    when: field('middle', 'high'),
    note: 'Keeps the door nearly closed and yet notices who passes by. The doubt is moderate, the reserve is not; respect for self-reliance first.',
  },
  {
    id: 'portrait.low-low.bond',
    when: field('low', 'low', standsOut('bond'), { not: { group: 'bond', is: 'low' } }),
    note: 'Near and at ease; of all things only the words about the two of them are left unsaid more than the rest. Light tone: there is little to mend.',
  },
  {
    id: 'portrait.low-low.silence',
    when: field('low', 'low', { group: 'silence', is: 'low' }),
    note: 'Near and at ease, needs few signs. Not praise of perfection: one true picture, such as a late reply that stays a late reply.',
  },
  {
    id: 'portrait.low-low',
    when: field('low', 'low'),
    note: 'Near and mostly at ease, though silence isn’t nothing to this reader: so no picture of a late reply. Shows much, checks little on the whole.',
  },
  {
    id: 'portrait.low-middle',
    when: field('low', 'middle'),
    note: 'Sure of the bond, and chooses what to show of the inside. Trust comes before disclosure here; say it in that order.',
  },
  {
    id: 'portrait.low-high.telling',
    when: field('low', 'high', tops('telling')),
    note: 'Does not worry about being left and tells little of what weighs. Calm outside and closed inside are two different things; hold them apart.',
  },
  {
    id: 'portrait.low-high',
    when: field('low', 'high'),
    note: 'Does well without signs and without much company of the heart. Independence is a strength; the sentence leaves a gap for the one who stands outside.',
  },
  {
    id: 'portrait.open',
    note: 'At least one part was left out too often to be scored. One honest sentence: a picture of what was answered, with a deliberate blank; no guess about the missing part.',
  },
]

/** The drawing in words; no score. */
export const caption: readonly Piece[] = [
  {
    id: 'caption.high-low',
    when: field('high', 'low'),
    note: 'Two circles overlap; many fine strokes on the facing side; soft edge. Contrast reader: same strokes, circles hardly touching – same wish, nobody sees it. End on how different that evening is.',
  },
  {
    id: 'caption.high-middle',
    when: field('high', 'middle'),
    note: 'Circles share about half their width; many strokes look across. Contrast reader: same overlap, a plain rim – stands just as far and never checks. The strokes are what makes this distance feel long.',
  },
  {
    id: 'caption.high-high',
    when: field('high', 'high'),
    note: 'Little overlap and many strokes across the gap. Contrast reader: same strokes, circles one upon the other – asks aloud. Here the watching has a longer way to go.',
  },
  {
    id: 'caption.middle-low',
    when: field('middle', 'low'),
    note: 'Wide overlap; a medium number of strokes, neither bare nor dense. Contrast reader: same overlap and twice the strokes – as near, and never off duty. Say what the missing strokes leave free.',
  },
  {
    id: 'caption.middle-middle.even',
    when: field('middle', 'middle', { even: 'anxiety' }, { even: 'avoidance' }),
    note: 'Half overlap, half strokes; the means of all seven subjects lie close together, so the drawing fits most of them alike. No score.',
  },
  {
    id: 'caption.middle-middle',
    when: field('middle', 'middle'),
    note: 'Half overlap, half strokes: the drawing is quiet, and the soft edge covers a good part of the middle. Contrast reader: the same drawing made of even answers; here the subjects differ more than the drawing shows.',
  },
  {
    id: 'caption.middle-high',
    when: field('middle', 'high'),
    note: 'Circles stand well apart; a moderate number of strokes crosses the gap. Contrast reader: same distance, no strokes – does not look over. Say that these do look over.',
  },
  {
    id: 'caption.low-low',
    when: field('low', 'low'),
    note: 'Circles lie far into each other and the facing rim is nearly plain. Contrast reader: same overlap, dense strokes – as close, and counting. A plain rim also registers less: leave that for later.',
  },
  {
    id: 'caption.low-middle',
    when: field('low', 'middle'),
    note: 'Half overlap and few strokes: room without guarding it. Contrast reader: same overlap, dense strokes – the same room, and unrest in it.',
  },
  {
    id: 'caption.low-high',
    when: field('low', 'high'),
    note: 'Two circles nearly side by side, with a plain rim on the facing side. Contrast reader: same gap, dense strokes – alone and waiting; this reader stands alone and does not wait. Not the same as not caring: the lines asked about signs, not about love.',
  },
  {
    id: 'caption.open',
    note: 'A part is missing from the drawing because too many of its lines were left out. Explain what is drawn and why the rest stays blank; a blank is more honest than a guess.',
  },
]
