import type { Condition } from '@/core/report/condition'
import type { Handout, Piece } from '@/core/report/report-key'
import {
  alert,
  all,
  allLight,
  any,
  anyRaised,
  atEase,
  birth,
  changed,
  chose,
  disagrees,
  drink,
  from,
  helped,
  helpStands,
  highNow,
  hindered,
  illness,
  leads,
  loss,
  not,
  parts,
  raised,
  strain,
  tender,
  upTo,
} from './conditions'

const line = (id: string, note: string, when?: Condition, mentions?: readonly string[]): Piece => ({
  id,
  ...(when && { when }),
  ...(mentions && { mentions }),
  note,
})
/** A line about one answer of which there is much. */
const heavy = (reader: string, item: string, note: string): Piece =>
  line(`fact.${reader}.${item}`, note, from(item, 3), [item])
/** A change of sleep or appetite whose direction was not told; a told one has a line of its own. */
const undirected = (item: string, note: string): Piece =>
  line(`fact.doctor.${item}`, note, all(from(item, 3), not(changed), ...(item === 'q26' ? [not(birth)] : [])), [item])
/** The line on how long it has been says it; an illness is told there as well, since only five lines stand. */
const sinceTold = chose('c1', 1, 2, 3, 4)
/** Told in the line on the birth, because only five lines stand. */
const birthSleep = all(birth, from('q26', 3), not(changed))
const easy = (reader: string, item: string, note: string): Piece =>
  line(`fact.${reader}.${item}-easy`, note, all(upTo(item, 1), not(helped)), [item])

const doctorFacts: readonly Piece[] = [
  {
    ...line(
      'fact.doctor.thoughts',
      'Not wanting to live, harming oneself: boxes and a blank, said aloud if preferred; what is at home.',
      all(helpStands, tender),
    ),
    heavy: true,
  },
  line(
    'fact.doctor.highs-illness',
    'As the next, and an illness, pain or a new medicine: in one line, because only five stand.',
    all(highNow, illness, not(sinceTold)),
  ),
  line(
    'fact.doctor.highs',
    'Several days of far more energy on far less sleep, in these two weeks too.',
    all(highNow, any(not(illness), sinceTold)),
  ),
  line(
    'fact.doctor.highs-before',
    'Several days of far more energy on far less sleep earlier: blanks for when, how long.',
    chose('c5', 2),
  ),
  line(
    'fact.doctor.birth-sleep',
    'There is a pregnancy or a baby, and sleep has changed: answer; blanks: weeks or months, hours.',
    birthSleep,
    ['q26'],
  ),
  line('fact.doctor.birth', 'There is a pregnancy or a baby; blank: weeks or months.', all(birth, not(birthSleep))),
  heavy('doctor', 'q16', 'Hardly picture something good in the coming month: answer.'),
  line(
    'fact.doctor.since',
    'How long: {c1.lower}; in the way: {c2.lower}; blank: date. With an illness: which, since when, what came first.',
    sinceTold,
    ['c1', 'c2'],
  ),
  line(
    'fact.doctor.way',
    'In the way: {c2.lower}; blank: what was done before. "Much as usual" is not quoted beside it.',
    all(not(sinceTold), chose('c2', 2, 3, 4)),
    ['c2'],
  ),
  line('fact.doctor.scores', 'Two weeks, self-assessment, four scores by slots; no measurement.', undefined, [
    ...parts,
  ]),
  line('fact.doctor.q32', 'Feel like a burden: answer.', from('q32', 2), ['q32']),
  line('fact.doctor.less', 'Sleeps or eats less: blank hours and weight.', chose('c4', 1)),
  line('fact.doctor.more', 'Sleeps or eats more: blank hours and weight.', chose('c4', 2)),
  line('fact.doctor.both', 'One more, the other less, or by turns: blanks.', chose('c4', 3)),
  line('fact.doctor.strain', 'A lot of strain in these months: blank what.', strain),
  line('fact.doctor.loss', 'A loss or a separation in these months: blank when.', loss),
  line(
    'fact.doctor.illness',
    'An illness, pain or a new medicine: blank which.',
    all(illness, not(highNow), not(sinceTold)),
  ),
  undirected('q26', 'Sleep much longer or less, direction not told: answer; blank hours.'),
  undirected('q10', 'Appetite clearly changed, direction not told: answer; blank weight.'),
  heavy('doctor', 'q31', 'Heart heavy through the day: answer.'),
  heavy('doctor', 'q33', 'Little pleasure in nice things: answer.'),
  heavy('doctor', 'q02', 'Tired after enough sleep: answer.'),
  heavy('doctor', 'q12', 'Same gloomy thought: answer.'),
  heavy('doctor', 'q24', 'Lose track in conversation: answer.'),
  heavy('doctor', 'q05', 'Pass up what one once enjoyed: answer.'),
  heavy('doctor', 'q20', 'Guilty about small things: answer.'),
  heavy('doctor', 'q22', 'Wants to lie down soon after getting up: answer.'),
  heavy('doctor', 'q25', 'Loved music as noise: answer.'),
  heavy('doctor', 'q18', 'Short of strength for small tasks: answer (R).'),
  line('fact.doctor.drink', 'I drink or take more than usual; blank how much.', drink),
  line(
    'fact.doctor.no-highs',
    'No days of high energy on little sleep; with "none of these": nothing of the list either.',
    chose('c5', 0),
  ),
  line('fact.doctor.blank', 'What I would like to add: blank.'),
]

