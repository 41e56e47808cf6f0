import type { Condition } from '@/core/report/condition'
import type { Handout, Piece } from '@/core/report/report-key'
import {
  all,
  allLight,
  any,
  anyRaised,
  atEase,
  behind,
  burdened,
  carer,
  chose,
  circumstantial,
  eased,
  from,
  high,
  leads,
  parts,
  raised,
  threatened,
  upTo,
} from './conditions'

const line = (id: string, note: string, when?: Condition, mentions?: readonly string[]): Piece => ({
  id,
  ...(when && { when }),
  ...(mentions && { mentions }),
  note,
})
/** A line about one answer of which there is much. */
const much = (reader: string, item: string, note: string): Piece =>
  line(`fact.${reader}.${item}`, note, from(item, 3), [item])

const lightLines = any(allLight, circumstantial)

const doctorFacts: readonly Piece[] = [
  // The page can be found by somebody else: it says nothing but that there is something to say.
  line('fact.doctor.threat', 'Please speak to me alone; something to say rather than to write.', threatened),
  line('fact.doctor.stopped', 'I can’t keep up my duties.', chose('c5', 4)),
  line('fact.doctor.load', 'More to do than hours.', high('overload')),
  line('fact.doctor.told', 'What else: {c4.lower}; blank: which, since when.', chose('c4', 1, 2, 3), ['c4']),
  line('fact.doctor.since', 'Since: {c2.lower}; blank: what began then.', chose('c2', 1, 2, 3, 4), ['c2']),
  line('fact.doctor.free', 'On free days: {c3.lower}.', chose('c3', 2, 3, 4), ['c3']),
  // Before the answers, of which there can be more than the page offers.
  line('fact.doctor.blank', 'Sleep, appetite, medicines, alcohol: blank.'),
  much('doctor', 'q11', 'Tired after rest.'),
  much('doctor', 'q07', 'R: short breaks give little back.'),
  much('doctor', 'q03', 'Body heavy at the start.'),
  much('doctor', 'q35', 'R: no fresh strength at the start.'),
  much('doctor', 'q23', 'Can hardly get up once seated.'),
  much('doctor', 'q15', 'Words slow.'),
  much('doctor', 'q27', 'R: head not clear toward the end.'),
  much('doctor', 'q19', 'Small mishap too much.'),
  much('doctor', 'q24', 'All the same how it turns out; blank: free time too?'),
  much('doctor', 'q33', 'Tasks go around after the day.'),
  // Low numbers alone would tell a hurried doctor that nothing is wrong.
  line('fact.doctor.light', 'Light lines: look for another cause.', lightLines),
  line('fact.doctor.scores', 'Four weeks, four scores, self-assessment.', { not: lightLines }, [...parts]),
]
const doctorRequests: readonly Piece[] = [
  line('request.doctor.bad', 'What do I do on a very bad day until then?', burdened),
  line('request.doctor.body', 'Which causes in the body should be looked at?', raised('exhaustion')),
  line('request.doctor.mood', 'Could low mood be part of it?', any(chose('c3', 4), raised('distance'))),
  line('request.doctor.relief', 'What relief is there for people who care for somebody?', carer),
  line(
    'request.doctor.lighter',
    'Can tasks be made lighter for a while, and who certifies it?',
    all({ not: threatened }, { not: chose('c1', 4) }),
  ),
  line(
    'request.doctor.between',
    'No job, studies or care: who helps with offices and everyday matters?',
    all({ not: threatened }, chose('c1', 4)),
  ),
  line('request.doctor.private', 'Whom else can I talk to in private? Names no threat.', threatened),
  line('request.doctor.help', 'Which counseling is there here, how long is the wait?'),
]
const doctorOffers: readonly Piece[] = [
  line('offer.doctor.open', 'I will say it if I think of not wanting to live.', burdened),
  line('offer.doctor.list', 'I bring a list of medicines, coffee, alcohol.'),
  // Not where somebody frightens the reader: it may be the one who would come along.
  line('offer.doctor.company', 'I bring someone.', all({ not: threatened }, any(burdened, from('q15', 3)))),
  line('offer.doctor.notes', 'I note for a week how mornings are.'),
]

