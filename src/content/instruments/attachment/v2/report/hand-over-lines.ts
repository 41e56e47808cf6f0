import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'

const strong = (item: string): Condition => ({ item, from: 6 })
const weak = (item: string): Condition => ({ item, to: 2 })

const fact = (id: string, when: Condition, note: string): Piece => ({
  id: `fact.${id}`,
  when,
  note: `One first-person sentence to the person it is handed to: ${note}`,
})
const request = (id: string, when: Condition, note: string): Piece => ({
  id: `request.${id}`,
  when,
  note: `One first-person request, small enough to be kept or refused: ${note}`,
})
const offer = (id: string, when: Condition, note: string): Piece => ({
  id: `offer.${id}`,
  when,
  note: `One first-person offer of the reader’s own: ${note}`,
})

/** First on a page for somebody other than the person thought of. */
export const elsewhere: Piece = {
  id: 'fact.elsewhere',
  note: 'One first-person sentence: I answered about somebody else; tell me whether the rest fits with you. Not who it was.',
}

/** What is true of the reader; the strongest answers first, then groups. */
export const facts: readonly Piece[] = [
  fact('q20', strong('q20'), 'praise takes me a while to believe; go on, it does arrive.'),
  fact('q15', strong('q15'), 'I joke when something kind is said; I did hear it.'),
  fact('q10', strong('q10'), 'your quiet, to me, sounds like my mistake. No word that clears the other.'),
  fact('q19', strong('q19'), 'I tell worries when they’re over.'),
  fact('q17', strong('q17'), 'after very close days I get cool for a while.'),
  fact('q24', strong('q24'), 'pictures without me hurt; I don’t want you to stop taking them.'),
  fact('q07', strong('q07'), 'with a fever I’d rather manage alone; a short message is fine.'),
  fact('q06', strong('q06'), 'after an argument I can’t think of anything else until we talk.'),
  fact('q23', weak('q23'), 'when I say I miss you I mean just that; no reproach in it.'),
  fact('q14', weak('q14'), 'I can argue with you without fearing for us.'),
  fact('q08', weak('q08'), 'I like to hear about your evenings without me.'),
  fact('q18', weak('q18'), 'you can reply late; I don’t read anything into it.'),
  fact('q16', strong('q16'), 'even after a good day I like to hear that it was good.'),
  fact('q02', strong('q02'), 'when an answer takes long I look for a mistake in my own message.'),
  fact('q09', strong('q09'), 'it is hard for me to ask outright; you may ask me.'),
  fact('q11', strong('q11'), 'I move on when the subject is us; finish your sentence anyway.'),
  fact('q03', strong('q03'), 'an arm around me is soon too much; not a no to you.'),
  fact(
    'silence.high',
    { group: 'silence', is: 'high' },
    'when I hear nothing, I fill in the reason myself, mostly against me.',
  ),
  fact(
    'trust.high',
    { all: [{ group: 'trust', is: 'high' }, { not: strong('q20') }] },
    'I check good news more than bad. No word on the other’s honesty. Not beside the line on praise, which says the same.',
  ),
  fact('quarrels.high', { group: 'quarrels', is: 'high' }, 'even a small argument stays with me for a while.'),
  fact(
    'others.high',
    { group: 'others', is: 'high' },
    'when you had a good time with others, I may wonder about my place. Nothing on what I’d rather know; no line asked.',
  ),
  fact('telling.high', { group: 'telling', is: 'high' }, 'my “fine” often means “later”.'),
  fact(
    'room.high',
    { group: 'room', is: 'high' },
    'I look after myself; it isn’t against you. Not the days after nearness, which have a line.',
  ),
  fact('bond.high', { group: 'bond', is: 'high' }, 'I find it hard to talk about us; my deeds say more.'),
  fact(
    'telling.low',
    { group: 'telling', is: 'low' },
    'I tell much of what goes on; you needn’t solve it. Nothing on when; a worry may be told late.',
  ),
  fact('room.low', { group: 'room', is: 'low' }, 'I like being near; tell me when it’s too much.'),
  fact('bond.low', { group: 'bond', is: 'low' }, 'I say what people mean to me; you needn’t answer in kind.'),
  fact(
    'silence.low',
    { group: 'silence', is: 'low' },
    'I need few signs; tell me which you like. No fault admitted that no line asked about.',
  ),
  fact(
    'trust.low',
    { group: 'trust', is: 'low' },
    'I take your reasons and your praise as they come; no need to explain twice.',
  ),
  fact(
    'quarrels.low',
    { group: 'quarrels', is: 'low' },
    'for me a quarrel is over when it’s over; tell me if it isn’t for you.',
  ),
  fact('others.low', { group: 'others', is: 'low' }, 'your friends are no rivals of mine.'),
  fact(
    'subjects',
    {
      all: [
        {
          any: [
            { part: 'anxiety', is: 'middle' },
            { part: 'avoidance', is: 'middle' },
          ],
        },
        { not: { even: 'avoidance' } },
      ],
    },
    'some subjects I bring up later than others; you may ask which.',
  ),
  fact(
    'steady',
    { all: [{ part: 'avoidance', is: 'middle' }, { even: 'avoidance' }] },
    'of most things I keep a part; it isn’t about you. For readers in whom the subject hardly matters.',
  ),
  fact(
    'even',
    {
      not: {
        any: [
          { part: 'anxiety', is: 'high' },
          { part: 'avoidance', is: 'high' },
        ],
      },
    },
    'if I go quiet, you may ask once. No reason given.',
  ),
]

