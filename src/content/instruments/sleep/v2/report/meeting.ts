import type { Piece } from '@/core/report/key'
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

/** Where two groups or two answers of different parts meet; first, because they say more than two scores. */
const particular: readonly Piece[] = [
  {
    id: 'meeting.light-and-heavy',
    heavy: true,
    when: all(alert, light('daytime')),
    mentions: ['daytime'],
    cites: ['vandongen'],
    facts: ['!calm'],
    note: 'Light days, and one answer about the wheel or about breathing. Why both may be true: in a laboratory, healthy adults who were given six hours or less for two weeks lapsed more from day to day and rated themselves hardly sleepier. So the light score says how it feels and not how it is. No test at home; a doctor.',
  },
  {
    id: 'meeting.heard-and-tired',
    heavy: true,
    when: all(heard, raised('daytime')),
    mentions: ['daytime', 'c5'],
    facts: ['!calm'],
    note: 'Something was noticed in the sleep, and the days are tired: each alone has many readings, together they have a first one to rule out. What to write down before the visit: who noticed, on which nights, in which hour of the day the eyes close. Before any other step; no name of an illness.',
  },
  {
    id: 'meeting.untired',
    when: all(nightHigh, light('daytime'), not(alert), not(noHelp)),
    mentions: ['daytime'],
    facts: ['!calm'],
    note: 'Very hard nights, a day score that hardly knows of them, and help is called for. What to write down for the visit so that the readings can be told apart: hours of sleep now and a year ago; energy, speed, plans and money now and then; what somebody close says of both. No comfort from the day score, no praise of needing little.',
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
    note: 'Sums at the start of the night, the time in the middle of it: the clock has a seat at both ends. The study is told on the day of the clocks. So this is one habit with two doors, and the cheapest thing to change in the whole report. Price of the habit: every number starts a calculation.',
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
    note: 'The list from the evening returns at three: one agenda, two sittings. A thought that has been written down at a table has less to do in the dark; a guess that the week checks. At night problems look larger than at noon, so no decision is valid before breakfast. Credit: the reader takes things seriously.',
  },
  {
    id: 'meeting.sleepy-on-whole-nights',
    when: all(groupHigh('sleepy'), nightsLight, not(heard)),
    mentions: ['sleepy', 'onset', 'maintenance'],
    note: 'Sleep comes, sleep holds, and sleepiness stays. This pair should not be treated with bedtime rules. First ask if there is enough time for sleep; if there is, a doctor checks breathing first. Careful at the wheel in the meantime. No name of an illness.',
  },
  {
    id: 'meeting.tired-not-sleepy',
    when: all(any(groupHigh('head'), groupHigh('drive')), groupLow('sleepy'), upTo('q23', 1), not(wheel)),
    mentions: ['head', 'drive', 'sleepy'],
    note: 'Tired without being sleepy: little strength or a slow head, yet lying down by day brings no sleep. The engine is worn and idles high. It explains why naps fail and why "just sleep more" annoys. Strain and mood are as likely as the night; a doctor can sort it.',
  },
  {
    id: 'meeting.bed-twice',
    when: all(groupHigh('bed'), groupHigh('night'), not(pauses)),
    mentions: ['bed', 'night'],
    cites: ['edinger'],
    note: 'The bed wakes the reader at the start and keeps them company in the middle: the same link, met twice. That is what stimulus control was made for, one of the parts of CBT-I that guidelines suggest. With its gate: not alone with bipolar disorder, epilepsy, unsteady steps. Rules on bedroom hygiene alone are advised against as the only treatment.',
  },
]

