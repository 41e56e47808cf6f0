import { asSevere, type Piece } from '@/core/report/report-key'
import {
  all,
  allHigh,
  allLight,
  alone,
  any,
  anyRaised,
  burdened,
  eased,
  leads,
  level,
  type Part,
  parts,
  raised,
  topPair,
} from './conditions'
import { difference } from './difference'
import { agreed } from './groups'
import { pull } from './pull'

const pattern = (
  id: string,
  when: Piece['when'],
  mentions: readonly Part[],
  note: string,
  cites?: string[],
): Piece => ({
  id: `pattern.${id}`,
  ...(when && { when }),
  mentions,
  ...(cites && { cites }),
  note,
})

const patterns: readonly Piece[] = [
  asSevere(
    pattern(
      'first-all',
      all(burdened, allHigh),
      [...parts],
      'Four heavy scores take from one another what would help; load, not character; a person first, doctor next.',
    ),
  ),
  asSevere(
    pattern(
      'first-exhaustion',
      all(burdened, leads('exhaustion')),
      ['exhaustion'],
      'Deep tiredness leads; not willpower; doctor within days; someone may call.',
    ),
  ),
  asSevere(
    pattern(
      'first-distance',
      all(burdened, leads('distance')),
      ['distance'],
      'Far from what one does; if far from life as a whole, tell someone today; doctor or counselor.',
    ),
  ),
  asSevere(
    pattern(
      'first-overload',
      all(burdened, leads('overload')),
      ['overload'],
      'Arithmetic: tasks against hours; someone must take some away; who; doctor if body protests.',
    ),
  ),
  asSevere(
    pattern(
      'first-control',
      burdened,
      [],
      'Hardly anything one’s own to decide; outside person; frightened: help today, no confrontation alone. Fallback beside help.',
    ),
  ),
  pattern(
    'level',
    all(eased, level),
    [...parts],
    'Four scores almost level: hard to explain, as none sounds bad enough; the sum; a true sentence to say.',
  ),
  pattern(
    'overload-control',
    topPair('overload', 'control'),
    ['overload', 'control'],
    'Much to do with little say; study of working people: that combination went with strain; changing the say may help even where load stays.',
    ['karasek'],
  ),
  pattern(
    'overload-exhaustion',
    topPair('overload', 'exhaustion'),
    ['overload', 'exhaustion'],
    'Load and tiredness: a sum; fewer things before more rest.',
  ),
  pattern(
    'overload-distance',
    topPair('overload', 'distance'),
    ['overload', 'distance'],
    'Too much, and it has moved away: stepping back where one cannot step out. A guess.',
  ),
  pattern(
    'control-exhaustion',
    topPair('control', 'exhaustion'),
    ['control', 'exhaustion'],
    'Others decide and strength is short: waiting and adapting cost too.',
  ),
  pattern(
    'control-distance',
    topPair('control', 'distance'),
    ['control', 'distance'],
    'What one cannot shape is hard to hold close; a guess; test by one own decision.',
  ),
  pattern(
    'exhaustion-distance',
    topPair('exhaustion', 'distance'),
    ['exhaustion', 'distance'],
    'Empty and far; who asks whether one is lazy or cold: neither is asked here. Telling someone now is early.',
  ),
  pattern(
    'overload-alone',
    alone('overload'),
    ['overload', 'exhaustion', 'distance'],
    'Only the load; strength and interest hold. How long? Act while strength is there.',
  ),
  pattern(
    'control-alone',
    alone('control'),
    ['control', 'overload'],
    'Only the say is missing; work fits, strength holds; a conversation and not a cure.',
  ),
  pattern(
    'exhaustion-alone',
    alone('exhaustion'),
    ['exhaustion', 'overload', 'control'],
    'Tired without load or outside rule standing out: a doctor looks where the test cannot. No cause.',
  ),
  pattern(
    'distance-alone',
    alone('distance'),
    ['distance', 'exhaustion'],
    'Far without being drained; employees with this shape are a group of their own in research; the tasks rather than sleep; the week names what.',
    ['profiles'],
  ),
  pattern(
    'quiet',
    all(allLight, ...parts.map((part) => ({ part, to: 'level1' as const }))),
    [...parts],
    'Four small numbers; if it feels heavier, believe yourself and tell.',
  ),
  pattern('mostly', allLight, [...parts], 'More than nothing, less than a weight; where do the full hours gather.'),
  pattern('open', undefined, [], 'Not enough answers for a whole; line by line; leaving out was allowed.'),
]

const gives = (id: string, when: Piece['when'], note: string): Piece => ({
  id: `gives.${id}`,
  ...(when && { when }),
  note,
})

export const letter = {
  pattern: patterns,
  difference,
  pull,
  gives: [
    asSevere(
      gives(
        'help-voice',
        all(burdened, agreed('voice', 'low')),
        'Beside help: requests are acted on, so the request for relief has a way; words given. Plain.',
      ),
    ),
    asSevere(
      gives(
        'help-spark',
        all(burdened, agreed('spark', 'low')),
        'Beside help: interest and care are there, so others overlook the weight: say both. No praise.',
      ),
    ),
    asSevere(
      gives(
        'help',
        burdened,
        'What the answers give: a page that can be handed over instead of finding words. No praise for holding out.',
      ),
    ),
    gives(
      'spark',
      all(anyRaised, agreed('spark', 'low')),
      'Interest, care for the outcome and pleasure in a detail are there: protect from overuse.',
    ),
    gives(
      'refill',
      // Where neither load nor tiredness is raised, rest is no answer to anything.
      all(any(raised('overload'), raised('exhaustion')), agreed('refill', 'low')),
      'Rest does its work: quiet gives strength back; so more of it counts.',
    ),
    gives(
      'voice',
      all(anyRaised, agreed('voice', 'low')),
      'Requests are acted on, news comes early: the way to a change is open.',
    ),
    gives('pauses', all(anyRaised, agreed('pauses', 'low')), 'Meals, breaks and evenings are kept.'),
    gives(
      'raised',
      anyRaised,
      'Four numbers instead of "everything": which to begin with; true of equal answers too. No praise.',
    ),
    gives('light', allLight, 'Room to spare: for surprises, for others; worth knowing what it rests on.'),
    gives('open', undefined, 'What was answered stands; neutral.'),
  ],
}
