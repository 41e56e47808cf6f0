import type { Piece } from '@/core/report/report-key'
import { outOfReach, seldom, tops } from './conditions'

/** Days on showing, asking and giving signs; the variants of a day stand in order, the last always holds. */

export const tally: readonly Piece[] = [
  {
    id: 'day.tally.telling',
    when: tops('telling'),
    mentions: ['telling'],
    note: 'Three times this week that “fine” was said: what would the true half sentence have been, whom did it spare, what did it cost? Only write, tell nobody. Why: shows which kind of thing stays inside.',
  },
  {
    id: 'day.tally.room',
    when: tops('room'),
    mentions: ['room'],
    note: 'Three times a hand, a favor or company was declined: what was offered, what was saved, what would have been easier. Why: find the cheapest one to say yes to.',
  },
  {
    id: 'day.tally',
    note: 'Three moments at which a talk about the two was left (joke, chore, new subject): what was about to be said? Write the sentence’s beginning. Why: one sees whether it’s the subject or the hour.',
  },
]

export const half: readonly Piece[] = [
  {
    id: 'day.half.apart',
    when: outOfReach,
    note: 'Choose anyone trusted, or paper: one worry that isn’t settled yet, in one and a half sentences, with “no need to solve it”. Why: an unfinished worry may be heard unfinished.',
  },
  {
    id: 'day.half',
    cites: ['simpson-overall'],
    note: 'Tell them one worry before it’s settled, in one and a half sentences, and what you want: listening or ideas. Review: partners who respond to the need make insecure people calmer (couples). Not with someone who uses such things against you.',
  },
]

export const favor: readonly Piece[] = [
  {
    id: 'day.favor.easy',
    when: { item: 'q09', to: 3 },
    items: ['q09'],
    note: 'For a reader who asks for favors straight out: a favor that isn’t an errand, ten minutes of listening or company. Guess beforehand whether they’ll agree. Why: help with things is cheap here, the other kind is the open question. Way out: if no, thank them.',
  },
  {
    id: 'day.favor',
    facts: ['!study of favors told'],
    cites: ['flynn-lake'],
    note: 'Ask any person for a small favor that one could do alone; let it be done their way. Guess beforehand whether they’ll agree. Study: strangers agreed more often than askers expected. Way out: if no, thank them.',
  },
  {
    id: 'day.favor.plain',
    note: 'The same day where the study of favors was told already: the guess beforehand against the answer is the point, one sample of one’s own.',
  },
]

export const announce: readonly Piece[] = [
  {
    id: 'day.announce.apart',
    when: outOfReach,
    note: 'With whoever shares the day (flatmate, colleague, family): announce a break with its end – “back at eight” – and keep it. Why: a return on time says more than an explanation.',
  },
  {
    id: 'day.announce.rare',
    when: seldom,
    note: 'Contact a few times a month or less: at the end of a call, message or visit say when the next one is, and keep it. No shared home. Not as a punishment after a quarrel; not again with someone who punishes for it.',
  },
  {
    id: 'day.announce.dating',
    when: { context: 'c1', in: [1] },
    note: 'Someone dated or hoped for: no shared home and nothing settled; an evening off, announced, or the same with a friend. Not as a punishment; not again with someone who punishes for it.',
  },
  {
    id: 'day.announce',
    note: 'When air is needed: say so with a time of return, and be back then. Give the sentence. Why: a retreat with an end isn’t a riddle. Not as a punishment after a quarrel; not again with someone who punishes for it.',
  },
]

export const sentence: readonly Piece[] = [
  {
    id: 'day.sentence.apart',
    when: outOfReach,
    cites: ['kumar-epley'],
    note: 'Write one sentence of thanks to someone reachable who did good – and send it, or keep it. For a former partner: on paper only. Study: writers of thanks overestimated the awkwardness.',
  },
  {
    id: 'day.sentence',
    cites: ['kumar-epley'],
    note: 'One sentence on what they mean, tied to a deed of this month, said or sent. Study: people who wrote thanks overestimated how awkward it was for the receiver. A joke may follow. Way out: a note on the table.',
  },
]

export const map: readonly Piece[] = [
  {
    id: 'day.map',
    note: 'Draw three evenings as a line: where it went toward someone, where away, and what happened one minute before each turn. Why: the turn has an occasion; it’s easier to announce than to abolish.',
  },
]

export const stay: readonly Piece[] = [
  {
    id: 'day.stay.apart',
    when: outOfReach,
    note: 'Stay two minutes longer than usual in any friendly moment (counter, phone, door) and notice the number of unrest, 0–10, at the start and the end. Why: the wish to leave rises and falls; nobody need see it.',
  },
  {
    id: 'day.stay',
    note: 'In the next warm moment that you chose yourself stay two minutes longer than usual; rate the urge to leave at the start and the end. Only where it’s safe and welcome. Why: to see whether it falls by itself.',
  },
]

export const signs: readonly Piece[] = [
  {
    id: 'day.signs',
    note: 'Write down the last five times somebody near asked for a sign (a question, a picture, “are you asleep?”) and what they got. Why: who needs few signs overlooks requests; no guilt, just a count.',
  },
]

export const askSign: readonly Piece[] = [
  {
    id: 'day.ask-sign.apart',
    when: outOfReach,
    note: 'Ask anyone near this week: “which small thing from others does you good?” and do it once. Why: most people know their sign at once, if asked.',
  },
  {
    id: 'day.ask-sign',
    note: 'Ask them which small sign does them most good, a call, a note, a hand, tea. Then give it twice unasked. Why: one’s own measure is no guide to theirs.',
  },
]

export const send: readonly Piece[] = [
  {
    id: 'day.send',
    cites: ['liu'],
    note: 'Send somebody a message without any purpose except that you thought of them. Study: receivers valued it more than senders expected. Nobody who has asked for silence; a former partner isn’t meant.',
  },
]

export const offerRoom: readonly Piece[] = [
  {
    id: 'day.offer-room.seldom',
    when: seldom,
    note: 'Where contact is rare, more time alone is not what the other lacks: let them choose the day of the next contact. No persuading.',
  },
  {
    id: 'day.offer-room',
    note: 'Offer somebody near an hour to themselves, aloud and with an end, and take over what stands in its way. Why: closeness comes easily here, so giving room is the rarer gift.',
  },
]

export const settle: readonly Piece[] = [
  {
    id: 'day.settle',
    note: 'After the next difference of opinion – with anyone – say the obvious: “we disagree, and we’re fine.” Why: it’s obvious to this reader only. Nothing this week? Say it about the last one. Only where it’s true.',
  },
]

export const listen: readonly Piece[] = [
  {
    id: 'day.listen',
    note: 'Listen ten minutes to someone’s worry without a solution; two questions at most, then repeat in one’s own words. Why: calm people solve too soon. Ask at the end whether it was enough.',
  },
]
