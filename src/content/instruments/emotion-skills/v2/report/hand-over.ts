import type { Condition } from '@/core/report/condition'
import type { Handout, Piece } from '@/core/report/report-key'
import {
  all,
  any,
  burdened,
  chose,
  first,
  groupLow,
  harmed,
  heat,
  high,
  low,
  no,
  noHelp,
  not,
  partOpen,
  parts,
  stopped,
  threatened,
  worse,
  yes,
} from './conditions'

const [n, u, r] = parts
const line = (id: string, note: string, when?: Condition, mentions?: readonly string[]): Piece => ({
  id,
  note,
  ...(when && { when }),
  ...(mentions && { mentions }),
})
const calm = not(first)
const answer = (item: string, note: string, when: Condition): Piece =>
  line(`fact.close.${item}`, note, all(when, calm), [item])

/** For somebody close: hard things first, then what goes well, so that every reader has lines. */
const closeFacts: readonly Piece[] = [
  line('fact.close.afraid', 'Somebody threatens or has hurt me, and I want you to know.', threatened),
  line('fact.close.afraid-talk', 'Please do not speak to that person about it.', threatened),
  line('fact.close.harmed', 'I hurt somebody and I am getting help.', harmed),
  line('fact.close.harmed-leave', 'When it builds up in me I leave and come back later.', harmed),
  line('fact.close.stopped', 'There are days on which nothing works for me; it is not laziness.', all(stopped, calm)),
  line('fact.close.heat', 'Things broke when I was angry; I do not want that again.', all(heat, calm)),
  answer('q27', 'In an argument I say things I would not say in calm.', no('q27')),
  answer('q04', 'Hurt shows hours later with me; I may come back to it.', no('q04')),
  answer('q09', 'A quarrel in the morning stays with me all day, also when settled.', no('q09')),
  answer('q36', 'When something hurt me I mostly do not say it.', no('q36')),
  answer('q19', 'I do not see your low mood until you say so; it is not indifference.', no('q19')),
  answer('q32', 'When you ask how I feel I tell what happened.', no('q32')),
  answer('q14', 'I say stressed and mean many things.', no('q14')),
  answer('q15', 'On the evening before something important I am hard to talk to.', no('q15')),
  // Not where somebody was scared: no kind word is asked of them.
  answer('q18', 'After a mistake I am hard on myself.', all(no('q18'), not(heat))),
  answer('q33', 'When voices rise, mine does, too.', no('q33')),
  answer('q12', 'When down I get to something small; suggest it and come along.', no('q12')),
  answer('q30', 'When a worry circles I can turn away; a walk or a call helps.', no('q30')),
  answer('q08', 'My mood drops on quiet days and I do not know why; it need not be you.', no('q08')),
  answer('q13', 'Others notice my irritation before I do; you may tell me.', all(no('q13'), not(heat))),
  answer('q20', 'When you react strongly I cannot think of a reason; tell me.', all(no('q20'), not(heat))),
  answer('q26', 'In a bad mood I know what would do me good.', yes('q26')),
  answer('q34', 'I notice when "fine" is not so; I do not always ask.', yes('q34')),
  answer(
    'q06',
    'When I am angry I answer later, to cool down; who notices hurts late adds that a silence may be one.',
    yes('q06'),
  ),
  answer('q16', 'I feel tension between people at once.', yes('q16')),
  answer('q24', 'I can calm others; mine gets skipped then.', yes('q24')),
  answer('q02', 'When I snapped, I know later what it came from, and can tell you.', yes('q02')),
  line('fact.close.depends', 'It depends on the moment how much I notice and how soon I am steady.', calm),
  line('fact.close.view', 'This is how I see myself; you may see it differently.', calm),
]

const closeRequests: readonly Piece[] = [
  line('request.close.word', 'If I send you our word, call me or call for help.', threatened),
  line('request.close.place', 'May I come to you at any hour?', threatened),
  line('request.close.keep', 'Could you keep a bag or papers for me?', threatened),
  line('request.close.call', 'May I call you when it builds up?', harmed),
  line('request.close.honest', 'If you see me getting like that, go to safety at once; nothing need be said.', harmed),
  line('request.close.ask', 'Please ask me once a day whether I have eaten and been outside.', all(stopped, calm)),
  line('request.close.wait', 'When I leave the room, give me ten minutes; I come back.', all(low(r), calm)),
  line('request.close.say', 'Tell me in words when something is wrong.', all(any(low(n), groupLow('others')), calm)),
  line('request.close.two-words', 'Ask me what it is and offer two words.', all(any(low(u), groupLow('words')), calm)),
  line(
    'request.close.evening',
    'Before something important: no big subject that evening.',
    all(groupLow('nerves'), calm),
  ),
  line('request.close.true', 'When I guess how you feel, tell me if I am wrong.', all(high(n), calm)),
  line('request.close.hurts', 'When I explain at length, ask me where it hurts.', all(high(u), calm)),
  line('request.close.second', 'When I say all is well, ask a second time.', all(high(r), calm, not(heat))),
  line('request.close.take', 'Could you take one thing off my list this week?', all(chose('c4', 4), calm)),
  line('request.close.loss', 'You may mention them; I do not need to be distracted.', all(chose('c4', 2), calm)),
  line('request.close.see', 'Tell me what you see first when I am upset.', calm),
  line('request.close.moment', 'When it is important, ask first if it is a good moment.', calm),
  line('request.close.own', 'Tell me how you would have answered for me.', all(not(partOpen), calm)),
]

