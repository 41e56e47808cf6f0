import type { Piece } from '@/core/report/report-key'
import { claimed } from '../../../light-parts'
import { byAnswer } from './by-answer'
import {
  alert,
  all,
  any,
  from,
  groupHigh,
  groupLow,
  heard,
  hoursNotOwn,
  light,
  nightHigh,
  nightsLight,
  noHelp,
  not,
  partOpen,
  pauses,
  raised,
  shifts,
  upTo,
  wheel,
} from './conditions'
import { pairs, still, unevenPieces } from './meeting-pairs'

/** Where two groups or two answers of different parts meet; first, because they say more than two scores. */
const particular: readonly Piece[] = [
  ...byAnswer({
    id: 'meeting.light-and-heavy',
    heavy: true,
    when: all(alert, light('daytime')),
    mentions: ['daytime'],
    cites: ['vandongen'],
    facts: ['!calm'],
    note: 'Light days, and one answer about the wheel or about breathing. Why both may be true: in a laboratory, healthy adults who were given six hours or less for two weeks lapsed more from day to day and rated themselves hardly sleepier. So the light score says how it feels and not how it is. No test at home; a doctor.',
  }),
  {
    id: 'meeting.heard-and-tired',
    heavy: true,
    when: all(heard, raised('daytime')),
    mentions: ['daytime', 'c5'],
    facts: ['!calm'],
    note: 'Something was noticed in the sleep, and the days are tired: each alone has many readings, together they have a first one to rule out. What to write down before the visit: who noticed, on which nights, in which hour of the day the eyes close. No other step takes the place of the visit; no name of an illness.',
  },
  {
    id: 'meeting.untired',
    when: all(nightHigh, light('daytime'), not(groupHigh('sleepy')), not(alert), not(noHelp)),
    claims: { sleepy: ['low', 'middle'] },
    mentions: ['daytime'],
    facts: ['!calm'],
    note: 'Very hard nights, a day score that hardly knows of them, and help is called for. What to write down for the visit so that the readings can be told apart: hours of sleep now and a year ago; energy, speed, plans and money now and then; what somebody close says of both. If a year ago was slower, a doctor the same day. No comfort from the day score, no praise of needing little.',
  },
  {
    id: 'meeting.after-visit',
    heavy: true,
    when: all(alert, nightsLight),
    mentions: ['onset', 'maintenance'],
    facts: ['!calm'],
    note: 'The nights leave nothing to do, so nothing competes with the one thing to do: the check. What the scores are good for afterwards: take the test again once it has been looked into, and see whether they speak of the same nights. No praise of the nights.',
  },
  {
    id: 'meeting.both-clocks',
    when: all(from('q22', 3), from('q24', 3)),
    items: ['q22', 'q24'],
    note: 'Sums at the start of the night, the time in the middle of it: the clock has a seat at both ends. The study is told on the day of the clocks. So this is one habit with two doors; begin with the look in the night, without which the sum from bedtime cannot be checked. Turning the clock away is told on its day.',
  },
  {
    id: 'meeting.late-and-foggy',
    when: all(groupHigh('clock'), groupHigh('head'), not(shifts)),
    mentions: ['clock', 'head'],
    note: 'A late clock meets an early morning: asleep late, called early, foggy for an hour. The fog is then less a fault of the head than of the hour. How to tell: on a free day, is the fog gone when nobody calls? Direction yes, promise no. The study on light is told on its day.',
  },
  {
    id: 'meeting.early-and-drained',
    when: all(groupHigh('early'), groupHigh('drive')),
    mentions: ['early', 'drive'],
    note: 'Awake too soon and with little to spend by day: these two together are worth telling a doctor as one sentence, above all when mornings are the worst hours and pleasure has gone quiet. It may be simple lack of sleep. The test cannot tell, and must not name an illness.',
  },
  {
    id: 'meeting.same-agenda',
    when: all(groupHigh('mind'), from('q18', 3)),
    mentions: ['mind', 'q18'],
    note: 'The list from the evening returns at three: one agenda, two sittings. A thought that has been written down at a table has less to do in the dark; a guess that the week checks. At night problems look larger than at noon, so no decision is valid before breakfast. Nothing is said of the reader’s character.',
  },
  claimed(
    {
      id: 'meeting.sleepy-on-whole-nights',
      mentions: ['sleepy', 'onset', 'maintenance'],
      note: 'Sleep comes, sleep holds, and sleepiness stays. This pair should not be treated with bedtime rules. One question is if there is enough time for sleep; if there is, a doctor checks breathing first. No name of an illness.',
    },
    still('onset', 'maintenance'),
    groupHigh('sleepy'),
    not(heard),
  ),

  {
    id: 'meeting.tired-not-sleepy',
    when: all(any(groupHigh('head'), groupHigh('drive')), groupLow('sleepy'), upTo('q23', 1), not(wheel)),
    mentions: ['head', 'drive', 'sleepy'],
    note: 'Tired without being sleepy: little strength or a slow head, yet lying down by day brings no sleep. The engine is worn and idles high. It explains why naps fail and why "just sleep more" annoys. Strain and mood are as likely as the night; a doctor can sort it.',
  },
  {
    id: 'meeting.bed-twice',
    when: all(groupHigh('bed'), groupHigh('night'), not(pauses), not(hoursNotOwn)),
    mentions: ['bed', 'night'],
    cites: ['edinger'],
    note: 'The bed wakes the reader at the start and keeps them company in the middle: the same link, met twice. That is what stimulus control was made for, one of the parts of CBT-I that guidelines suggest. With its gate: not alone with bipolar disorder, epilepsy, unsteady steps. Rules on bedroom hygiene alone are advised against as the only treatment.',
  },
]

/** For sheets on which a part could not be scored: two pieces that need no second score. */
const open: readonly Piece[] = [
  {
    id: 'meeting.open',
    when: partOpen,
    note: 'With a part left open, what meets what cannot be told. Say which question would be the first to ask: do bad days follow bad nights, or do they come on their own? One line a morning for seven days answers it better than this test could. No calm and no alarm.',
  },
  {
    id: 'meeting.open-witness',
    when: partOpen,
    note: 'A second witness for the open part: whoever shares the room, or the reader’s own notes. What one cannot or would rather not answer alone is often easy to read off a page. Not a reproach for leaving lines out; wishes not to say are respected.',
  },
]

export const meeting: readonly Piece[] = [...particular, ...pairs, ...unevenPieces, ...open]
