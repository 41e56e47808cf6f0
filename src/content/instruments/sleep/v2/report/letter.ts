import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { byAnswer } from './by-answer'
import {
  alert,
  all,
  allHigh,
  allLight,
  any,
  asleep,
  asleepNow,
  carerMost,
  everyLineLow,
  from,
  hoursNotOwn,
  light,
  manyBad,
  middle,
  nightHigh,
  nightsLight,
  not,
  pauses,
  raised,
  shifts,
  upTo,
  wheel,
  wheelNow,
} from './conditions'
import { difference } from './difference'
import { pull } from './pull'

/**
 * A paragraph that quotes answers, which must lie on the side it speaks of, and the same without the quotes for readers
 * whose single answers differ from their score.
 */
const quoting = (piece: Piece, side: Condition): Piece[] => {
  const items = [...JSON.stringify(side).matchAll(/"(q\d+)"/g)].map(([, item]) => item)
  const when = piece.when === undefined ? side : all(piece.when, side)
  const mentions = piece.mentions?.filter((name) => !items.includes(name)) ?? []
  return [
    { ...piece, when },
    { ...piece, id: `${piece.id}-plain`, mentions, note: `${piece.note} Without a quoted answer.` },
  ]
}

const pattern: readonly Piece[] = [
  {
    id: 'pattern.wheel-now',
    heavy: true,
    when: all(wheelNow, not(allLight)),
    mentions: ['c6'],
    facts: ['!calm'],
    note: 'As `pattern.wheel`, for whoever nodded off, fought sleep more often, or falls asleep by day as well: one rule for driving, not at all until a doctor has looked into it.',
  },
  {
    id: 'pattern.wheel',
    heavy: true,
    when: all(wheel, not(allLight)),
    mentions: ['c6'],
    facts: ['!calm'],
    note: 'Before any score: quote the answer on fighting sleep at the wheel or a machine. First half: why it outranks every line, heavy or light, because the others cost the reader a night or a day and this one can cost a life. Second half: what the rest of the report is for in the meantime, the page and the notes for the doctor. No driving when at all sleepy or in doubt. A life can be at stake; said once, no figures here, no scare.',
  },
  {
    id: 'pattern.asleep-now',
    when: all(asleepNow, not(wheel)),
    mentions: ['q23'],
    facts: ['!calm'],
    note: 'Before any score: quote the answer on sleep that comes where it was not meant. Many causes, no lack of will; neither the nights nor the roster settle it. A doctor this week, no driving and no machines until then. What the rest of the report is for.',
  },
  {
    id: 'pattern.asleep',
    when: all(asleep, not(wheel)),
    mentions: ['q23'],
    facts: ['!calm'],
    note: 'The same where the eyes get heavy first and it is not nearly always: a doctor within two weeks, no driving when at all sleepy or in doubt.',
  },
  {
    id: 'pattern.pauses',
    heavy: true,
    when: all(pauses, not(allLight)),
    mentions: ['c5'],
    facts: ['!calm'],
    note: 'Before any score: the answer on pauses in breathing or gasping. It may explain broken nights and tired days, and it may not; only a check can tell. First the check, then what the scores say. No name of an illness, no plan in its place.',
  },
  ...quoting(
    {
      id: 'pattern.all-high',
      when: allHigh,
      mentions: ['onset', 'maintenance', 'daytime', 'q19', 'q06', 'q14'],
      note: 'Both ends of the night and the day after are hard; name one answer of each. First half: what a whole round looks like, from the light going off to the chore that waits. Second half: how each end feeds the next, as a circle that can be entered anywhere. A doctor is named in the first paragraph, as an ally and not as an alarm.',
    },
    all(from('q19', 3), from('q06', 3), from('q14', 3)),
  ),
  {
    id: 'pattern.untired-carer',
    when: all(nightHigh, light('daytime'), not(alert), carerMost),
    mentions: ['onset', 'maintenance', 'daytime'],
    note: 'As `pattern.untired`, for whoever is needed on most nights: that may explain a good part of the nights, and is said first.',
  },
  {
    id: 'pattern.untired-shift',
    when: all(nightHigh, light('daytime'), not(alert), shifts),
    mentions: ['onset', 'maintenance', 'daytime'],
    note: 'The same for working hours.',
  },
  {
    id: 'pattern.untired',
    when: all(nightHigh, light('daytime'), not(alert)),
    mentions: ['onset', 'maintenance', 'daytime'],
    note: 'Two halves that do not fit: the nights are poor, the day says almost nothing of it. Offer three readings and which sign speaks for each: coping well for now; nights judged more harshly than they were; needing less sleep than before with unusual drive, which belongs to a doctor today even if it feels good. Never praise short sleep.',
  },
  {
    id: 'pattern.slept-tired',
    when: all(nightsLight, raised('daytime')),
    mentions: ['onset', 'maintenance', 'daytime'],
    note: 'Nights that hold, days that do not: the most useful contradiction in this test, because it points away from tips for bedtime. Say that time in bed, breathing, iron, mood, medicines and long strain are the usual places to look, that this test sees none of them, and that a doctor can. Credit: the reader noticed tiredness though the nights look fine.',
  },
  {
    id: 'pattern.shift',
    when: all(shifts, any(raised('onset'), raised('maintenance'))),
    mentions: ['c1'],
    note: 'The roster comes first: with {c1.lower}, the scores measure two things at once, the sleeper and the hours. First half: sleep asked to come when the body’s day is on. Second half: what in the answers is more than the roster would explain, if anything. Never "get used to it"; never blame the job as the only cause.',
    cites: ['kecklund'],
  },
  {
    id: 'pattern.carer',
    when: all(carerMost, raised('maintenance')),
    mentions: ['maintenance', 'c2'],
    note: 'Somebody needs the reader at night; the nights are broken from outside. First half: a broken night with a reason is a duty done and not a failure to sleep. Second half: look at what the reader does when the other one sleeps again, because only that part is theirs. No advice to let anybody cry, no guilt.',
  },
  ...quoting(
    {
      id: 'pattern.both-ends',
      when: all(raised('onset'), raised('maintenance')),
      mentions: ['onset', 'maintenance', 'q19', 'q18'],
      note: 'Slow to begin and quick to break: two times of the night at which the reader lies awake, on half of the nights or more. First half: the two scenes side by side, one answer each. Second half: they may share one lever, the watching, and they may not; the test cannot tell. CBT-I is named in half a sentence as the treatment that works on both.',
      cites: ['qaseem'],
    },
    all(from('q19', 2), from('q18', 2)),
  ),
  ...quoting(
    {
      id: 'pattern.onset-day',
      when: all(raised('onset'), light('maintenance'), raised('daytime')),
      mentions: ['onset', 'maintenance', 'daytime', 'q04'],
      note: 'The beginning of the night is the trouble and the day pays; once asleep, it holds. First half: the wait, with one answer. Second half: the arithmetic, because the alarm does not move, so every hour of waiting is taken from the day. Credit: sleep itself works, only its start does not.',
    },
    from('q04', 2),
  ),
  ...quoting(
    {
      id: 'pattern.onset-only',
      when: all(raised('onset'), light('maintenance')),
      mentions: ['onset', 'maintenance', 'q04'],
      note: 'Only the beginning is hard: a long wait, then sleep that stays, and days that mostly carry. First half: the wait. Second half: what that rules out, so the reader need not buy a mattress. The remaining question is mind, bed or clock, and their own groups answer it next.',
    },
    from('q04', 2),
  ),
  ...quoting(
    {
      id: 'pattern.maintenance-day',
      when: all(light('onset'), raised('maintenance'), raised('daytime')),
      mentions: ['onset', 'maintenance', 'daytime', 'q04'],
      note: 'Asleep soon, awake again, tired by day. First half: the light goes off and sleep is there, which many would envy; then the dark hour. Second half: why a broken night can leave one more tired than a late one feels. Breathing, pain and hormones are named as things a doctor checks, at the visit; the date stands elsewhere.',
    },
    upTo('q04', 1),
  ),
  ...quoting(
    {
      id: 'pattern.maintenance-only',
      when: all(light('onset'), raised('maintenance')),
      mentions: ['onset', 'maintenance', 'q04'],
      note: 'Only the middle or the end is hard; the start works and the day mostly carries. First half: the waking scene. Second half: waking is part of every night, being awake is not, and the difference is what happens in the first minutes. No promise.',
    },
    upTo('q04', 1),
  ),
  {
    id: 'pattern.one-answer-now',
    heavy: true,
    when: all(allLight, wheelNow),
    facts: ['!calm'],
    note: 'Evenings, nights and days are light in the lines that count, and then there is one answer about fighting sleep at the wheel, or about breathing. First half: what is light, in one sentence. Second half: why that one answer is not outweighed by it, because feeling rested and being rested are judged by different witnesses. A doctor; no driving while sleepy. The answer is the one on the wheel; no driving at all until then.',
  },
  {
    id: 'pattern.one-answer-wheel',
    heavy: true,
    when: all(allLight, wheel),
    facts: ['!calm'],
    note: 'Evenings, nights and days are light in the lines that count, and then there is one answer about fighting sleep at the wheel, or about breathing. First half: what is light, in one sentence. Second half: why that one answer is not outweighed by it, because feeling rested and being rested are judged by different witnesses. A doctor; no driving while sleepy. The answer is the one on the wheel.',
  },
  {
    id: 'pattern.one-answer',
    heavy: true,
    when: all(allLight, alert),
    facts: ['!calm'],
    note: 'Evenings, nights and days are light in the lines that count, and then there is one answer about fighting sleep at the wheel, or about breathing. First half: what is light, in one sentence. Second half: why that one answer is not outweighed by it, because feeling rested and being rested are judged by different witnesses. A doctor; no driving while sleepy. The answer is the one on breathing.',
  },
  {
    id: 'pattern.disagree',
    when: all(allLight, manyBad),
    mentions: ['c3'],
    facts: ['!calm'],
    note: 'Every part is light, and asked directly the reader counts many bad nights a week; quote it. First half: both are true as said, and the lines may not ask about what makes the nights bad, pain, dreams, restlessness, fear of the night. Second half: the direct answer goes first; one sentence to a doctor saying what makes a night bad. No correction, no calm.',
  },
  {
    id: 'pattern.quiet-hours',
    when: all(allLight, everyLineLow, hoursNotOwn),
    mentions: ['onset', 'maintenance', 'daytime'],
    note: 'Hardly any friction, in a life whose hours are set by work or by somebody who needs the reader. Say that the two do not go together by themselves: answered for the stretches without a call, or soon asleep again. No quiet house as a reason.',
  },
  {
    id: 'pattern.quiet',
    when: all(allLight, everyLineLow),
    mentions: ['onset', 'maintenance', 'daytime'],
    note: 'Hardly any friction anywhere. First half: what such a night looks like from outside, nothing to tell. Second half: what carries it is mostly habit and circumstance, and both can change; so the report is about knowing what to come back to. No boast, no "gifted sleeper".',
  },
  ...(
    [
      ['days', 'daytime', 'onset', 'maintenance'],
      ['start', 'onset', 'maintenance', 'daytime'],
      ['night', 'maintenance', 'onset', 'daytime'],
    ] as const
  ).map(([id, higher, one, other]) => ({
    id: `pattern.mostly-${id}`,
    when: all(allLight, { higher, than: one, by: 8 }, { higher, than: other, by: 8 }),
    mentions: ['onset', 'maintenance', 'daytime'],
    note: 'As `pattern.mostly`, for one part a little above both others: it is named, and its last two exceptions are compared.',
  })),
  {
    id: 'pattern.mostly',
    when: allLight,
    mentions: ['onset', 'maintenance', 'daytime'],
    note: 'Light on the whole, no part above both others. First half: the rule. Second half: the exceptions, and that they are interesting only if they share a weekday, a guest or a drink. No treatment for what needs none.',
  },
  {
    id: 'pattern.open',
    note: 'Too little was answered for a pattern: say which kind of sentence is possible and which is not. Respect for leaving things out. Points to what follows, which speaks only of lines that were answered.',
  },
]

