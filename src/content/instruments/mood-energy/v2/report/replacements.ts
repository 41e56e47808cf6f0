import type { Condition } from '@/core/report/condition'
import { asSevere, type Replacement, replacement } from '@/core/report/report-key'
import {
  all,
  group,
  helpStands,
  high,
  inHigh,
  inLow,
  not,
  now,
  nowBoth,
  nowHigh,
  nowLow,
  past,
  raised,
  stopped,
  strong,
} from './facts'

/** A text that puts a person or a doctor first: it stands beside help alone. */
const besideHelp = (path: string, readers: string, when: Condition, note: string) =>
  asSevere(replacement(path, readers, all(helpStands, when), note))

/** Daily life has come to a halt and is not known to move again. */
const atHalt = all(stopped, not(past))

const halted = (path: string, note: string) =>
  besideHelp(
    path,
    'stopped',
    atHalt,
    `Daily life has come to a halt: what the level says in short, and no task of looking back. ${note}`,
  )

/** Decided by the groups: what the sentence of level4 says with “or both”, said as both. */
const bothOf = (part: string, one: string, other: string) =>
  replacement(
    `${part}.level4.quick`,
    'both',
    all(group(one, 'high'), group(other, 'high')),
    'Both groups stand high: one sentence that says both, without “or”.',
  )

