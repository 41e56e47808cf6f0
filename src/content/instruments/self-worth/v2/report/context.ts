import type { Condition } from '@/core/report/condition'
import { asSevere, type Piece } from '@/core/report/report-key'
import { all, any, chose, eased, kind, level, no, not, pieceOf, sore, strict, swaying, threatened } from './conditions'

const context = pieceOf('context')
const on = (question: string) => ({ mentions: [question] })

/** Nothing that could send a reader to a person who threatens. */
const calmly = (...conditions: Condition[]): Condition => all(...conditions, not(threatened))

/** What answers about circumstances change in the reading; the gravest first. */
export const contexts: readonly Piece[] = [
  asSevere(
    context(
      'threatened',
      threatened,
      'The answer on somebody who threatens: steps in order; not with that person; injuries seen by a doctor.',
      on('c4'),
    ),
  ),
  asSevere(
    context(
      'daily-heavy',
      all(not({ help: 'none' }), chose('c5', 2)),
      'Heavy nearly every day: an illness can color it; a doctor, with two sentences.',
      on('c5'),
    ),
  ),
  asSevere(
    context(
      'hardly',
      all(not({ help: 'none' }), chose('c3', 4)),
      'Hardly anything gets done: what first (eat, sleep, one call), what can wait.',
      on('c3'),
    ),
  ),
  context(
    'belittled',
    chose('c4', 3),
    'Somebody puts down again and again: their sentence and one’s own; a witness; afraid: a line against violence.',
    on('c4'),
  ),
  context(
    'loss',
    chose('c4', 2),
    'A breakup, loss, illness or changed body: the lines may speak of that. What remains the same.',
    on('c4'),
  ),
  context(
    'setback',
    chose('c4', 1),
    'A setback or criticism: recent results weigh most in the weeks after. What exactly was criticized, in one sentence.',
    on('c4'),
  ),
  context(
    'nothing',
    all(chose('c4', 0), eased, any(strict, swaying)),
    'No event explains it: a habit rather than an answer to something; habits change by small repeated things. Where a visit is due: no event is needed to ask.',
    on('c4'),
  ),
  context(
    'weeks-strict',
    calmly(chose('c1', 3), strict),
    'Only a few weeks and strict: a change. A pooled analysis of long studies: low regard for oneself and low mood go together and follow each other. What else changed; a doctor when spirits are low too.',
    { ...on('c1'), cites: ['sowislo'] },
  ),
  asSevere(
    context(
      'weeks-heavy',
      all(sore, chose('c1', 3), not(strict)),
      'Only a few weeks, and they are heavy: it has a beginning; the date is what a doctor asks first.',
      on('c1'),
    ),
  ),
  context(
    'weeks',
    all(eased, chose('c1', 3), not(strict)),
    'Only a few weeks: too early for a trait. What began then? Repeat in half a year.',
    on('c1'),
  ),
  context(
    'months',
    all(eased, chose('c1', 2)),
    'Some months: there was a before, better or worse. What was different then, in one sentence.',
    on('c1'),
  ),
  asSevere(
    context(
      'since-sore',
      all(sore, chose('c1', 1, 2)),
      'Some months or years, and much weighs: it was different before; nothing to find out alone; said at the visit.',
      on('c1'),
    ),
  ),
  context(
    'years',
    all(eased, chose('c1', 1)),
    'Some years: it has a beginning one can name. Which year, which place?',
    on('c1'),
  ),
  asSevere(
    context(
      'always-sore',
      all(sore, chose('c1', 0)),
      'As long as one remembers, and much weighs: not fixed (the same long studies); a change can wait until after the visit.',
      { ...on('c1'), cites: ['orth'] },
    ),
  ),
  context(
    'always-setback',
    all(eased, chose('c1', 0), chose('c4', 1)),
    'As long as one remembers, and a setback: not fixed; the setback may color the answers and is not the beginning.',
    { ...on('c1'), cites: ['orth'] },
  ),
  context(
    'always',
    all(eased, chose('c1', 0), not(chose('c4', 1))),
    'As long as one remembers: not fixed. Long studies: average self-esteem rose from the teens until fifty to sixty.',
    { ...on('c1'), cites: ['orth'] },
  ),
  context(
    'work',
    calmly(chose('c2', 1)),
    'Shows at work or in studies: marks and reviews are about work and easily read as about the person. Which person’s verdict counts?',
    on('c2'),
  ),
  context(
    'love',
    calmly(chose('c2', 2)),
    'Shows in love: one person’s face counts more. What would they be surprised to hear?',
    on('c2'),
  ),
  context(
    'family-belittled',
    calmly(chose('c2', 3), chose('c4', 3)),
    'In the family, and somebody puts down: no answering back; the words to somebody outside.',
    on('c2'),
  ),
  context(
    'family',
    calmly(chose('c2', 3), not(chose('c4', 3))),
    'Shows in the family: old roles. Which sentence is still used at table?',
    on('c2'),
  ),
  context(
    'friends',
    calmly(chose('c2', 4)),
    'With friends or online: others show their best hour. Studies with students: they guessed others’ troubles too low.',
    { ...on('c2'), cites: ['jordan'] },
  ),
  context(
    'body-kept',
    calmly(chose('c2', 5), no('q30')),
    'In the look at one’s body, and a bad day with it costs no worth: both together.',
    { mentions: ['c2', 'q30'] },
  ),
  context(
    'body',
    calmly(chose('c2', 5), not(no('q30'))),
    'In the look at one’s body: mirrors and photos less, clothes that fit; no plan to change it. The note speaks of eating.',
    on('c2'),
  ),
  context(
    'nowhere',
    all(chose('c2', 0), eased),
    'Nowhere in particular: either everywhere alike or seldom noticed. A note for three days.',
    on('c2'),
  ),
  context(
    'a-lot',
    all(chose('c3', 3), eased),
    'Gets in the way a lot: name the one thing that is left undone; that is where help begins.',
    on('c3'),
  ),
  context('noticeably', all(chose('c3', 2), eased), 'Noticeably: which hour of the week? Begin there.', on('c3')),
  context('a-little', all(chose('c3', 1), eased), 'A little: which small thing would be different?', on('c3')),
  context(
    'not-in-the-way-belittled',
    all(chose('c3', 0), chose('c4', 3), eased, any(strict, swaying)),
    'Not in the way, and somebody puts down: that is reason enough to tell.',
    on('c3'),
  ),
  context(
    'not-in-the-way',
    all(chose('c3', 0), not(chose('c4', 3)), eased, strict),
    'Strict, and it does not get in the way: it takes rest and pleasure first. How long was the last thing finished a pleasure?',
    on('c3'),
  ),
  context(
    'not-in-the-way-swaying',
    all(chose('c3', 0), not(chose('c4', 3)), eased, swaying, not(strict)),
    'Moved and not strict, and it does not get in the way: going on takes strength; one thing for a bad month.',
    on('c3'),
  ),
  context(
    'not-at-all',
    all(chose('c3', 0), eased, any(kind, level), not(any(strict, swaying))),
    'Does not get in the way: fits; what to keep.',
    on('c3'),
  ),
  asSevere(
    context(
      'rather-heavy-threatened',
      all(threatened, chose('c5', 1)),
      'Rather heavy weeks beside a threat: no wonder; the lighter hours; say it to the one outside.',
      on('c5'),
    ),
  ),
  context(
    'rather-heavy',
    all(chose('c5', 1), eased),
    'Two rather heavy weeks: read the sternest lines once more on a lighter day.',
    on('c5'),
  ),
]
