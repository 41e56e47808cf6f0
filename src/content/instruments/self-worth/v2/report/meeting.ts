import type { Condition } from '@/core/report/condition'
import { asSevere, type Piece } from '@/core/report/report-key'
import {
  able,
  all,
  any,
  doubting,
  eased,
  exception,
  failing,
  groupHigh,
  groupLow,
  kind,
  middle,
  not,
  type Part,
  partOpen,
  pieceOf,
  sore,
  steady,
  strict,
  swaying,
  threatened,
} from './conditions'

const piece = pieceOf('meeting')
/** Two groups of different parts that make one story. */
const fields = (id: string, one: Condition, other: Condition, mentions: [string, string], note: string): Piece =>
  piece(id, all(one, other, eased), note, { mentions })
/** Both ends of two parts. */
const pair = (id: string, one: Condition, other: Condition, note: string): Piece =>
  piece(id, all(one, other, eased), note)
/** The words speak of the tone after a mistake, so that tone is not the opposite. */
const notHard = not(groupLow('slips'))
const notMild = not(groupHigh('slips'))
/** At least one of two parts lies in the middle, and both are scored. */
const between = (a: Part, b: Part): Condition =>
  all({ part: a, from: 'level1' }, { part: b, from: 'level1' }, any(middle(a), middle(b)))

