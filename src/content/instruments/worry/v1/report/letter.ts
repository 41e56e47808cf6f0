import { asSevere, type Piece, type ReportKey } from '@/core/report/report-key'
import { all, allHigh, allLight, anyRaised, eased, helped, high, leads, raised, together } from './conditions'
import { differences } from './difference'
import { pieceOf } from './piece-of'
import { pulls } from './pull'

const pattern = pieceOf('pattern')
const patterns: readonly Piece[] = [
  pattern(
    'all-high',
    allHigh,
    'All three numbers. Each feeds the next: a thought tightens the neck, what is put off comes back as a thought. Nothing easy is promised; one thread loosened gives the others slack, as a guess. No diagnosis, no cause.',
  ),
  asSevere(
    pattern(
      'help-head',
      all(helped, leads('worrying')),
      'Beside help, thoughts first: three numbers, what that is like for a month, said plainly; the others are named without judging them light. It is more than should be carried alone.',
    ),
  ),
  asSevere(
    pattern(
      'help-body',
      all(helped, leads('tension')),
      'Beside help, body first: the same, plainly; a doctor belongs to it.',
    ),
  ),
  asSevere(
    pattern(
      'help-around',
      all(helped, leads('avoidance')),
      'Beside help, what waits first: narrow days, plainly; never a lack of will. Company before courage.',
    ),
  ),
  pattern(
    'together',
    together,
    'All three about half the time or more, within a dozen points: it is the day that decides and not one part. Compare a good and a bad day. The plan takes the part ahead by little or nothing; if another bothers more, go by that.',
  ),
  pattern(
    'head-body',
    all(high('worrying'), high('tension')),
    'Head and body up, steering clear behind them: things still get done, at a price nobody sees. Credit exact: appointments are kept. Price: it looks easy from outside, so nobody asks.',
  ),
  pattern(
    'head-around',
    all(high('worrying'), high('avoidance')),
    'Thoughts and detours up, body behind. What is not touched cannot prove itself harmless and stays in the thoughts. Thinking takes the place of the step.',
  ),
  pattern(
    'body-around',
    all(high('tension'), high('avoidance')),
    'Body and detours up, thoughts behind: the decision is made before a thought is, by a quick pulse. Reading the body early is the lever.',
  ),
  pattern(
    'head',
    high('worrying'),
    'Only the thoughts are loud. Body and plans follow at a distance; so it is invisible, and people take the reader for calm. Advice on breathing or on courage would be for someone else.',
  ),
  pattern(
    'body',
    high('tension'),
    'Only the body is loud. Thoughts and plans stay behind. Coffee, illness, load can do this too; the test asks and does not know. A doctor may look.',
  ),
  pattern(
    'around',
    high('avoidance'),
    'Only the plans show it. Little circling, little tension: going round works, for the hour. That is why it is hard to notice; the bill comes later.',
  ),
  pattern(
    'middle-head',
    all(leads('worrying'), raised('worrying')),
    'Nothing extreme; thoughts are ahead. Which days? The week asks. Must not say sometimes so, sometimes so.',
  ),
  pattern('middle-body', all(leads('tension'), raised('tension')), 'Nothing extreme; the body says most.'),
  pattern(
    'middle-around',
    all(leads('avoidance'), raised('avoidance')),
    'Nothing extreme; what is put off says most, about every second uneasy thing.',
  ),
  pattern('light', allLight, 'All three light; what that is and is not: four weeks, not a character. No advice.'),
  pattern(
    'open',
    undefined,
    'A part has no score; what the answers given can still say, and what not. Fits heavy and light.',
    [],
  ),
]

const gives = pieceOf('gives')
const given: readonly Piece[] = [
  {
    id: 'gives.help',
    heavy: true,
    // The trials were about worry: where the body or what waits calls for help, they would speak of something else.
    when: all(helped, high('worrying')),
    cites: ['cuijpers'],
    note: 'No credit for enduring. What is there: four weeks in words that need not be found again in a consulting room; 28 trials compared talking treatments for lasting worry with a group without them, mostly one still waiting, and the effect was large; whom they studied: people a professional had found to have lasting worry, so it says that help exists and not what the reader has.',
  },
  asSevere(
    gives(
      'help-told',
      helped,
      'No credit for enduring. The words are there and can be handed on; no name and no reason is needed first. Holds for body and avoidance: no study, no cause.',
      [],
    ),
  ),
  gives(
    'head',
    all(high('worrying'), leads('worrying')),
    'Foresight: sees gaps others miss; people like that check the door, the date, the dose. Exact: the first minute of it is useful.',
    [],
  ),
  gives(
    'body',
    all(high('tension'), leads('tension')),
    'An early signal: the body reports before words are there. Useful if read by noon.',
    [],
  ),
  gives(
    'around',
    all(high('avoidance'), leads('avoidance')),
    'A sense for what costs; many detours were sensible when taken. Knows exactly which things wait.',
    [],
  ),
  gives(
    'half',
    anyRaised,
    'The other half: there are days on which it does not happen, and these can be looked at.',
    [],
  ),
  gives(
    'light',
    all(allLight, eased),
    'Attention left for other things; people near have somebody who does not add to their worry.',
    [],
  ),
  gives('open', undefined, 'Leaving lines out is an answer, too: no guess was made. What stands here can be used.', []),
]

export const letter: ReportKey['letter'] = { pattern: patterns, difference: differences, pull: pulls, gives: given }
