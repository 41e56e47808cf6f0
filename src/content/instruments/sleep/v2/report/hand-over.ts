import type { Condition } from '@/core/report/condition'
import type { Handout, Piece } from '@/core/report/report-key'
import {
  all,
  any,
  anyRaised,
  asleep,
  asleepSoon,
  carerAny,
  chose,
  from,
  groupHigh,
  heard,
  high,
  light,
  longStanding,
  manyBad,
  nightHigh,
  not,
  pauses,
  raised,
  shifts,
  snoring,
  thisWeek,
  upTo,
  wheel,
  wheelNow,
} from './conditions'

const line = (id: string, note: string, when?: Condition, mentions?: readonly string[]): Piece => ({
  id,
  note,
  ...(when && { when }),
  ...(mentions && { mentions }),
})
const answer = (to: string, item: string, note: string, when: Condition = from(item, 3)) =>
  line(`fact.${to}.${item}`, note, when, [item])

/** For a doctor: what counts first. Lines with a blank are filled in by hand. */
const doctorFacts: readonly Piece[] = [
  line('fact.doctor.wheel', 'I have had to fight sleep while driving or at a machine ({c6.lower}).', wheel, ['c6']),
  line('fact.doctor.pauses', 'Somebody noticed pauses in my breathing at night, or I wake gasping.', pauses),
  line('fact.doctor.snoring', 'I snore loudly on many nights.', snoring),
  answer(
    'doctor',
    'q23',
    'I fall asleep where I mean to stay awake; blanks: where, last time on, heavy eyes before or not.',
  ),
  line(
    'fact.doctor.since',
    'Bad nights a week: {c3.lower}; since: {c4.lower}; blank: the date or event it began with.',
    all(chose('c4', 1, 2, 3), any(manyBad, chose('c4', 2, 3))),
    ['c3', 'c4'],
  ),
  line(
    'fact.doctor.since-always',
    'Bad nights a week: {c3.lower}; since always, so no blank for a beginning.',
    chose('c4', 4),
    ['c3', 'c4'],
  ),
  line(
    'fact.doctor.nights',
    'Bad nights a week: {c3.lower}; blank: since when, as no time was given.',
    all(manyBad, not(chose('c4', 1, 2, 3, 4))),
    ['c3'],
  ),
  line(
    'fact.doctor.count',
    'The nights counted as bad, and the trouble on most nights by the other answers, side by side.',
    any(all(chose('c3', 0, 1), nightHigh), all(chose('c3', 2), any(from('q18', 4), from('q19', 4)))),
    ['c3'],
  ),
  line('fact.doctor.hours', 'I work shifts or without fixed hours ({c1.lower}).', shifts, ['c1']),
  line('fact.doctor.carer', 'I look after somebody at night ({c2.lower}).', chose('c2', 1, 2), ['c2']),
  answer('doctor', 'q19', 'After the light is off I lie awake for a long time; blank: how long it seems.'),
  answer('doctor', 'q18', 'I lie awake in the middle of the night for a good while.'),
  answer('doctor', 'q09', 'I wake for good well before I mean to; blank: how my mood is then.'),
  answer('doctor', 'q25', 'I fall asleep too late for my next day; on free days I sleep from … to ….'),
  answer('doctor', 'q11', 'An hour after getting up my head is still not clear.'),
  answer('doctor', 'q14', 'Small chores are too much for me; blank: what I no longer do.'),
  answer('doctor', 'q13', 'In bed I feel more awake than before; blank: what I usually do until then.'),
  answer('doctor', 'q06', 'My sleep comes in pieces; blank: what I notice first on waking.'),
  answer('doctor', 'q08', 'My eyes get heavy in the middle of things; blank: at which hour.'),
  answer('doctor', 'q02', 'In the evening no energy for what I enjoy; blank: what I have given up.'),
  line(
    'fact.doctor.scores',
    'Self-assessment, four weeks, 0 to 100: the three scores by slots. No measurement.',
    undefined,
    ['onset', 'maintenance', 'daytime'],
  ),
  line(
    'fact.doctor.blank',
    'What I would like to add: a blank for legs that will not keep still, pain, sweats, dreams.',
  ),
]