export const meeting: readonly Piece[] = [
  asSevere(
    piece(
      'threatened.outside',
      threatened,
      'Whom to tell first: somebody who does not share the home or depend on that person; what to say in two sentences; a phone the person cannot look into.',
    ),
  ),
  asSevere(
    piece(
      'threatened.own-view',
      threatened,
      'Fear and self-doubt: whoever lives beside a threat learns to blame oneself. Do not settle it now. Nothing written that could be found: one person outside keeps what happened and when.',
    ),
  ),
  asSevere(
    piece(
      'sore.first-sentence',
      sore,
      'What to say first: the message of day 1 and no other sentence; if asked, one example.',
    ),
  ),
  asSevere(
    piece(
      'sore.not-now',
      sore,
      'What need not be done now: like oneself, find the cause, decide on job or love if it can wait.',
    ),
  ),
  fields(
    'results-tasks',
    groupHigh('results'),
    groupLow('tasks'),
    ['results', 'tasks'],
    'Results count against the person, hard tasks are left: the easy task is the safer one. One hard task that nobody sees.',
  ),
  fields(
    'results-slips',
    groupHigh('results'),
    groupLow('slips'),
    ['results', 'slips'],
    'Small slip, hard word, feels worth less by evening. Enter at the word.',
  ),
  fields(
    'results-credit',
    groupHigh('results'),
    groupLow('credit'),
    ['results', 'credit'],
    'Failures count fully and the own share in success does not: the account only has withdrawals. Two columns.',
  ),
  fields(
    'people-showing',
    groupHigh('people'),
    groupLow('showing'),
    ['people', 'showing'],
    'Reactions count, and sides are hidden: approval reaches only what is shown.',
  ),
  fields(
    'people-taking',
    groupHigh('people'),
    groupLow('taking'),
    ['people', 'taking'],
    'Needs a sign, and cannot take it when it comes. Let one stand for a night.',
  ),
  fields(
    'people-judgment',
    groupHigh('people'),
    groupLow('judgment'),
    ['people', 'judgment'],
    'Others decide twice: what is right and how much one counts. Begin with a small opinion.',
  ),
  fields(
    'compare-looking',
    groupHigh('compare'),
    groupLow('looking'),
    ['compare', 'looking'],
    'Looks at oneself coolly and at others as they show themselves. The comparison is unequal.',
  ),
  fields(
    'compare-credit',
    groupHigh('compare'),
    groupLow('credit'),
    ['compare', 'credit'],
    'Sees others’ work finished and the own with all its faults. Ask one of them how it went.',
  ),
  fields(
    'credit-taking',
    groupLow('credit'),
    groupLow('taking'),
    ['credit', 'taking'],
    'Praise from inside and from outside is both turned down. Write it down, do not judge it.',
  ),
  fields(
    'slips-tasks',
    groupLow('slips'),
    groupLow('tasks'),
    ['slips', 'tasks'],
    'A mistake costs days of blame, so hard tasks are avoided: sensible. The price of the mistake is the lever.',
  ),
  fields(
    'showing-judgment',
    groupHigh('showing'),
    groupHigh('judgment'),
    ['showing', 'judgment'],
    'Says what one thinks and what one can’t do: open. People may keep their doubts to themselves beside it.',
  ),
  fields(
    'taking-people',
    groupHigh('taking'),
    all(groupLow('people'), { part: 'contingency', is: 'low' }),
    ['taking', 'people'],
    'Takes kindness without needing it. The giver may not know that it arrived.',
  ),
  {
    ...pair(
      'able-strict',
      able,
      strict,
      'Skill up, friendliness down, two things in studies: a good worker under a boss who never praises.',
    ),
    cites: ['tafarodi'],
  },
  pair(
    'doubting-kind',
    doubting,
    all(kind, notHard),
    'Failing would be forgiven, so one could try. The permission is there and unused.',
  ),
  pair('able-kind', able, all(kind, notHard), 'Tries, fails, tells. Others may not find it as easy.'),
  pair(
    'doubting-strict',
    doubting,
    all(strict, notMild),
    'What is not tried cannot go wrong, and is held against one all the same. Begin at the tone.',
  ),
  pair('able-swaying', able, failing, 'Good at it, and measured by it: a win may not last. A field without a mark.'),
  pair('doubting-swaying', doubting, failing, 'Much at stake makes the task look larger. Smaller and unseen.'),
  pair('able-level', able, steady, 'Free to fail. What for? One attempt.'),
  pair(
    'doubting-level',
    doubting,
    all(steady, not(all(strict, groupLow('slips')))),
    'Little trust, little at stake: no fear, only a low forecast, which can be checked cheaply.',
  ),
  pair(
    'kind-swaying',
    kind,
    all(swaying, notHard),
    'Dropped from outside, caught from inside; the catch can come sooner on purpose.',
  ),
  pair(
    'strict-swaying',
    strict,
    all(swaying, notMild),
    'The kind word has to come from outside because it does not come from inside; so the phone becomes important.',
  ),
  pair(
    'kind-level',
    kind,
    all(steady, notHard),
    'A bad day changes little. It may look as if nothing hurts; say when it does.',
  ),
  pair(
    'strict-level',
    strict,
    all(steady, notMild),
    'Praise does not lift and blame does not drop; the inner word does. The lever is inside.',
  ),
  piece(
    'skill-between',
    all(between('competence', 'acceptance'), eased),
    'Whether one depends on the other; no scores. Test: a slip in something one does well and one in something one does badly.',
    { mentions: ['competence', 'acceptance'] },
  ),
  piece(
    'stake-able',
    all(able, middle('contingency'), eased),
    'Trust in the skill, and results count in part; no scores. Test: the same task with and without somebody who sees it.',
    { mentions: ['competence', 'contingency'] },
  ),
  piece(
    'stake-between',
    all(not(able), between('competence', 'contingency'), eased),
    'Trust and stakes: doubt only where it matters, or anywhere; no scores. Test: the same task with and without somebody who sees it.',
    { mentions: ['competence', 'contingency'] },
  ),
  piece(
    'ground-between',
    all(between('acceptance', 'contingency'), eased),
    'Friendliness and stakes: both decide what a setback does; no scores. Test: after a cool reply, the first sentence inside.',
    { mentions: ['acceptance', 'contingency'] },
  ),
  piece('exception', all(exception, eased), 'Worth moves or stays, with one exception: what is different there.', {
    mentions: ['contingency'],
  }),
  piece('tone-hard', all(kind, groupLow('slips'), eased), 'Friendly as a whole, hard right after a mistake.', {
    mentions: ['slips'],
  }),
  piece('tone-mild', all(strict, groupHigh('slips'), eased), 'Strict as a whole, mild right after a mistake.', {
    mentions: ['slips'],
  }),
  piece('open', all(partOpen, eased), 'A part has no score: what to ask oneself instead.'),
]
