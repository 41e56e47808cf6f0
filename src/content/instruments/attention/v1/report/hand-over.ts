import type { Condition } from '@/core/report/condition'
import type { Handout, Piece } from '@/core/report/report-key'
import { allLight, anyRaised, from, high, not, parts, raised } from './conditions'

const line = (id: string, note: string, when?: Condition, mentions?: readonly string[]): Piece => ({
  id,
  note,
  ...(when && { when }),
  ...(mentions && { mentions }),
})
/** A line that says one answer, offered from "most of the time" on. */
const answer = (to: string, item: string, note: string) => line(`fact.${to}.${item}`, note, from(item, 3), [item])

export const handOver: readonly Handout[] = [
  {
    reader: 'friend',
    facts: [
      line('fact.friend.time', 'This is about six months, not about who I am.'),
      answer('friend', 'q14', 'Other thoughts carry me off; it is not about you.'),
      answer('friend', 'q17', 'Long voice messages: quote raw label (reversed).'),
      answer('friend', 'q03', 'I say yes before I look; my first yes is not final.'),
      answer('friend', 'q18', 'I send and wish I had waited.'),
      answer('friend', 'q04', 'I walk while phoning and am listening.'),
      answer('friend', 'q16', 'Slow films: I get up; stay with you.'),
      answer('friend', 'q10', 'Free afternoons I fill.'),
      answer('friend', 'q12', 'New ideas throw over plans.'),
      line('fact.friend.light', 'A steady half year; I have an ear free.', allLight),
    ],
    requests: [
      line('request.friend.name', 'Say my name first and then the thing.', raised('inattention')),
      line('request.friend.short', 'Write the date in a text as well.', from('q17', 2)),
      line('request.friend.evening', 'Take my yes only in the evening.', from('q03', 2)),
      line('request.friend.up', 'Let me get up.', raised('restlessness')),
      line('request.friend.beside', 'Sit beside me while I begin one thing.', anyRaised),
      line('request.friend.usual', 'Nothing special; ask now and then.', not(anyRaised)),
    ],
    offers: [
      line('offer.friend.say', 'I say when I was away instead of nodding.', raised('inattention')),
      line('offer.friend.confirm', 'I confirm plans the same evening.', raised('impulsivity')),
      line('offer.friend.walk', 'I suggest a walk instead of the sofa.', raised('restlessness')),
      line('offer.friend.ear', 'When it is your turn, I listen, phone away.'),
    ],
  },
  {
    reader: 'doctor',
    when: anyRaised,
    facts: [
      line('fact.doctor.scores', 'Self-assessment, six months, 0 to 100, three scores. No measurement.', undefined, [
        ...parts,
      ]),
      line('fact.doctor.since', 'Blank: since when, as a child, at school; what changed.'),
      line('fact.doctor.sleep', 'Blank: hours of sleep, mood, medicines, alcohol.'),
      answer('doctor', 'q14', 'Thoughts carry off at work; blank: example.'),
      answer('doctor', 'q08', 'Loses place in steps; blank.'),
      answer('doctor', 'q13', 'Body in a hurry in the evening; blank: sleep, coffee.'),
      answer('doctor', 'q18', 'Sends and regrets; blank: costs.'),
    ],
    requests: [
      line('request.doctor.body', 'Which bodily causes (thyroid, iron, medicines, sleep)?', raised('restlessness')),
      line('request.doctor.who', 'Who looks at attention in adults here, how long is the wait?', high('inattention')),
      line('request.doctor.talk', 'Is there a talking treatment or training?', high('impulsivity')),
      line('request.doctor.next', 'What should I watch, and when come back?'),
    ],
    offers: [
      line('offer.doctor.week', 'I bring a week of notes and three examples.'),
      line('offer.doctor.other', 'I can ask someone who knows me what they see.'),
    ],
  },
]