export const requests: readonly Piece[] = [
  request('until-when', { group: 'silence', is: 'high' }, 'when out of reach, tell me roughly until when.'),
  request('not-about-you', { item: 'q10', from: 5 }, 'when quiet because of the day, say “not about you”.'),
  request('when-talk', { group: 'quarrels', is: 'high' }, 'after an argument, say when we’ll talk again.'),
  request('say-again', { group: 'trust', is: 'high' }, 'say kind things plainly, and leave my reply alone.'),
  request(
    'introduce',
    { group: 'others', is: 'high' },
    'talk about new people in an ordinary tone. Never a duty to report them or to say how they met.',
  ),
  request('ask-twice', { group: 'telling', is: 'high' }, 'ask me a second time the next day; I answer slowly.'),
  request('let-go', { group: 'room', is: 'high' }, 'let me go for an hour without asking why; I’ll come back.'),
  request('no-big-talk', { group: 'bond', is: 'high' }, 'talks about us in ten minutes, walking, not across a table.'),
  request(
    'say-signs',
    { part: 'anxiety', is: 'low' },
    'tell me outright when you’d like a sign. No fault admitted that no line asked about.',
  ),
  request(
    'say-room',
    { part: 'avoidance', is: 'low' },
    'tell me when you need an hour alone; I won’t take it as a no.',
  ),
  request(
    'good-time',
    { not: { part: 'avoidance', is: 'low' } },
    'ask me when a good time to talk is, and then do ask.',
  ),
  request('ask-plain', { not: { part: 'anxiety', is: 'low' } }, 'when you wonder how I am, ask straight out.'),
]

export const offers: readonly Piece[] = [
  offer(
    'wait',
    { group: 'silence', is: 'high' },
    'assume first that you’re busy. No count of minutes; no line asked about messages.',
  ),
  offer('hello-or-question', { part: 'anxiety', is: 'high' }, 'say whether it’s a hello or a question.'),
  offer('thanks-first', { item: 'q15', from: 5 }, 'say thank you before the joke.'),
  offer('time-of-talk', { group: 'quarrels', is: 'high' }, 'name a time to talk.'),
  offer('come-back', { group: 'room', is: 'high' }, 'say when I’m back, and be back.'),
  offer('one-thing', { group: 'telling', is: 'high' }, 'tell one thing a week while it’s still going on.'),
  offer('one-sentence', { group: 'bond', is: 'high' }, 'say every few weeks what was good with you.'),
  offer('ask-first', { part: 'avoidance', is: 'low' }, 'ask “is now good?” before I pour it all out.'),
  offer('sign', { part: 'anxiety', is: 'low' }, 'give a sign unasked, in the form you like.'),
  offer(
    'my-occasion',
    {
      any: [
        { all: [{ part: 'anxiety', is: 'middle' }, { not: { even: 'anxiety' } }] },
        { all: [{ part: 'avoidance', is: 'middle' }, { not: { even: 'avoidance' } }] },
      ],
    },
    'tell you the one occasion that’s hard for me, before it comes.',
  ),
  offer('own-view', { part: 'avoidance', is: 'high' }, 'answer “how are you?” with one true word more.'),
  offer('listen', { not: { part: 'anxiety', is: 'high' } }, 'listen without solving, when you say so.'),
  offer('no-means-no', { not: { part: 'anxiety', is: 'low' } }, 'take a no on this page as a no.'),
]

/** For a counselor: what was counted, not what it might be called. */
export const forCounselor = {
  facts: [
    fact(
      'counsel.signs',
      { part: 'anxiety', from: 'level5' },
      'looking for signs takes up a good part of my days; the number of hours is left blank to fill in.',
    ),
    fact(
      'counsel.quarrels',
      {
        all: [
          { group: 'quarrels', is: 'high' },
          { item: 'q06', from: 5 },
        ],
      },
      'after arguments I can’t do anything else until it’s settled; how many times a month: blank.',
    ),
    fact('counsel.reread', strong('q02'), 'I reread my message; how many times: blank.'),
    fact('counsel.late', strong('q18'), 'late news costs me hours of the day: blank.'),
    fact('counsel.never-same', strong('q22'), 'after a quarrel I fear nothing will be the same; how long: blank.'),
    fact(
      'counsel.alone',
      { part: 'avoidance', is: 'high' },
      'I keep a lot to myself, so few may know of this; a guess, not a count of people.',
    ),
    fact('counsel.former', { context: 'c1', in: [2] }, 'it’s about a relationship that has ended; date: blank.'),
    fact(
      'counsel.sleep',
      { not: { help: 'none' } },
      'sleep, appetite or work have or haven’t suffered, since when: blanks to fill in.',
    ),
  ],
  requests: [
    request(
      'counsel.safe',
      { not: { help: 'none' } },
      'part of the visit alone with the counselor. No hint at danger that no line asked about.',
    ),
    request('counsel.aim', { not: { help: 'none' } }, 'I’d like one way to get through the hours of not knowing.'),
  ],
  offers: [offer('counsel.week', { not: { help: 'none' } }, 'bring the notes of my seven days.')],
} as const
