import type { Piece } from '@/core/report/key'
import { all, any, anyRaised, carerMost, chose, longStanding, pauses, raised, snoring, wheel } from './conditions'

export const context: readonly Piece[] = [
  {
    id: 'context.wheel',
    when: wheel,
    mentions: ['c6'],
    cites: ['bioulac'],
    note: 'First of all: quote the choice. In pooled studies, people who reported sleepiness at the wheel had about two and a half times the odds of an accident. No driving while sleepy, another way to work this week, a doctor who hears this sentence first. No scare, no shame; it is said once and plainly.',
  },
  {
    id: 'context.pauses',
    when: pauses,
    mentions: ['c5'],
    note: 'Pauses or gasping: what others see here is worth more than 26 answers. It can be checked with a small device at home or a night in a sleep clinic, and treated. Say whom to see, and that this holds also for those who feel rested. No name of an illness, no bedtime rules in its place.',
  },
  {
    id: 'context.snoring',
    when: snoring,
    mentions: ['c5', 'daytime'],
    note: 'Loud snoring on many nights: common, and a sign worth following when the days are tired; use the daytime score. Evening drinks and sleeping on the back make it louder. One sentence to a doctor costs little. Not a joke about snorers.',
  },
  {
    id: 'context.nobody-heard',
    when: all(chose('c5', 1), raised('daytime')),
    mentions: ['c5'],
    note: 'Nobody could have noticed, and the days are tired: then the absence of a report says nothing. Ask a travel companion, or leave a phone recording beside the bed for one night and listen for breaks. A doctor can check properly. No alarm.',
  },
  {
    id: 'context.long-standing',
    when: longStanding,
    mentions: ['c3', 'c4'],
    cites: ['qaseem'],
    note: 'Three nights or more a week and longer than three months: the rule of thumb by which guidelines speak of lasting trouble. The start has often long gone and habits of coping carry it on. A guideline of doctors names CBT-I before pills; say where it is found in the country. Not a diagnosis, but a reason not to wait.',
  },
  {
    id: 'context.weeks',
    when: all(chose('c3', 2, 3), chose('c4', 1, 2)),
    mentions: ['c3', 'c4'],
    note: 'Many bad nights, for weeks and not for months: a good moment, because little has been learned yet. Best thing: do not begin the coping moves, earlier to bed, longer in bed, naps. Worst: a month of experiments. See a doctor at three months, sooner if days suffer. No prophecy.',
  },
  {
    id: 'context.few-but-long',
    when: all(chose('c3', 0, 1), chose('c4', 3, 4), anyRaised),
    mentions: ['c3', 'c4'],
    note: 'Few bad nights a week, for a long time, and still a heavy score: then the bad ones weigh more than they count, or the ordinary ones are not good. Ask which. Old trouble in small doses is often left untreated because it never seems enough. It is enough if the reader says so.',
  },
  {
    id: 'context.nights-fine',
    when: all(chose('c4', 0), anyRaised),
    mentions: ['c4'],
    note: 'Says sleep is as wished, and the lines say otherwise: both are the reader’s own words. Perhaps the measure is a friend who sleeps worse, perhaps it has become usual. The lines ask about nights, the question about wishes. No correction, a second look.',
  },
  {
    id: 'context.turns',
    when: chose('c1', 1),
    mentions: ['c1'],
    cites: ['kecklund'],
    note: 'Early and late shifts in turn: the clock is asked to move faster than it can. Sleep is shortest before the early shift, by research on rosters. The order of shifts is a question worth asking at work. Rules on fixed hours are not for these weeks; an anchor of a few hours is.',
  },
  {
    id: 'context.nights-work',
    when: chose('c1', 2),
    mentions: ['c1'],
    cites: ['kecklund'],
    note: 'Night work: day sleep is shorter and thinner because the clock says day, not because of weakness. The way home is the dangerous hour. Dark room, quiet agreement with the household, the phone out. No claim on long-term illness here; a company doctor is named.',
  },
  {
    id: 'context.on-call',
    when: chose('c1', 3),
    mentions: ['c1'],
    note: 'No fixed hours or on call: sleeping with one ear open is a task and it shows in light sleep. What can be fixed when hours cannot: the first half hour after getting up. If a roster can be had, ask for it. Scores of such weeks speak of the weeks.',
  },
  {
    id: 'context.carer',
    when: carerMost,
    mentions: ['c2'],
    note: 'Somebody needs the reader on most nights: no rule on getting up at one time, no worry about pieces. What helps is shared turns, one protected stretch of four or five hours, and a nap without guilt. If care no longer feels safe, help today. Praise plainly, once.',
  },
  {
    id: 'context.carer-some',
    when: all(chose('c2', 1), any(raised('maintenance'), raised('daytime'))),
    mentions: ['c2'],
    note: 'Now and then somebody calls at night, and the reader may have begun to sleep as if every night were such a night. Ask: are the nights without a call whole? If not, listening has become a habit of its own. No blame to the one who calls.',
  },
]