/** Words for readers whom the text of a level, a note, a headline or a quoted answer does not fit. */
export const replacements: readonly Replacement[] = [
  bothOf('activation', 'lift', 'drive'),
  bothOf('thought', 'race', 'nights'),
  bothOf('irritability', 'fuse', 'heat'),
  bothOf('swings', 'turns', 'spans'),
  bothOf('low', 'heart', 'body'),
  besideHelp(
    'activation.level1.talk',
    'high-now',
    inHigh,
    'A high goes on by the reader’s account, and the lines on it are light: what was said counts for more than the score. The visit stands; nights of the last days.',
  ),
  besideHelp(
    'activation.level2.talk',
    'high-now',
    inHigh,
    'The same at a small score: what stands first on the page holds, the visit and the person. No "no need to go".',
  ),
  halted('activation.level3.describes', 'Hours of sleep of the last nights.'),
  halted(
    'activation.level4.describes',
    'The own answer about the halt is believed before the feeling of the high; bedtime, nothing signed, company.',
  ),
  besideHelp(
    'activation.level5.describes',
    'low-now',
    nowLow,
    'A very strong high that is over, read from inside a low: it looks like a lie or like the only good time. Not to be judged now; dates and nights for the visit.',
  ),
  replacement(
    'activation.level3.describes',
    'lift',
    all(raised('lift'), group('drive', 'low')),
    'Decided by the groups: mood and confidence rose, the day’s load did not. What was believed or agreed to is what to look at.',
  ),
  replacement(
    'activation.level3.describes',
    'drive',
    all(raised('drive'), group('lift', 'low')),
    'Decided by the groups: energy, talk and plans rose, mood did not. Easily taken for a busy time.',
  ),
  replacement(
    'activation.level3.quick',
    'lift',
    all(raised('lift'), group('drive', 'low')),
    'Decided by the groups: mood and confidence rose, the day’s load did not. One sentence without “or”.',
  ),
  replacement(
    'activation.level3.quick',
    'drive',
    all(raised('drive'), group('lift', 'low')),
    'Decided by the groups: energy, talk and plans rose, mood did not. One sentence without “or”.',
  ),
  halted('thought.level3.describes', 'Bedtime after a dim hour.'),
  replacement(
    'thought.level3.describes',
    'rested',
    all(strong('q22'), raised('nights')),
    'Decided by an answer: rested after a few hours. No question whether noon was tired as if nothing was known; three in a row are for a doctor.',
  ),
  replacement(
    'thought.level3.describes',
    'mind',
    all(raised('race'), group('nights', 'low')),
    'Decided by the groups: thoughts sped up, nights stayed. Nights are what to guard; if they shrink, a doctor hears it. No noon test.',
  ),
  replacement(
    'thought.level3.describes',
    'nights',
    all(raised('nights'), group('race', 'low')),
    'Decided by the groups: nights shrank, thoughts kept their pace. A clear head hides a short night; noon tells, and a doctor hears it. No racing thoughts.',
  ),
  halted(
    'impulse.level3.describes',
    'What can’t be undone waits; a pressing payment is shown to the person who is there.',
  ),
  halted('impulse.level4.describes', 'Neither character nor morals; only what still runs is shown to somebody.'),
  halted(
    'irritability.level3.describes',
    'One sentence for those near; fear at home: apart, each tells someone outside.',
  ),
  replacement(
    'irritability.level3.describes',
    'soon',
    all(raised('fuse'), group('heat', 'low')),
    'Decided by the groups: sooner, and gone in its usual time. Leaving the room before the answer; no advice for long anger.',
  ),
  replacement(
    'irritability.level3.describes',
    'long',
    all(raised('heat'), group('fuse', 'low')),
    'Decided by the groups: patience as usual, anger stronger or longer. An end to it: break off, sleep, talk next day. No advice on patience.',
  ),
  besideHelp(
    'swings.level1.quick',
    'now',
    now,
    'Little movement over the year, and something goes on now: it counts by itself. Nothing that would call off the visit.',
  ),
  besideHelp(
    'swings.level1.describes',
    'now',
    now,
    'The same in two sentences. No looking for what the year rests on.',
  ),
  replacement(
    'thought.level3.quick',
    'mind',
    all(raised('race'), group('nights', 'low')),
    'Decided by the groups: thoughts, not nights. One sentence without “or”.',
  ),
  replacement(
    'thought.level3.quick',
    'nights',
    all(raised('nights'), group('race', 'low')),
    'Decided by the groups: nights, not thoughts. One sentence without “or”.',
  ),
  halted('swings.level3.describes', 'Nothing to keep track of; what is the same every day, and company.'),
  replacement(
    'swings.level3.describes',
    'far',
    all(raised('spans'), group('turns', 'low')),
    'Decided by the groups: far rather than quick. A dot a day; large decisions on two days.',
  ),
  replacement(
    'swings.level3.describes',
    'quick',
    all(raised('turns'), group('spans', 'low')),
    'Decided by the groups: quick rather than far. Fixed hours; how to answer about Saturday.',
  ),
  besideHelp(
    'low.level1.talk',
    'low-now',
    inLow,
    'Light lines on the low, and one goes on now, alone or beside a high: the reader is believed before the score; one person today, since when at the visit.',
  ),
  besideHelp(
    'low.level1.talk',
    'high-now',
    nowHigh,
    'Light lines on the low, and a high goes on: a low can follow; the person who is there is told the same day. Nothing about being low now.',
  ),
  besideHelp(
    'low.level2.describes',
    'low-now',
    inLow,
    'Light lines on the low, and one goes on now: the reader is believed first. What can no longer be done is what to say on the phone.',
  ),
  besideHelp(
    'low.level2.talk',
    'low-now',
    inLow,
    'The same: said first when calling, since when, what has gotten hard, what is thought of oneself.',
  ),
  besideHelp(
    'low.level2.talk',
    'worth',
    { item: 'q37', from: 2 },
    'Light lines on the low, and worth gone in part at least: named among what is told at the visit. Nothing else is added.',
  ),
  besideHelp(
    'low.level4.describes',
    'high-now',
    nowHigh,
    'A low of weight that is over, read from inside a high: a high is not the same as being well, and the low looks smaller from there. Both go to the visit.',
  ),
  besideHelp(
    'low.level5.describes',
    'high-now',
    nowHigh,
    'The same of a very deep low. The harsh thoughts were no facts. Nothing about being well now.',
  ),
  besideHelp(
    'low.level4.talk',
    'high-now',
    nowHigh,
    'The low is told together with the high that goes on. Medicines stay. If the mood turns, sooner; helpline where it gets unbearable.',
  ),
  besideHelp(
    'low.level5.talk',
    'high-now',
    nowHigh,
    'The same of a very deep low, with one sentence to begin with. Nothing about no hurry.',
  ),
  besideHelp(
    'head.part.low.headline',
    'high-now',
    nowHigh,
    'A high goes on and the lowest stretch of the year went very deep: both in one sentence, neither alone.',
  ),
  besideHelp(
    'head.part.low.body',
    'high-now',
    nowHigh,
    'Call today with somebody beside; tell both. A high is not the same as being well. Emergency number if unsafe.',
  ),
  besideHelp(
    'head.part.activation.headline',
    'both-now',
    nowBoth,
    'High and low at once and the high goes very far: company today. Nothing about feeling good.',
  ),
  besideHelp(
    'head.part.activation.body',
    'both-now',
    nowBoth,
    'Call today or let somebody call; somebody near until seen; bedtime, nothing large, no driving.',
  ),
  besideHelp(
    'head.rules.now.headline',
    'both-now',
    nowBoth,
    'Answered as both at once or in fast turns: said so, not as a high that may be accompanied. Company.',
  ),
  besideHelp(
    'head.rules.now.body',
    'both-now',
    nowBoth,
    'Both at once or in fast turns: first the number for whoever is unsafe or tired of living, then a call today, and the doctor by the date of the help.',
  ),
  besideHelp(
    'c2.2',
    'now',
    inHigh,
    'The longest high was about a day and a high goes on now: no waiting for how long it lasts. The day and the night before are told.',
  ),
  replacement(
    'c7.1',
    'deep',
    high('low'),
    'A low of a day or two that went deep: short does not make it small. No cold, no bad night as its cause. What to do if it comes back; beside help it belongs in the visit.',
  ),
  besideHelp(
    'answer.q39.high',
    'nothing-now',
    all({ item: 'q39', from: 4 }, inLow),
    'Nothing was left to look forward to, and a low goes on: told today in these words; number at once if life seems not worth living.',
  ),
  replacement(
    'answer.q39.high',
    'nothing',
    { item: 'q39', from: 4 },
    'Nothing was left to look forward to: said as nothing, never as less. One person hears it; a helpline is for this if it comes again.',
  ),
  besideHelp(
    'answer.q37.high',
    'now',
    all(strong('q37'), inLow),
    'Worth nothing, and a low goes on: no fact about the reader; one person hears it today; number where life seems not worth living.',
  ),
  besideHelp(
    'answer.q17.high',
    'high-now',
    inHigh,
    'Far more energy in the body, in a high that goes on: the tiredness comes later, so one goes by the clock. No look at the week that followed.',
  ),
  replacement(
    'answer.q13.high',
    'sure',
    strong('q05'),
    'The view of own abilities moved, and the reader was sure that things would work out: perhaps upward. A check from outside.',
  ),
  besideHelp(
    'answer.q05.high',
    'high-now',
    inHigh,
    'Sure that all would work out, in a high that goes on: certainty proves nothing now. One plan on paper, shown to somebody, looked at later. No counting of outcomes.',
  ),
]