const doctorRequests: readonly Piece[] = [
  line(
    'request.doctor.driving',
    'May I drive and do my work for now, and who decides when I can again?',
    any(wheel, all(asleep, not(chose('c6', 0)))),
  ),
  line(
    'request.doctor.breathing',
    'Could my breathing at night be checked?',
    any(heard, asleep, groupHigh('sleepy'), high('maintenance'), from('q06', 3)),
  ),
  line(
    'request.doctor.causes',
    'Which causes of my tiredness should be ruled out (blood, thyroid, iron, mood)?',
    raised('daytime'),
  ),
  line(
    'request.doctor.cbti',
    'Where can I get CBT-I here, alone, in a group or online? cn: 失眠认知行为治疗（CBT-I）. Seldom sleepy at the hour, asleep too late, seldom awake for long: a late inner clock instead, and light or melatonin.',
    any(raised('onset'), raised('maintenance')),
  ),
  line(
    'request.doctor.gate',
    'If treatment would shorten my time in bed: is that safe for me? Blank for bipolar disorder or highs (own or family), epilepsy, pregnancy, driving, shifts.',
    any(raised('onset'), raised('maintenance')),
  ),
  line(
    'request.doctor.mood',
    'Could early waking and low strength have to do with my mood?',
    any(groupHigh('early'), groupHigh('drive')),
  ),
  line('request.doctor.next', 'When should we look at this again, and what should I note until then?'),
  line('request.doctor.medicines', 'Could one of my medicines, or drink or coffee, play a part?'),
]

const doctorOffers: readonly Piece[] = [
  line('offer.doctor.witness', 'I bring the person who heard it, or their words.', heard),
  line(
    'offer.doctor.no-driving',
    'I do not drive or use machines until you tell me that it is safe.',
    any(wheelNow, all(thisWeek, not(chose('c6', 0)))),
  ),
  line(
    'offer.doctor.no-driving-sleepy',
    'Until we have spoken I do not drive or use machines when at all sleepy or in doubt.',
    all(any(wheel, all(asleep, not(chose('c6', 0)))), not(thisWeek)),
  ),
  line('offer.doctor.notes', 'I bring a week of notes (mornings, days or shifts, by plan).'),
  line('offer.doctor.list', 'I bring a list of what I take: medicines, sleep aids, herbs, coffee, alcohol.'),
  line('offer.doctor.pills', 'I change nothing about sleeping pills on my own.', longStanding),
]

const nightRaised = any(raised('onset'), raised('maintenance'))

/** For whoever shares the room or the household. */
const partnerFacts: readonly Piece[] = [
  line(
    'fact.partner.wheel',
    'I have had to fight sleep at the wheel or a machine; a doctor is going to hear it.',
    wheel,
  ),
  line(
    'fact.partner.pauses',
    'Pauses in my breathing at night, or I wake gasping; a doctor is going to check it.',
    pauses,
  ),
  answer('partner', 'q20', 'On tired days small things throw me off; it is seldom about you.'),
  answer('partner', 'q19', 'I often lie awake long after the light is off, though I am quiet.'),
  answer(
    'partner',
    'q13',
    'In bed I wake up rather than calm down; if I go to bed at another time, it is not about you.',
  ),
  answer('partner', 'q18', 'In the night I am awake for a good while; you need not wake up for it.'),
  answer('partner', 'q03', 'Small sounds pull me out of sleep.'),
  answer('partner', 'q09', 'I am awake for good too early; I try to keep quiet.'),
  answer('partner', 'q11', 'In my first hour I am not clear; please nothing important then.'),
  answer('partner', 'q23', 'I fall asleep when I do not mean to; it is not boredom.'),
  answer('partner', 'q14', 'Small chores feel too large at present; it is not that I do not see them.'),
  answer('partner', 'q07', 'I come alive late in the evening, more than in the afternoon.'),
  answer('partner', 'q01', 'In bed my head goes through tomorrow; I may seem far away.'),
  answer('partner', 'q02', 'Little energy in the evening, even for what I like; it is not about you.'),
  answer('partner', 'q05', 'I read messages twice; a slow answer is not a cold one.'),
  answer('partner', 'q26', 'I make slips in what I know by heart; a friendly word is welcome.'),
  answer('partner', 'q16', 'I am seldom sleepy at the hour for bed; I am not avoiding you.'),
  answer('partner', 'q04', 'I fall asleep quickly; that says nothing about our talk.', all(asleepSoon, light('onset'))),
  answer(
    'partner',
    'q12',
    'I sleep through most nights; small noises at your side are fine.',
    // Who gets up for somebody, or sleeps by day, asks for turns or for quiet in the same breath.
    all(upTo('q12', 1), upTo('q03', 1), not(carerAny), not(shifts)),
  ),
  line('fact.partner.season', 'The questions were about four weeks only.'),
]

