import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { ahead, all, any, asleepSoon, groupLow, hoursNotOwn, light, not, parts, upTo, wheel } from './conditions'

/** The part that leads has a difference of its own: then the letter tells that one. */
const leadsUneven = (part: string): Condition => all({ leads: part }, not({ even: part }))

const elsewhereEven = (part: string): Condition =>
  all(...parts.filter((other) => other !== part).map((other) => not(leadsUneven(other))))

/** Whoever is soon asleep and has little trouble with it is told nothing about lying awake before sleep. */
const waits = (part: string): Condition[] => (part === 'onset' ? [not(all(asleepSoon, light('onset')))] : [])

/** A group ahead of every other one of its part, 25 points above at least one, and not on the light side of the scale. */
const over = (part: string, group: string, ...others: string[]): Condition =>
  all(
    not(groupLow(group)),
    any(...others.map((above): Condition => ({ group, above }))),
    ahead(group, ...others),
    elsewhereEven(part),
    ...waits(part),
  )

/** No group of the part is below this one, and one that is not light lies 25 points above: the others are close together. */
const under = (part: string, group: string, ...others: string[]): Condition =>
  all(
    any(...others.map((other) => all({ group: other, above: group }, not(groupLow(other))))),
    ...others.map((above): Condition => not({ group, above, by: 0.01 })),
    elsewhereEven(part),
    ...waits(part),
  )

const onset = ['mind', 'bed', 'clock']
const maintenance = ['night', 'early']
const daytime = ['sleepy', 'head', 'drive']

