import { asSevere, type Piece } from '@/core/report/report-key'
import {
  able,
  all,
  allMiddle,
  any,
  chose,
  doubting,
  failing,
  flat,
  groupLow,
  highest,
  kind,
  leads,
  level,
  lowest,
  not,
  partOpen,
  pieceOf,
  sore,
  steady,
  strict,
  swaying,
  threatened,
} from './conditions'

const sentence = pieceOf('portrait')
/** Of a reader and of the opposite one, one is here: no two of them share a sentence. */
const against = any(strict, all(not(kind), doubting), all(not(kind), not(able), swaying))

export const portrait: readonly Piece[] = [
  asSevere(
    sentence(
      'threatened-against',
      all(threatened, against),
      'Fear of somebody first; doubts of oneself count little beside it.',
    ),
  ),
  asSevere(sentence('threatened', threatened, 'Fear of somebody first, whatever the view of oneself.')),
  asSevere(
    sentence(
      'heavy-able',
      all(sore, strict, swaying, able),
      'Much can be done, hard tone, much at stake. Plain, no image.',
    ),
  ),
  asSevere(
    sentence(
      'heavy',
      all(sore, strict, swaying),
      'Hard on oneself, and what goes wrong counts against the whole person.',
    ),
  ),
  asSevere(
    sentence(
      'bleak',
      all(sore, strict, doubting),
      'Hard on oneself and little trust in the skill; a view, not the ability. Plain.',
    ),
  ),
  asSevere(sentence('stern', all(sore, strict), 'Far harder on oneself than on anybody else.')),
  asSevere(sentence('days-against', all(sore, chose('c5', 2), against), 'Heavy days, and doubts of oneself in them.')),
  asSevere(
    sentence(
      'days-doubting',
      all(sore, chose('c5', 2), doubting),
      'Heavy days and little trust in the skill, beside a mostly friendly look at oneself.',
    ),
  ),
  asSevere(
    sentence(
      'days-kind-swaying',
      all(sore, chose('c5', 2), kind, swaying),
      'Heavy days, kind, and moved by results and reactions.',
    ),
  ),
  asSevere(sentence('days-kind', all(sore, chose('c5', 2), kind), 'Heavy days, and mostly kind through them.')),
  asSevere(sentence('days', all(sore, chose('c5', 2)), 'Heavy days; not especially hard on oneself.')),
  asSevere(
    sentence('stopped-against', all(sore, against), 'Hardly anything gets done, and one doubts oneself for it.'),
  ),
  asSevere(sentence('stopped', sore, 'Hardly anything gets done, although one is not especially hard on oneself.')),
  sentence('strict-swaying', all(strict, swaying), 'Strict with oneself; much depends on success or approval.'),
  sentence('strict-level', all(strict, steady), 'Strict whether things go well or badly; praise changes little.'),
  sentence('kind-slips', all(kind, groupLow('slips')), 'Likes oneself, except right after a mistake.'),
  sentence('kind-swaying', all(kind, swaying), 'Likes oneself, and a failure or silence still makes smaller.'),
  sentence('all-firm', all(kind, steady, able), 'Trust, kindness and level worth together.', { facts: ['calm'] }),
  sentence('doubting-at-home', all(kind, steady, doubting), 'Doubts the skill, not oneself.'),
  sentence('kind-level', all(kind, steady), 'Kind on days that fail as on days that work.', { facts: ['calm'] }),
  sentence('able-strict', all(able, strict), 'Trusts oneself with the work, strict however well it goes.'),
  sentence('doubting-kind', all(doubting, kind), 'Likes oneself, hesitates before a hard task.'),
  sentence('able-kind', all(able, kind), 'Takes things on, and stays kind when they go wrong.'),
  sentence('doubting-strict', all(doubting, strict), 'Doubts before the task, finds fault after it.'),
  sentence('able-swaying', all(able, swaying), 'Trusts the skill, thinks less of oneself when it fails.'),
  sentence('doubting-swaying', all(doubting, failing), 'Doubts the skill; thinks less of oneself when it goes badly.'),
  sentence('able-level', all(able, steady), 'Takes on hard things and loses nothing of oneself.'),
  sentence('doubting-level', all(doubting, steady), 'Expects little of the skill and hardly thinks less of oneself.'),
  sentence('strict-slips', all(strict, lowest('slips')), 'Strict, most of all after a mistake.'),
  sentence('strict-showing', all(strict, lowest('showing')), 'Strict; some sides are kept where nobody sees them.'),
  sentence('strict-looking', all(strict, lowest('looking')), 'Strict, most of all when looking at oneself.'),
  sentence('strict-taking', all(strict, lowest('taking')), 'Strict; kindness from others is hard to take.'),
  sentence('strict', strict, 'Only the inward look stands out.'),
  sentence('kind', kind, 'Only the friendliness stands out.'),
  sentence('swaying-results', all(swaying, highest('results')), 'Worth follows results most.'),
  sentence('swaying-people', all(swaying, highest('people')), 'Worth follows reactions most.'),
  sentence(
    'swaying-compare',
    all(swaying, highest('compare')),
    'Worth falls beside others who do better or look better.',
  ),
  sentence('swaying', swaying, 'Worth follows the day and what people say.'),
  sentence('level', steady, 'Praise, silence, success, failure: about the same afterward.'),
  sentence('level-but', level, 'Little moves the view of oneself, with one exception.'),
  sentence('able', able, 'Counts on oneself to find the way.'),
  sentence('doubting-judgment', all(doubting, lowest('judgment')), 'Gives way in opinions and decisions.'),
  sentence('doubting-credit', all(doubting, lowest('credit')), 'Expects the mistake, does not see the own share.'),
  sentence('doubting', doubting, 'More doubt than trust in what one can do; no thought is invented.'),
  sentence('even', flat, 'No full yes and no full no.'),
  sentence('middle', allMiddle, 'It depends on the details: who watches, what went wrong.'),
  sentence('open', undefined, 'Lines left open, so no one sentence for all.'),
]

const legend = pieceOf('caption')
export const caption: readonly Piece[] = [
  legend('open', partOpen, 'A part without a score is drawn at half; what the rest shows. Legend only.'),
  legend('plain', any(threatened, sore), 'Legend without any reading.'),
  legend('middle', allMiddle, 'All three about halfway.'),
  legend('wide', all(leads('acceptance'), kind), 'Wide circle: friendly with oneself.'),
  legend('narrow', all(leads('acceptance'), strict), 'Small circle: strict with oneself.'),
  legend('waves', all(leads('contingency'), swaying), 'Outer rings in large waves: worth moves.'),
  legend('still', all(leads('contingency'), level), 'Outer rings nearly still.'),
  legend('many', all(leads('competence'), able), 'Many rings: trust in abilities.'),
  legend('few', undefined, 'Few rings: trust in abilities, which is not ability.'),
]
