import type { Condition, ScoreBand } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { type Claimed, claimed, lightParts } from '../../../light-parts'
import {
  alert,
  all,
  any,
  asleep,
  callsFirst,
  carerMost,
  groupLow,
  heard,
  hoursNotOwn,
  noHelp,
  not,
  parts,
  raised,
  shifts,
} from './conditions'
import { groups } from './groups'

const { still } = lightParts(groups)

export { still }

const mostly: readonly ScoreBand[] = ['middle', 'high']
/** Hard, and so are the lines that its words are about: the bed itself, the middle of the night. */
const waits: Claimed = { when: all(raised('onset'), not(groupLow('bed'))), claims: { bed: mostly } }
const breaks: Claimed = { when: all(raised('maintenance'), not(groupLow('night'))), claims: { night: mostly } }
/** A part whose groups go different ways: words on the part as a whole would deny a paragraph on one of them. */
const unevenIn = (part: string): Condition => {
  const first = { onset: 'bed', maintenance: 'night' }[part]
  return any(
    lightParts(groups.filter((group) => group.part === part)).split,
    ...(first ? [all(raised(part), groupLow(first))] : []),
  )
}
const uneven = any(...parts.map(unevenIn))

export const pairs: readonly Piece[] = [
  claimed(
    {
      id: 'meeting.onset-maintenance.both-moving',
      mentions: ['onset', 'maintenance'],
      note: 'Start and middle of the sleep are both hard, for a reader whom somebody needs on most nights: compare the two numbers. Somebody on call keeps watch also when nobody calls, and the watch reaches both ends. So the step is a handed-over watch, one stretch in which another one answers, not a fixed hour. Credit for getting up for somebody.',
    },
    waits,
    breaks,
    carerMost,
  ),
  claimed(
    {
      id: 'meeting.onset-maintenance.both-shift',
      mentions: ['onset', 'maintenance'],
      note: 'Start and middle of the sleep are both hard, for a reader whose working hours decide when there is sleep; nobody to look after on most nights, so no call from another room. One stretch that is agreed on at home.',
    },
    waits,
    breaks,
    shifts,
    not(carerMost),
  ),
  claimed(
    {
      id: 'meeting.onset-maintenance.both-checked',
      mentions: ['onset', 'maintenance'],
      note: 'Start and middle of the night are both hard, for whoever has something to be seen by a doctor first: what wakes one later may come from the body. CBT-I for the start; the visit says when to begin. No rule on getting up, nothing that shortens sleep.',
    },
    waits,
    breaks,
    not(hoursNotOwn),
    callsFirst,
  ),
  claimed(
    {
      id: 'meeting.onset-maintenance.both',
      mentions: ['onset', 'maintenance'],
      note: 'Start and middle of the night are both hard: compare the two scenes. One frame for both, the same time of getting up, beats two tricks. Credit for lasting.',
    },
    waits,
    breaks,
    not(hoursNotOwn),
    not(callsFirst),
  ),
  claimed(
    {
      id: 'meeting.onset-maintenance.start',
      mentions: ['onset', 'maintenance'],
      note: 'Hard to begin, easy to keep: the night is short on one side only. So what happens after sleep has come can be left alone, which is more than it seems: no pills for the middle, no gadgets. The lever lies before the light goes off. Price: the morning.',
    },
    waits,
    still('maintenance'),
  ),
  claimed(
    {
      id: 'meeting.onset-maintenance.middle',
      mentions: ['onset', 'maintenance'],
      note: 'Easy to begin, hard to keep: the evening needs no ritual, what breaks the night comes later. Advice on falling asleep is for others. From the room, the body or the first waking minute; the body’s reasons are a doctor’s. The drink and the nap are told by the pull and by the level.',
    },
    still('onset'),
    breaks,
    not(carerMost),
  ),
  claimed(
    {
      id: 'meeting.onset-maintenance.middle-carer',
      mentions: ['onset', 'maintenance'],
      note: 'The same for whoever is needed on most nights: soon asleep, so sleep works when it is left alone; being called can hide a second reason, pain, heat or breathing, which is a doctor’s. No fault of the one who calls, no advice on the first minute.',
    },
    still('onset'),
    breaks,
    carerMost,
  ),
  claimed(
    {
      id: 'meeting.onset-maintenance.neither',
      mentions: ['onset', 'maintenance'],
      note: 'Start and middle both run well; give the two numbers, no order between them. After a journey, a few nights of waiting before any change. No claim on the day; no claim that it will stay so.',
    },
    still('onset', 'maintenance'),
    not(alert),
  ),
  claimed(
    {
      id: 'meeting.onset-daytime.both-asleep',
      mentions: ['onset', 'daytime'],
      note: 'Falls asleep where it was not meant and lies awake where it was: both halves in one sentence for the doctor. Too little sleep, something that disturbs it unnoticed, or a bed in which one stays on guard. No fault, no illness named, no rule on naps.',
    },
    waits,
    raised('daytime'),
    asleep,
  ),
  claimed(
    {
      id: 'meeting.onset-daytime.both-moving',
      mentions: ['onset', 'daytime'],
      note: 'The same for whoever works shifts or is needed at night on most nights: no office week, no fixed bedtime. Sleep by day is no fault here; only coffee shortly before the main sleep is worth leaving out. No lecture.',
    },
    waits,
    raised('daytime'),
    hoursNotOwn,
    not(asleep),
  ),
  claimed(
    {
      id: 'meeting.onset-daytime.both',
      mentions: ['onset', 'daytime'],
      note: 'The wait in the evening is paid by day, and the tired day brings the moves that lengthen the next wait: coffee late, a doze on the sofa, early to bed. Nobody asked which of these the reader does: if any, the most frequent one is worth leaving out. Not a lecture.',
    },
    waits,
    raised('daytime'),
    not(hoursNotOwn),
    not(asleep),
  ),
  claimed(
    {
      id: 'meeting.onset-daytime.night',
      mentions: ['onset', 'daytime'],
      note: 'A wait in the evening, a day that hardly feels it. So the fear of tomorrow, which fuels the wait, has little evidence on its side: the reader’s own days say so. Use that at night. Exception in one clause: much less sleep and much more drive than usual, then a doctor today.',
    },
    waits,
    still('daytime'),
    not(alert),
    noHelp,
  ),
  claimed(
    {
      id: 'meeting.onset-daytime.day',
      mentions: ['onset', 'daytime'],
      facts: ['!quick sleep is a gift'],
      note: 'Asleep soon and tired by day: falling asleep quickly can be one sign of the tiredness itself. No praise for quick sleep here. Ask about time for sleep, breaks in it and breathing, in this order.',
    },
    still('onset'),
    raised('daytime'),
    not(heard),
  ),
  claimed(
    {
      id: 'meeting.onset-daytime.neither-moving',
      mentions: ['onset', 'daytime'],
      note: 'Evening and day agree although a roster sets the hours. No time of getting up can be behind it, so something else is: a room, a routine of the last ten minutes. Name one; that is what to keep when the roster changes. No fixed hours, no light.',
    },
    still('onset', 'daytime'),
    not(alert),
    shifts,
  ),
  claimed(
    {
      id: 'meeting.onset-daytime.neither-carer',
      mentions: ['onset', 'daytime'],
      note: 'The same for whoever is needed on most nights, without a roster: soon asleep again, days that carry. What helps is worth naming, a turn taken by somebody, a nap, the last ten minutes. No fixed hours.',
    },
    still('onset', 'daytime'),
    not(alert),
    carerMost,
    not(shifts),
  ),
  claimed(
    {
      id: 'meeting.onset-daytime.neither',
      mentions: ['onset', 'daytime'],
      note: 'Evening and day agree: what the evening begins the day confirms. A steady time of getting up often helps, and nobody asked about it; the reader can look it up in their own week. No advice beyond keeping it.',
    },
    still('onset', 'daytime'),
    not(alert),
    not(hoursNotOwn),
  ),
  claimed(
    {
      id: 'meeting.maintenance-daytime.both',
      mentions: ['maintenance', 'daytime'],
      note: 'A night in pieces and a tired day belong together, and yet not every broken night makes one: find two days after bad nights that went well. If nobody could have heard snoring or pauses, this pair is the reason to find out. Careful at the wheel.',
    },
    breaks,
    raised('daytime'),
    not(heard),
  ),
  claimed(
    {
      id: 'meeting.maintenance-daytime.night',
      mentions: ['maintenance', 'daytime'],
      note: 'Broken nights, carrying days: the pieces add up to more than they feel like at four in the morning. Nights in pieces are judged shorter than they are by many. The morning is the better witness; ask it first. Not proof that sleep suffices.',
      cites: ['harvey'],
    },
    breaks,
    still('daytime'),
    not(alert),
    noHelp,
  ),
  claimed(
    {
      id: 'meeting.maintenance-daytime.day',
      mentions: ['maintenance', 'daytime'],
      note: 'Sleep holds and the day is tired: repairing nights that are whole would be work in the wrong room. Either the night is too short, or lies at the wrong hour, or the tiredness comes from elsewhere. Three questions, and what would answer each; no task beside the week.',
    },
    still('maintenance'),
    raised('daytime'),
    not(raised('onset')),
    not(heard),
  ),
  claimed(
    {
      id: 'meeting.maintenance-daytime.neither',
      mentions: ['maintenance', 'daytime'],
      note: 'Whole nights and clear days: two witnesses who do not know each other say the same, which is why one may believe them. A single broken night then costs one day and no more, if it is not chased. No promise.',
    },
    still('maintenance', 'daytime'),
    not(alert),
    not(hoursNotOwn),
  ),
]

export const unevenPieces: readonly Piece[] = [
  ...parts.map((part, at) => ({
    id: `meeting.uneven-${part}`,
    when: all(unevenIn(part), ...parts.slice(0, at).map((before) => not(unevenIn(before)))),
    mentions: [part],
    note: 'The part is named with its score. One kind of answers in a part is high and another low: the number lies between and fits neither, so the paragraphs on that part are the finding. What is said there of a doctor or of the wheel counts more than any number. True beside help and beside none.',
  })),
  {
    id: 'meeting.uneven-notes',
    when: uneven,
    note: 'Two marks a morning instead of one, for the kind that is hard and the kind that works; after some days it shows whether they move together. No rule for the night, and nothing against the steps of the week. Of use to a doctor.',
  },
]
