import type { Condition } from '@/core/report/condition'
import type { Handout, Piece } from '@/core/report/report-key'
import {
  able,
  all,
  allMiddle,
  any,
  belittled,
  chose,
  doubting,
  groupHigh,
  groupLow,
  kind,
  level,
  no,
  not,
  parts,
  sore,
  strict,
  swaying,
  threatened,
  yes,
} from './conditions'

const line = (id: string, note: string, when?: Condition, mentions?: readonly string[]): Piece => ({
  id,
  note,
  ...(when && { when }),
  ...(mentions && { mentions }),
})
/** A line that says one answer; the turned answer lies on the side that the line claims. */
const answer = (to: string, when: Condition & { item: string }, note: string) =>
  line(`fact.${to}.${when.item}`, note, when, [when.item])

const friend: Handout = {
  reader: 'friend',
  when: not(threatened),
  facts: [
    line('fact.friend.hard', 'I am having a hard time; it is not about you and you need not fix it.', sore),
    line('fact.friend.belittled', 'Somebody puts me down; I would like to tell you the words.', chose('c4', 3)),
    answer('friend', no('q05'), 'After a slip I call myself names; not your fault.'),
    answer('friend', no('q11'), 'When you go to trouble for me I feel I don’t deserve it; it does me good.'),
    answer('friend', no('q29'), 'A mistake stays with me for days.'),
    answer('friend', yes('q33'), 'When you are disappointed I feel I count for less.'),
    answer('friend', yes('q12'), 'No reply: I start to feel unimportant.'),
    answer('friend', yes('q21'), 'Overlooked in a group: I matter less; I go quiet.'),
    answer('friend', no('q20'), 'I argue with kind words; say them all the same.'),
    answer('friend', yes('q09'), 'After a useless day I feel I have not earned a rest.'),
    answer('friend', yes('q18'), 'When somebody does it better I feel smaller.'),
    answer('friend', no('q10'), 'When contradicted firmly I give in.'),
    answer('friend', no('q16'), 'I expect a mistake in what I hand in.'),
    answer('friend', no('q26'), 'It is hard for me to say I can’t.'),
    answer('friend', no('q35'), 'My needs count less to me; ask me what I would like.'),
    answer('friend', no('q17'), 'There are sides I hide; ask gently, no need to tell all.'),
    answer('friend', yes('q03'), 'After a day of failed attempts I feel worth less than before.'),
    line(
      'fact.friend.criticized',
      'When criticized I no longer feel fine as a person; say which one thing.',
      all(yes('q27'), not(chose('c4', 3))),
      ['q27'],
    ),
    answer('friend', yes('q08'), 'I can talk about my habits with a smile; no leave to laugh.'),
    answer('friend', yes('q25'), 'Ask me to show you something.'),
    answer('friend', yes('q07'), 'I know what my share was; ask me.'),
    line('fact.friend.q27', 'You can criticize me; I remain fine.', all(no('q27'), not(any(sore, chose('c4', 3)))), [
      'q27',
    ]),
    line('fact.friend.level', 'News hardly changes my view of myself; what I feel may not show: ask.', level),
    line('fact.friend.between', 'Between yes and no on trusting and liking myself.', allMiddle),
    line('fact.friend.half-year', 'How I see myself lately, not all of who I am.'),
  ],
  requests: [
    line('request.friend.check', 'Please ask how I am on blank, even if I do not write.', sore),
    line('request.friend.belittled', 'Tell me how it sounds to you.', chose('c4', 3)),
    line('request.friend.tone', 'When I go quiet after a slip, ask what happened.', no('q05')),
    line('request.friend.trouble', 'When you help, say that you like to.', no('q11')),
    line('request.friend.when', 'If you cannot reply, one word.', yes('q12')),
    line('request.friend.pull', 'In a group ask me one question.', yes('q21')),
    line(
      'request.friend.disappointed',
      'When disappointed say what about, and that we are fine, if we are.',
      yes('q33'),
    ),
    line('request.friend.plain', 'Praise one exact thing and leave it there.', strict),
    line('request.friend.bad-day', 'On a day that failed ask how I am first.', swaying),
    line('request.friend.opinion', 'Ask for my opinion before you say yours.', groupLow('judgment')),
    line('request.friend.trust', 'Tell me one thing you would trust me with.', doubting),
    line('request.friend.warn', 'Warn me in plain words; I hear hints late.', able),
    line('request.friend.help', 'Take something off my hands although I say I manage.', able),
    line('request.friend.impact', 'Tell me when you cannot see whether something reached me.', level),
    line('request.friend.hurt', 'Tell me when something I did bothers you.', kind),
    line('request.friend.see', 'Which do you see more often in me?', allMiddle),
    line('request.friend.usual', 'Tell me when I am too hard on myself, and how you notice.', not(kind)),
  ],
  offers: [
    line('offer.friend.truth', 'When you ask how I am, I tell you the truth; thoughts of not living at once.', sore),
    line('offer.friend.thanks', 'I say thank you before I argue.', any(strict, groupLow('taking'))),
    line('offer.friend.ask', 'I ask instead of guessing what silence means.', yes('q12')),
    line('offer.friend.no', 'I say no when I mean no.', swaying),
    line('offer.friend.opinion', 'I say my opinion once before I give in.', groupLow('judgment')),
    line('offer.friend.try', 'I try it for ten minutes before I hand it on.', all(doubting, not(sore))),
    line('offer.friend.hand', 'I leave you a job and do not correct it.', able),
    line('offer.friend.teach', 'I show you what I can, at your pace.', all(able, not(strict))),
    line('offer.friend.blunder', 'You can tell me your blunder; I tell you one of mine.', kind),
    line('offer.friend.honest', 'You can be honest with me.', all(level, not(any(strict, sore)))),
    line('offer.friend.credit', 'I tell you when something of yours was good.', groupHigh('credit')),
    line('offer.friend.day', 'When a day is bad I say so.', allMiddle),
    line('offer.friend.ear', 'When you are hard on yourself I tell you how I see it.', not(sore)),
  ],
}