export const difference: readonly Piece[] = [
  {
    id: 'difference.mind',
    when: over('onset', 'mind', 'bed', 'clock'),
    mentions: onset,
    note: 'Inside falling asleep the thinking stands out; give the three means and the number of lines. So it is not mainly the hour or the bed: it is that the day gets its meeting only when the light is off. Advice on screens would be advice for somebody else. Credit: sums and plans are a head that takes care.',
  },
  {
    id: 'difference.day-wheel',
    when: all(
      wheel,
      elsewhereEven('daytime'),
      not({ even: 'daytime' }),
      any({ group: 'head', above: 'sleepy', by: 0.01 }, { group: 'drive', above: 'sleepy', by: 0.01 }),
    ),
    mentions: daytime,
    note: 'By day sleepiness is not what stands highest, and yet the reader has fought sleep at the wheel or a machine; three means. An average over four weeks hides moments, and the road asks about moments. So the order of the three is of interest to a doctor and no comfort. No driving while sleepy.',
  },
  {
    id: 'difference.clock-moving',
    when: all(over('onset', 'clock', 'mind', 'bed'), hoursNotOwn),
    mentions: onset,
    note: 'Inside falling asleep the timing stands out, three means, for a reader whose hours are set by a roster or by somebody who needs them. Then it is less a late clock than a moved one: sleep is asked for at hours that change. Lying down earlier lengthens the wait; what helps is a stretch that is protected, not a fixed hour and not morning light.',
  },
  {
    id: 'difference.clock',
    when: over('onset', 'clock', 'mind', 'bed'),
    mentions: onset,
    note: 'Inside falling asleep the timing stands out; three means. The head is not the problem, sleep simply arrives at another hour than the plan. Lying down earlier would lengthen the wait. Levers are morning light and the time of getting up; say that they are slow. No "night owl".',
    cites: ['borbely'],
  },
  {
    id: 'difference.bed-moving',
    when: all(over('onset', 'bed', 'mind', 'clock'), not(light('onset')), hoursNotOwn),
    mentions: onset,
    note: 'As `difference.bed`, for whoever works shifts or is needed at night: waiting in a chair is a question for a doctor and no step alone.',
  },
  {
    id: 'difference.bed',
    // Where falling asleep is light as a whole, nothing has been learned in nights of waiting.
    when: all(over('onset', 'bed', 'mind', 'clock'), not(light('onset'))),
    mentions: onset,
    note: 'Inside falling asleep the bed and the wait stand out; three means. Neither a racing head nor a late clock explains it: lying down itself wakes. That is typical of a learned link, and it is nobody’s fault. The lever is where waiting is done at the start of the night, with its gate. Must not claim it is certain.',
  },
  {
    id: 'difference.night',
    when: over('maintenance', 'night', 'early'),
    mentions: maintenance,
    note: 'The middle of the night breaks, its end holds; two means, five lines against three. The reader gets back to sleep in the end, and the morning is not stolen. Look at the hours after the first waking, not at the alarm. Body causes are named as a doctor’s matter.',
  },
  {
    id: 'difference.early',
    when: over('maintenance', 'early', 'night'),
    mentions: maintenance,
    note: 'The middle holds, the end is lost; two means. Early waking is its own thing: light, an early clock, or a mood that is lowest at dawn. Say how to tell the first two apart within a week, and that the third belongs to a doctor, without claiming it. No advice to go to bed later.',
  },
  {
    id: 'difference.sleepy',
    when: over('daytime', 'sleepy', 'head', 'drive'),
    mentions: daytime,
    note: 'By day it is sleepiness, more than thinking or strength; three means. Sleepy means one would fall asleep if allowed, and that is the half doctors ask about first, and the half that matters at the wheel. Not laziness, not weak coffee. The study on accidents is told elsewhere.',
  },
  {
    id: 'difference.head',
    when: over('daytime', 'head', 'sleepy', 'drive'),
    mentions: daytime,
    note: 'By day it is the head: slow, foggy, slips in what is known by heart; the eyes stay open. Attention with lapses is what short sleep touches first in laboratory studies of one or two nights without sleep; reasoning hardly suffers. So important thinking can be kept, long dull tasks need a second look.',
    cites: ['lim'],
  },
  {
    id: 'difference.drive',
    when: over('daytime', 'drive', 'sleepy', 'head'),
    mentions: daytime,
    note: 'By day it is strength and patience, while the eyes stay open and the head works: tired without being sleepy. That is an important difference for a doctor, because it points to more than the night: strain, mood, body. No diagnosis, no "burnout".',
  },
  {
    id: 'difference.not-mind-moving',
    when: all(under('onset', 'mind', 'bed', 'clock'), hoursNotOwn),
    mentions: onset,
    note: 'As `difference.not-mind`, for whoever works shifts or is needed at night: no steady time of getting up; one stretch that others leave alone.',
  },
  {
    id: 'difference.not-mind',
    when: under('onset', 'mind', 'bed', 'clock'),
    mentions: onset,
    note: 'Inside falling asleep the thinking stands lowest, well below the bed or the hour; three means. The head is not what keeps the reader awake, so advice on worry and relaxing thoughts may be left alone. What remains is place and time, and the two need not be told apart today. Credit: a head that lets go.',
  },
  {
    id: 'difference.not-bed',
    when: under('onset', 'bed', 'mind', 'clock'),
    mentions: onset,
    note: 'Inside falling asleep the bed and the wait stand lowest; three means. Lying down does not wake the reader; thoughts and the hour weigh more. So no rules about what may be done in bed, and no getting up in the night. A busy head and a late hour often share an evening; which came first is left open, and none is called the place to begin.',
  },
  {
    id: 'difference.not-clock',
    when: under('onset', 'clock', 'mind', 'bed'),
    mentions: onset,
    note: 'Inside falling asleep the timing stands lowest; three means. Sleepy at about the right hour, and then thoughts and the bed take over. So light and bedtimes are not the lever; where thinking and waiting are done is. Not "nothing wrong with the clock"; three lines are three lines.',
  },
  {
    id: 'difference.not-sleepy',
    when: under('daytime', 'sleepy', 'head', 'drive'),
    mentions: daytime,
    note: 'By day sleepiness stands lowest; head and strength cost more; three means. Tired and not sleepy: a nap would fail, and a doctor wants to know exactly this. It makes strain, mood and body as likely as the night. No cause claimed, no leave to drive on little sleep.',
  },
  {
    id: 'difference.not-head',
    when: under('daytime', 'head', 'sleepy', 'drive'),
    mentions: daytime,
    note: 'By day the head stands lowest in cost: messages sink in, routine runs, while eyes and strength pay; three means. Others at work may see nothing of it, which makes it harder to be believed. Use the clear head to plan rest. At the wheel the eyes count and not the head.',
  },
  {
    id: 'difference.not-drive',
    // Whoever has no strength for small chores does not keep it best.
    when: all(under('daytime', 'drive', 'sleepy', 'head'), upTo('q14', 2)),
    mentions: daytime,
    note: 'By day strength and patience stand lowest in cost, sleepiness and a slow head above; three means. The will to do things is there and the wakefulness is not: that speaks for sleep itself more than for weariness of life, as far as nine lines can.',
  },
]
