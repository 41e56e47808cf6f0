import { asSevere, type Piece, type ReportKey } from '@/core/report/report-key'
import {
  all,
  allHigh,
  allLight,
  any,
  anyRaised,
  eased,
  heavy,
  helped,
  high,
  leads,
  levelMiddle,
  middle,
  parts,
  raised,
} from './conditions'
import { differences, leadHasGap } from './difference'
import { pieceOf } from './piece-of'
import { pulls } from './pull'

const pattern = pieceOf('pattern')
const patterns: readonly Piece[] = [
  pattern(
    'all-high',
    allHigh,
    'All three numbers. A mind that leaves, a body that asks, a hand that is quick: each starts the next. Not effort that is missing. No cause.',
  ),
  asSevere(
    pattern(
      'help-two',
      any(...parts.map((third) => all(...parts.filter((part) => part !== third).map(heavy)))),
      'Beside help, two parts at their heaviest: neither is called the first; each makes the other harder; one person who looks at both.',
    ),
  ),
  asSevere(
    pattern(
      'help-mind',
      all(helped, leads('inattention')),
      'Beside help, mind first: six months of starting again, plainly; others named without judging them light. Not for one person alone.',
    ),
  ),
  asSevere(
    pattern(
      'help-body',
      all(helped, leads('restlessness')),
      'Beside help, body first: plainly; a doctor belongs to it.',
    ),
  ),
  asSevere(
    pattern(
      'help-act',
      all(helped, leads('impulsivity')),
      'Beside help, haste first: what comes early has to be put right later, as a matter of course and not as a report on these months; no verdict on character; a second person.',
    ),
  ),
  pattern(
    'mind-body',
    all(high('inattention'), high('restlessness')),
    'Mind and body want away, the hand is less quick. Staying costs twice; seen from outside only the getting up shows.',
  ),
  pattern(
    'mind-act',
    all(high('inattention'), high('impulsivity')),
    'Beginning is easy, the middle of the way is scarce; looks like not meaning it. The new pushing out the old is said in a meeting.',
  ),
  pattern(
    'body-act',
    all(high('restlessness'), high('impulsivity')),
    'Drive: body and hand ahead, mind less carried off. Slow stretches are the hard ones (ride, free afternoon, evening). The yes as a way out is said in a meeting.',
  ),
  pattern(
    'mind',
    high('inattention'),
    'Only the mind is loud. The trouble comes in the middle of things; the question is the return. That nobody sees it is said in a meeting.',
  ),
  pattern(
    'body',
    high('restlessness'),
    'Only the body is loud. Holding still costs before anything goes wrong; plans that let one move. What others take it for is said in a meeting.',
  ),
  pattern('act', high('impulsivity'), 'Only the pause is short. The point is a few seconds long.'),
  pattern(
    'middle-split',
    all(any(...parts.map((part) => all(leads(part), middle(part)))), leadHasGap),
    'The highest number lies in the middle and hides two groups that do not: half the time is then no rhythm of hours but two kinds of things. Which two, the next paragraph says. Nothing on hours or moods.',
  ),
  pattern(
    'middle-even',
    levelMiddle,
    'All three about half the time and a few points apart, which is less than the test wobbles: none leads, and none is made to. What may lie behind: every hour alike, or good and bad days in one number. Why the week begins with the mind all the same.',
  ),
  pattern(
    'middle-mind',
    all(leads('inattention'), raised('inattention')),
    'Nothing extreme; nothing says more than the mind. Which half? The week asks.',
  ),
  pattern(
    'middle-body',
    all(leads('restlessness'), raised('restlessness')),
    'Nothing extreme; nothing says more than the body.',
  ),
  pattern(
    'middle-act',
    all(leads('impulsivity'), raised('impulsivity')),
    'Nothing extreme; nothing says more than the short pause.',
  ),
  pattern('light', allLight, 'All three light; six months, not a talent. No advice.'),
  pattern('open', undefined, 'A part has no score; what the rest can say. Fits heavy and light.', []),
]

const gives = pieceOf('gives')
const given: readonly Piece[] = [
  {
    id: 'gives.help',
    heavy: true,
    when: helped,
    cites: ['knouse'],
    note: 'No credit for enduring. What is there: half a year in words for a consulting room; 32 studies on talking treatments with adults who met criteria of ADHD, symptoms fell; says that help exists, not what the reader has.',
  },
  gives(
    'mind',
    all(high('inattention'), leads('inattention')),
    'A mind that leaves also brings things back: a link, a question nobody asked. Half of it works; the way back is what is missing. Ties.',
    [],
  ),
  gives(
    'body',
    all(high('restlessness'), leads('restlessness')),
    'Gets things going, gets others out of chairs; errands on foot. Exact, no glorifying.',
    [],
  ),
  gives(
    'act',
    all(high('impulsivity'), leads('impulsivity')),
    'Begins where others weigh; people get an answer. Half of it works.',
    [],
  ),
  gives(
    'half',
    anyRaised,
    'The other half: moments in which it does not happen share an hour, a room, a person or the kind of thing.',
    [],
  ),
  gives(
    'light',
    all(allLight, eased),
    'Attention left over, unseen; nothing on single lines, which may stand out.',
    [],
  ),
  gives('open', undefined, 'Leaving lines out is an answer too.', []),
]

export const letter: ReportKey['letter'] = { pattern: patterns, difference: differences, pull: pulls, gives: given }
