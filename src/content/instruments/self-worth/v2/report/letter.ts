import { asSevere, type Piece, type ReportKey } from '@/core/report/report-key'
import {
  able,
  all,
  allMiddle,
  belittled,
  chose,
  doubting,
  eased,
  failing,
  flat,
  groupHigh,
  groupLow,
  kind,
  leads,
  level,
  pieceOf,
  sore,
  steady,
  strict,
  swaying,
  threatened,
} from './conditions'
import { differences } from './difference'
import { pulls } from './pull'

const pattern = pieceOf('pattern')
/** Without scores, so that they stand where a part has none; what a part that is not named says may be anything. */
const patterns: readonly Piece[] = [
  asSevere(
    pattern(
      'threatened',
      threatened,
      'The answer on somebody who threatens outweighs all lines. How one sees oneself beside such a person says more about the person. Who outside can know today?',
    ),
  ),
  asSevere(
    pattern(
      'heavy',
      all(sore, strict, swaying),
      'Hard on oneself and much hangs on results: each comes twice, as an event and as a sentence about the person. A way of looking, no fact. First sentence to say.',
    ),
  ),
  asSevere(
    pattern(
      'bleak',
      all(sore, strict, doubting),
      'Little liked and little trusted. From inside it looks like facts. How to check: ask somebody about one thing. No task.',
    ),
  ),
  asSevere(
    pattern(
      'stern',
      all(sore, strict),
      'Far harder on oneself than on others, even where other things go well. What others see. Said aloud it gets smaller.',
    ),
  ),
  asSevere(
    pattern(
      'days-kind',
      all(sore, chose('c5', 2), kind),
      'Two heavy weeks, and the look at oneself stayed mostly friendly; only darker answers may be colored. First the days.',
    ),
  ),
  asSevere(
    pattern(
      'days',
      all(sore, chose('c5', 2)),
      'Two heavy weeks change how one sees oneself; answers are colored. First the days, then the view of oneself.',
    ),
  ),
  asSevere(
    pattern(
      'stopped-belittled',
      all(sore, belittled),
      'Hardly anything gets done, and somebody puts down: the two may belong together; both to somebody outside.',
    ),
  ),
  asSevere(
    pattern(
      'stopped',
      sore,
      'Hardly anything gets done: that comes before any trait. What is not done is no measure of worth. One person, one appointment.',
    ),
  ),
  pattern(
    'belittled',
    all(belittled, eased),
    'Somebody puts the reader down again and again; part of what the lines say may be that voice. Which sentence is whose? One person outside.',
  ),
  pattern(
    'recent-told',
    all(strict, chose('c1', 3), chose('c4', 1, 2)),
    'Strict for a few weeks only, and an event was told: name it; did it come first? Spirits, sleep.',
    { mentions: ['c4'] },
  ),
  pattern(
    'recent',
    all(strict, chose('c1', 3)),
    'Strict for a few weeks only: a change, so something happened. What began then? Spirits, sleep, loss.',
  ),
  pattern(
    'strict-mild',
    all(strict, groupHigh('slips')),
    'Strict, and mild after mistakes: the severity sits elsewhere, in what is hidden, looked at or taken. The mild word is known.',
  ),
  pattern(
    'strict-swaying',
    all(strict, swaying),
    'Judged from inside and outside. A good result quiets both for a while. Guess: outside would count less if inside were milder.',
  ),
  pattern(
    'able-strict',
    all(able, strict),
    'Trusts the work, not fond of the worker. Success is expected, slips are news. Praise does not land.',
  ),
  pattern(
    'strict-level',
    all(strict, steady),
    'Strict though little hangs on results: better results would not soften it. Saves a detour.',
  ),
  pattern(
    'doubting-strict',
    all(doubting, strict),
    'Doubt before, blame after; the hour between, when it was done, gets no mention. Write that hour down.',
  ),
  pattern('strict', strict, 'Only the look inward is strict. Others know a fair person. Where the hard word falls.'),
  pattern(
    'kind-slips',
    all(kind, groupLow('slips')),
    'Friendly with oneself, and hard after mistakes: one exception. The friendly tone is there and comes late.',
  ),
  pattern(
    'kind-swaying',
    all(kind, swaying),
    'Friendly and moved. The drop is real. Two different things. Where a visit is due (it gets in the way a lot): no task, the visit.',
  ),
  pattern(
    'doubting-kind',
    all(doubting, kind),
    'Likes oneself, doubts the skill. "I’m no good at that" without shame. Price: what one could do stays unknown.',
  ),
  pattern(
    'firm-in-the-way',
    all(able, kind, chose('c3', 2, 3)),
    'Trust and kindness, and it gets in the way: both can be true. Which place? Three notes, somebody to show them to.',
    { mentions: ['c3'] },
  ),
  pattern(
    'all-firm',
    all(able, kind, steady),
    'Trust, kindness, level worth. What it looks like on a bad day. What slips by: others pay more for the same.',
  ),
  pattern('kind-level', all(kind, steady), 'Friendly and level: a bad day is a bad day. Not proof that nothing hurts.'),
  pattern(
    'able-kind',
    all(able, kind),
    'Trying is cheap, since failing costs little. It looks like talent. Others are slower for a reason.',
  ),
  pattern('kind', kind, 'The friendliness does not rest on skill or applause. Where it came from can be asked.'),
  pattern(
    'able-swaying',
    all(able, swaying),
    'Can do much and has a lot riding on it: the better, the more is expected. Success does not settle it.',
  ),
  pattern(
    'doubting-swaying',
    all(doubting, failing),
    'Doubt before, much at stake after: small tasks are sensible and keep the doubt alive.',
  ),
  pattern(
    'able-level',
    all(able, steady),
    'Takes on the hard thing, stays the same when it fails. Hears criticism to the end. Warnings have to be loud.',
  ),
  pattern(
    'doubting-level',
    all(doubting, steady),
    'Little expected, little lost: attempts would be cheap and are seldom made.',
  ),
  pattern('able', able, 'Trust in skill stands out: doing is what one relies on. On days with nothing to do?'),
  pattern('doubting', doubting, 'Doubt in skill stands out: about tasks more than the person. Easier to work on.'),
  pattern(
    'swaying',
    swaying,
    'Worth that moves stands out: how the day went and who said what. Find the one thing that moves it most.',
  ),
  pattern('level', steady, 'Level worth stands out. Level is not the same as warm.'),
  pattern('level-but', level, 'Worth mostly level, one kind of event moves it: look there and leave the rest.'),
  pattern(
    'even',
    flat,
    'No full yes, no full no: an even manner, or a careful way of answering. A check: best and worst day of the month.',
  ),
  pattern('middle', allMiddle, 'No part stands out; two kinds of days or an even manner. What decides which.'),
  pattern('open', undefined, 'A part has too few answers; what was answered is read as usual. Fits every height.'),
]

