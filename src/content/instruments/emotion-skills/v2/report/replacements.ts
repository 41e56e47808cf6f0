import { asSevere, type Replacement, replacement } from '@/core/report/report-key'
import {
  all,
  any,
  chose,
  first,
  groupHigh,
  harmed,
  heat,
  no,
  noHelp,
  not,
  stopped,
  threatened,
  worse,
} from './conditions'

/** Somebody was hurt or scared, or something broke. */
const unsafe = any(harmed, heat)
/** Days that stop, and no number to call before everything: the headline names whom to call. */
const stopsOnly = all(stopped, not(first))
/** A visit is due, or a note asks for one ("a lot", months, alcohol): no text says that no help is needed. */
const visit = all(not(first), any({ help: 'soft' }, chose('c2', 2), chose('c1', 3), chose('c4', 5)))
const much = all(chose('c2', 2), noHelp)
/** Without a headline for it: a note asks for a visit, and so does the gate of the week. */
const drink = all(chose('c4', 5), noHelp)
const months = all(chose('c1', 3), not(chose('c4', 5)), noHelp)
const askedFor = (path: string, also = ''): Replacement[] => [
  replacement(
    path,
    'drink',
    drink,
    `Alcohol or something else weighs most: an appointment first, the days while waiting.${also}`,
  ),
  replacement(path, 'months', months, `Worse for months: an appointment first, the days while waiting.${also}`),
]

const atVisit = (path: string, note: string): Replacement =>
  replacement(path, 'visit', visit, `${note} No "no help needed", no date.`)
const scared = 'Somebody was scared of the reader, or hurt, or something broke.'