const partnerRequests: readonly Piece[] = [
  line(
    'request.partner.drive-now',
    'Please drive, or let us take the train; I do not drive until a doctor has seen me.',
    all(thisWeek, not(chose('c6', 0))),
  ),
  line(
    'request.partner.drive',
    'Please drive, or let us take the train, when I am at all sleepy or in doubt.',
    all(wheel, not(thisWeek)),
  ),
  line(
    'request.partner.dozing',
    'If you see me fall asleep unasked, tell me when and where; take over at the stove.',
    asleep,
  ),
  line(
    'request.partner.turns',
    'Could we share the nights, so that I get one stretch of four or five hours twice a week?',
    chose('c2', 2),
  ),
  line(
    'request.partner.turns-some',
    'When I badly need a whole night, could you answer if somebody calls?',
    chose('c2', 1),
  ),
  line(
    'request.partner.quiet',
    'Please let the late door and the early alarm be softer.',
    any(from('q03', 3), from('q09', 3)),
  ),
  line('request.partner.day-sleep', 'When I sleep by day, please keep the door shut and the bell off.', shifts),
  line(
    'request.partner.morning',
    'Please do not ask when I get up how I slept; ask an hour later how I am.',
    nightRaised,
  ),
  line(
    'request.partner.hard-talk',
    'Let us keep hard subjects for daylight.',
    any(groupHigh('drive'), groupHigh('mind')),
  ),
  line('request.partner.listen', 'Tell me if you hear me snore loudly or stop breathing.', not(heard)),
  line(
    'request.partner.witness',
    'Please write down what you heard at night and when, or come along to the doctor.',
    heard,
  ),
  line('request.partner.own', 'Tell me what my nights are like for you.'),
]

const partnerOffers: readonly Piece[] = [
  line(
    'offer.partner.chair',
    'If I get up at night, I will do it quietly and with a small light only.',
    all(nightRaised, any(from('q18', 2), from('q19', 2))),
  ),
  line('offer.partner.say', 'I will say at breakfast in one sentence how much I can do today.', raised('daytime')),
  // Not for those who may be called at night.
  line(
    'offer.partner.phone',
    'My phone sleeps outside the bed.',
    all(from('q24', 2), not(chose('c1', 3)), not(carerAny)),
  ),
  line('offer.partner.goodnight', 'I will say good night properly, even if I come to bed later.'),
  line('offer.partner.ears', 'If you sleep badly one day, I will believe you without advice.'),
]

export const handOver: readonly Handout[] = [
  {
    reader: 'doctor',
    when: any(anyRaised, pauses, snoring, wheel, longStanding),
    facts: doctorFacts,
    requests: doctorRequests,
    offers: doctorOffers,
  },
  { reader: 'partner', facts: partnerFacts, requests: partnerRequests, offers: partnerOffers },
]
