import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { byAnswer } from './by-answer'
import {
  ahead,
  alert,
  all,
  allHigh,
  allLight,
  any,
  asleep,
  everyLineLow,
  groupHigh,
  high,
  leads,
  light,
  manyBad,
  middle,
  nightHigh,
  nightsLight,
  not,
  parts,
  raised,
} from './conditions'

export const portrait: readonly Piece[] = [
  {
    id: 'portrait.asleep',
    when: all(asleep, not(alert)),
    facts: ['!calm', '!clear days'],
    note: 'Asleep more than half the time where it was not meant: that answer outweighs the others and is said first. No date, no cause.',
  },
  {
    id: 'portrait.all-high',
    when: allHigh,
    facts: ['!calm'],
    note: 'Going to sleep, staying asleep and the day after are all hard, on most nights and days. One sentence that shows the circle: the day ends tired and the night gives nothing back. Respect for what is carried; no comfort, no promise, no word of strength of will.',
  },
  {
    id: 'portrait.untired',
    when: all(nightHigh, light('daytime'), not(alert)),
    facts: ['!calm', 'clear days'],
    note: 'Nights that look bad on paper, days that hardly pay for them. The sentence holds both halves without praising the second: few hours and much drive can also be the start of a high, so never "you need little sleep".',
  },
  {
    id: 'portrait.slept-tired',
    when: all(nightsLight, raised('daytime')),
    facts: ['!calm', '!clear days', 'sleep holds'],
    note: 'The nights seem to do their work, and the days are tired all the same. The sentence asks the question a doctor would ask: where does the rest go? No cause named.',
  },
  {
    id: 'portrait.mind',
    when: all(leads('onset'), raised('onset'), ahead('mind', 'bed', 'clock')),
    facts: ['!calm', '!falls asleep soon'],
    note: 'Body in bed, head at tomorrow: the wait for sleep is full of plans and sums. Scene: the light is off, the meeting has begun. Not "you worry too much"; the thinking is often useful, the place is wrong.',
  },
  {
    id: 'portrait.clock',
    when: all(leads('onset'), raised('onset'), ahead('clock', 'mind', 'bed')),
    facts: ['!calm', '!falls asleep soon'],
    note: 'Sleepy too late rather than unable to sleep: the evening brings life when the plan says bed. The sentence is about two times that do not agree, one inside, one on the wall. No blame for late evenings, no hour named.',
  },
  {
    id: 'portrait.bed',
    when: all(leads('onset'), raised('onset'), ahead('bed', 'mind', 'clock')),
    facts: ['!calm', '!falls asleep soon'],
    note: 'Falling asleep is hardest, with the bed ahead of thoughts and timing. Must not say that the mind races.',
  },
  {
    id: 'portrait.wait',
    when: all(leads('onset'), raised('onset')),
    facts: ['!calm', '!falls asleep soon'],
    note: 'Falling asleep is hardest, with no kind of reason ahead of both others. Denies none of the three and claims no number of them.',
  },
  {
    id: 'portrait.early',
    when: all(leads('maintenance'), raised('maintenance'), { group: 'early', above: 'night', by: 16 }),
    facts: ['!calm'],
    note: 'The night holds for a while and is then taken away at its end: awake before it was time. The loss is at the far edge. No word on mood here; that comes where it can be said with care.',
  },
  {
    id: 'portrait.night-early',
    when: all(leads('maintenance'), raised('maintenance'), groupHigh('early'), {
      group: 'early',
      above: 'night',
      by: 0.01,
    }),
    facts: ['!calm', '!sleep holds'],
    note: 'The end of the night is hard and somewhat harder than its middle, which does not hold well either: both are named, the end first.',
  },
  {
    id: 'portrait.night',
    when: all(leads('maintenance'), raised('maintenance')),
    facts: ['!calm', '!sleep holds'],
    note: 'Sleep comes and does not stay: a night in pieces with wakeful middles. The image is of something sewn, or of a line that breaks; only one. Not the same as lying awake at the start.',
  },
  {
    id: 'portrait.sleepy',
    when: all(leads('daytime'), high('daytime'), ahead('sleepy', 'head', 'drive')),
    facts: ['!calm', '!clear days'],
    note: 'Of all the things the day pays, it is wakefulness itself: eyes that close, sleep that takes what the night left. The sentence must sound serious without alarm; sleepiness is a fact about a body, not about will.',
  },
  {
    id: 'portrait.worn',
    when: all(leads('daytime'), high('daytime')),
    facts: ['!calm', '!clear days'],
    note: 'The days cost more than the nights: a slow head, little left for small things and patience. Tired is different from sleepy, and the sentence knows it. Never lazy, never weak.',
  },
  {
    id: 'portrait.day-half',
    when: all(leads('daytime'), middle('daytime')),
    facts: ['!calm'],
    note: 'About every second day is a tired one, more than the other answers would lead one to expect. The uneven thing is the hard thing: one cannot plan with it. The sentence is about not knowing in the morning which day it will be, and says nothing of the nights.',
  },
  ...byAnswer({
    id: 'portrait.one-answer',
    heavy: true,
    when: all(allLight, alert),
    facts: ['!calm'],
    note: 'The scored lines are light, and one answer about the wheel or about breathing weighs more than all of them. The sentence says just that: twenty-six light lines and one that is not. No calm, no alarm, no joke.',
  }),
  {
    id: 'portrait.disagree',
    when: all(allLight, manyBad),
    facts: ['!calm'],
    note: 'The lines read lightly, and the reader calls three nights a week or more bad. Both are their own words; the sentence puts them side by side and sides with neither. No calm.',
  },
  {
    id: 'portrait.quiet',
    when: all(allLight, everyLineLow),
    facts: ['calm'],
    note: 'Lying down, sleeping, getting up: hardly any friction in four weeks. A plain, glad sentence that says sleep is doing its work unseen. Not "perfect", and no advice.',
  },
  {
    id: 'portrait.mostly',
    when: allLight,
    facts: ['calm'],
    note: 'Mostly good, with single nights or days that stand out and pass. The sentence keeps the exceptions in view and leaves them small. Not "nothing to see here".',
  },
  {
    id: 'portrait.open',
    note: 'Several lines were left out, so one part or more has no score and no sentence may speak for the whole. Say what the answers given do show, that the rest is open, and that this is fine. No calm, no alarm; it must also fit a reader whose scored parts are light.',
  },
]