/** Texts chosen by one thing alone, for readers whom another answer makes them wrong for. */
export const replacements: readonly Replacement[] = [
  atVisit('notice.level1.talk', 'Mention noticing late, and numbness with its date.'),
  atVisit('notice.level2.talk', 'Mention noticing late, and dullness with its date.'),
  replacement(
    'notice.level3.talk',
    'heat',
    heat,
    'Noticing anger late leaves less time to leave: mention it at the visit.',
  ),
  replacement(
    'notice.level3.talk',
    'visit',
    visit,
    'Mention that feelings are noticed in time about half the time. No "no help needed".',
  ),
  replacement(
    'notice.level4.talk',
    'harmed',
    harmed,
    'Noticing can be looked at with a counselor; nothing on watching a temper.',
  ),
  replacement(
    'notice.level4.talk',
    'visit',
    visit,
    'Noticing much can tire; watching a temper to be safe is said first. No "no help needed".',
  ),
  replacement(
    'notice.level4.describes',
    'own',
    all(groupHigh('own'), not(groupHigh('others'))),
    'Mostly own feelings; nothing on other people.',
  ),
  replacement(
    'notice.level4.describes',
    'others',
    all(groupHigh('others'), not(groupHigh('own'))),
    'Mostly other people; nothing on own feelings.',
  ),
  replacement(
    'notice.level5.describes',
    'afraid',
    threatened,
    'No doubt about signs of danger; the number at the top helps to plan.',
  ),
  replacement(
    'notice.level5.helps',
    'afraid',
    threatened,
    'Noticing early serves the own safety: leave without being sure; nobody else to look after. Nothing on parties.',
  ),
  replacement(
    'notice.level3.helps',
    'alone',
    any(unsafe, threatened),
    'A minute alone at fixed times; nobody at home is asked for their worst moment.',
  ),
  replacement(
    'understand.level4.helps',
    'alone',
    any(unsafe, threatened),
    'Test an explanation where only the reader sees it; no difficult talk.',
  ),
  replacement(
    'regulate.level5.helps',
    'unsafe',
    unsafe,
    `${scared} Tension worked off alone, without alcohol; no loud game with children.`,
  ),
  replacement('answer.q01.low', 'unsafe', unsafe, 'A faster voice is the sign to go out; the subject waits.'),
  replacement('notice.level5.talk', 'harmed', harmed, 'The same; sleep and tension are mentioned at the visit.'),
  atVisit('understand.level1.talk', 'No reasons or right words needed for a visit; rough words.'),
  atVisit('understand.level2.talk', 'Not knowing why is no obstacle; tell it from start to finish.'),
  atVisit('understand.level3.talk', 'Tell one time with a reason and one without.'),
  atVisit('understand.level4.talk', 'Knowing why makes it easier to describe; say that it goes on hurting.'),
  replacement(
    'regulate.level1.talk',
    'unsafe',
    unsafe,
    `${scared} Calming seldom works: say both; leave early until then.`,
  ),
  replacement(
    'regulate.level1.talk',
    'little',
    all(chose('c2', 0), noHelp, not(any(worse, chose('c4', 5)))),
    'Hardly in the way: practice first, a counselor if sleep, work or people suffer.',
  ),
  replacement('regulate.level2.talk', 'unsafe', unsafe, `${scared} Calming works less than half the time: say both.`),
  replacement(
    'regulate.level3.talk',
    'unsafe',
    unsafe,
    `${scared} Describe that time at the visit; do not rely on calm.`,
  ),
  replacement(
    'regulate.level3.talk',
    'visit',
    visit,
    'Say which feeling is hardest and what was tried. No "couple of months".',
  ),
  replacement(
    'regulate.level4.talk',
    'unsafe',
    unsafe,
    `${scared} Mostly calm all the same: talk about the time it did not work.`,
  ),
  replacement('regulate.level4.talk', 'visit', visit, 'Say how much strength calm takes.'),
  replacement(
    'regulate.level5.talk',
    'unsafe',
    unsafe,
    `${scared} Nearly always calm by own account: talk about the time it did not work.`,
  ),
  replacement('regulate.level5.talk', 'visit', visit, 'Say how much strength calm takes; neither joy nor sorrow.'),
  replacement(
    'regulate.level2.describes',
    'brake',
    all(groupHigh('brake'), not(unsafe)),
    'Anger is the exception: angry answers are mostly held back; nerves, low moods, tense moments are harder.',
  ),
  replacement(
    'regulate.level3.describes',
    'unsafe',
    unsafe,
    `${scared} It failed when it mattered; what to look at with a counselor.`,
  ),
  replacement(
    'regulate.level4.describes',
    'unsafe',
    unsafe,
    `${scared} One time weighs more than the others. No praise.`,
  ),
  replacement(
    'regulate.level5.describes',
    'unsafe',
    unsafe,
    `${scared} It does not fit the answers and matters more. No praise.`,
  ),
  replacement('regulate.level4.quick', 'unsafe', unsafe, 'Mostly, but not every time.'),
  replacement('regulate.level5.quick', 'unsafe', unsafe, 'Nearly always, but not every time.'),
  replacement('short.regulate.high', 'unsafe', unsafe, 'The time calm was not enough is what to get help with.'),
  replacement('c1.2', 'afraid', threatened, 'Threats or fear can do that; tell whoever helps when it began.'),
  replacement(
    'c1.3',
    'afraid',
    threatened,
    'Threats or fear can do that; tell a doctor when it began, alone, whom one fears and what happened.',
  ),
  replacement(
    'c2.3',
    'stopped',
    stopsOnly,
    'The headline names the visit and the number; here: one day described is enough.',
  ),
  replacement(
    'c3.5',
    'afraid',
    threatened,
    'Somebody takes over today, not the feared person; if that is the person cared for, say so to a doctor or social services.',
  ),
  replacement(
    'c3.5',
    'harmed',
    harmed,
    'If the person cared for was hurt: somebody else takes over today, or call the number at the top; injuries seen.',
  ),
  replacement(
    'c3.6',
    'stopped',
    stopsOnly,
    'Who may be called on such an evening; the number is in headline and gate.',
  ),
  replacement(
    'c4.1',
    'helped',
    not(noHelp),
    'Say how little, and whether there is much energy all the same. No "better nights".',
  ),
  replacement('c4.2', 'stopped', stopped, 'Loss and days that stop: tell both at the visit, and when it began.'),
  replacement(
    'c4.3',
    'harmed',
    harmed,
    'Say it at the visit; a child in the home: put down somewhere safe, leave, another adult comes.',
  ),
  replacement(
    'c4.5',
    'unsafe',
    unsafe,
    'Substances make it more likely to get out of hand; say how much; not all at once if daily.',
  ),
  asSevere(
    replacement(
      'head.rules.heat.body',
      'stopped',
      all(stopped, not(noHelp)),
      'Something broke or somebody scared, and days that stop: both at the visit; leave; whom to call.',
    ),
  ),
  asSevere(
    replacement('gate.visit', 'heat', all(heat, not(noHelp)), 'Both: somebody could get hurt, and one cannot go on.'),
  ),
  replacement(
    'gate.understand-low',
    'much',
    much,
    '"A lot" is enough to ask for help; the week goes on beside it; rough words.',
  ),
  ...askedFor('gate.understand-low'),
  replacement(
    'gate.notice-low',
    'much',
    much,
    '"A lot" is enough to ask for help; numbness; body days left out if they frighten.',
  ),
  ...askedFor('gate.notice-low', ' Body days left out if they frighten.'),
  replacement(
    'gate.regulate-low',
    'much',
    much,
    'Somebody could get hurt, oneself included; "a lot" is enough to ask for help; days only without danger.',
  ),
  ...askedFor('gate.regulate-low', ' Somebody could get hurt, oneself included; days only without danger.'),
  replacement('gate.trial', 'much', much, '"A lot" is enough to ask for help; the trial goes on beside it.'),
  ...askedFor('gate.trial'),
  replacement('first.regulate-low', 'try', no('q26'), 'Day 1 is three things to try, not three that have helped.'),
  replacement(
    'answer.q04.high',
    'harmed',
    harmed,
    'A hurt noticed soon is a moment in which anger can begin: go first.',
  ),
  replacement('answer.q21.high', 'harmed', harmed, 'Slowing down is not enough to rely on: leave.'),
  replacement('answer.q33.high', 'harmed', harmed, 'Loudness is no sign to go by: leave at the first anger.'),
  replacement('answer.q36.high', 'harmed', harmed, 'Not to the person who was hurt; to the counselor.'),
  replacement('answer.q09.high', 'unsafe', unsafe, `${scared} It may last longer for the other person. No praise.`),
  replacement(
    'answer.q17.low',
    'afraid',
    threatened,
    'No going over the scene; being annoyed or afraid is reason enough to get help, and to leave when safe.',
  ),
  replacement('answer.q18.high', 'unsafe', unsafe, `${scared} Kind to oneself is not excusing it.`),
  replacement('answer.q19.high', 'harmed', harmed, 'Do not ask the person who was hurt; one offer to others.'),
  replacement(
    'answer.q24.high',
    'harmed',
    harmed,
    'Do not calm the person who was hurt; let a counselor hear how it was.',
  ),
  replacement('answer.q24.low', 'unsafe', unsafe, 'Whoever has been scared stays tense: leave it to them.'),
  replacement(
    'answer.q27.high',
    'unsafe',
    unsafe,
    'Words are held back, and it happened all the same: watch hands and voice, leave.',
  ),
]
