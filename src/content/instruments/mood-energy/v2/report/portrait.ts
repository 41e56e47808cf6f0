import type { Piece } from '@/core/report/report-key'
import {
  above,
  all,
  allQuiet,
  calm,
  costly,
  grave,
  group,
  high,
  leads,
  long,
  longLow,
  noHelp,
  not,
  now,
  nowLow,
  over,
  parts,
  piece,
  raised,
  someBrightUp,
  up,
} from './facts'

const led = (part: string) => all(leads(part), up(part))
/** Mood and confidence rose, body and plans much less. */
const brightest = over('lift', 'drive')

const mild: Record<(typeof parts)[number], string> = {
  activation:
    'Little in the year rose far; what rose most was drive or mood. A sentence of a lively evening that ended by itself. Keep the claim to these answers.',
  thought:
    'Little rose far; most of it was a quicker head or a shorter night, and it went back. Name the night as what to watch, without alarm.',
  impulse:
    'Little rose far; most of it was a step taken sooner than usual, with limits that held. Credit the limits, no praise of caution as character.',
  irritability:
    'Little rose far; what stood out most was a shorter temper in the liveliest days. No guess at who caused it.',
  low: 'Little moved far; the flattest days sank a little more than the liveliest rose. Leave the low its weight, small as it is.',
  swings:
    'No stretch stood far out, but the year moved more than any single stretch shows. Movement without great height or depth.',
}

