import type { Condition } from '@/core/report/condition'
import type { Handout, Piece } from '@/core/report/report-key'
import { any, anyRaised, from, helped, not, parts, raised, tender, upTo } from './conditions'

const line = (id: string, note: string, when?: Condition, mentions?: readonly string[]): Piece => ({
  id,
  ...(when && { when }),
  ...(mentions && { mentions }),
  note,
})

/** A line about one answer of which there is much: from "often", or "sometimes" of what is good. */
const heavy = (reader: string, item: string, note: string): Piece =>
  line(`fact.${reader}.${item}`, note, from(item, 2), [item])

const doctorFacts: readonly Piece[] = [
  line('fact.doctor.scores', 'Two weeks, self-assessment, four scores 0–100 by slots; no measurement.', undefined, [
    ...parts,
  ]),
  heavy('doctor', 'q16', 'I can imagine something good next month: answer.'),
  heavy('doctor', 'q10', 'Eating feels like a duty: answer; weight since.'),
  heavy('doctor', 'q23', 'Heart heavy through the day: answer.'),
  heavy('doctor', 'q09', 'A free hour, all seems dull: answer.'),
  heavy('doctor', 'q02', 'Tired after a full night: answer.'),
  heavy('doctor', 'q12', 'Same gloomy thought: answer.'),
  heavy('doctor', 'q14', 'Move slowly: answer.'),
  heavy('doctor', 'q24', 'Lose track in conversation: answer.'),
  line('fact.doctor.blank', 'What I would like to add: blank.'),
]

const doctorRequests: readonly Piece[] = [
  line('request.doctor.night', 'What do I do on a bad night until we meet again?', helped),
  line('request.doctor.body', 'Which causes in the body should be looked at?', any(raised('body'), from('q02', 2))),
  line('request.doctor.help', 'Which help is there here, and how long is the wait?'),
  line('request.doctor.highs', 'I have / have not had days with much energy and little sleep: does it matter?'),
  line('request.doctor.next', 'When do we look at it again?'),
]

const doctorOffers: readonly Piece[] = [
  line('offer.doctor.open', 'I will say it openly if I think of not wanting to live.', tender),
  line('offer.doctor.since', 'I will say since when: blank.'),
  line('offer.doctor.list', 'I bring a list: medicines, alcohol, sleep.'),
  line('offer.doctor.company', 'I bring someone who knows me, if I lose track.', any(helped, from('q24', 2))),
]

const friendFacts: readonly Piece[] = [
  heavy('friend', 'q03', 'When I look cheerful it may be a face.'),
  heavy('friend', 'q19', 'Among people I like I can feel empty; it is not about them.'),
  heavy('friend', 'q05', 'I turn down things I once liked; keep asking.'),
  heavy('friend', 'q07', 'When it gets quiet, sadness comes.'),
  heavy('friend', 'q08', 'I scold myself after small mistakes; please no agreeing.'),
  heavy('friend', 'q04', 'Small choices take me long.'),
  heavy('friend', 'q24', 'I lose track in talk; it is not boredom.'),
  heavy('friend', 'q18', 'Soon after getting up I want to lie down; not laziness.'),
  line('fact.friend.q21', 'I still get absorbed in what I like: come along.', upTo('q21', 1), ['q21']),
  line('fact.friend.q01', 'I am still curious how things go on: tell me stories.', upTo('q01', 1), ['q01']),
  line('fact.friend.weeks', 'This is about two weeks, not about who I am.'),
]

const friendRequests: readonly Piece[] = [
  line('request.friend.stay', 'Ask me tonight, and tomorrow, how I really am.', tender),
  line('request.friend.call', 'Sit with me while I call a doctor, or call for me.', tender),
  line('request.friend.eat', 'Eat with me once this week, something simple.', from('q10', 2)),
  line('request.friend.decide', 'Decide small things for me: where, what to eat.', from('q04', 2)),
  line('request.friend.invite', 'Keep inviting me, small, even if I said no.', from('q05', 2)),
  line('request.friend.listen', 'Listen without advice for ten minutes.', any(anyRaised, tender)),
  line('request.friend.sign', 'Tell me how you notice that I am not well.'),
]

const friendOffers: readonly Piece[] = [
  line('offer.friend.safe', 'I will tell you if I do not feel safe.', tender),
  line('offer.friend.true', 'When you ask, I answer with a number from 0 to 10.', any(anyRaised, tender)),
  line('offer.friend.quiet', 'I come along, even if I say little.', any(anyRaised, tender)),
  line('offer.friend.same', 'If you have heavy weeks, I listen as well.', not(helped)),
]

export const handOver: readonly Handout[] = [
  {
    reader: 'doctor',
    when: any(anyRaised, tender),
    facts: doctorFacts,
    requests: doctorRequests,
    offers: doctorOffers,
  },
  { reader: 'friend', facts: friendFacts, requests: friendRequests, offers: friendOffers },
]
