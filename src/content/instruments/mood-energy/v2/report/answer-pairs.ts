import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  all,
  any,
  free,
  group,
  high,
  inHigh,
  inLow,
  not,
  nowBoth,
  piece,
  quiet,
  stopped,
  strong,
  unseen,
  weak,
} from './facts'

/** Where help stands first, daily life stopped, or a low with no worth or hope left goes on, nothing is pointed out. */
const settled: Condition = not(
  any({ help: 'first' }, stopped, all(inLow, any(strong('q37'), { item: 'q39', from: 3 }))),
)
/** For answers on the highest stretch, on the lowest, on the year. */
const ofHigh = (...conditions: Condition[]): Condition => all(settled, not(inHigh), ...conditions)
const ofLow = (...conditions: Condition[]): Condition => all(settled, not(inLow), ...conditions)
const ofYear = (...conditions: Condition[]): Condition => all(settled, not(nowBoth), ...conditions)
const chose = (context: string, ...options: number[]): Condition => ({ context, in: options })

/** Two answers, or an answer and a circumstance, that say more together. The rare and telling ones stand first. */
export const answerPairs: readonly Piece[] = [
  piece(
    'pair.energy-unnoticed',
    'Far more energy by the line, yet no changes noticed when asked of the whole. Changes are seen when a question names them. So: one named thing at a time about one day of that stretch.',
    ofHigh(strong('q17'), chose('c1', 0)),
    { items: ['q17'], mentions: ['c1'] },
  ),
  piece(
    'pair.cold-forward',
    'What is liked left the reader cold, and still something was looked forward to. Looking forward held better than enjoying. A date, not a treat.',
    ofLow(strong('q35'), weak('q39')),
    { items: ['q35', 'q39'] },
  ),
  piece(
    'pair.rested-hasty',
    'Rested after a few hours, and less time for decisions. Feeling rested is no measure of weighing well. Hours of sleep beside the two largest decisions.',
    ofHigh(strong('q22'), strong('q15')),
    { items: ['q22', 'q15'] },
  ),
  piece(
    'pair.done-dear',
    'Tasks cost far more strength, and little was hindered: done, at a price that nobody counts. Ask what was left out to get it done. Only where the low is light, since another piece tells the others.',
    ofLow(strong('q45'), free, quiet('low')),
    { items: ['q45'], mentions: ['c3'] },
  ),
  piece(
    'pair.slow-subject',
    'Others seemed slow, and the reader changed the subject more. They were still at the last subject. Patience misses it; saying which subject one is at does not.',
    ofHigh(strong('q12'), strong('q10')),
    { items: ['q12', 'q10'] },
  ),
  piece(
    'pair.secrets-arguments',
    'Told what is usually kept, and argued more. Some arguments may have been about something long held back; an apology for the tone leaves the subject open. One sentence on paper, read on an ordinary day. Nobody is confronted.',
    ofHigh(strong('q19'), strong('q24'), not(high('irritability'))),
    { items: ['q19', 'q24'] },
  ),
  piece(
    'pair.sure-chances',
    'Sure of nearly everything, and chances taken. Not braver: the chance did not look like one, so carefulness comes too late. Ask for the size of the loss.',
    ofHigh(strong('q05'), strong('q11')),
    { items: ['q05', 'q11'] },
  ),
  piece(
    'pair.ideas-half',
    'Ideas pushed each other out, and each was acted on at once. Half-done things were pushed out; no bad ideas, no lack of staying power. Finish one thought on paper.',
    ofHigh(strong('q06'), strong('q23')),
    { items: ['q06', 'q23'] },
  ),
  piece(
    'pair.late-spending',
    'Awake late, and spent more. Both may have met at the phone. Times on five receipts; an hour protects better than a sum if most were late.',
    ofHigh(strong('q26'), strong('q03')),
    { items: ['q26', 'q03'] },
  ),
  piece(
    'pair.rest-flat',
    'Less rest in the high, and flat days after full ones. The rest was put off, not dropped. The full day is the one to change, not the flat one.',
    ofHigh(strong('q29'), strong('q40')),
    { items: ['q29', 'q40'] },
  ),
  piece(
    'pair.talk-unseen',
    'Talked much longer, and nobody said anything. A listener to long talk has little chance to; the silence shows little. Length of own messages and replies, compared with an ordinary month. No question to anybody.',
    ofHigh(strong('q21'), unseen),
    { items: ['q21'], mentions: ['c5'] },
  ),
  piece(
    'pair.plans-brief',
    'Many plans, from a high of three days or less. A plan takes longer than the mood it came from. Let the next wait twice as long as that high.',
    ofHigh(strong('q25'), chose('c2', 1, 2, 3)),
    { items: ['q25'], mentions: ['c2'] },
  ),
  piece(
    'pair.self-view',
    'Own abilities seen as usual at the top, no fall from capable to small. A measure that does not move with mood. Ask whether it can be done in an ordinary week.',
    ofYear(weak('q13'), weak('q38'), weak('q37'), not(group('spans', 'high'))),
    { items: ['q13', 'q38'] },
  ),
  piece(
    'pair.foreign-several',
    'Plans seemed foreign later, and there was more than one high: the earlier plans can be counted, the next one need not be guessed at.',
    ofHigh(strong('q42'), chose('c4', 2, 3, 4)),
    { items: ['q42'], mentions: ['c4'] },
  ),
  piece(
    'pair.rest-patience',
    'Rested as usual, patient as usual. The second may come from the first. Notice the answer to the first interruption after a skipped break.',
    ofHigh(weak('q29'), weak('q16'), group('nights', 'low')),
    { items: ['q29', 'q16'] },
  ),
  piece(
    'pair.day-no-reason',
    'Mood turns within a day, and no reason is seen. Reasons are sought among events; inside a day it may be the hour. Note only the time of five changes.',
    ofYear(strong('q36'), strong('q46')),
    { items: ['q36', 'q46'] },
  ),
  piece(
    'pair.tasks-choices',
    'Tasks cost far more strength, and small things were decided slowly. Each task begins with choices; strength goes before the start. Something small adds a choice. Fix breakfast and clothes on a better day.',
    ofLow(strong('q45'), strong('q47')),
    { items: ['q45', 'q47'] },
  ),
  piece(
    'pair.noticed-not-mood',
    'Others remarked on the stretch, mood was hardly above usual. So it was not high spirits they saw. Ask what they noticed first, not when or how bad.',
    ofHigh(weak('q01'), chose('c5', 1, 2), not(group('lift', 'high'))),
    { items: ['q01'], mentions: ['c5'] },
  ),
  piece(
    'pair.sharp-no-argument',
    'Sharper answers, hardly more arguments. The others let it go, so nothing told how it was taken. What did one of them do next?',
    ofHigh({ item: 'q08', from: 2 }, weak('q24'), not(high('irritability'))),
    { items: ['q08', 'q24'] },
  ),
  piece(
    'pair.sleepy-slow',
    'Sleepy at the usual hour, and usual time for decisions. One root: a day that ends puts a night between idea and yes. Say tomorrow in the evening.',
    ofHigh(weak('q30'), weak('q15')),
    { items: ['q30', 'q15'] },
  ),
  piece(
    'pair.nights-breaks',
    'Nights kept about their length, rest was less. What was missing lay in the day. Going to bed earlier misses it; ten minutes at noon do not.',
    ofHigh(weak('q18'), { item: 'q29', from: 2 }, not(group('nights', 'high'))),
    { items: ['q18', 'q29'] },
  ),
]
