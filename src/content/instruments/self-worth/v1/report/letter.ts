import { asSevere, type Piece, type ReportKey } from '@/core/report/report-key'
import {
  able,
  all,
  allMiddle,
  bleak,
  doubting,
  flat,
  heavy,
  kind,
  leads,
  level,
  not,
  sore,
  strained,
  strict,
  swaying,
  yes,
} from './conditions'
import { differences } from './difference'
import { pieceOf } from './piece-of'
import { pulls } from './pull'

const pattern = pieceOf('pattern')
/** What is said of a part that the id does not name has to hold at every height. */
const patterns: readonly Piece[] = [
  asSevere(
    pattern(
      'heavy',
      heavy,
      'Three numbers. Hard on oneself while much hangs on results: each result arrives twice, once as a result and once as a sentence about the person. Plain. More than should be carried alone; a manner of looking, not a fact about worth. No cause.',
    ),
  ),
  asSevere(
    pattern(
      'bleak',
      bleak,
      'Hard on oneself and little counted on, by oneself. Seen from inside it looks like facts; it is how one looks. Plain. Nothing on results: how much hangs on them may be anything. No cause, no praise, no task.',
    ),
  ),
  pattern(
    'strict-swaying',
    strained,
    'Two judges: one inside, strict; one outside, whose word counts a lot. A good result quiets both for a short time. Credit: careful, attentive. Guess: the outer one would weigh less if the inner were milder.',
  ),
  pattern(
    'able-strict',
    all(able, strict),
    'Trusts skill, strict with the person. Success is booked as what was to be expected, slips as news. People praise the work and wonder that it does not arrive.',
  ),
  pattern(
    'strict-level',
    all(strict, level),
    'Strict although little hangs on outcome: the tone does not need an occasion, so better results would not soften it. That spares a detour.',
  ),
  pattern(
    'doubting-strict',
    all(doubting, strict),
    'Doubts before, strict after. In between there is a task that is often done. The middle has no witness. No blame.',
  ),
  pattern(
    'strict',
    strict,
    'Only the look inward is strict; skill and the hanging on outcome are middling. Where the hard word falls: after slips, in the mirror, at what is hidden; the next paragraph says which.',
  ),
  pattern(
    'kind-swaying',
    all(kind, swaying),
    'Friendly and moved. One drops, and lands softly. The drop is still a drop. Two different things that tests often mix.',
  ),
  pattern(
    'doubting-kind',
    all(doubting, kind),
    'Likes oneself, doubts the skill. Few people can say "I am not good at that" without shame. Price: what one could do stays unknown.',
  ),
  pattern(
    'kind-level',
    all(kind, level),
    'Friendly and level: a bad day stays a bad day. Holds with any trust in skill: name the number. What it is not: proof that nothing hurts.',
  ),
  pattern(
    'able-kind',
    all(able, kind),
    'Trusts skill, likes oneself. Trying costs little, failing is told as a story. Others may take it for ease.',
  ),
  pattern(
    'kind',
    kind,
    'The friendliness stands out; the other two are middling: it does not rest on skill or applause alone.',
  ),
  pattern(
    'able-swaying',
    all(able, swaying),
    'Can do much and has a lot riding on it: skill does not make calm. The better one gets, the more one expects; so the next success does not settle it.',
  ),
  pattern(
    'doubting-swaying',
    all(doubting, swaying),
    'Doubt before, much at stake after: choosing small tasks is then sensible and keeps the doubt alive, since nothing contradicts it.',
  ),
  pattern(
    'able-level',
    all(able, level),
    'Takes on the hard thing and stays oneself when it fails. Criticism can be heard to its end.',
  ),
  pattern(
    'doubting-level',
    all(doubting, level),
    'Doubts skill, and loses little when it fails: cheap attempts that are seldom made. A gap worth using.',
  ),
  pattern(
    'able',
    able,
    'Trust in skill stands out; the other two are middling. Doing is the firm ground; how kindly one treats oneself is another matter.',
  ),
  pattern(
    'doubting',
    doubting,
    'Doubt in skill stands out; the other two are middling. It is about tasks, not about the person.',
  ),
  pattern(
    'swaying',
    swaying,
    'Worth that moves stands out. Days have weather. The other two are middling: neither carries nor drops.',
  ),
  pattern(
    'level',
    level,
    'Worth that stays level stands out; the other two are middling. Level is not warm: one can be level and cool with oneself.',
  ),
  pattern(
    'even',
    flat,
    'No full yes and no full no: an even manner, a sum of two kinds of days, or caution in answering. A check for tonight: three lines again, for the best and the worst day of the month.',
  ),
  pattern(
    'middle',
    allMiddle,
    'No part stands out; "half fits" may be an even manner or good and bad days. The week finds out which. Not "sometimes so, sometimes so".',
  ),
  pattern('open', undefined, 'A part has too few answers; what was answered is read as usual. Fits every height.', []),
]

const gives = pieceOf('gives', [])
const given: readonly Piece[] = [
  asSevere(
    gives(
      'heavy',
      sore,
      'No credit for enduring or achieving. What is there: a first sentence can be taken from the answers, and being asked matters.',
    ),
  ),
  gives(
    'able',
    all(leads('competence'), able),
    'Exact: someone who begins. Others can lean on it. Nothing about talent.',
  ),
  gives(
    'doubting',
    all(leads('competence'), doubting),
    'Exact: the careful look finds real mistakes; asks before it is too late. Others are safe with such a person.',
  ),
  gives(
    'fond',
    all(leads('acceptance'), kind, not({ group: 'slips', is: 'high' })),
    'Exact: a good opinion of oneself that need not be earned each morning. Says nothing on slips.',
  ),
  gives(
    'kind',
    all(leads('acceptance'), kind, not(swaying)),
    'Exact: others can show a mistake nearby. A mishap takes a minute and not an evening.',
  ),
  gives(
    'landing',
    all(leads('acceptance'), kind),
    'Exact, where worth moves as well: a way back after a drop, which needs nobody else. The drop is not denied.',
  ),
  gives(
    'strict',
    all(leads('acceptance'), strict),
    'Exact: a standard, and honesty about it. The standard can stay, the tone may go. (Four experiments: kindness after a failure raised the wish to improve; who took part.)',
  ),
  gives(
    'swaying',
    all(leads('contingency'), swaying),
    'Exact: reads a room early, prepares, thanks. The antenna is good; what it is wired to can change.',
  ),
  gives(
    'level',
    all(leads('contingency'), level, { item: 'q06', to: 3 }),
    'Exact: can hear a no, lose, and stay at the table; others dare to be honest.',
  ),
  gives(
    'ballast',
    all(leads('contingency'), level, yes('q06')),
    'Exact: results and replies stay what they are. A declined invitation is the exception, said as one: q06 lies on the other side.',
  ),
  gives('middle', allMiddle, 'Exact: nothing is fixed at an end, and both sides are known. True of even answers too.'),
  gives(
    'open',
    undefined,
    'What was answered is the reader’s own; no line was filled in. Fits middling readers as well.',
  ),
].map((piece) => (piece.id === 'gives.strict' ? { ...piece, cites: ['breines'] } : piece))

export const letter: ReportKey['letter'] = { pattern: patterns, difference: differences, pull: pulls, gives: given }
