import { all, type Condition, not } from '@/core/report/condition'
import type { Handout, Piece } from '@/core/report/report-key'
import { groups } from './groups'
import { at, type End, even, type Side, says } from './when'

/** What is true of the reader, by a group of answers of the two traits that say most. */
const facts: Readonly<Record<(typeof groups)[number]['id'], Readonly<Record<End, string>>>> = {
  ideas: {
    high: 'I ask how things work even when nothing is broken; it isn’t criticism.',
    low: 'Tell me first what it is good for, then I listen well.',
  },
  imagination: {
    high: 'A song or a sky can take me away for a while; I come back.',
    low: 'Say it plainly to me; hints in pictures I miss.',
  },
  order: {
    high: 'I settle when things are in their place.',
    low: 'My heap is no message to you; I mostly do not see it.',
  },
  'follow-through': {
    high: 'If I have said it, I am already carrying it.',
    low: 'I begin gladly and finish late; waiting for me is easier with a date.',
  },
  company: {
    high: 'People give me energy; inviting someone is my kind of rest.',
    low: 'When I leave early it was enough, not bad.',
  },
  drive: {
    high: 'I speak first; that does not mean I have decided.',
    low: 'My opinion comes late, or when asked; I do have one.',
  },
  warmth: {
    high: 'I carry your worries with me and will ask about them.',
    low: 'When you need me, say plainly what I can do; I may not ask first. No promise of deeds or of listening: both were lines of the test.',
  },
  yielding: {
    high: 'When I say I do not mind, I may not have looked yet.',
    low: 'I say what is wrong because I take it seriously.',
  },
  composure: {
    high: 'In a crisis I go calm; I do feel it.',
    low: 'Before something big I get tense days ahead; it is not about you.',
  },
  evenness: {
    high: 'I am over things fast; tell me when you are not.',
    low: 'A remark can stay with me until evening; mostly it passes by itself.',
  },
}

/** What is true of the reader by a single answer that stands out. */
const answerFacts: readonly (readonly [name: string, when: Condition, sense: string])[] = [
  ['wording', says('q15'), 'If I ask whether my message came across wrong, ask what I fear; no reassurance.'],
  ['taken-over', says('q14'), 'If I have taken something off your hands, you may take it back any day.'],
  ['late-call', { item: 'q47', to: 2 }, 'If I have not called when I said so, write; it is the day I lost, not you.'],
  [
    'first-message',
    all({ item: 'q49', to: 2 }, not({ group: 'yielding', is: 'high' })),
    'After a quarrel I rarely write first; one line from you makes it easy; who is blunt wants to learn to. Left out where the line on yielding says it.',
  ],
  ['last-word', says('q39'), 'In an argument I stop sooner once you say what you have understood.'],
  ['two-at-once', says('q55'), 'When others want something from me too, tell me if yours can wait.'],
  ['room', says('q44'), 'When you are in a bad mood I go away to leave you room; call me if you want company.'],
  ['listens', { item: 'q24', from: 4 }, 'I can listen for long; ask me too, at the end, how I am.'],
]

const factPieces: readonly Piece[] = [
  ...groups.flatMap(({ id, part }) =>
    (['high', 'low'] as const).map(
      (end): Piece => ({
        id: `fact.${id}.${end}`,
        when: { all: [{ group: id, is: end }, { any: [{ leads: part }, { second: part }] }] },
        note: `One sentence in the first person, no level word. Sense: ${facts[id][end]}`,
      }),
    ),
  ),
  ...answerFacts.map(
    ([name, when, sense]): Piece => ({
      id: `fact.${name}`,
      when,
      note: `One sentence in the first person, no level word. Sense: ${sense}`,
    }),
  ),
  {
    id: 'fact.even',
    when: even,
    note: 'One sentence: how I am depends a lot on where and with whom; ask which it is today.',
  },
  {
    id: 'fact.even.range',
    when: even,
    note: 'One sentence: I can be loud or quiet, and neither is a mood.',
  },
  {
    id: 'fact.even.place',
    when: even,
    note: 'One sentence: another place may get another answer from me, and both are meant.',
  },
  {
    id: 'fact.general',
    note: 'One sentence: I answered sixty lines about myself and would like to hear where you see it differently.',
  },
]