const gives: readonly Piece[] = [
  {
    id: 'gives.all-high',
    when: allHigh,
    facts: ['!calm'],
    note: 'What can be counted on when all parts are high: the reader has kept track, which is the first thing any treatment needs, and lasting sleeplessness is among the better treatable troubles. Say the evidence soberly: less time awake, hardly more hours. No silver lining in tiredness itself.',
    cites: ['straten'],
  },
  ...byAnswer({
    id: 'gives.answer',
    heavy: true,
    when: alert,
    facts: ['!calm'],
    note: 'What is in hand: a hard answer was given, and it is one that can be acted on with a phone call. It can be looked into, and usually helped. Credit for the honesty, no other praise, no hint at others.',
  }),
  {
    id: 'gives.light-care',
    when: all(allLight, not(manyBad), carerMost, not(shifts)),
    note: 'Good nights and days for somebody who is needed on most nights, with no roster: exact credit, and what to keep, a turn, a nap, a habit of the last minutes. No fixed hours.',
  },
  {
    id: 'gives.light-hours',
    when: all(allLight, not(manyBad), shifts),
    note: 'Good nights in a life where a roster has a say in them. That is worth more credit than the same nights with free hours. Something protects them, a room, a habit on the last minutes; find out what and keep it. No fixed hours, no morning light.',
  },
  {
    id: 'gives.light',
    when: all(allLight, not(manyBad)),
    note: 'What good nights give without being noticed: a morning that is clear, patience that lasts, evenings that need no preparation; pick by two answers of the reader. Name one habit they probably have and could lose. No praise of discipline.',
  },
  {
    id: 'gives.slept-tired-bad',
    when: all(nightsLight, raised('daytime'), manyBad),
    mentions: ['c3'],
    facts: ['!calm'],
    note: 'The lines on the night are light, and many nights are called bad: quote it. What made them bad, if it was not being awake? That is for the doctor. No correction.',
  },
  {
    id: 'gives.slept-tired',
    when: all(nightsLight, raised('daytime')),
    mentions: ['onset', 'maintenance'],
    facts: ['!calm'],
    note: 'What good nights give somebody with tired days: a short search. Two of three parts need no work, so evenings can stay as they are and a visit to a doctor can be about one question. No praise of falling asleep fast.',
  },
  {
    id: 'gives.starts',
    when: all({ least: 'onset' }, light('onset'), upTo('q04', 1), upTo('q16', 1), not(hoursNotOwn)),
    mentions: ['q04', 'q16'],
    facts: ['falls asleep soon', 'quick sleep is a gift'],
    note: 'Falling asleep works: sleepy at the hour, asleep soon. Pressure and clock agree at the start of the night, and whatever is done against the broken part must not spoil it: no early bed to catch up, no long nap. Exact credit for what is left alone.',
  },
  {
    id: 'gives.holds',
    when: all({ least: 'maintenance' }, light('maintenance'), upTo('q12', 1), upTo('q06', 1)),
    mentions: ['q12', 'q06'],
    facts: ['sleep holds'],
    note: 'Once it comes, sleep holds. Steps at the start of the night have solid ground to build on, and the second half needs no gadgets. Say what follows for the day when it is still tired: then the reason is less likely a broken night.',
  },
  {
    id: 'gives.days',
    when: all({ least: 'daytime' }, light('daytime'), not(nightHigh), upTo('q02', 1), upTo('q11', 1)),
    mentions: ['q02', 'q11'],
    facts: ['clear days'],
    note: 'The days carry: a clear hour after getting up, something left in the evening. It means a bad night here is paid once and not twice, by not being feared. Use it at three in the morning as something known. Never "so you do not need more sleep".',
  },
  {
    id: 'gives.half',
    when: all(middle('onset'), middle('maintenance'), middle('daytime')),
    note: 'About every second night or day works. That is more than it feels like, because bad nights are remembered and good ones are not. The good ones hold the recipe: same house, same head. Not a call to be grateful.',
  },
  {
    id: 'gives.mixed',
    facts: ['!calm'],
    note: 'No part is light enough to lean on, or not all are known. What there is: the answers differ from night to night, and the better nights are data. Ask what the last better one had that the others lacked. No praise, no promise.',
  },
]

export const letter = { pattern, difference, pull, gives }
