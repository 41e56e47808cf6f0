import type { Piece } from '@/core/report/key'
import {
  all,
  allQuiet,
  any,
  group,
  long,
  not,
  piece,
  quiet,
  someHighHigh,
  someHighUp,
  strong,
  unseen,
  up,
  weak,
  worried,
} from './facts'

/** Answers that pull against each other. None of them sells calm. */
export const pull: readonly Piece[] = [
  piece(
    'pull.short-rested',
    'Two hours less a night, and rested all the same. People who cannot sleep are tired; this is the other thing, and the one a doctor asks for by name. Not a talent.',
    all(strong('q18'), strong('q22')),
    { items: ['q18', 'q22'], cites: ['lewis2017'] },
  ),
  piece(
    'pull.short-sleepy',
    'Two hours less a night, yet sleepy at the usual hour. The body asked and was not heard, or could not follow. A guess: something outside kept the nights short. The week’s log settles it.',
    all(strong('q18'), weak('q30')),
    { items: ['q18', 'q30'] },
  ),
  piece(
    'pull.sure-careful',
    'Sure that all would work out, and still as long over decisions as ever. Confidence did not take the wheel. Credit that habit by its name; it may not hold on little sleep.',
    all(strong('q05'), weak('q15')),
    { items: ['q05', 'q15'], facts: ['brakes-held'] },
  ),
  piece(
    'pull.sure-small',
    'Capable of anything in one month, worth nothing in another. The same person judged the same life. Neither verdict was about facts; both were believed.',
    all(strong('q05'), strong('q37')),
    { items: ['q05', 'q37'] },
  ),
  piece(
    'pull.energy-rest',
    'Far more energy, and as much rest as usual. The reader took breaks that the body did not ask for, or could still take them. This is worth keeping as a rule.',
    all(strong('q17'), weak('q29')),
    { items: ['q17', 'q29'] },
  ),
  piece(
    'pull.spending-limits',
    'Money went more freely, but own limits held. So the limits were wide, or they were about something else. Ask which limit was kept: time, people, risk? A written sum would tell.',
    all(strong('q03'), weak('q31')),
    { items: ['q03', 'q31'] },
  ),
  piece(
    'pull.risk-focus',
    'Chances taken that are usually avoided, with a mind that could stay on one thing. Not distraction, then: a clear head with another scale. Hard to notice from inside.',
    all(strong('q11'), weak('q14')),
    { items: ['q11', 'q14'] },
  ),
  piece(
    'pull.racing-focused',
    'Thoughts faster than speech, and still able to stay with one matter. Fast but steered. The first thing to watch next time is when the steering goes.',
    all(strong('q02'), weak('q14')),
    { items: ['q02', 'q14'], cites: ['weiner2019'] },
  ),
  piece(
    'pull.talk-secrets',
    'Talked at length and told what is usually kept. The more the talk ran, the less it chose. Some of it may need a word afterwards; it is rarely as large to others.',
    all(strong('q21'), strong('q19')),
    { items: ['q21', 'q19'] },
  ),
  piece(
    'pull.yes-foreign',
    'A quick yes, and later the plan seemed foreign. One signs, another one keeps it. The mechanism is a gap between two states, not unreliability.',
    all(strong('q07'), strong('q42')),
    { items: ['q07', 'q42'], cites: ['loewenstein2005'] },
  ),
  piece(
    'pull.plans-flat',
    'Many plans at once, then flat days. The plans of the one are the load of the other. Count open plans before the next yes.',
    all(strong('q25'), strong('q40')),
    { items: ['q25', 'q40'] },
  ),
  piece(
    'pull.thrilled-cold',
    'Ordinary things thrilled in the high, and favorite ones left cold in the low. Taste did not change, its volume did. Do not judge work or people at either end.',
    all(strong('q09'), strong('q35')),
    { items: ['q09', 'q35'] },
  ),
  piece(
    'pull.others-slow-patient',
    'Others seemed slow, and the reader stayed patient with them. The speed was felt and not passed on. That takes strength nobody saw.',
    all(strong('q12'), weak('q16')),
    { items: ['q12', 'q16'] },
  ),
  piece(
    'pull.bright-sharp',
    'Mood high and answers sharp. The two can go together: a high has no time for questions. Others may remember the tone, the reader the mood.',
    all(strong('q01'), strong('q08')),
    { items: ['q01', 'q08'] },
  ),
  piece(
    'pull.body-anger-passes',
    'Anger so strong that the body felt it, and gone as fast as ever. A hot wave with an end. It is the minutes in it that need a way out of the room.',
    all(strong('q28'), weak('q32')),
    { items: ['q28', 'q32'] },
  ),
  piece(
    'pull.worthless-forward',
    'Worth nothing by own account, and still something looked forward to. Not a contradiction to solve: the second is the thread to hold and to tell someone about. Say where help is.',
    all(strong('q37'), weak('q39')),
    { items: ['q37', 'q39'] },
  ),
  piece(
    'pull.heavy-decides',
    'A heavy mood all day, and small decisions as quick as ever. The day worked, so others saw little. Not a reason to wait with help.',
    all(strong('q33'), weak('q47')),
    { items: ['q33', 'q47'] },
  ),
  piece(
    'pull.extremes-week',
    'Energy from one end to the other, yet alike from week to week. So the turns lie far apart or inside the day. The dates would tell which, and that is what a doctor wants.',
    all(strong('q34'), weak('q48')),
    { items: ['q34', 'q48'] },
  ),
  piece(
    'pull.unseen',
    'Strong on the lines, and nobody said anything. Either it was hidden, or they took it for a good mood, or nobody was near. One question to one person closes the gap.',
    all(someHighHigh, unseen),
    { mentions: ['c5'] },
  ),
  piece(
    'pull.none',
    'The answers do not pull against each other; what rose, rose together. So there is no inner brake to read out of them, and none to deny. What to do: choose one outside sign. Never: all is well.',
  ),
]