/** What a reader without a side of any trait may ask and offer: who can be many things says which it is today. */
const evenLines = {
  partner: {
    request: {
      evening: 'Ask what I want this evening, not last time.',
      side: 'Which of my sides do you see too little of?',
    },
    offer: { say: 'I say at the door if it is a talking day.', changed: 'I say what changed since yesterday.' },
  },
  friend: {
    request: { which: 'Which side of me do you know?', need: 'Say if you want my opinion or my company.' },
    offer: { long: 'I say beforehand how long I stay.', place: 'I say where I could decide.' },
  },
} as const

type Asks = Readonly<Record<Side, readonly [request: string, offer: string]>>

const partner: Asks = {
  'openness-high': [
    'Tell me which of my ideas you would most like to see happen.',
    'I will say "just thinking" when it is that.',
  ],
  'openness-low': ['Tell me about changes a week ahead.', 'I will try your place once before I say no.'],
  'conscientiousness-high': [
    'Let two things be done your way and tell me which.',
    'I will leave the kitchen alone one evening a week.',
  ],
  'conscientiousness-low': ['Give me a day, not a reminder.', 'I will take over one thing entirely, dates included.'],
  'extraversion-high': ['Tell me which evenings you want without guests.', 'I will ask before I invite.'],
  'extraversion-low': [
    'Give me half an hour when I come home.',
    'I will come to you when it is over, without being fetched.',
  ],
  'agreeableness-high': ['Ask me twice when I say I do not mind.', 'I will name one wish of my own for the weekend.'],
  'agreeableness-low': ['Tell me when a sentence hurt, the same day.', 'I will say what was good first.'],
  'stability-high': ['Tell me when you are not over it yet.', 'I will ask "ideas or company?" before I answer.'],
  'stability-low': [
    'Tell me if a short answer is about me or about your day.',
    'I will give it a number and say whether it is about you.',
  ],
}

const friend: Asks = {
  'openness-high': [
    'Tell me when I have told you three ideas and you wanted to tell me one thing.',
    'I will show you one idea that can be tried out, this month.',
  ],
  'openness-low': ['Invite me to the usual place as well.', 'I will say honestly what works and what does not.'],
  'conscientiousness-high': [
    'Tell me when "good enough" is enough for you.',
    'You can forget about it once I have said yes.',
  ],
  'conscientiousness-low': ['Write to me the day before.', 'I will tell you early if I am going to be late.'],
  'extraversion-high': ['Stop me when you are not finished.', 'I will speak third in the next round.'],
  'extraversion-low': ['Ask me directly; I like being asked.', 'I will send you my view in writing the same day.'],
  'agreeableness-high': ['Do not take my first yes; ask again tomorrow.', 'I will tell you when it is too much.'],
  'agreeableness-low': ['Show me drafts early, and say if you want praise or faults.', 'I will tell you in private.'],
  'stability-high': ['Tell me plainly when it is serious.', 'You can call me when it burns.'],
  'stability-low': ['Tell me about changes as soon as you know.', 'I will ask what you meant before I brood on it.'],
}

const linesOf = (kind: 'request' | 'offer', reader: keyof typeof evenLines, asks: Asks): readonly Piece[] => [
  ...(Object.entries(asks) as [Side, readonly [string, string]][]).map(
    ([side, [request, offer]]): Piece => ({
      id: `${kind}.${reader}.${side}`,
      when: at(side),
      note: `One sentence in the first person, easy to refuse. Sense: ${kind === 'request' ? request : offer}`,
    }),
  ),
  ...Object.entries(evenLines[reader][kind]).map(
    ([name, sense]): Piece => ({
      id: `${kind}.${reader}.even.${name}`,
      when: even,
      note: `One sentence in the first person, easy to refuse. Sense: ${sense}`,
    }),
  ),
  {
    id: `${kind}.${reader}.general`,
    note:
      kind === 'request'
        ? 'One sentence anyone may ask: tell me one line on this page you would have answered differently for me.'
        : 'One sentence anyone may offer: I will listen to it without explaining myself.',
  },
]

/** The page for a friend serves a colleague as well. */
export const handOver: readonly Handout[] = [
  {
    reader: 'partner',
    facts: factPieces,
    requests: linesOf('request', 'partner', partner),
    offers: linesOf('offer', 'partner', partner),
  },
  {
    reader: 'friend',
    facts: factPieces,
    requests: linesOf('request', 'friend', friend),
    offers: linesOf('offer', 'friend', friend),
  },
]
