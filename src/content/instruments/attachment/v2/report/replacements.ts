import type { Condition } from '@/core/report/condition'
import type { Piece, ReportKey } from '@/core/report/report-key'
import { nobody, outOfReach, outOfTouch, seldom } from './conditions'

const piece =
  (path: string) =>
  (readers: string, when: Condition, note: string): Piece => ({ id: `${path}.${readers}`, when, note })

const withHelp: Condition = { not: { help: 'none' } }
const former: Condition = { context: 'c1', in: [2] }
/** A former partner, or somebody with whom there is no contact. */
const ended: Condition = { any: [former, outOfTouch] }
const even: Condition = {
  all: [
    { even: 'anxiety' },
    { any: [{ part: 'avoidance', is: 'low' }, { even: 'avoidance' }] },
    { part: 'anxiety', is: 'middle' },
  ],
}

const alarm = piece('head.rules.alarm.body')
const alone = piece('head.rules.alone.body')
const level3 = piece('anxiety.level3.describes')
const talk3 = piece('anxiety.level3.talk')
const level4 = piece('anxiety.level4.describes')
const talk4 = piece('anxiety.level4.talk')
const level5 = piece('anxiety.level5.describes')
const talk5 = piece('anxiety.level5.talk')
const distance4 = piece('avoidance.level4.talk')
const distance5 = piece('avoidance.level5.talk')
const distance2 = piece('avoidance.level2.describes')
const friendly = 'The text sends to the person thought of, who can’t or mustn’t be asked: somebody of today instead.'

/** Texts that an answer about the person thought of, or about contact, contradicts. */
export const replacements: NonNullable<ReportKey['replacements']> = {
  'head.rules.alarm.body': [
    alarm('nobody', nobody, 'No one in particular was in mind: “someone close” in place of “this person”.'),
    alarm(
      'ended',
      ended,
      'It is over, or there is no contact: nothing here asks for contact; one date, as in the text.',
    ),
  ],
  'head.rules.alone.body': [
    alone('nobody', nobody, 'No one in particular was in mind: “someone close” in place of “the person it’s about”.'),
  ],
  'anxiety.level3.describes': [
    level3('apart', outOfReach, 'The doubt can’t be asked away; tell somebody of today, or write it down.'),
    level3(
      'open',
      { part: 'avoidance', is: 'low' },
      'Open about most things, so the doubt may be told early: mind the moment.',
    ),
  ],
  'anxiety.level3.talk': [
    talk3(
      'ended',
      ended,
      'The same doubt for months after the end; no exercises together. Fear of contact: someone outside.',
    ),
  ],
  'anxiety.level4.describes': [
    level4(
      'ended',
      ended,
      'Nothing can be agreed with the person: what is gone over is memory; agreements are made with people of today.',
    ),
    level4(
      'rare',
      seldom,
      'Rare contact leaves much to be filled in: part of the unease is the gap, and a fixed day of contact answers it.',
    ),
  ],
  'anxiety.level4.talk': [
    talk4(
      'help',
      withHelp,
      'Help is asked for in the headline: no condition for it and no date of its own; what to count and say there. Danger first.',
    ),
    talk4(
      'ended',
      ended,
      'Countable after an end: going over it, looking for news of them, nights; a counselor in two weeks. Not to stay reachable.',
    ),
  ],
  'anxiety.level5.describes': [
    level5(
      'ended',
      ended,
      'The waiting goes on though it is over; what can be told line by line. No way back, no verdict.',
    ),
    level5(
      'rare',
      seldom,
      'So much waiting for somebody rarely heard of: the gaps give it room. Strength it takes; say the line that came easier.',
    ),
  ],
  'anxiety.level5.talk': [
    talk5(
      'nobody',
      nobody,
      'No one in particular was in mind: “someone close” in place of “this person”. Danger first.',
    ),
    talk5('ended', ended, 'It is over: counselors see people alone; fear of being contacted. Danger first.'),
  ],
  'avoidance.level2.describes': [distance2('nobody', nobody, 'Several people were in mind: no “the two of you”.')],
  'avoidance.level3.talk': [
    piece('avoidance.level3.talk')(
      'said',
      { part: 'anxiety', from: 'level2' },
      'The other part already names the emergency number, and the gate of the week does again: not a third time.',
    ),
  ],
  'avoidance.level4.talk': [
    distance4(
      'help',
      withHelp,
      'Help is asked for: no date of its own, no second emergency number; what to say there about keeping things in.',
    ),
  ],
  'avoidance.level5.talk': [
    distance5('help', withHelp, 'The same; a call at once where there are thoughts of not living.'),
  ],
  'c2.4': [
    piece('c2.4')('nobody', nobody, 'No one in particular was in mind, so no “this person” and no broken contact.'),
  ],
  'c1.2': [
    piece('c1.2')(
      'help',
      withHelp,
      'Help is asked for in the headline: tell there that it is over; no date of its own.',
    ),
  ],
  'week.occasion': [
    piece('week.occasion')(
      'even',
      even,
      'The means hardly differ by subject, so the week looks for the hour, tiredness, a tone.',
    ),
  ],
  'week.signs': [
    piece('week.signs')(
      'open',
      { part: 'avoidance', is: 'middle' },
      'Trusts, and keeps a part inside: one word more on oneself, and ask which signs they like.',
    ),
    piece('week.signs')(
      'apart',
      outOfReach,
      'The person thought of can’t or mustn’t be asked: anyone of today who is safe.',
    ),
  ],
  'answer.q10.high': [piece('answer.q10.high')('apart', outOfReach, friendly)],
  'answer.q16.high': [piece('answer.q16.high')('apart', outOfReach, friendly)],
  'answer.q23.high': [piece('answer.q23.high')('apart', outOfReach, friendly)],
  'answer.q24.high': [piece('answer.q24.high')('apart', outOfReach, friendly)],
}
