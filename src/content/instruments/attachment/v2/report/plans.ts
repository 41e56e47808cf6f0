import type { Condition } from '@/core/report/condition'
import { openDay, type Piece, type Plan, type PlanDay } from '@/core/report/report-key'
import { outOfReach, yes } from './conditions'
import * as distance from './days-distance'
import * as reassurance from './days-reassurance'

const GATE =
  'Free and before the first day: if someone close frightens, controls or punishes for questions, do none of these days with them'
const GATE_END =
  'and hand them nothing that is printed from here (not every reader has a page); read “when to talk to someone” first and talk to someone outside. Says neither stay nor leave. Nothing here is to be done with a person who has asked for no contact.'

const day = (minutes: number, ...variants: readonly (readonly Piece[])[]): PlanDay => ({
  minutes,
  variants: variants.flat(),
})

const lookBack = (plan: string, note: string): PlanDay =>
  day(10, [
    {
      id: `day.look.${plan}`,
      note: `${note} Keep one thing, drop the others. Say that the seven days as a set were never tested.`,
    },
  ])

/** What to count at four weeks, and what two outcomes mean. */
const later = (plan: string, count: string, better: string, same: string, apart?: string): Piece[] => [
  { id: `later.${plan}.count`, note: `${count} Two counts before taking the test again; the score is slow.` },
  {
    id: `later.${plan}.better`,
    note: `${better} Also say when it may be more than the week’s doing (holiday, new phase).`,
  },
  ...(apart === undefined ? [] : [{ id: `later.${plan}.same.apart`, when: outOfReach, note: apart }]),
  {
    id: `later.${plan}.same`,
    ...(apart === undefined ? {} : { when: { not: outOfReach } }),
    note: `${same} No second month of the same exercises; no blame. Neither stay nor leave.`,
  },
]

/** The kind word that is joked away comes before the one that is doubted. */
const landing: readonly (readonly Piece[])[] = [
  reassurance.receive.map((piece) => ({ ...piece, when: both({ group: 'bond', above: 'trust', by: 0 }, piece.when) })),
  reassurance.believe,
]

/** Among days of signs, for a reader who keeps some things back and answers kind words with a joke. */
const jokes: readonly Piece[] = reassurance.receive.map((piece) => ({
  ...piece,
  when: both({ all: [{ part: 'avoidance', is: 'middle' }, yes('q15')] }, piece.when),
}))

/** For readers who ask for favors; where that is hard, a step may stand on it already. */
const favors: readonly Piece[] = distance.favor.map((piece) => ({
  ...piece,
  when: both({ item: 'q09', to: 4 }, piece.when),
}))

function both(one: Condition, other: Condition | undefined): Condition {
  return other ? { all: [one, other] } : one
}