/** What the pattern gives, without selling a high. */
export const gives: readonly Piece[] = [
  piece(
    'gives.told',
    'Reported highs, lows, length and cost openly. That is the rarest and most useful gift for a first conversation. Credit for honesty, not for the state.',
    all(someHighUp, up('low')),
    { cites: ['regeer2015'] },
  ),
  piece(
    'gives.warning',
    'Somebody near saw it and said so. A person who notices is worth more than a test; they may be asked again.',
    worried,
    { mentions: ['c5'] },
  ),
  piece(
    'gives.brakes',
    'Energy with limits that held: name the limit by its answer. It is a skill that can be written down while it is quiet.',
    all(up('activation'), quiet('impulse')),
    { facts: ['brakes-held'] },
  ),
  piece(
    'gives.sleep',
    'Whatever rose, the nights stayed. The most reliable anchor of all, and the one to guard.',
    all(group('nights', 'low'), someHighUp),
  ),
  piece(
    'gives.ideas',
    'Quick ideas are real, also the good ones. They survive a week on paper; those that do not were not needed. No praise of the state that brought them.',
    any(up('thought'), up('activation')),
  ),
  piece(
    'gives.endurance',
    'Got through the low and now says so. Endurance seen, not celebrated; nobody has to be strong enough alone.',
    up('low'),
  ),
  piece(
    'gives.limits-known',
    'Knows where temper or steps go first. A known weak spot is half a plan.',
    any(up('irritability'), up('impulse'), up('swings')),
  ),
  piece(
    'gives.baseline',
    'A quiet year leaves a baseline: what bedtime, talk and spending look like when usual. The best time to write it down is now.',
    all(allQuiet, not(long), { help: 'none' }),
    { facts: ['calm'] },
  ),
  piece(
    'gives.plain',
    'What was answered was answered honestly, and one thing can be kept from it: the date of the day that stood out. Neither praise nor calm.',
  ),
]
