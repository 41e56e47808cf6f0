import type { Piece } from '@/core/report/report-key'
import {
  all,
  allQuiet,
  any,
  bothShort,
  group,
  helpStands,
  high,
  higher,
  inHigh,
  inLow,
  long,
  lowPast,
  lowShort,
  not,
  now,
  nowBoth,
  oneStretch,
  onlyOnce,
  over,
  parts,
  past,
  piece,
  quiet,
  raised,
  single,
  someBrightHigh,
  someHighUp,
  strong,
  up,
} from './facts'

/** Parts that lie 25 points or more apart, any two of them. */
const apart = any(...parts.flatMap((one) => parts.filter((other) => other !== one).map((other) => higher(one, other))))
/** A part that says least, and little: never one that is raised like all others. */
const least = (part: string) => all({ least: part }, quiet(part))

/** How parts meet. Titles name what happens between two parts, never a kind of person. */
export const meeting: readonly Piece[] = [
  piece(
    'meeting.energy-and-speed',
    'Strong energy with a racing head and short nights. Each feeds the other: a plan keeps one awake, waking hours make plans. What stops it is seldom will; outer things do: light, company, bedtime. For a doctor one event.',
    all(high('activation'), high('thought'), raised('drive'), raised('race'), raised('nights')),
    { facts: onlyOnce('lost-sleep', 1), cites: ['wehr1987'] },
  ),
  piece(
    'meeting.energy-and-risk',
    'Strong energy with strong quick steps. Drive makes the plan, the missing pause signs it. The first thing to protect is what cannot be undone: sums, contracts, notice.',
    all(high('activation'), high('impulse'), raised('drive')),
    { facts: ['!brakes-held'] },
  ),
  piece(
    'meeting.high-and-low-short',
    'High and low in one year, both strong, both short, without a cost and over. Each misreads the other; two dates side by side say more than either mood. What is between them (the night, the day after) is worth looking up. Nobody is sent anywhere.',
    all(high('low'), someBrightHigh, bothShort),
  ),
  piece(
    'meeting.high-and-low-over',
    'High and low in one year, both strong, neither here now. From the middle both can be seen, which is rare and useful: one sheet with two columns for a psychiatrist, within two weeks. Past tense.',
    all(high('low'), someBrightHigh, past, not(bothShort)),
  ),
  piece(
    'meeting.high-and-low',
    'The high and the low in one year, both strong. Each misreads the other: from above the low was weakness, from below the high was a lie. On one sheet they explain what neither does alone. Help is named.',
    all(high('low'), someBrightHigh, not(past)),
    { facts: onlyOnce('colored', 1), cites: ['levine2009'] },
  ),
  piece(
    'meeting.fast-and-heavy-past',
    'A fast head and a heavy heart, neither here now. One after the other or in the same hours: the reader knows; in the same hours it is harder to bear and to be told as one thing. No company tonight, no doctor this week by this alone.',
    all(up('thought'), up('low'), raised('race'), past),
    { cites: ['weiner2019'] },
  ),
  piece(
    'meeting.fast-and-heavy-both',
    'A fast head and a heavy heart, and the reader answered that both are here at once or in fast turns: nothing is asked again. Company until seen; what to say in three words.',
    all(up('thought'), up('low'), raised('race'), nowBoth),
    { cites: ['weiner2019'] },
  ),
  piece(
    'meeting.fast-and-heavy',
    'A fast head and a heavy heart. At the same time this is hard to bear and a reason for company and help soon; one after the other it reads differently. The reader knows which; ask once.',
    all(up('thought'), up('low'), raised('race'), not(past), not(nowBoth)),
    { cites: ['weiner2019'] },
  ),
  piece(
    'meeting.awake-and-heavy-past',
    'Short nights (the head kept its pace) and a low, neither here now. Same weeks or not; did sleep lack, or the need for it: to be written down while it is remembered. Past tense.',
    all(up('thought'), up('low'), group('race', 'low'), past),
  ),
  piece(
    'meeting.awake-and-heavy',
    'Short nights (the head kept its pace) and a low. One after the other or together? Awake with the weight is hard to bear: company and a doctor. Which nights lacked sleep and which lacked the need for it is what to say there. No racing thoughts.',
    all(up('thought'), up('low'), group('race', 'low'), not(past)),
  ),
  piece(
    'meeting.energy-and-temper-apart',
    'Energy and temper both rose, and by the reader’s account the changes came singly. Two matters, each with its own days and evenings before; nothing about being stopped while running.',
    all(up('activation'), up('irritability'), raised('drive'), single, not(inHigh)),
    { mentions: ['c1'] },
  ),
  piece(
    'meeting.energy-and-temper',
    'Energy and temper both rose. Whoever runs is stopped by everyone. Being stopped is what hurts, so anger finds those who ask and care.',
    all(up('activation'), up('irritability'), raised('drive'), not(single)),
  ),
  piece(
    'meeting.risk-and-low-past',
    'Quick steps and a low in one year, neither here now. The one left things, the other had to look at them; shame made them larger. Now is when they can be counted in one evening with one other person. If nothing is left, the two dates are enough.',
    all(up('impulse'), up('low'), past),
  ),
  piece(
    'meeting.risk-and-low',
    'Quick steps and a low in the same year. What the one bought, the other has to look at. Shame makes the sum larger; one other person makes it countable. Help for both.',
    all(up('impulse'), up('low'), not(past)),
  ),
  piece(
    'meeting.temper-and-risk',
    'Anger and quick steps, both raised; no line asks whether they came together. If so: the message sent hot. The pause for both is the same, feet before thumbs.',
    all(up('irritability'), up('impulse'), raised('quick')),
    { claims: { quick: ['middle', 'high'] } },
  ),
  piece(
    'meeting.speed-and-temper',
    'Short nights and short temper. In an experiment ordinary adults on less sleep got angrier, and angrier the longer noise lasted. For this reader the order is unknown; the log shows it.',
    all(up('thought'), up('irritability'), raised('nights')),
    { cites: ['krizan2019'] },
  ),
  piece(
    'meeting.race-and-temper',
    'A racing head (nights held) and a short temper. Whoever thinks ahead waits for everyone: sharpness is often impatience at being caught up with. A way to say it before the answer is out. No word of sleep.',
    all(up('thought'), up('irritability'), group('nights', 'low')),
  ),
  piece(
    'meeting.temper-and-low',
    'Temper in the high, heaviness in the low. Who saw only the anger can’t guess the low; nothing is said about what others did. One sentence to one person.',
    all(up('irritability'), up('low')),
  ),
  piece(
    'meeting.speed-and-risk',
    'A fast head and quick steps: the first idea went straight into the world. Paper is a brake that does not feel like one.',
    all(up('thought'), up('impulse'), raised('race')),
  ),
  piece(
    'meeting.swings-and-energy',
    'Swings with a clear high: the year has a steep side. The way down begins while it still goes up, in the third short night. Watch nights, not mood. No study.',
    all(up('swings'), up('activation')),
  ),
  piece(
    'meeting.swings-and-low',
    'Swings with a clear low: one end of the year is deep. Each turn upward is welcomed and therefore not examined. Both ends to be told; not while the low goes on, which has no end yet.',
    all(up('swings'), up('low'), raised('spans'), not(inLow)),
    { claims: { spans: ['middle', 'high'] } },
  ),
  piece(
    'meeting.swings-and-risk',
    'Swings with quick steps: what is signed at one height falls due at another. Only the date of the decision can be moved.',
    all(up('swings'), up('impulse'), raised('quick')),
    { claims: { quick: ['middle', 'high'] }, facts: onlyOnce('two-heights', 2), cites: ['loewenstein2005'] },
  ),
  piece(
    'meeting.swings-and-temper',
    'Swings and temper: others prepare for a face before they see it. A word about today’s state spares them that.',
    all(up('swings'), up('irritability')),
  ),
  piece(
    'meeting.energy-kept-in',
    'Energy far above quick steps: the force stayed inside its limits. Which limit did it shows in the answers. It is made of habits, and short nights wear them.',
    all(higher('activation', 'impulse'), up('activation'), quiet('impulse')),
    { facts: ['brakes-held', ...onlyOnce('brakes', 5)] },
  ),
  piece(
    'meeting.energy-slept',
    'Energy far above speed and short nights: lively days, nights that stayed. The difference that a doctor would ask for first.',
    all(higher('activation', 'thought'), up('activation'), not(group('nights', 'high'))),
  ),
  piece(
    'meeting.energy-without-depth',
    'High far above low. In these twelve months it went up and hardly down. That is a finding, not an insurance; a year has edges.',
    all(higher('activation', 'low'), up('activation')),
  ),
  piece(
    'meeting.depth-without-energy',
    'Low far above energy. Mostly down in these months; shorter bright days are easily forgotten from there. Ask someone for them, since they decide what help fits.',
    all(higher('low', 'activation'), up('low')),
    { facts: onlyOnce('untold', 3), cites: ['regeer2015'] },
  ),
  piece(
    'meeting.wakeful-without-drive',
    'A fast head and short nights far above energy: awake without power. Different from a driven high; could be strain, worry, caffeine, a child. Not decided here.',
    all(higher('thought', 'activation'), up('thought'), raised('race'), raised('nights')),
  ),
  piece(
    'meeting.risk-without-drive',
    'Quick steps far above energy: limits went without much push. So pushing less would not help; a wait would.',
    all(higher('impulse', 'activation'), up('impulse')),
  ),
  piece(
    'meeting.heat-without-shine',
    'Temper far above energy: a hot stretch, not a bright one. It rarely gets told as a high, and asks to be.',
    all(higher('irritability', 'activation'), up('irritability'), not(group('lift', 'high'))),
    { claims: { lift: ['low', 'middle'] } },
  ),
  piece(
    'meeting.turns-without-peaks',
    'Swings above every single stretch: many small changes, no far one. The sum tires. Fixed points help more than insight.',
    all(up('swings'), not(someHighUp), quiet('low')),
  ),
  piece(
    'meeting.one-long-high',
    'A raised high with few swings: it came, stayed and went once. Rare turns are easy to date; the doctor can work with one date.',
    all(someHighUp, quiet('swings'), long, oneStretch, not(now)),
  ),
  piece(
    'meeting.one-low',
    'A clear low with few swings: one valley, not a chain. Length matters more than number here.',
    all(up('low'), quiet('swings'), not(now), not(lowShort)),
  ),
  piece(
    'meeting.words-not-money',
    'Promises and words quick, money and risk within bounds. What is owed is an answer to people, not to a bank.',
    all(over('quick', 'stakes'), not(strong('q03'))),
    { mentions: ['quick', 'stakes'] },
  ),
  piece(
    'meeting.driven-not-bright',
    'Drive above lift: much done, little joy in it. The wish for rest was absent, not the need.',
    over('drive', 'lift'),
    { mentions: ['drive', 'lift'] },
  ),
  piece(
    'meeting.hidden-low-past',
    'The heart sank, the body kept the timetable, and it is over. To others weeks like any other. Telling one person afterward replaces having been seen, and they know what to look for. No hurry.',
    all(group('heart', 'high'), not(group('body', 'high')), lowPast),
    { mentions: ['heart', 'body'] },
  ),
  piece(
    'meeting.hidden-low',
    'The heart sank, the body kept the timetable. To others a week like any other. Telling one person replaces being seen.',
    all(group('heart', 'high'), not(group('body', 'high')), not(lowPast)),
    { mentions: ['heart', 'body'] },
  ),
  piece(
    'meeting.quiet-but-told',
    'Lines quiet, questions not: length, cost or worry of others was reported. The two do not cancel; what was told stands. Take it along.',
    all(allQuiet, any(long, helpStands)),
  ),
  // What stayed out of it, by the part that says least; one of them always holds where anything is scored.
  piece(
    'meeting.least-activation',
    'Of all parts energy says least. Whatever moved this year, it was not more drive; so calming down is not the task.',
    least('activation'),
  ),
  piece(
    'meeting.least-thought',
    'Head and nights moved least. Sleep stands as the firm part of the year, next to what rose. Firm is not unbreakable.',
    least('thought'),
  ),
  piece(
    'meeting.least-impulse',
    'Quick steps say least. The pause held where other things moved. Where it sits is worth writing down.',
    least('impulse'),
    { facts: onlyOnce('brakes', 6) },
  ),
  piece(
    'meeting.least-irritability',
    'Temper says least. People near had no heat to tell of, so they may not have noticed anything else either.',
    least('irritability'),
  ),
  piece(
    'meeting.least-low',
    'The low says least. That shapes how the rest is remembered: as good times. Nights and sums are better witnesses than mood.',
    all(least('low'), not(inLow)),
  ),
  piece(
    'meeting.least-low-now',
    'The low says least, and one goes on now by the reader’s account. It may be young, or hard to judge from inside. The reader is believed before the number: first day, a word a day. Nothing about good memories.',
    all(least('low'), inLow),
    { mentions: ['low'] },
  ),
  piece(
    'meeting.least-swings',
    'Swings say least. What rose or sank did so in its own stretch and not back and forth. Dates will be easy to find.',
    least('swings'),
  ),
  piece(
    'meeting.apart',
    'Parts lie far apart in this reader: name the highest and the lowest and what a mean would have made of them. Why there is no total score, said with their own two numbers.',
    apart,
  ),
  piece(
    'meeting.close',
    'Parts lie close together: nothing leads clearly. That does not show that they changed together. One sign can be watched, the easiest to count.',
    not(apart),
  ),
]
