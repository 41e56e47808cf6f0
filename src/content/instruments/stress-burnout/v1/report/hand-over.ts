import type { Condition } from '@/core/report/condition'
import type { Handout, Piece } from '@/core/report/report-key'
import { any, anyRaised, burdened, eased, from, parts, raised, upTo } from './conditions'

const line = (id: string, note: string, when?: Condition, mentions?: readonly string[]): Piece => ({
  id,
  ...(when && { when }),
  ...(mentions && { mentions }),
  note,
})
/** A line about one answer of which there is much. */
const heavy = (reader: string, item: string, note: string): Piece =>
  line(`fact.${reader}.${item}`, note, from(item, 3), [item])

export const handOver: readonly Handout[] = [
  {
    reader: 'doctor',
    when: any(raised('exhaustion'), raised('distance'), burdened),
    facts: [
      line('fact.doctor.scores', 'Four weeks, four scores, self-assessment.', undefined, [...parts]),
      // Before the answers, of which there can be more than the page offers.
      line('fact.doctor.blank', 'Since when, sleep, medicines: blank.'),
      heavy('doctor', 'q08', 'Tired after rest: answer.'),
      heavy('doctor', 'q03', 'Body heavy at the start: answer.'),
      heavy('doctor', 'q12', 'Words slow: answer.'),
      heavy('doctor', 'q16', 'Small mishap too much: answer.'),
      heavy('doctor', 'q22', 'Tasks in rest hours: answer.'),
    ],
    requests: [
      line('request.doctor.bad', 'What do I do on a very bad day until then?', burdened),
      line('request.doctor.body', 'Which causes in the body should be looked at?', raised('exhaustion')),
      line('request.doctor.lighter', 'Can tasks be made lighter for a while, and who certifies it?'),
      line('request.doctor.help', 'Which counseling is there here, how long is the wait?'),
    ],
    offers: [
      line('offer.doctor.open', 'I will say it if I think of not wanting to live.', burdened),
      line('offer.doctor.list', 'I bring a list: sleep, medicines, alcohol, coffee.'),
      line('offer.doctor.company', 'I bring someone.', any(burdened, from('q12', 3))),
    ],
  },
  {
    reader: 'friend',
    facts: [
      line('fact.friend.weeks', 'Four weeks, not who I am.'),
      heavy('friend', 'q23', 'Messages wait; it is strength and not you.'),
      heavy('friend', 'q16', 'Little things are too much; not about you.'),
      heavy('friend', 'q20', 'Short answers keep things off me.'),
      heavy('friend', 'q18', 'List longer than a day.'),
      heavy('friend', 'q02', 'Plans do not hold; if I cancel, it is not about you.'),
      heavy('friend', 'q11', 'My tasks feel like someone else’s.'),
      line('fact.friend.q19', 'An hour of quiet does me good.', upTo('q19', 1), ['q19']),
      line('fact.friend.q06', 'There is a task I look forward to: ask about it.', upTo('q06', 1), ['q06']),
    ],
    requests: [
      line('request.friend.ask', 'Ask tonight and tomorrow how I really am.', burdened),
      line('request.friend.call', 'Sit with me while I call.', burdened),
      line('request.friend.take', 'Take one thing off me this week: blank.', raised('overload')),
      line('request.friend.decide', 'Let me choose one thing we do.', raised('control')),
      line('request.friend.quiet', 'Be with me without plans.', raised('exhaustion')),
      line('request.friend.listen', 'Listen ten minutes without advice.', any(anyRaised, burdened)),
      line('request.friend.sign', 'Tell me how you notice that it gets too much.'),
    ],
    offers: [
      line('offer.friend.safe', 'I say so if I cannot go on.', burdened),
      line('offer.friend.number', 'I answer with a number 0–10.', any(anyRaised, burdened)),
      line('offer.friend.same', 'In your full weeks I take something.', eased),
    ],
  },
]
