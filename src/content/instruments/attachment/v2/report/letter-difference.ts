import type { Piece } from '@/core/report/report-key'
import { apart, apartIn } from './conditions'

/** Two groups of one part, the higher first, with what their distance means. */
type Gap = readonly [high: string, low: string, note: string]

const reassurance: readonly Gap[] = [
  [
    'silence',
    'trust',
    'Believes what is said and doubts what is not said. Gaps do the harm, words are taken at face value – so a short true word goes a long way. Advice about “learning to trust” would miss this reader.',
  ],
  [
    'silence',
    'quarrels',
    'A quarrel at least says what is going on; quiet says nothing and gets filled in. Steady in the storm, uneasy in the calm. Don’t praise arguing.',
  ],
  [
    'silence',
    'others',
    'Missing news unsettles, other people don’t. So it isn’t competition, it is not knowing. Advice about jealousy would be for someone else.',
  ],
  [
    'trust',
    'silence',
    'Waits calmly and then has trouble believing the good word when it comes. The phone isn’t the problem, the compliment is. More messages would change nothing.',
  ],
  [
    'trust',
    'quarrels',
    'A raised voice is believed at once, a kind one gets checked. Bad news has better credit here than good news; say this without blaming.',
  ],
  [
    'trust',
    'others',
    'Other people are no threat; the doubt goes to the reader’s own worth in the other’s eyes: is it meant? One step further in than jealousy.',
  ],
  [
    'quarrels',
    'silence',
    'Quiet is just quiet; a quarrel is an alarm. What frightens is an open break, not distance. The hours after an argument are the place to look.',
  ],
  [
    'quarrels',
    'trust',
    'On good days words are believed without a discount; after a quarrel the same words have to be earned again. The trust is there and has a switch.',
  ],
  [
    'quarrels',
    'others',
    'Third persons hardly count; the danger is felt between the two. So every argument carries more than its subject.',
  ],
  [
    'others',
    'silence',
    'An unanswered message is nothing, a photo with others is something. Not contact is missed but the own place. Ask: being left out of what?',
  ],
  [
    'others',
    'trust',
    'The words are believed, and a new name still stings. Promises don’t reach this spot, since nobody promised to have no other friends.',
  ],
  [
    'others',
    'quarrels',
    'An argument is survived with ease, a cheerful evening elsewhere is not. Conflict is at least about the two of them; the other evening goes on without.',
  ],
]

const distance: readonly Gap[] = [
  [
    'telling',
    'room',
    'Stays near in body and deed, takes help, and keeps the inside closed. Hands yes, worries no. Others feel close and know little; they’ll say “you never told me”.',
  ],
  [
    'telling',
    'bond',
    'Says “you matter to me” more easily than “I had a bad day”. Warm about the other, silent about the self. The worry is what’s hidden, not the love.',
  ],
  [
    'room',
    'telling',
    'Talks openly and then wants air, no arm, no nursing. Words are the way in here, hands are not. A partner or friend may take the step back for a refusal of what was just said.',
  ],
  [
    'room',
    'bond',
    'The feeling gets said; the care that comes back gets declined. Gives in words, doesn’t take in deeds. Fever and favor are the test cases.',
  ],
  [
    'bond',
    'telling',
    'Open about the day, closed about the two of them. The one subject left out is the relationship itself; it’s where a good word could land. Two or three lines only, so say how many.',
  ],
  [
    'bond',
    'room',
    'Sits close, accepts help, steps aside from one sentence: what we are to each other. Nearness without a caption. The other has to conclude it from deeds.',
  ],
]

const difference12 = reassurance.map(
  ([high, low, note]): Piece => ({
    id: `difference.${high}-${low}`,
    when: { all: [apart(high, low), { any: [{ leads: 'anxiety' }, { not: apartIn('avoidance') }] }] },
    mentions: [high, low],
    note: `${note} In words, no means. Each rests on three lines: thin, and named only because they lie two steps or more apart.`,
  }),
)

const difference6 = distance.map(
  ([high, low, note]): Piece => ({
    id: `difference.${high}-${low}`,
    when: apart(high, low),
    mentions: [high, low],
    note: `${note} In words, no means.`,
  }),
)

export const difference: readonly Piece[] = [...difference12, ...difference6]
