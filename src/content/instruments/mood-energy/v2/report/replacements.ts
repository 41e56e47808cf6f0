import type { ReportKey } from '@/core/report/report-key'
import {
  all,
  group,
  heavyPiece,
  high,
  inHigh,
  inLow,
  not,
  nowBoth,
  nowHigh,
  nowLow,
  past,
  piece,
  raised,
  stopped,
  strong,
} from './facts'

/** Daily life has come to a halt and is not known to move again. */
const atHalt = all(stopped, not(past))

const halted = 'Daily life has come to a halt: what the level says in short, and no task of looking back.'

/** Words for readers whom the text of a level, a note, a headline or a quoted answer does not fit. */
export const replacements: NonNullable<ReportKey['replacements']> = {
  'activation.level1.talk': [
    heavyPiece(
      'activation.level1.talk.high-now',
      'A high goes on by the reader’s account, and the lines on it are light: what was said counts for more than the score. The visit stands; nights of the last days.',
      inHigh,
    ),
  ],
  'activation.level2.talk': [
    heavyPiece(
      'activation.level2.talk.high-now',
      'The same at a small score: what stands first on the page holds, the visit and the person. No "no need to go".',
      inHigh,
    ),
  ],
  'activation.level3.describes': [
    heavyPiece('activation.level3.describes.stopped', `${halted} Hours of sleep of the last nights.`, atHalt),
  ],
  'activation.level4.describes': [
    heavyPiece(
      'activation.level4.describes.stopped',
      `${halted} The own answer about the halt is believed before the feeling of the high; bedtime, nothing signed, company.`,
      atHalt,
    ),
  ],
  'activation.level5.describes': [
    heavyPiece(
      'activation.level5.describes.low-now',
      'A very strong high that is over, read from inside a low: it looks like a lie or like the only good time. Not to be judged now; dates and nights for the visit.',
      nowLow,
    ),
  ],
  'thought.level3.describes': [
    heavyPiece('thought.level3.describes.stopped', `${halted} Bedtime after a dim hour.`, atHalt),
    piece(
      'thought.level3.describes.mind',
      'Decided by the groups: thoughts sped up, nights stayed. Nights are what to guard. No noon test.',
      all(raised('race'), group('nights', 'low')),
    ),
    piece(
      'thought.level3.describes.nights',
      'Decided by the groups: nights shrank, thoughts kept their pace. A clear head hides a short night; noon tells. No racing thoughts.',
      all(raised('nights'), group('race', 'low')),
    ),
  ],
  'impulse.level3.describes': [
    heavyPiece(
      'impulse.level3.describes.stopped',
      `${halted} What can’t be undone waits; a pressing payment is shown to the person who is there.`,
      atHalt,
    ),
  ],
  'impulse.level4.describes': [
    heavyPiece(
      'impulse.level4.describes.stopped',
      `${halted} Neither character nor morals; only what still runs is shown to somebody.`,
      atHalt,
    ),
  ],
  'irritability.level3.describes': [
    heavyPiece(
      'irritability.level3.describes.stopped',
      `${halted} One sentence for those near; fear at home comes first.`,
      atHalt,
    ),
    piece(
      'irritability.level3.describes.soon',
      'Decided by the groups: sooner, and gone in its usual time. Leaving the room before the answer; no advice for long anger.',
      all(raised('fuse'), group('heat', 'low')),
    ),
    piece(
      'irritability.level3.describes.long',
      'Decided by the groups: patience as usual, anger stronger or longer. An end to it: break off, sleep, talk next day. No advice on patience.',
      all(raised('heat'), group('fuse', 'low')),
    ),
  ],
  'swings.level3.describes': [
    heavyPiece(
      'swings.level3.describes.stopped',
      `${halted} No dots and no calendar; what is the same every day, and company.`,
      atHalt,
    ),
    piece(
      'swings.level3.describes.far',
      'Decided by the groups: far rather than quick. A dot a day; large decisions on two days.',
      all(raised('spans'), group('turns', 'low')),
    ),
    piece(
      'swings.level3.describes.quick',
      'Decided by the groups: quick rather than far. Fixed hours; how to answer about Saturday.',
      all(raised('turns'), group('spans', 'low')),
    ),
  ],
  'low.level1.talk': [
    heavyPiece(
      'low.level1.talk.low-now',
      'Light lines on the low, and one goes on now, alone or beside a high: the reader is believed before the score; one person today, since when at the visit.',
      inLow,
    ),
    heavyPiece(
      'low.level1.talk.high-now',
      'Light lines on the low, and a high goes on: a low can follow; the person who is there is told the same day. Nothing about being low now.',
      nowHigh,
    ),
  ],
  'low.level2.talk': [
    heavyPiece(
      'low.level2.talk.worth',
      'Light lines on the low, and worth gone in part at least: named among what is told at the visit. Nothing else is added.',
      { item: 'q37', from: 2 },
    ),
  ],
  'low.level4.describes': [
    heavyPiece(
      'low.level4.describes.high-now',
      'A low of weight that is over, read from inside a high: a high is not the same as being well, and the low looks smaller from there. Both go to the visit.',
      nowHigh,
    ),
  ],
  'low.level5.describes': [
    heavyPiece(
      'low.level5.describes.high-now',
      'The same of a very deep low. The harsh thoughts were no facts. Nothing about being well now.',
      nowHigh,
    ),
  ],
  'low.level4.talk': [
    heavyPiece(
      'low.level4.talk.high-now',
      'The low is told together with the high that goes on. Medicines stay. If the mood turns, sooner; helpline where it gets unbearable.',
      nowHigh,
    ),
  ],
  'low.level5.talk': [
    heavyPiece(
      'low.level5.talk.high-now',
      'The same of a very deep low, with one sentence to begin with. Nothing about no hurry.',
      nowHigh,
    ),
  ],
  'head.part.low.headline': [
    heavyPiece(
      'head.part.low.headline.high-now',
      'A high goes on and the lowest stretch of the year went very deep: both in one sentence, neither alone.',
      nowHigh,
    ),
  ],
  'head.part.low.body': [
    heavyPiece(
      'head.part.low.body.high-now',
      'Call today with somebody beside; tell both. A high is not the same as being well. Emergency number if unsafe.',
      nowHigh,
    ),
  ],
  'head.part.activation.headline': [
    heavyPiece(
      'head.part.activation.headline.both-now',
      'High and low at once and the high goes very far: company today. Nothing about feeling good.',
      nowBoth,
    ),
  ],
  'head.part.activation.body': [
    heavyPiece(
      'head.part.activation.body.both-now',
      'Call today or let somebody call; somebody near until seen; bedtime, nothing large, no driving.',
      nowBoth,
    ),
  ],
  'head.rules.now.headline': [
    heavyPiece(
      'head.rules.now.headline.both-now',
      'Answered as both at once or in fast turns: said so, not as a high that may be accompanied. Company.',
      nowBoth,
    ),
  ],
  'head.rules.now.body': [
    heavyPiece(
      'head.rules.now.body.both-now',
      'Both at once or in fast turns: first the number for whoever is unsafe or tired of living, then the doctor by the date of the help.',
      nowBoth,
    ),
  ],
  'c2.2': [
    heavyPiece(
      'c2.2.now',
      'The longest high was about a day and a high goes on now: no waiting for how long it lasts. The day and the night before are told.',
      inHigh,
    ),
  ],
  'c7.1': [
    piece(
      'c7.1.deep',
      'A low of a day or two that went deep: short does not make it small. No cold, no bad night as its cause. What to do if it comes back; beside help it belongs in the visit.',
      high('low'),
    ),
  ],
  'answer.q39.high': [
    heavyPiece(
      'answer.q39.high.nothing-now',
      'Nothing was left to look forward to, and a low goes on: told today in these words; number at once if life seems not worth living.',
      all({ item: 'q39', from: 4 }, inLow),
    ),
    piece(
      'answer.q39.high.nothing',
      'Nothing was left to look forward to: said as nothing, never as less. One person hears it; a helpline is for this if it comes again.',
      { item: 'q39', from: 4 },
    ),
  ],
  'answer.q37.high': [
    heavyPiece(
      'answer.q37.high.now',
      'Worth nothing, and a low goes on: no fact about the reader; one person hears it today; number where life seems not worth living.',
      all(strong('q37'), inLow),
    ),
  ],
  'answer.q17.high': [
    heavyPiece(
      'answer.q17.high.high-now',
      'Far more energy in the body, in a high that goes on: the tiredness comes later, so one goes by the clock. No look at the week that followed.',
      inHigh,
    ),
  ],
  'answer.q13.high': [
    piece(
      'answer.q13.high.sure',
      'The view of own abilities moved, and the reader was sure that things would work out: most likely upward. A check from outside.',
      strong('q05'),
    ),
  ],
  'answer.q05.high': [
    heavyPiece(
      'answer.q05.high.high-now',
      'Sure that all would work out, in a high that goes on: certainty proves nothing now. One plan on paper, shown to somebody, looked at later. No counting of outcomes.',
      inHigh,
    ),
  ],
}