const pairs: readonly Piece[] = [
  {
    id: 'meeting.onset-maintenance.both-moving',
    when: all(raised('onset'), raised('maintenance'), hoursNotOwn),
    mentions: ['onset', 'maintenance'],
    note: 'Start and middle of the sleep are both hard, for a reader whose hours are set by a roster or by somebody who calls: compare the two numbers. Somebody on call keeps watch also when nobody calls, and the watch reaches both ends. So the step is a handed-over watch, one stretch in which another one answers, not a fixed hour. Credit for lasting.',
  },
  {
    id: 'meeting.onset-maintenance.both',
    when: all(raised('onset'), raised('maintenance'), not(hoursNotOwn)),
    mentions: ['onset', 'maintenance'],
    note: 'Start and middle of the night are both hard: compare the two numbers, and the two scenes. When both are, it is the watchfulness that links them more often than the mattress. One frame for both, the same time of getting up, beats two tricks. Credit for lasting.',
  },
  {
    id: 'meeting.onset-maintenance.start',
    when: all(raised('onset'), light('maintenance')),
    mentions: ['onset', 'maintenance'],
    note: 'Hard to begin, easy to keep: the night is short on one side only. So what happens after sleep has come can be left alone, which is more than it seems: no pills for the middle, no gadgets. The lever lies before the light goes off. Price: the morning.',
  },
  {
    id: 'meeting.onset-maintenance.middle',
    when: all(light('onset'), raised('maintenance')),
    mentions: ['onset', 'maintenance'],
    note: 'Easy to begin, hard to keep: the evening needs no ritual, the night needs a plan for its first waking minute. Advice on falling asleep is for others. Evening drink, late nap and early bed are the usual ones that spend the pressure too soon; the body’s reasons are a doctor’s.',
    cites: ['borbely'],
  },
  {
    id: 'meeting.onset-maintenance.neither',
    when: all(light('onset'), light('maintenance'), not(alert)),
    mentions: ['onset', 'maintenance'],
    note: 'Start and middle both run well; compare the two numbers, which side is the safer one. It says where to look first after a journey or a bad month. No claim on the day; no claim that it will stay so.',
  },
  {
    id: 'meeting.onset-daytime.both',
    when: all(raised('onset'), raised('daytime')),
    mentions: ['onset', 'daytime'],
    note: 'The wait in the evening is paid by day, and the tired day brings the moves that lengthen the next wait: coffee late, a doze on the sofa, early to bed. A circle with four doors; the reader has one they use most. Not a lecture; one door, one week.',
  },
  {
    id: 'meeting.onset-daytime.night',
    when: all(raised('onset'), light('daytime'), not(alert), noHelp),
    mentions: ['onset', 'daytime'],
    note: 'A wait in the evening, a day that hardly feels it. So the fear of tomorrow, which fuels the wait, has little evidence on its side: the reader’s own days say so. Use that at night. Exception in one clause: much less sleep and much more drive than usual, then a doctor within days.',
  },
  {
    id: 'meeting.onset-daytime.day',
    when: all(light('onset'), raised('daytime'), not(heard)),
    mentions: ['onset', 'daytime'],
    facts: ['!quick sleep is a gift'],
    note: 'Asleep soon and tired by day: falling asleep quickly can be one sign of the tiredness itself. No praise for quick sleep here. Ask about time for sleep, breaks in it and breathing, in this order.',
  },
  {
    id: 'meeting.onset-daytime.neither-moving',
    when: all(light('onset'), light('daytime'), not(alert), hoursNotOwn),
    mentions: ['onset', 'daytime'],
    note: 'Evening and day agree although a roster or somebody to look after sets the hours. No time of getting up can be behind it, so something else is: a room, a routine of the last ten minutes, somebody who takes a turn. Name one; that is what to keep when the roster changes. No fixed hours, no light.',
  },
  {
    id: 'meeting.onset-daytime.neither',
    when: all(light('onset'), light('daytime'), not(alert), not(hoursNotOwn)),
    mentions: ['onset', 'daytime'],
    note: 'Evening and day agree: what the evening begins the day confirms. A steady time of getting up is probably behind it, more than any bedtime; the reader can look it up in their own week. No advice beyond keeping it.',
  },
  {
    id: 'meeting.maintenance-daytime.both',
    when: all(raised('maintenance'), raised('daytime'), not(heard)),
    mentions: ['maintenance', 'daytime'],
    note: 'A night in pieces and a tired day belong together, and yet not every broken night makes one: find two days after bad nights that went well. If nobody could have heard snoring or pauses, this pair is the reason to find out. Careful at the wheel.',
  },
  {
    id: 'meeting.maintenance-daytime.night',
    when: all(raised('maintenance'), light('daytime'), not(alert), noHelp),
    mentions: ['maintenance', 'daytime'],
    note: 'Broken nights, carrying days: the pieces add up to more than they feel like at four in the morning. Nights in pieces are judged shorter than they are by many. The morning is the better witness; ask it first. Not proof that sleep suffices.',
    cites: ['harvey'],
  },
  {
    id: 'meeting.maintenance-daytime.day',
    when: all(light('maintenance'), raised('daytime'), not(raised('onset')), not(heard)),
    mentions: ['maintenance', 'daytime'],
    note: 'Sleep holds and the day is tired: repairing nights that are whole would be work in the wrong room. Either the night is too short, or lies at the wrong hour, or the tiredness comes from elsewhere. Three questions, one evening to answer each.',
  },
  {
    id: 'meeting.maintenance-daytime.neither',
    when: all(light('maintenance'), light('daytime'), not(alert)),
    mentions: ['maintenance', 'daytime'],
    note: 'Whole nights and clear days: two witnesses who do not know each other say the same, which is why one may believe them. A single broken night then costs one day and no more, if it is not chased. No promise.',
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

export const meeting: readonly Piece[] = [...particular, ...pairs, ...open]

const crossesAny = (part: string, side: 'below' | 'above') =>
  any({ crosses: part, border: 40, side }, { crosses: part, border: 60, side })

/**
 * Only the two parts that say most have an edge worth a paragraph. The heavier end asks for steps, so it is spoken of
 * from the middle of the scale on; the lighter end never beside help, nor beside an answer heavier than all scores.
 */
const edgeOf = (part: string, side: 'below' | 'above') =>
  all(
    any({ leads: part }, { second: part }),
    crossesAny(part, side),
    not(alert),
    side === 'above' ? raised(part) : noHelp,
  )

export const edge: readonly Piece[] = [
  {
    id: 'edge.onset.below',
    when: edgeOf('onset', 'below'),
    mentions: ['onset'],
    note: 'How to tell if the lighter end is true: on the next slow evening do nothing new and judge in the morning, without a clock. If the wait felt long and the morning says otherwise, the lighter end is yours. What would follow: the week is practice. Test settles in a few evenings.',
  },
  {
    id: 'edge.maintenance.below',
    when: edgeOf('maintenance', 'below'),
    mentions: ['maintenance'],
    note: 'How to tell if the lighter end is true: three mornings, one mark each, whole or broken, before looking at any device. Two whole ones of three speak for the lighter end. Devices count wakings nobody remembers, so they do not decide.',
  },
  {
    id: 'edge.daytime.below',
    when: edgeOf('daytime', 'below'),
    mentions: ['daytime'],
    note: 'How to tell if the lighter end is true: a dull, warm half hour in the afternoon, seated and safe. Eyes open without effort on most days speaks for the lighter end. Never test it at the wheel.',
  },
  {
    id: 'edge.onset.above',
    when: edgeOf('onset', 'above'),
    mentions: ['onset'],
    note: 'How to tell if the heavier end is true: has the wait begun to shape the evening, an invitation declined, a bedtime moved forward? One such move this week speaks for the heavier end. Then the first step is the same time of getting up and a look at CBT-I.',
  },
  {
    id: 'edge.maintenance.above',
    when: edgeOf('maintenance', 'above'),
    mentions: ['maintenance'],
    note: 'How to tell if the heavier end is true: does the reader lie there deciding things on more nights than not? Or has somebody in the room moved out because of it? Either speaks for the heavier end and for telling a doctor sooner.',
  },
  {
    id: 'edge.daytime.above',
    when: edgeOf('daytime', 'above'),
    mentions: ['daytime'],
    note: 'How to tell if the heavier end is true: what was dropped in four weeks for tiredness, a meal with somebody, a walk, a task handed over? Three things speak for the heavier end, and so does one moment of fighting sleep in traffic, which alone is a reason to see a doctor.',
  },
]
