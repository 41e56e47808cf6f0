import type { Piece } from '@/core/report/report-key'
import { outOfReach, seldom, tops } from './conditions'

/** Days on doubt and signs; the variants of a day stand in order, the last always holds. */

export const list: readonly Piece[] = [
  {
    id: 'day.list.silence',
    when: tops('silence'),
    mentions: ['silence'],
    note: 'Begins with a verb. Last three silences in three columns: what I saw, what I concluded, what it turned out to be; blanks allowed. Why: see how often the columns agree; nobody knows beforehand.',
  },
  {
    id: 'day.list.quarrels',
    when: tops('quarrels'),
    mentions: ['quarrels'],
    note: 'Last three disagreements, even small: how long until peace, who took the first step, what is still open. Why: the end that was feared can be compared with the end that came. Leave out arguments in which there was fear.',
  },
  {
    id: 'day.list.others',
    when: tops('others'),
    mentions: ['others'],
    note: 'Last three names, pictures or weekends that stung: what was shown, what I compared, what I know of it. Why: the comparison usually has one well-lit side. No checking of profiles for it.',
  },
  {
    id: 'day.list',
    note: 'Last three kind words or explanations that were doubted: what was said, by how much it was discounted, what the same person did that week. Why: deeds are a second witness. If deeds contradict the words, the doubt may be right; say so.',
  },
]

export const fact: readonly Piece[] = [
  {
    id: 'day.fact.apart',
    when: outOfReach,
    note: 'Nobody to ask this week: take someone else who is close, or write the request on paper for later. Same content: one fact instead of a vow. Never a message to a person with whom contact ended for good reasons.',
  },
  {
    id: 'day.fact.seldom',
    when: seldom,
    note: 'As the next, where contact is rare: ask at the end of the next call when the one after it will be. A no is allowed.',
  },
  {
    id: 'day.fact',
    note: 'At a calm moment ask for one fact: until when, or when we’ll talk again. Give the sentence to say, short enough to be kept. Why: a small promise kept weighs more than a large one. Way out: a no is allowed, and then it’s known.',
  },
]

export const gap: readonly Piece[] = [
  {
    id: 'day.pause.seldom',
    when: { all: [tops('quarrels'), { part: 'anxiety', is: 'high' }, seldom] },
    cites: ['gollwitzer'],
    note: 'As the next, where contact is rare: the argument is likely to be a call; propose another hour, then walk.',
  },
  {
    id: 'day.pause',
    when: { all: [tops('quarrels'), { part: 'anxiety', is: 'high' }] },
    cites: ['gollwitzer'],
    note: 'After the next friction: rate the unrest 0–10, agree on a time to talk (or set one for yourself), do something with the hands for 20 minutes, rate again. Plan in if-then form. Nothing this week? Then the next one. Not in a situation with fear.',
  },
  {
    id: 'day.gap.apart',
    when: outOfReach,
    cites: ['gollwitzer'],
    note: 'As the next, where the one concerned can’t or mustn’t be asked: no word on asking afterward.',
  },
  {
    id: 'day.gap',
    cites: ['gollwitzer'],
    note: 'The next doubt: rate it 0–10, phone into another room, hands busy for 20 minutes, rate again. If-then plan fixed beforehand. Why: to see how it behaves when not fed. If it’s higher afterwards, that is a finding as well.',
  },
]

export const receive: readonly Piece[] = [
  {
    id: 'day.receive.apart',
    when: outOfReach,
    note: 'Take the last kind word from anybody (colleague, neighbor, old message from a friend): answer “thank you, I liked that” or say it aloud. Why: receiving is a movement one can practice with anyone.',
  },
  {
    id: 'day.receive',
    note: 'When they say something kind: first “thank you, I like hearing that”, count to three, then any joke. Nothing said today? Write back to the last one. Why: checks whether what lands lasts longer.',
  },
]

export const believe: readonly Piece[] = [
  {
    id: 'day.believe.apart',
    when: outOfReach,
    note: 'One sentence of praise from anyone this year: list deeds that fit it and deeds that don’t; no fixed number. Why: a word is easier to judge next to deeds. Ten minutes on paper.',
  },
  {
    id: 'day.believe',
    note: 'One kind sentence from them: list what they did that fits and what doesn’t; no fixed number, either may stay empty. Why: not every doubt is wrong; an honest count helps more than a resolve to trust.',
  },
]

export const keep: readonly Piece[] = [
  {
    id: 'day.keep',
    cites: ['marigold'],
    note: 'One kind sentence of this month from anyone close: write why they’d think that, and what it says about the two. Study: people with low self-esteem who wrote about the meaning of a compliment felt more secure; this test didn’t ask about self-esteem – worth trying, not shown for the reader.',
  },
]

export const own: readonly Piece[] = [
  {
    id: 'day.own',
    cites: ['liu'],
    note: 'Call or write to one other person, without mentioning the worry. Study: people underestimate how much a message out of the blue is appreciated. Why: one bond need not carry all. Ten minutes.',
  },
]

export const occasions: readonly Piece[] = [
  {
    id: 'day.occasions',
    note: 'Two lists of three: moments this month when the bond felt sure, and when it didn’t. Find the one thing the second three share (hour, tiredness, subject, person). Why: a middle score is explained by occasions, not by character.',
  },
]

export const guess: readonly Piece[] = [
  {
    id: 'day.guess',
    note: 'Before the next meeting, call or reply write one line: what will happen; after it, what did. Why: three such pairs by Sunday tell whether forecasts run dark, bright or true. Also possible with colleagues.',
  },
]