export const handOver: readonly Handout[] = [
  friend,
  {
    reader: 'friend',
    when: 'otherwise',
    facts: [
      line('fact.threat.fear', 'Something to tell in person, alone; nothing of it in writing.'),
      line('fact.threat.where', 'Do not write about it or mention it before others.'),
      line('fact.threat.not-solve', 'I have not decided anything yet.'),
    ],
    requests: [
      line('request.threat.call', 'Something to agree on when we meet; no word and no number in writing.'),
      line('request.threat.come', 'May I come to you at night?'),
      line('request.threat.quiet', 'Tell nobody without asking me, except when I am in danger.'),
    ],
    offers: [
      line('offer.threat.sign', 'How you will know that I am all right: said in person, nothing of it in writing.'),
    ],
  },
  {
    reader: 'doctor',
    when: not({ help: 'none' }),
    facts: [
      line(
        'fact.doctor.threat',
        'Please see me alone; something to say only then. The threat is not in writing.',
        threatened,
      ),
      line('fact.doctor.days', 'The past two weeks: slot.', chose('c5', 1, 2), ['c5']),
      line('fact.doctor.hindered', 'How far it gets in the way: slot.', chose('c3', 2, 3, 4), ['c3']),
      line('fact.doctor.since', 'Since: slot; blank: sleep, appetite, thoughts of not wanting to live.', undefined, [
        'c1',
      ]),
      line(
        'fact.doctor.body',
        'It shows most in the look at my body; blank: meals, throwing up, exercise.',
        chose('c2', 5),
      ),
      line('fact.doctor.belittled', 'Somebody puts me down again and again; blank.', belittled),
      answer('doctor', no('q05'), 'I call myself names; blank how often.'),
      answer('doctor', no('q29'), 'I blame myself for days; blank.'),
      answer('doctor', yes('q03'), 'After failed attempts I feel worth less; blank how long.'),
      answer('doctor', yes('q33'), 'When somebody close is disappointed I feel I count for less; blank.'),
      answer('doctor', no('q17'), 'There are sides I am ashamed of; what I avoid because of it: blank.'),
      answer('doctor', yes('q09'), 'Without something useful done I have not earned a rest; hours I rest: blank.'),
      answer('doctor', yes('q27'), 'When criticized I am no longer fine as a person; how long: blank.'),
      answer('doctor', yes('q30'), 'On days I dislike my looks I am worth less; what I then leave out: blank.'),
      line('fact.doctor.scores', 'Self-assessment of half a year, 0 to 100: three scores.', not(threatened), [
        ...parts,
      ]),
      line('fact.doctor.talk', 'I would like to talk about how I see myself; blank since when.', not(threatened)),
    ],
    requests: [
      line(
        'request.doctor.file',
        'Who at home could see the record? The threat only where they cannot; nothing to anybody who comes or calls.',
        threatened,
      ),
      line('request.doctor.talk', 'Which treatment by talking, how long is the wait?', not(threatened)),
      line('request.doctor.next', 'What should I do if it gets heavier before then?'),
      line('request.doctor.body', 'Should anything in the body be looked at too?', chose('c1', 3)),
    ],
    offers: [
      line('offer.doctor.show', 'I show injuries, however small, and say when.', threatened),
      // Nothing in writing that could be found beside a person who threatens.
      line('offer.doctor.note', 'I bring three sentences from inside.', not(threatened)),
      line('offer.doctor.days', 'I note for a week sleep, food, and the heaviest hour.', not(threatened)),
    ],
  },
]
