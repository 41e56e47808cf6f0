import type { Condition } from '@/core/report/condition'
import type { Handout, Piece } from '@/core/report/report-key'
import { allLight, anyRaised, from, high, parts, raised } from './conditions'

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
      answer('friend', 'q17', 'I ask for reassurance; it wears off.'),
      answer('friend', 'q14', 'Until I have an answer I think of little else.'),
      answer('friend', 'q15', 'I leave messages unopened; it is not about you.'),
      answer('friend', 'q06', 'I call off plans; I would like to have come.'),
      answer('friend', 'q10', 'When asked for a minute my heart races; say the subject.'),
      answer('friend', 'q12', 'Sore subjects I keep to myself (q12 reversed: quote raw label).'),
      answer('friend', 'q08', 'A passing remark may stay with me for long.'),
      answer('friend', 'q09', 'Calls I put off.'),
      answer('friend', 'q16', 'By evening my neck is hard; then I am short.'),
      line('fact.friend.light', 'Four quiet weeks; I have an ear free.', allLight),
      line('fact.friend.month', 'This is about four weeks, not about who I am.'),
    ],
    requests: [
      line('request.friend.when', 'Tell me roughly when you will answer.', from('q14', 2)),
      line('request.friend.subject', 'Say what it is about when you ask for a minute.', from('q10', 2)),
      line('request.friend.step', 'When I ask if it will be fine, ask me which step is next.', from('q17', 2)),
      line('request.friend.beside', 'Sit beside me while I do one thing.', raised('avoidance')),
      line('request.friend.listen', 'Hear the list without solving it.', anyRaised),
      line('request.friend.usual', 'Nothing special; ask me how it is now and then.'),
    ],
    offers: [
      line('offer.friend.wait', 'I wait ten minutes before I ask a second time.', from('q17', 2)),
      line(
        'offer.friend.cancel',
        'If I cannot come I say so the day before and suggest a shorter time.',
        from('q06', 2),
      ),
      line('offer.friend.open', 'I open your messages the same day, even if I answer later.', from('q15', 2)),
      line('offer.friend.kind', 'I say when I need an answer and when an ear.', anyRaised),
      line('offer.friend.ear', 'When it is your turn, I listen.'),
    ],
  },
  {
    reader: 'doctor',
    when: anyRaised,
    facts: [
      line(
        'fact.doctor.scores',
        'Self-assessment, four weeks, 0 to 100, three scores by slots. No measurement.',
        undefined,
        [...parts],
      ),
      answer('doctor', 'q14', 'Thoughts circle until an answer comes; blank: hours a day.'),
      answer('doctor', 'q02', 'Also during meals; blank: weight, appetite.'),
      answer('doctor', 'q10', 'Heart speeds up; blank: how often without occasion.'),
      answer('doctor', 'q13', 'Holding breath.'),
      answer('doctor', 'q16', 'Neck; blank: pain, where.'),
      answer('doctor', 'q06', 'Calling off plans; blank: what I no longer do.'),
      line('fact.doctor.since', 'Blank: since when, what happened then; sleep, coffee, medicines.'),
    ],
    requests: [
      line(
        'request.doctor.body',
        'Which bodily causes should be looked at (thyroid, iron, medicines)?',
        raised('tension'),
      ),
      line('request.doctor.talk', 'Which talking treatment is there, how long is the wait?', high('worrying')),
      line('request.doctor.narrow', 'I put off much; can the next appointment be fixed now?', raised('avoidance')),
      line('request.doctor.next', 'What should I watch, and when come back?'),
    ],
    offers: [
      line('offer.doctor.week', 'I bring a week of notes.'),
      line('offer.doctor.list', 'I bring a list of all I take, coffee and alcohol included.'),
    ],
  },
]