/** One sentence each, of the reader’s own year; no type, no word for an illness. */
export const portrait: readonly Piece[] = [
  piece(
    'portrait.heights-depths',
    'Two strong halves in one year: energy very far up, and very far down. The sentence holds both at equal weight and never lets one excuse the other. No drama, no admiration.',
    all(high('low'), high('activation')),
  ),
  piece(
    'portrait.heights-depths-thought',
    'The same where the high was one of the head or the nights, which a doctor asks about first. Nothing about energy or mood. Both halves count.',
    all(high('low'), high('thought')),
  ),
  piece(
    'portrait.heights-depths-impulse',
    'The same where the high was one of steps: quicker or bolder than usual. Nothing about energy, mood or speed of thought. Both halves count.',
    all(high('low'), high('impulse')),
  ),
  piece(
    'portrait.heat-depths',
    'Anger rose high and the low went deep; nothing else rose. Heat and weight in one year, the reader between them. No height is claimed.',
    all(high('low'), high('irritability')),
  ),
  piece(
    'portrait.lift-over-low',
    'Mood and confidence lead the high (body and plans much less), and a low of some weight stands below. Bright and heavy, both said in one breath.',
    all(led('activation'), up('low'), brightest),
  ),
  piece(
    'portrait.activation-over-low',
    'The high leads, and a low of some weight stands below it. Energy is what people saw, the low is what the reader carried. Say both in one breath.',
    all(led('activation'), up('low')),
    { mentions: ['activation', 'low'] },
  ),
  piece(
    'portrait.thought-over-low',
    'A racing head and short nights lead, and a low stands beside them. The head ran on while strength was elsewhere. Never romantic about sleeplessness.',
    all(led('thought'), up('low'), raised('race'), raised('nights')),
    { mentions: ['thought', 'low'] },
  ),
  piece(
    'portrait.activation-long',
    'Energy and mood rose far and it lasted four days or more. The length belongs into the sentence. It may have felt good and is no smaller for it.',
    all(led('activation'), long),
    { mentions: ['c2'] },
  ),
  piece(
    'portrait.thought-long',
    'Thoughts raced and nights shrank for four days or more. Image from the night: the hour at which others slept. Length named, no pride in little sleep.',
    all(led('thought'), long, raised('race'), raised('nights')),
    { mentions: ['c2'] },
  ),
  piece(
    'portrait.impulse-long',
    'For four days or more, acting came before weighing. The sentence has a verb of stepping and a length, no word of character or morals.',
    all(led('impulse'), long),
    { mentions: ['c2'] },
  ),
  piece(
    'portrait.irritability-long',
    'Four days or more, and temper changed most in it. True while it goes on as well as afterward.',
    all(led('irritability'), long),
    { mentions: ['c2'] },
  ),
  piece(
    'portrait.lift',
    'Mood and confidence rose most, energy and plans much less. About how things looked, not about how much was done. Length open.',
    all(led('activation'), brightest),
  ),
  piece(
    'portrait.activation',
    'Energy, talk or confidence rose clearly above the usual self; it lasted less than four days or its length is unknown. A sentence about the lift, with the question of its length open. Never calls it a single good day.',
    led('activation'),
  ),
  piece(
    'portrait.thought',
    'The head ran faster and the nights got short. No claim on how long it lasted.',
    all(led('thought'), raised('race'), group('nights', 'high')),
  ),
  piece(
    'portrait.race',
    'The head ran faster than usual, nights held or changed in part. No word of sleep.',
    all(led('thought'), raised('race')),
  ),
  piece(
    'portrait.nights',
    'The nights moved most, the head kept its pace. One concrete image of the night; no word of racing thoughts.',
    led('thought'),
  ),
  piece(
    'portrait.impulse-some',
    'The same where the pause was sometimes there and sometimes not: both halves are said. Neither guilt nor wink.',
    all(led('impulse'), group('quick', 'middle')),
    { claims: { quick: ['middle', 'high'] } },
  ),
  piece(
    'portrait.impulse',
    'Steps came before second thoughts in the highest stretch. A yes, a payment or a word that was out. Neither guilt nor wink.',
    all(led('impulse'), raised('quick')),
    { claims: { quick: ['middle', 'high'] } },
  ),
  piece(
    'portrait.stakes',
    'Money, risks, closeness or limits went further than usual, while decisions kept their time. One plain sentence; neither guilt nor wink.',
    led('impulse'),
    { claims: { quick: 'low' } },
  ),
  piece(
    'portrait.irritability',
    'The highest stretch was hot above all: patience shorter, anger longer. The first to be worn out is the reader. No reproach.',
    led('irritability'),
  ),
  piece(
    'portrait.low-long',
    'The low leads and lasted a week or more. Say the weight and the length plainly and warmly, with a hand toward another person. No lesson, no silver lining.',
    all(led('low'), longLow),
    { mentions: ['c7'] },
  ),
  piece(
    'portrait.low-with-highs',
    'The low leads, and there was a clear high in the same year. Most people would tell only the low: the sentence keeps the high in view as something a doctor needs to hear.',
    all(led('low'), someBrightUp),
  ),
  piece(
    'portrait.low',
    'The low stretch is what stands out of this year. Its weight in a plain scene, such as small tasks that cost strength. No comfort that hurries.',
    led('low'),
  ),
  piece(
    'portrait.swings-both-ends',
    'Movement leads, with a real height and a real depth. The sentence is about the way between: two selves that have to keep each other’s promises.',
    all(led('swings'), someBrightUp, up('low')),
  ),
  piece(
    'portrait.swings-turns',
    'What stands out is how fast it turns, more than how far. A morning and an evening that do not know each other.',
    all(led('swings'), above('turns', 'spans', 12)),
  ),
  piece(
    'portrait.swings-spans',
    'What stands out is how far apart the ends lie, more than how often it turns. A self that was large in one month and small in another.',
    all(led('swings'), above('spans', 'turns', 12)),
  ),
  piece(
    'portrait.swings',
    'The year moved up and down, far and fast in like measure. About the work of adjusting, not about weather.',
    led('swings'),
  ),
  piece(
    'portrait.quiet-long',
    'Lines speak of little change, yet a stretch of four days or more was named. The sentence refuses to call the year still: the days count more than the scores.',
    all(allQuiet, long),
    { mentions: ['c2'] },
  ),
  piece(
    'portrait.quiet-now-low',
    'A low goes on now by the reader’s account, and the lines on it are light; nothing calls for help. What was said comes before the scores. Neither alarm nor calm, no doubt of the reader.',
    all(allQuiet, nowLow, noHelp),
  ),
  piece(
    'portrait.quiet-now',
    'A high goes on now by the reader’s account, and the lines on it stay near the usual self; nothing calls for help. One sentence that says both, neither alarm nor calm.',
    all(allQuiet, now, noHelp),
  ),
  piece(
    'portrait.quiet-cost',
    'Lines speak of little change, and a cost was named: quoted, as what counts more.',
    all(allQuiet, costly, not(now)),
    { mentions: ['c3'] },
  ),
  piece(
    'portrait.quiet-costly',
    'Lines speak of little change, yet the reader reports consequences or is inside a stretch now. What was told is the truth of this page; scores step back.',
    all(allQuiet, grave),
  ),
  ...parts.map((part) =>
    piece(`portrait.mild-${part}`, mild[part], all(leads(part), { part, from: 'level2', to: 'level2' }, calm), {
      facts: ['calm'],
    }),
  ),
  piece(
    'portrait.calm',
    'Highest and lowest stretch both stayed near the usual self. A sentence about days that know each other; say that it is by these answers. Not better than other years.',
    calm,
    { facts: ['calm'] },
  ),
  piece(
    'portrait.partial',
    'Too much was left out for a whole picture. A sentence that stands by what was answered and thanks for it; claims neither calm nor storm.',
  ),
]
