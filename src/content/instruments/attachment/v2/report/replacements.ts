import type { Condition } from '@/core/report/condition'
import { type Replacement, replacement } from '@/core/report/report-key'
import { nobody, outOfReach, outOfTouch, seldom } from './conditions'

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

/** What is said of longing at these levels begins with the call at once. */
const saidBefore: Condition = {
  any: [
    { part: 'anxiety', to: 'level1' },
    { part: 'anxiety', from: 'level4' },
  ],
}

const friendly = 'The text sends to the person thought of, who can’t or mustn’t be asked: somebody of today instead.'

/** Texts that an answer about the person thought of, or about contact, contradicts. */
export const replacements: readonly Replacement[] = [
  replacement(
    'head.rules.alarm.body',
    'nobody',
    nobody,
    'No one in particular was in mind: “someone close” in place of “this person”.',
  ),
  replacement(
    'head.rules.alarm.body',
    'ended',
    ended,
    'It is over, or there is no contact: nothing here asks for contact; one date, as in the text.',
  ),
  replacement(
    'head.rules.alone.body',
    'nobody',
    nobody,
    'No one in particular was in mind: “someone close” in place of “the person it’s about”.',
  ),
  replacement(
    'anxiety.level3.describes',
    'apart',
    outOfReach,
    'The doubt can’t be asked away; tell somebody of today, or write it down.',
  ),
  replacement(
    'anxiety.level3.describes',
    'open',
    { part: 'avoidance', is: 'low' },
    'Open about most things, so the doubt may be told early: mind the moment.',
  ),
  replacement(
    'anxiety.level3.talk',
    'ended',
    ended,
    'The same doubt for months after the end; no exercises together. Fear of contact: someone outside.',
  ),
  replacement(
    'anxiety.level4.describes',
    'ended',
    ended,
    'Nothing can be agreed with the person: what is gone over is memory; agreements are made with people of today.',
  ),
  replacement(
    'anxiety.level4.describes',
    'rare',
    seldom,
    'Rare contact leaves much to be filled in: part of the unease is the gap, and a fixed day of contact answers it.',
  ),
  replacement(
    'anxiety.level4.describes',
    'dating',
    { context: 'c1', in: [1] },
    'Nothing is settled yet: no agreement is asked for; the reader sets the end of the waiting.',
  ),
  replacement(
    'anxiety.level4.describes',
    'kept',
    { part: 'avoidance', is: 'high' },
    'Keeps much inside: watches and guesses instead of asking for the next kind word.',
  ),
  replacement(
    'anxiety.level4.talk',
    'help',
    withHelp,
    'Help is asked for in the headline: no condition for it and no date of its own; what to count and say there. Danger first.',
  ),
  replacement(
    'anxiety.level4.talk',
    'ended',
    ended,
    'Countable after an end: going over it, looking for news of them, nights; a counselor in two weeks. Not to stay reachable.',
  ),
  replacement(
    'anxiety.level5.describes',
    'ended',
    ended,
    'The waiting goes on though it is over; what can be told line by line. No way back, no verdict.',
  ),
  replacement(
    'anxiety.level5.describes',
    'rare',
    seldom,
    'So much waiting for somebody rarely heard of: the gaps give it room. Strength it takes; say the line that came easier.',
  ),
  replacement(
    'anxiety.level5.talk',
    'nobody',
    nobody,
    'No one in particular was in mind: “someone close” in place of “this person”. Danger first.',
  ),
  replacement(
    'anxiety.level5.talk',
    'ended',
    ended,
    'It is over: counselors see people alone; fear of being contacted. Danger first.',
  ),
  replacement('avoidance.level2.describes', 'nobody', nobody, 'Several people were in mind: no “the two of you”.'),
  replacement(
    'avoidance.level3.talk',
    'said',
    { part: 'anxiety', from: 'level2' },
    'The other part already names the emergency number, and the gate of the week does again: not a third time.',
  ),
  replacement(
    'avoidance.level4.talk',
    'help',
    withHelp,
    'Help is asked for: no date of its own, no second emergency number; what to say there about keeping things in.',
  ),
  replacement(
    'avoidance.level4.talk',
    'said',
    saidBefore,
    'The other part, which stands before, names the call at once: not a second time.',
  ),
  replacement(
    'avoidance.level5.talk',
    'help',
    withHelp,
    'The same. The call at once is named by the other part, which stands before it wherever help is called for.',
  ),
  replacement(
    'avoidance.level5.talk',
    'said',
    saidBefore,
    'The other part, which stands before, names the call at once: not a second time.',
  ),
  replacement('c2.4', 'nobody', nobody, 'No one in particular was in mind, so no “this person” and no broken contact.'),
  replacement(
    'c1.2',
    'help',
    withHelp,
    'Help is asked for in the headline: tell there that it is over; no date of its own.',
  ),
  replacement(
    'week.occasion',
    'even',
    even,
    'The means hardly differ by subject, so the week looks for the hour, tiredness, a tone.',
  ),
  replacement(
    'week.signs',
    'open',
    { part: 'avoidance', is: 'middle' },
    'Trusts, and keeps a part inside: one word more on oneself, and ask which signs they like.',
  ),
  replacement(
    'week.signs',
    'apart',
    outOfReach,
    'The person thought of can’t or mustn’t be asked: anyone of today who is safe.',
  ),
  ...['q10', 'q16', 'q23', 'q24'].map((item) => replacement(`answer.${item}.high`, 'apart', outOfReach, friendly)),
]