/** Strictly the highest of the three. */
const alone = (part: (typeof parts)[number]): Condition =>
  all(
    leads(part),
    ...parts.filter((than) => than !== part).map((than): Condition => ({ higher: part, than, by: 0.01 })),
  )

export const caption: readonly Piece[] = [
  {
    id: 'caption.light',
    when: allLight,
    mentions: ['onset', 'maintenance', 'daytime'],
    note: 'None of the three scores is high; one sentence says what in the drawing is what.',
  },
  {
    id: 'caption.level',
    when: all(
      ...(['onset', 'maintenance', 'daytime'] as const).flatMap((higher) =>
        (['onset', 'maintenance', 'daytime'] as const)
          .filter((than) => than !== higher)
          .map((than) => ({ not: { higher, than, by: 12 } }) as const),
      ),
    ),
    mentions: ['onset', 'maintenance', 'daytime'],
    note: 'The three scores are about equal; one sentence says what in the drawing is what.',
  },
  {
    id: 'caption.wait',
    when: alone('onset'),
    mentions: ['onset', 'maintenance', 'daytime'],
    note: 'Falling asleep has the highest score; one sentence says what in the drawing is what.',
  },
  {
    id: 'caption.broken',
    when: alone('maintenance'),
    mentions: ['onset', 'maintenance', 'daytime'],
    note: 'Broken nights have the highest score; one sentence says what in the drawing is what.',
  },
  {
    id: 'caption.days',
    when: alone('daytime'),
    mentions: ['onset', 'maintenance', 'daytime'],
    note: 'Tired days have the highest score; one sentence says what in the drawing is what.',
  },
  {
    id: 'caption.tied',
    when: any(...parts.map(leads)),
    mentions: ['onset', 'maintenance', 'daytime'],
    note: 'Two scores are the highest together; one sentence says what in the drawing is what.',
  },
  {
    id: 'caption.open',
    note: 'Part of the drawing is missing because answers were left out: the lines that could be drawn, and why the others were not guessed. No number for what has none. Contrast: the same sheet with two more answers would close it.',
  },
]
