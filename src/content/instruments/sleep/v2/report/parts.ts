import type { Condition, ScoreBand } from '@/core/report/condition'
import type { PartPieces, Piece } from '@/core/report/report-key'
import { byAnswer } from './by-answer'
import {
  alert,
  all,
  any,
  asleep,
  asleepSoon,
  breathing,
  carerMost,
  from,
  groupHigh,
  groupLow,
  groupMiddle,
  heard,
  high,
  hoursNotOwn,
  light,
  manyBad,
  middle,
  nightHigh,
  not,
  pauses,
  shifts,
  thisWeek,
  upTo,
} from './conditions'
import { groups as answerGroups } from './groups'

interface Notes {
  group: string
  high: string
  middle: string
  low: string
}

const itemsOf = (group: string): readonly string[] => answerGroups.find(({ id }) => id === group)?.items ?? []

/** Lines that the paragraph of a high group names one by one; of five lines on the night, three. */
const named = (group: string): readonly string[] => (group === 'night' ? ['q06', 'q18', 'q24'] : itemsOf(group))

/** A paragraph that lists its lines stands only if none of them lies on the other side of the scale. */
const allHighLines = (group: string): Condition =>
  all(groupHigh(group), ...named(group).map((item) => not(upTo(item, 1))))
const allLowLines = (group: string): Condition =>
  all(groupLow(group), ...itemsOf(group).map((item) => not(from(item, 3))))

/** Beside what the lines say themselves. */
const highToo: Readonly<Record<string, Condition>> = {
  // The others have a paragraph without fixed hours.
  clock: not(hoursNotOwn),
  // Whoever is to be seen this week has one that names no sleepy days only.
  sleepy: not(thisWeek),
  // Others are not sent out of bed.
  bed: not(hoursNotOwn),
}
const lowToo: Readonly<Record<string, Condition>> = {
  // Asleep too late on half of the nights is no clock that agrees.
  clock: upTo('q25', 1),
  // Nothing calm on sleepiness beside an answer on the wheel or on breathing.
  sleepy: all(upTo('q23', 1), upTo('q08', 1), not(alert)),
  // Who is heard to stop breathing may sleep through it.
  night: not(pauses),
}
const middleToo: Readonly<Record<string, Condition>> = {
  clock: not(shifts),
  // Asleep unasked, or tired beside what was heard, is no dip after lunch.
  sleepy: not(any(asleep, alert, breathing)),
  // Half of the nights, next to a part that says most of them hold.
  bed: not(light('onset')),
  night: not(light('maintenance')),
  early: not(light('maintenance')),
}

const mixed = (group: string): Condition =>
  any(
    all(groupHigh(group), any(...named(group).map((item) => upTo(item, 1)))),
    all(groupLow(group), any(...itemsOf(group).map((item) => from(item, 3)))),
  )

/**
 * What stands high comes first, then what stands low beside it, so that two paragraphs show the widest difference. Of
 * groups in the middle, the second of three waits until the first is in the middle as well: else the third has a turn.
 * Last, for groups whose lines lie on both sides of the scale: an average would describe none of them.
 */
const byGroup = (part: string, notes: readonly Notes[], first: readonly Piece[] = []): Piece[] => [
  ...first,
  ...notes.map(({ group, high: note }) =>
    piece(group, 'high', all(allHighLines(group), ...(highToo[group] ? [highToo[group]] : [])), note),
  ),
  ...notes.map(({ group, low: note }) =>
    piece(group, 'low', all(allLowLines(group), ...(lowToo[group] ? [lowToo[group]] : [])), note),
  ),
  ...notes.map(({ group, middle: note }, at) => {
    const [one, , third] = notes
    const waits = at === 1 && one !== undefined && third !== undefined
    const when = [
      groupMiddle(group),
      ...(waits ? [groupMiddle(one.group)] : []),
      ...(middleToo[group] ? [middleToo[group]] : []),
    ]
    return piece(group, 'middle', all(...when), note)
  }),
  {
    id: `group.${part}.mixed`,
    when: any(...notes.map(({ group }) => mixed(group))),
    note: 'In at least one kind of question of this part, one line lies on the other side of the scale than its neighbours, so their average would describe none of them. A finding: single lines are to be read here and not sums. No cause, no advice.',
  },
]