const closeOffers: readonly Piece[] = [
  line('offer.close.sign', 'I let you know each evening that I am all right.', threatened),
  line('offer.close.leave', 'I leave the room at the first sign.', harmed),
  line('offer.close.visit', 'I tell you when my appointment is.', any(harmed, all(stopped, calm))),
  line('offer.close.later', 'I come back to it the same day and begin.', all(any(low(r), no('q36')), calm)),
  line(
    'offer.close.look',
    'I ask you once a day how you are and look at you.',
    all(any(low(n), groupLow('others')), calm),
  ),
  line('offer.close.more', 'I try to say more than one word when you ask.', all(any(low(u), groupLow('words')), calm)),
  line('offer.close.guess', 'I ask before I act on a guess.', all(high(n), calm)),
  line('offer.close.listen', 'I hear you out before I explain.', all(high(u), calm)),
  line('offer.close.minute', 'I give you a minute before I calm anything.', all(high(r), calm)),
  line('offer.close.turn', 'When it is your turn, I listen.', calm),
  line('offer.close.not-now', 'When I cannot take anything in, I say so and when I can.', calm),
]

const doctor = (id: string, note: string, when?: Condition, mentions?: readonly string[]) =>
  line(`fact.doctor.${id}`, note, when, mentions)

const weighed = chose('c4', 1, 2, 3, 4, 5)
const doctorFacts: readonly Piece[] = [
  doctor('afraid', 'Somebody threatens or has hurt me; blank: may I be called, on which number.', threatened),
  doctor('harmed', 'I hurt somebody when feelings ran high; blank: when, what.', harmed),
  doctor(
    'care',
    'I look after somebody, and it is hardest there; blanks: was it that person, who can take over.',
    all(harmed, chose('c3', 5)),
  ),
  doctor('heat', 'Things were thrown or broken, or somebody got scared; blank: how often.', heat),
  doctor('stopped', 'On some days nothing works; blank: how many in the past two weeks.', stopped),
  doctor('much', 'Feelings get in the way a lot; blank: an example.', chose('c2', 2)),
  doctor(
    'since-weighs',
    'Compared with a year ago: {c1.lower}; blank: since when; what weighs most: {c4.lower}.',
    all(worse, weighed),
    ['c1', 'c4'],
  ),
  doctor('since', 'Compared with a year ago: {c1.lower}; blank: since when.', all(worse, not(weighed)), ['c1']),
  // Before what the skills say: never among the lines for which there is no room.
  doctor('blank', 'Blanks for thoughts of not wanting to live, sleep and driving, drink and medicines.'),
  doctor('weighs', 'What weighs most: {c4.lower}.', all(weighed, not(worse)), ['c4']),
  doctor('steer', 'Once a feeling is there I can hardly slow it.', low(r)),
  doctor('numb', 'I notice little of what I feel; blank: since when, numb or not.', all(low(n), not(harmed))),
  doctor('cause', 'My mood drops and I do not know why; blank: sleep, food, pleasure.', low(u)),
  doctor('q30', 'Worries circle and I can turn away …; blank: sleep, time.', all(no('q30'), calm), ['q30']),
  doctor('q12', 'When low I get to something small …; blank: what was given up.', all(no('q12'), calm), ['q12']),
  doctor('much-in', 'I take in a lot and am worn out by people.', all(high(n), not(high(r)))),
]

const doctorRequests: readonly Piece[] = [
  line('request.doctor.safe', 'Whom can I turn to safely, and who learns of it?', threatened),
  line(
    'request.doctor.stop',
    'Where is there a course or counseling so that it does not happen again?',
    any(harmed, heat),
  ),
  line(
    'request.doctor.causes',
    'Which causes should be looked at: sleep, mood, exhaustion, hormones, medicines?',
    any(stopped, worse),
  ),
  line(
    'request.doctor.drink',
    'If I want to cut down on alcohol or what else weighs on me: what is safe, who helps?',
    chose('c4', 5),
  ),
  line('request.doctor.loss', 'Could it be grief, a depression or both?', all(chose('c4', 2), not(harmed))),
  line('request.doctor.learn', 'Where can I learn to calm down with somebody?', low(r)),
  line(
    'request.doctor.numb',
    'Could feeling little have to do with low mood or something I went through?',
    all(low(n), not(harmed), not(chose('c4', 2))),
  ),
  line('request.doctor.next', 'When do we look at it again, and what should I note until then?'),
]

const doctorOffers: readonly Piece[] = [
  line('offer.doctor.page', 'I bring one day described in five lines.', calm),
  line('offer.doctor.list', 'I bring a list of what I take, drink included.', any(chose('c4', 3, 5), burdened)),
  line('offer.doctor.plain', 'I say plainly what happened, also what I am ashamed of.', any(harmed, heat)),
  line('offer.doctor.call', 'I call if I cannot come.'),
]

export const handOver: readonly Handout[] = [
  {
    reader: 'doctor',
    when: any(not(noHelp), burdened, worse, chose('c4', 5)),
    facts: doctorFacts,
    requests: doctorRequests,
    offers: doctorOffers,
  },
  { reader: 'friend', facts: closeFacts, requests: closeRequests, offers: closeOffers },
]
