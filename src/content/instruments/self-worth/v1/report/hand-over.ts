import type { Condition } from '@/core/report/condition'
import type { Handout, Piece } from '@/core/report/report-key'
import { able, allMiddle, any, no, not, parts, sore, strict, swaying, yes } from './conditions'

const line = (id: string, note: string, when?: Condition, mentions?: readonly string[]): Piece => ({
  id,
  note,
  ...(when && { when }),
  ...(mentions && { mentions }),
})
/** A line that says one answer; the turned answer lies on the side that the line claims. */
const answer = (to: string, when: Condition & { item: string }, note: string) =>
  line(`fact.${to}.${when.item}`, note, when, [when.item])

export const handOver: readonly Handout[] = [
  {
    reader: 'friend',
    facts: [
      answer('friend', no('q05'), 'After a slip I call myself names; not your fault. q05 reversed, raw label.'),
      answer('friend', yes('q09'), 'No reply: I start to feel unimportant; I know you are busy.'),
      answer('friend', yes('q12'), 'Overlooked in a group: I matter less; I may go quiet.'),
      answer('friend', yes('q03'), 'After a day of failed attempts I count myself for less.'),
      answer('friend', no('q10'), 'When I hand something in I expect a mistake.'),
      answer('friend', no('q14'), 'Some of my tastes I keep to myself.'),
      answer('friend', no('q16'), 'I take the easier task to be safe.'),
      answer('friend', yes('q08'), 'My odd habits may be laughed about, I do it myself.'),
      answer('friend', yes('q13'), 'Ask me to show you something I do well.'),
      line('fact.friend.between', 'On trusting and liking myself I lie between yes and no.', allMiddle),
      line('fact.friend.half-year', 'About half a year, not who I am.'),
    ],
    requests: [
      line(
        'request.friend.tone',
        'When you hear me call myself names, say: that is my friend you speak of.',
        no('q05'),
      ),
      line('request.friend.when', 'If you cannot reply, send one word.', yes('q09')),
      line('request.friend.pull', 'In a group ask me one question.', yes('q12')),
      line('request.friend.plain', 'Praise one thing exactly, then leave it; I may need a day.', strict),
      line('request.friend.bad-day', 'On a day that failed, do not ask what came of it.', swaying),
      line('request.friend.trust', 'Tell me one thing you would trust me with.', any(no('q04'), no('q10'))),
      line('request.friend.help', 'Take something off my hands although I say I can do it.', able),
      line('request.friend.see', 'Which do you see in me more often, trust or doubt?', allMiddle),
      line('request.friend.usual', 'Tell me when I am too hard or too easy on myself.', not(strict)),
    ],
    offers: [
      line('offer.friend.thanks', 'I say thank you to a kind word before I answer it.', strict),
      line('offer.friend.ask', 'I ask instead of guessing what your silence means.', yes('q09')),
      line('offer.friend.no', 'I say no when I mean no.', swaying),
      line('offer.friend.hand', 'I leave you a job and do not correct it.', able),
      line('offer.friend.day', 'When a day is bad I say so instead of “fine”.', allMiddle),
      line('offer.friend.ear', 'When you are hard on yourself, I tell you how I see it.'),
    ],
  },
  {
    reader: 'doctor',
    when: sore,
    facts: [
      line(
        'fact.doctor.scores',
        'Self-assessment over half a year, 0 to 100: three scores; no measurement of worth.',
        undefined,
        [...parts],
      ),
      answer('doctor', no('q05'), 'I call myself names; blank: how often a day.'),
      answer('doctor', yes('q03'), 'After failed attempts worth less; blank: how long.'),
      answer('doctor', yes('q09'), 'No reply: unimportant; blank: what I then do.'),
      line('fact.doctor.since', 'Blank: since when; sleep, appetite, thoughts of not wanting to live.'),
    ],
    requests: [
      line('request.doctor.talk', 'Which talking treatment, how long is the wait?'),
      line('request.doctor.next', 'What should I do if it gets heavier before then?'),
    ],
    offers: [line('offer.doctor.note', 'I bring three sentences the voice says.')],
  },
]