export const plans: readonly Plan[] = [
  {
    id: 'notice',
    when: {
      all: [
        { part: 'anxiety', is: 'high' },
        { part: 'avoidance', is: 'high' },
      ],
    },
    note: 'For readers in whom longing and stepping back are both strong. The main thing: announce the turn instead of abolishing it; the other days look at a doubt, a worry, a kind sentence and the wish to leave. Why this plan: both directions protect something, so none is taken away this week.',
    gate: `${GATE} (nor 3 where it follows a quarrel) ${GATE_END}`,
    days: [
      day(10, distance.map),
      day(5, distance.announce),
      day(20, reassurance.gap),
      day(10, distance.half),
      openDay(day(15, reassurance.keep)),
      openDay(day(10, distance.stay)),
      lookBack(
        'notice',
        'Which turns had the same minute before them? What did the announced return change, for whom?',
      ),
    ],
    later: later(
      'notice',
      'How many retreats were announced, and how long the doubt after closeness lasted.',
      'More retreats announced and the same number of retreats is progress: the riddle is gone, the room is kept.',
      'If announcing made things tenser or the other punishes it, the matter isn’t a habit of this reader alone; a counselor, alone first.',
    ),
  },
  {
    id: 'news',
    when: { part: 'anxiety', is: 'high' },
    note: 'For readers who mostly look for signs. The aim: one agreement, twenty minutes of leaving a worry alone, a good look at one kind word. Why this plan: name the group that is highest. Not “worry less”.',
    gate: `${GATE} (day 3 where it follows a quarrel as well) ${GATE_END}`,
    days: [
      day(10, reassurance.list),
      day(5, reassurance.fact),
      day(20, reassurance.gap),
      day(5, ...landing),
      openDay(day(15, reassurance.keep)),
      openDay(day(10, reassurance.own)),
      lookBack('news', 'Which lines of day 1 still seem right? What was the number after 20 minutes?'),
    ],
    later: later(
      'news',
      'Times last week that a doubt came, and minutes until it settled.',
      'Minutes down and times unchanged: the usual order of progress; the alarm comes as often and leaves sooner.',
      'If promises were kept and nothing moved, agreements aren’t the lever; a few hours with a counselor (together or alone) are better spent. If promises were broken, the doubt may be information.',
      'Nothing moved, and there’s nobody to make agreements with: no second month, a few hours with a counselor, alone. No word about getting in touch.',
    ),
  },
  {
    id: 'door',
    when: { part: 'avoidance', is: 'high' },
    note: 'For readers who keep a lot and worry little or moderately. The one thing: one thing told before it’s over, one favor asked. Why this plan: name the highest of the three groups. Independence isn’t to be given up.',
    gate: `${GATE}, ${GATE_END}`,
    days: [
      day(10, distance.tally),
      day(10, distance.half),
      day(5, distance.favor),
      day(5, reassurance.receive),
      openDay(day(5, distance.announce)),
      openDay(day(10, distance.sentence)),
      lookBack('door', 'What did the other do with the half sentence? Was it more or less than feared?'),
    ],
    later: later(
      'door',
      'Things told before they were solved, and favors asked, in the past week.',
      'One or two a week more, and evenings not more tiring: that is a door on the latch, enough.',
      'If telling was answered with advice, mockery or silence, try another listener before another exercise. If it felt wrong throughout, keep the privacy; it’s a choice as well.',
    ),
  },
  {
    id: 'signs',
    when: { part: 'anxiety', is: 'low' },
    note: 'For readers who are near enough and need few signs. The one thing: give signs by the other’s measure. Why this plan: nothing has to be mended in oneself, so the week serves the person thought of; some days suit anyone.',
    gate: `${GATE}, ${GATE_END}`,
    days: [
      openDay(day(10, distance.signs)),
      day(5, distance.askSign),
      openDay(day(5, distance.send)),
      day(
        10,
        distance.half.map((piece) => ({ ...piece, when: both({ part: 'avoidance', is: 'middle' }, piece.when) })),
        distance.offerRoom,
      ),
      day(5, jokes, distance.settle),
      openDay(day(10, distance.listen)),
      lookBack('signs', 'Which sign cost a minute and made a face change? Whose sign was guessed wrong?'),
    ],
    later: later(
      'signs',
      'Signs given unasked last week, and requests for a sign that were overheard.',
      'Fewer requests from the other can mean they’re served; ask instead of concluding.',
      'If nothing changed for the other, they may need something else than signs; one open question does more than ten messages.',
    ),
  },
  {
    id: 'occasion',
    note: 'For all others: scores around the middle, or a part unscored. The one thing: find the occasion that moves them, to doubt or to keep things in. Why this plan: before changing a habit, know where it lives.',
    gate: `${GATE}, ${GATE_END}`,
    days: [
      openDay(day(10, reassurance.occasions)),
      day(5, reassurance.guess),
      day(20, reassurance.gap),
      openDay(day(5, reassurance.fact)),
      day(5, ...landing),
      openDay(day(5, favors, distance.send)),
      lookBack('occasion', 'Which occasion came up twice? Did the forecasts run darker than the days?'),
    ],
    later: later(
      'occasion',
      'How often the named occasion came up in the past week, and what was done in it.',
      'The occasion still comes and is recognized within a minute: that’s the gain of this week, not a smaller score.',
      'If no occasion could be found, the middle may be a true middle; leave it, or repeat with another person in mind.',
    ),
  },
]