const doctorRequests: readonly Piece[] = [
  line('request.doctor.night', 'What do I do on a bad night until we meet again?', helped),
  line('request.doctor.highs', 'Do the days of high energy change what help fits?', chose('c5', 2, 3)),
  line('request.doctor.highs-unsure', 'Not sure about days of high energy: please ask me about them.', chose('c5', 1)),
  line(
    'request.doctor.birth',
    'What helps during pregnancy or while feeding, and who near here knows about it?',
    birth,
  ),
  line('request.doctor.body', 'Which causes in the body should be looked at?', any(raised('body'), from('q02', 3))),
  line(
    'request.doctor.kind',
    'Could it be a depression, or what else?',
    all(any(raised('mood'), raised('interest')), not(birth), not(chose('c5', 2, 3))),
  ),
  line('request.doctor.help', 'Which help is there here, and how long is the wait?'),
  line('request.doctor.next', 'When do we look at it again, and what do I note?'),
]

const doctorOffers: readonly Piece[] = [
  line('offer.doctor.witness', 'I bring someone who saw the high days.', highNow),
  line('offer.doctor.list', 'I bring a list: medicines, alcohol, hours of sleep.'),
  line('offer.doctor.company', 'I bring someone who knows me, if I lose track.', any(helped, from('q24', 3))),
  line('offer.doctor.example', 'I bring one ordinary day in five lines; no task with help first.', not(helped)),
]

const friendFacts: readonly Piece[] = [
  line('fact.friend.unseen', 'All lines light and a lot in the way: said first; blank.', all(allLight, hindered)),
  heavy('friend', 'q23', 'When I look cheerful I may be low.'),
  heavy('friend', 'q32', 'I feel like a burden; said and not asked.'),
  heavy('friend', 'q19', 'Among people I like I can feel empty; not about you.'),
  heavy('friend', 'q05', 'I pass up things I once liked.'),
  heavy('friend', 'q29', 'I feel no wish to see people, you included; keep asking.'),
  heavy('friend', 'q07', 'When it gets quiet I get sad.'),
  heavy('friend', 'q34', 'Talking takes strength; messages are easier.'),
  heavy('friend', 'q08', 'I scold myself after small mistakes; do not join in.'),
  heavy('friend', 'q24', 'I lose track; not bored.'),
  heavy('friend', 'q22', 'I want to lie down soon after getting up; not lazy.'),
  heavy('friend', 'q15', 'Near tears over small things; just stay.'),
  heavy('friend', 'q20', 'Guilty over trifles; if all is well, say so once.'),
  heavy('friend', 'q33', 'Nice things give little pleasure; not your choice of plan.'),
  line('fact.friend.loss', 'I have lost someone or something; you may mention it.', loss),
  easy('friend', 'q11', 'A kind word lifts me.'),
  easy('friend', 'q13', 'I still get absorbed in what I like: come along.'),
  easy('friend', 'q29', 'I like seeing you.'),
  // For readers none of whose answers stands out: which part it is.
  line('fact.friend.mood', 'Sad or empty half of the time or more, unseen.', all(leads('mood'), raised('mood'))),
  line('fact.friend.interest', 'Less appeals; a no is not about you.', all(leads('interest'), raised('interest'))),
  line('fact.friend.body', 'Tired or out of step; I may need longer.', all(leads('body'), raised('body'))),
  line('fact.friend.thinking', 'A burdened head; not about you.', all(leads('thinking'), raised('thinking'))),
  line('fact.friend.weeks', 'This is about two weeks.'),
]

const friendRequests: readonly Piece[] = [
  line('request.friend.stay', 'Ask me tonight, and tomorrow, how I really am.', tender),
  line('request.friend.call', 'Sit with me while I call, or call for me.', any(tender, alert)),
  line('request.friend.highs', 'Tell me if I sleep little and speed up.', any(highNow, chose('c5', 2))),
  line('request.friend.baby', 'Hold the baby or do the shopping for two hours.', birth),
  line('request.friend.name', 'Speak about what I lost; do not avoid it.', loss),
  line('request.friend.task', 'Take one task for two weeks.', all(strain, any(anyRaised, alert))),
  line('request.friend.decide', 'Decide small things for me.', from('q04', 3)),
  line('request.friend.invite', 'Keep inviting me, short, even if I said no.', from('q05', 3)),
  line('request.friend.listen', 'Listen without advice for ten minutes.', any(anyRaised, alert, disagrees)),
  line('request.friend.walk', 'Walk with me once a week, same day.', atEase),
  line('request.friend.tell', 'Tell me when you are low; I have room now.', atEase),
  line('request.friend.sign', 'Tell me how you notice that I am not well.'),
]

const friendOffers: readonly Piece[] = [
  line('offer.friend.safe', 'I will tell you if I do not feel safe.', tender),
  line('offer.friend.true', 'When you ask, I answer with a number from 0 to 10.', any(anyRaised, alert)),
  line('offer.friend.quiet', 'I come along, even if I say little.', any(anyRaised, alert)),
  line('offer.friend.cook', 'I cook once this month and you bring nothing.', atEase),
  line('offer.friend.errand', 'I take you along or do one errand for you.', atEase),
  line('offer.friend.call', 'I call you on a fixed evening.', not(any(anyRaised, alert))),
  line('offer.friend.same', 'If you have heavy weeks, I listen as well.', not(helped)),
]

export const handOver: readonly Handout[] = [
  {
    reader: 'doctor',
    when: any(anyRaised, alert, disagrees),
    facts: doctorFacts,
    requests: doctorRequests,
    offers: doctorOffers,
  },
  { reader: 'friend', facts: friendFacts, requests: friendRequests, offers: friendOffers },
]