const friendFacts: readonly Piece[] = [
  line('fact.friend.threat', 'Something to tell in person, nobody else around; the page names no threat.', threatened),
  // What a friend would not guess comes before what is going well.
  line('fact.friend.same', 'Free days and liked things do not help.', all({ not: threatened }, chose('c3', 4))),
  line('fact.friend.undone', 'Important things are left undone.', all({ not: threatened }, behind)),
  line(
    'fact.friend.control',
    'How much others decide wears on me.',
    all({ not: threatened }, leads('control'), raised('control')),
  ),
  much('friend', 'q31', 'Even a chat with you costs effort; it is strength and not you.'),
  much('friend', 'q11', 'Tired after rest: goes home early for that.'),
  much('friend', 'q19', 'Little things are too much; not about you.'),
  much('friend', 'q16', 'I only half listen at present.'),
  much('friend', 'q21', 'List longer than a day.'),
  much('friend', 'q25', 'Free hours fill with tasks; a date would help.'),
  much('friend', 'q02', 'Plans get overturned; if I cancel, it is not about you.'),
  much('friend', 'q34', 'Things are handed to me without a question; I find it hard to say no.'),
  much('friend', 'q12', 'My tasks feel like someone else’s.'),
  much('friend', 'q24', 'Hardly cares how things turn out.'),
  much('friend', 'q33', 'After I stop, my head goes on.'),
  much('friend', 'q36', 'My jokes are bitter; there is something under them.'),
  // Nothing cheerful on a page that is to say that somebody frightens the reader.
  line('fact.friend.q08', 'There is a task I look forward to: ask.', all({ not: threatened }, upTo('q08', 1)), ['q08']),
  // Not where free days are no better: a friend would take it for a cure.
  line(
    'fact.friend.q07',
    'A short break does me good.',
    all({ not: threatened }, upTo('q07', 1), { not: chose('c3', 4) }),
    ['q07'],
  ),
  line('fact.friend.easy', 'Talking with you costs me nothing.', all({ not: threatened }, upTo('q31', 1)), ['q31']),
  line('fact.friend.light', 'These four weeks were all right; I have room.', atEase),
]
const friendRequests: readonly Piece[] = [
  // Not by a phone that somebody else may read.
  line('request.friend.ask', 'Ask tonight and tomorrow how I really am.', all(burdened, { not: threatened })),
  line('request.friend.call', 'Sit with me while I call.', burdened),
  // A friend at the other end of the phone comes before anything about ordinary days; it names no threat.
  line('request.friend.phone', 'Phone on; call or come if I ask.', threatened),
  line('request.friend.take', 'Take one thing off me this week: blank.', raised('overload')),
  line('request.friend.decide', 'Let me choose one thing we do.', all(raised('control'), { not: threatened })),
  line('request.friend.quiet', 'Be with me without plans.', raised('exhaustion')),
  line('request.friend.real', 'Ask me what I liked today.', all(raised('distance'), { not: threatened })),
  line('request.friend.listen', 'Listen ten minutes without advice.', any(anyRaised, burdened)),
  line('request.friend.yours', 'Tell me how full your weeks are.', eased),
  line('request.friend.walk', 'Fix a walk or a meal with me, date blank.', atEase),
  line('request.friend.honest', 'Tell me if I promise too much.', atEase),
  line('request.friend.sign', 'Tell me how you notice that it gets too much for me.'),
]
const friendOffers: readonly Piece[] = [
  line('offer.friend.safe', 'I say so if I cannot go on.', burdened),
  line('offer.friend.number', 'I answer with a number 0–10.', any(anyRaised, burdened)),
  line('offer.friend.cancel', 'If I cancel, I say so early and name another day.', anyRaised),
  line('offer.friend.take', 'I take one errand for you this week: blank.', atEase),
  line('offer.friend.evening', 'One evening I listen, without my news.', atEase),
  line('offer.friend.same', 'In your full weeks I take something.', eased),
  line('offer.friend.thanks', 'I say thank you for what you take, by name.'),
]

const relativeFacts: readonly Piece[] = [
  much('relative', 'q21', 'More to do at home and beside it than a day holds.'),
  much('relative', 'q01', 'I seldom eat sitting down.'),
  much('relative', 'q25', 'My rest hours go to tasks.'),
  much('relative', 'q33', 'Tasks go on in the head beside them.'),
  much('relative', 'q22', 'My hours are set by someone who needs me.'),
  much('relative', 'q34', 'Tasks come to me without a question.'),
  much('relative', 'q11', 'I am tired after rest as well.'),
  much('relative', 'q19', 'Small mishaps too much; if I snap, tired.'),
  line('fact.relative.much', 'It is more than I can manage now.', any(raised('overload'), raised('exhaustion'))),
  line('fact.relative.weeks', 'Four weeks; blank: who did what.'),
]
const relativeRequests: readonly Piece[] = [
  line(
    'request.relative.whole',
    'Take one task over wholly, thinking of it included: blank.',
    any(raised('overload'), burdened),
  ),
  line('request.relative.night', 'One night or one morning a week is yours.', any(raised('exhaustion'), burdened)),
  line('request.relative.hour', 'Keep one hour a week in which I can leave: blank.', any(raised('control'), burdened)),
  line('request.relative.ask', 'Ask before you promise something for me.', from('q34', 2)),
  line('request.relative.standard', 'Let us agree what may stay undone.'),
  line('request.relative.talk', 'Once a week ten minutes on who does what.'),
]
const relativeOffers: readonly Piece[] = [
  line('offer.relative.let', 'What you take, you do your way.'),
  line('offer.relative.list', 'I write down how it goes, so that nobody has to ask.'),
  line('offer.relative.say', 'If it gets worse, I say so the same day.'),
]

export const handOver: readonly Handout[] = [
  {
    reader: 'doctor',
    when: any(raised('exhaustion'), raised('distance'), burdened, chose('c3', 4), chose('c5', 3)),
    facts: doctorFacts,
    requests: doctorRequests,
    offers: doctorOffers,
  },
  {
    reader: 'relative',
    // Not where somebody frightens the reader: it may be one of them.
    when: all(carer, any(anyRaised, burdened), { not: threatened }),
    facts: relativeFacts,
    requests: relativeRequests,
    offers: relativeOffers,
  },
  { reader: 'friend', facts: friendFacts, requests: friendRequests, offers: friendOffers },
]