const piece = (group: string, third: ScoreBand, when: Condition, note: string): Piece => ({
  id: `group.${group}.${third}`,
  when,
  mentions: [group],
  claims: { [group]: third },
  note,
})

const byHeight = (
  part: string,
  notes: Readonly<Record<'high' | 'middle' | 'low', string>>,
  beside: readonly Piece[],
): Piece[] => [
  ...beside,
  { id: `cost.${part}.high`, when: high(part), facts: ['!calm'], note: notes.high },
  { id: `cost.${part}.middle`, when: middle(part), note: notes.middle },
  { id: `cost.${part}.low`, note: notes.low },
]

export const partPieces: Readonly<Record<string, PartPieces>> = {
  onset: {
    groups: byGroup(
      'onset',
      [
        {
          group: 'mind',
          high: 'The mind lines (plans, counting, thoughts that do not settle) average high: give the mean. The planning is useful work at a useless hour; counting is the one part that only takes. Watching for sleep keeps one awake, by a model with good support. Must not call it anxiety.',
          middle:
            'On about half of the nights the head goes on working. Ask what those nights have in common: a deadline, a call, a Sunday. Credit: on the others it does stop, so the switch exists. No advice to think positively.',
          low: 'Thoughts settle by themselves and the hours are seldom counted. Whatever keeps the reader awake, it is not mainly the head; that spares them half of the advice in circulation. Must fit also somebody who falls asleep at once.',
        },
        {
          group: 'bed',
          high: 'The bed lines (long wait, more awake than before, seldom asleep soon) average high: lying down wakes. Sleepy on the bus, clear under the blanket. Learned and not chosen; earlier to bed feeds it. Changing where one waits is the step, gated as in the plan.',
          middle:
            'Half of the nights begin with a wait. What the other half had: later, more tired, less trying? Reading it off a week of notes is better than guessing. No rule of minutes, clocks stay turned.',
          low: 'Bed and sleep belong together here: settled, then asleep. A thing worth protecting, with no work and no series in bed on bad days. Must not be said as though falling asleep were the whole of sleep.',
        },
        {
          group: 'clock',
          high: 'The clock lines (lively late, not sleepy at the wanted hour, asleep too late for the next day) average high: sleep is able, its hour is wrong. Free days show it. Daylight early and a steady time of getting up move it, slowly. No praise or scorn of late people.',
          middle:
            'The inner hour agrees with the plan about half of the time; the two drift, often over weekends. Compare the time of getting up on work days and free days: that is the number to look at. No order to change the weekend.',
          low: 'Sleepy when it is time: inside and outside agree. If there is still a wait, the hour is not to blame, and going to bed earlier or later will not mend it. Credit without cheer.',
        },
      ],
      [
        {
          ...piece(
            'bed',
            'high',
            all(allHighLines('bed'), hoursNotOwn),
            'As `group.bed.high`, for whoever works shifts or is needed at night: waiting elsewhere can cost sleep they do not have, so it is a question for the visit and no step alone. What is left: use the bed for sleep only, and do not lie down early.',
          ),
          id: 'group.bed.high-moving',
        },
        {
          ...piece(
            'clock',
            'high',
            all(allHighLines('clock'), hoursNotOwn),
            'As `group.clock.high`, for whoever works shifts or is needed at night: no fixed hour and no morning light; a dark room and a stretch in one piece.',
          ),
          id: 'group.clock.high-moving',
        },
      ],
    ),
    cost: byHeight(
      'onset',
      {
        high: 'The price of hard evenings, whatever makes them so: evenings that begin to circle around the night, plans declined, the day shortened at its start because the alarm does not move. And trying harder, which is the one thing that makes it worse. One evening a week that is not weighed. CBT-I is named when to talk to someone and with how long it has been like this.',
        middle:
          'The price of not knowing which kind of evening it will be: a little watching creeps in, and so do safety moves such as lying down early. One of them is likely to be there; the reader can find it. No drama.',
        low: 'What easy falling asleep can hide where it is easy: very fast, everywhere, also where it was not meant, can be too little sleep and not a talent. One line to check against their daytime answers. Otherwise the part as a whole asks for nothing.',
      },
      [
        ...byAnswer({
          id: 'cost.onset.answer',
          when: all(alert, light('onset')),
          facts: ['!calm'],
          note: 'Falling asleep easily as a whole beside an answer on the wheel or on breathing: then quickness may be tiredness itself. Nothing to repair in the evening, and nothing to be proud of yet; the doctor hears both in one sentence.',
        }),
        {
          id: 'cost.onset.clear',
          when: all(light('onset'), asleepSoon, light('daytime'), not(asleep), not(manyBad)),
          note: 'Soon asleep, light days, no answer that says otherwise: what that leaves out is practice with the other kind of evening, so one of them looks like the start of something. Three in a week before a reason is looked for. No suspicion of too little sleep: the days are light, and other paragraphs name it.',
        },
      ],
    ),
  },
  maintenance: {
    groups: byGroup('maintenance', [
      {
        group: 'night',
        high: 'The five lines on the middle of the night average high: pieces, long wakefulness, the look at the clock. Waking is common to all sleepers, being awake is not; between the two stand the first minutes, light, clock, problem. Breathing, pain, heat and hormones can wake one too: a doctor’s matter, named once.',
        middle:
          'About half of the nights break. Uneven nights are hard to count on, and harder to explain than bad ones; yet the whole ones are the better guide. Compare two of each: drink, room, company, day. Nothing to buy.',
        low: 'The middle of the night holds; small sounds pass. No guess on the end of the night. Credit, and one line on what breaks good sleep later in the evening.',
      },
      {
        group: 'early',
        high: 'The three lines on the end of the night average high: awake for good too soon, dozing before it. Two ordinary readings, light and an early clock, and one that belongs to a doctor: early waking with a mood that is lowest in the morning. Named without claiming it.',
        middle:
          'The morning comes too early about every second time. Look for the weekday: early alarms of others, light at the window, the last evening drink. One change, three mornings. No advice on bedtimes.',
        low: 'The end of the night is safe; the reader sleeps until it is time. That speaks against an early clock. Only if getting up is a fight does it say something else: perhaps the clock runs late, or sleep is short.',
      },
    ]),
    cost: byHeight(
      'maintenance',
      {
        high: 'The price: a night spent in portions, the hours in which everything looks worse, and a careful life by day to make up for it, in bed earlier, up later, fewer evenings out. That carefulness spreads sleep thinner. Say it kindly, nobody would do otherwise; one thing to look forward to. The treatment is told when to talk to someone.',
        middle:
          'The price of unevenness: one cannot plan with it, so one plans too little. Keeping the evening with friends after a broken night is often the better bet; the reader can test that once. No bravado.',
        low: 'What nights overlook where they are solid: loud snoring and pauses in breathing do not wake everybody. Whoever sleeps beside them knows more than this test. If nobody does and the days are tired, ask a doctor.',
      },
      [
        {
          id: 'cost.maintenance.heard',
          when: all(heard, light('maintenance')),
          mentions: ['c5'],
          note: 'Nights that feel whole, and somebody heard snoring, pauses or gasping: whoever sleeps is the last to know. The light score is how it felt and does not speak against what was heard. The answer is quoted. A doctor goes by what was noticed; bring it word for word.',
        },
        {
          id: 'cost.maintenance.carer',
          when: all(carerMost, high('maintenance')),
          facts: ['!calm'],
          note: 'The price of nights broken by somebody who needs the reader: light sleep also on quiet nights, and days that ask as much. The rules against naps and time in bed are for others; take sleep where it comes. A doctor and CBT-I if it stays when somebody else is on duty; nothing alone that shortens the time in bed. No guilt.',
        },
      ],
    ),
  },
  daytime: {
    groups: byGroup(
      'daytime',
      [
        {
          group: 'sleepy',
          high: 'The sleepiness lines average high: eyes that close, sleep that comes unasked, afternoons held open by force. Sleepy is a fact of the body; at the wheel it is a danger, whatever the reason: no driving while sleepy. A doctor should know, with examples; no date. No tips against it with coffee.',
          middle:
            'On about half of the days sleep pulls. Two questions separate much: is there enough time for sleep, and does it come at the same hour each day? The second points to the ordinary dip after noon. Care at the wheel is said also here.',
          low: 'The eyes stay open. Tired perhaps, sleepy seldom: that is news, because it makes one group of causes less likely and because it keeps the road safer. Not a licence to drive on little sleep.',
        },
        {
          group: 'head',
          high: 'The lines on a clear head average high: reading twice, fog after getting up, slips in routine. Attention with lapses is what short sleep touches first; so slips are no sign of growing stupid or old. Put checking where slips are dear. No claim on memory illness.',
          middle:
            'About every second day the head is slow. The first hour after getting up decides less than it feels; note when it clears. Put the difficult thing there. No productivity talk.',
          low: 'Clear an hour after getting up, messages sink in at once, routine runs. The night pays in what matters most for work. Credit, and a reminder that heads judge their own slips badly.',
        },
        {
          group: 'drive',
          high: 'Strength and patience average high in cost: the small chore too large, the small annoyance too near, nothing left in the evening. That looks like temper or laziness from outside and is neither. When joy is gone as well, a doctor should hear it; named, not claimed.',
          middle:
            'About half of the days leave something over. What goes first is the pleasant, because it is not urgent; that is the wrong thing to save on. Fifteen minutes of it early in the day. No cheer.',
          low: 'Something is left in the evening, and small things stay small. Whatever the nights are like, they have not reached patience yet. People near the reader profit from that; say so.',
        },
      ],
      [
        {
          ...piece(
            'sleepy',
            'high',
            all(allHighLines('sleepy'), thisWeek),
            'As `group.sleepy.high`, for whoever is to be seen this week: the wheel and machines wait until the visit, also on days that feel awake.',
          ),
          id: 'group.sleepy.high-now',
        },
        {
          ...piece(
            'sleepy',
            'middle',
            all(groupMiddle('sleepy'), asleep, thisWeek),
            'As the next one, for whoever is to be seen this week: days that feel awake are no exception.',
          ),
          id: 'group.sleepy.middle-asleep-now',
          mentions: ['sleepy', 'q23'],
        },
        {
          ...piece(
            'sleepy',
            'middle',
            all(groupMiddle('sleepy'), asleep, not(thisWeek)),
            'Sleepiness in the middle as a whole, and one answer that is not: asleep where it was not meant, quoted. So it is no dip after lunch. What a doctor wants to know: where, when, were the eyes heavy before. No driving while sleepy; the date stands elsewhere.',
          ),
          id: 'group.sleepy.middle-asleep',
          mentions: ['sleepy', 'q23'],
        },
      ],
    ),
    cost: byHeight(
      'daytime',
      {
        high: 'The price is paid by others too: cancelled evenings, short answers, a colleague who takes the second look. And by safety, first of all on the road. Say what may be dropped without loss this month, and that steady tiredness, with or without good nights, is worth asking a doctor about; no date.',
        middle:
          'The price is choice: on tired days the reader does what must be done and leaves what they like. That may be the tiredness or a low mood, which look alike; nothing is explained away. One reversed day tells more. If it is not enjoyed even then, a doctor hears it.',
        low: 'What days that are light as a whole overlook: people adapt to short sleep and stop noticing. The honest test is a dull hour in the afternoon, or the way home beside a driver. Much less sleep with more drive is named once, in the text on when to talk.',
      },
      [
        ...byAnswer({
          id: 'cost.daytime.answer',
          when: all(alert, light('daytime')),
          facts: ['!calm'],
          note: 'Light days beside an answer on the wheel or on breathing: people get used to too little rest and stop noticing. No test at home, no dull half hour as proof; a check by a doctor is the test. Much less sleep with much more drive is named as well.',
        }),
        {
          id: 'cost.daytime.untired',
          when: all(nightHigh, light('daytime'), not(groupHigh('sleepy'))),
          claims: { sleepy: ['low', 'middle'] },
          facts: ['!calm'],
          note: 'Hard nights and light days: no dull room as a test, because it would be passed for the wrong reason. Two readings: used to short sleep, or less need of it with more drive than before, which cannot wait; the letter says whom to call. Signs one can count. Usual bedtime, dark room until then.',
        },
      ],
    ),
  },
}