const gives = pieceOf('gives')
const given: readonly Piece[] = [
  asSevere(
    gives(
      'threatened',
      threatened,
      'Said it, here, in one click: that is the hardest sentence. It can be said again to a person. No credit for enduring.',
    ),
  ),
  asSevere(
    gives(
      'heavy',
      sore,
      'No credit for enduring. The first sentence is the message of day 1 and no other; somebody would rather know than not.',
    ),
  ),
  gives('able', all(leads('competence'), able), 'Begins while others discuss; people rely on it. Nothing on talent.'),
  gives(
    'doubting',
    all(leads('competence'), doubting),
    'What doubt is good for: it looks for what could fail and asks in time. No claim that the reader observes well.',
  ),
  gives(
    'fond',
    all(leads('acceptance'), kind, groupLow('slips')),
    'A good opinion of oneself that a hard word after a mistake does not cancel.',
  ),
  gives('landing', all(leads('acceptance'), kind, swaying), 'A way back after a drop; no promise about the week.'),
  gives('kind', all(leads('acceptance'), kind), 'Others can show a mistake nearby.'),
  gives(
    'strict',
    all(leads('acceptance'), strict),
    'A standard and honesty. The standard can stay; four experiments: kindness after a failure raised the wish to improve.',
    { cites: ['breines'] },
  ),
  gives('swaying', all(leads('contingency'), swaying), 'May read a room, prepare, remember.'),
  gives('level', all(leads('contingency'), steady), 'Others dare to be honest; can lose and stay at the table.'),
  gives('middle', allMiddle, 'Both sides are known from the inside; nothing has to be learned from scratch.'),
  gives('open', undefined, 'What was answered is the reader’s own; nothing filled in.'),
]

export const letter: ReportKey['letter'] = { pattern: patterns, difference: differences, pull: pulls, gives: given }
