import type { Condition } from '@/core/report/condition'
import { openDay, type Piece, type Plan, type PlanDay } from '@/core/report/report-key'
import {
  all,
  allHigh,
  any,
  chose,
  close,
  first,
  harmed,
  heat,
  leads,
  low,
  lowest,
  noHelp,
  noneStandsOut,
  not,
  onlyHighKnown,
  parts,
  stopped,
  threatened,
  visitFirst,
} from './conditions'
import { days } from './days'

const [n, u, r] = parts
/** Returns a day with its variants, which are tried in order; the last one has no condition. */
const on = (minutes: number, ...variants: Piece[]): PlanDay => ({ minutes, variants })
const later = (id: string, note: string, cites: readonly string[] = []): Piece => ({
  id: `later.${id}`,
  note,
  ...(cites.length > 0 && { cites }),
})
const plan = (
  id: string,
  when: Condition | undefined,
  note: string,
  gate: string,
  own: PlanDay[],
  last: Piece[],
  heavy?: 'heavy',
): Plan => ({
  id,
  ...(when && { when }),
  ...(heavy && { heavy: true }),
  note,
  gate,
  days: own,
  later: last,
})

/** For readers whose note and gate ask for an appointment. */
const appointment: Piece = {
  ...later('appointment', 'Whether the appointment took place; if not, call today; if worse, say so.'),
  when: all(noHelp, any(chose('c2', 2), chose('c1', 3), chose('c4', 5))),
}
const stuck = later('stuck', 'Nothing moved or it got heavier: a counselor; what to say there.')

/** The first that holds stands. */
export const plans: readonly Plan[] = [
  plan(
    'safe',
    threatened,
    'A week with people outside. Nothing is asked of the skills; no talk with that person; at own pace.',
    'Anything that could be noticed and make it worse is left out; a line against violence plans with the reader. In danger: leave and call.',
    [
      on(10, days.safeTell),
      on(15, days.safeLine),
      on(10, days.safeWork, days.safeNotes),
      on(20, days.safeGo),
      on(10, days.safePhone),
      on(5, days.safeCalm),
      on(10, days.safeBack),
    ],
    [
      later(
        'safe-count',
        'At four weeks: who knows, is there a place to go, is there an appointment. Not whether it has become quiet.',
      ),
      later('safe-quiet', 'If it has become quiet: the arrangement stays; quiet times come between.'),
    ],
    'heavy',
  ),
  plan(
    'stop',
    harmed,
    'So that nobody gets hurt again: leave earlier, and get help this week.',
    'If it could happen today: put distance between, call. Not a plan to manage alone.',
    [
      on(15, days.stopCall),
      on(10, days.stopWay),
      on(10, days.stopSigns),
      on(10, days.stopDrink, days.stopTired),
      on(10, days.stopDistance),
      on(10, days.stopPerson),
      on(15, days.stopBack),
    ],
    [
      later(
        'stop-count',
        'At four weeks: times left early, visits made; nobody hurt or afraid. Ask the other only through a helper if they want.',
      ),
      later(
        'stop-again',
        'If it happened again or was close: more distance, sooner visit; moving out for a while is an option.',
      ),
    ],
    'heavy',
  ),
  plan(
    'visit',
    // Something broken or somebody scared has a week of its own, with a visit in it.
    all(visitFirst, not(first), any(stopped, not(heat))),
    'A visit and less on the plate. Skills come after strength.',
    'If one feels one cannot go on: help today, not a plan.',
    [
      on(10, days.visitCallHeat, days.visitCallDrink, days.visitCall),
      on(10, days.visitDay),
      on(10, days.visitTell),
      on(10, days.visitLess),
      on(15, days.visitSleep, days.visitBody),
      on(10, days.visitEvening),
      on(15, days.visitBack),
    ],
    [
      later('visit-count', 'At four weeks: days that worked at all, and whether the visit took place.'),
      later('visit-after', 'When strength is back: take the test again, then choose a plan by its result.'),
    ],
    'heavy',
  ),
  plan(
    'heat',
    all(heat, not(first)),
    'Leave before it flies. Why this one. Help beside it.',
    'If somebody could get hurt: leave, call. If it happened more than once: appointment before day 1.',
    [
      on(15, days.leave),
      on(10, days.firstSign),
      on(5, days.glass),
      on(10, days.ifThenAnger, days.ifThen),
      on(10, days.drinkless, days.sleepFirst, days.heatBefore),
      on(15, days.repair),
      on(10, days.lookHeat),
    ],
    [
      later(
        'heat-count',
        'Count times left early and things broken; the second must be none; again: call the same day.',
      ),
      later('stuck-heat', 'Nothing moved or it got heavier: tell whoever is seen; words.'),
    ],
  ),
  plan(
    'trial',
    any(noneStandsOut, onlyHighKnown, all(close, not(allHigh), not(any(...parts.map(low))))),
    'At least a day for each of the three, to see which one moves things.',
    'If one feeling has been heavy for weeks: a talk first.',
    [
      openDay(on(5, days.pause)),
      on(10, days.replay),
      on(10, days.threeReasons),
      openDay(on(5, days.checkGuess)),
      on(10, days.ifThenAnger, days.ifThenNerves, days.ifThen),
      openDay(on(5, days.kindLine)),
      on(10, days.lookTrial),
    ],
    [
      later('trial-count', 'Count the step one came back to unasked.'),
      appointment,
      later('trial-none', 'If none: the middle may be a good place; a hard month moves numbers.'),
    ],
  ),
  // All high: a week that uses what comes most easily.
  plan(
    'notice-high',
    all(allHigh, leads(n)),
    'Sort what is noticed. Why this one.',
    'If one reads someone to stay safe: leave days out, talk to someone outside.',
    [
      openDay(on(5, days.ownFirst)),
      on(10, days.sortWork, days.sort),
      on(5, days.checkGuess),
      openDay(on(10, days.letPass)),
      on(10, days.relief, days.faceless),
      openDay(on(15, days.goodSignal, days.ownHour)),
      on(10, days.lookSort),
    ],
    [
      later('notice-high-count', 'Count moods carried home; guesses that were right.'),
      later('notice-high-moved', 'Fewer carried, as many noticed; if still on watch and sleepless: a counselor.'),
    ],
  ),
  plan(
    'understand-high',
    all(allHigh, leads(u)),
    'From knowing to doing. Why this one.',
    'If one keeps finding reasons for someone who wounds: someone outside first; leave out day 6.',
    [
      openDay(on(10, days.tenMinutes)),
      openDay(on(5, days.whereBody)),
      on(10, days.worstPart),
      openDay(on(5, days.oneStep, days.unexplained)),
      on(15, days.useOne),
      on(10, days.response),
      on(10, days.lookTheory),
    ],
    [
      later('understand-high-count', 'Count deeds that came from knowing; minutes of turning over.'),
      later('understand-high-moved', 'No deed: choose the smallest; more thinking: end earlier.'),
    ],
  ),
  plan(
    'regulate-high',
    allHigh,
    'Let something be seen. Why this one: steering says most.',
    'If calm keeps someone’s temper in check: leave out, talk to someone outside. Neither joy nor sorrow for weeks: doctor.',
    [
      openDay(on(5, days.askFeeling)),
      openDay(on(5, days.oneMinute)),
      openDay(on(20, days.loose)),
      on(10, days.dropOne, days.notMine),
      on(10, days.showWritten, days.show),
      on(5, days.lean),
      on(10, days.lookLoose),
    ],
    [
      later('regulate-high-count', 'Count moments when someone saw it before it was solved.'),
      later('regulate-high-moved', 'Closer: go on with one person; only awkward: it was tried fairly.'),
    ],
  ),
  // Everyone else practices the skill with the lowest score.
  plan(
    'regulate-low',
    lowest(r),
    'Win minutes between feeling and act. Why this one.',
    'If someone could get hurt, oneself included: leave, call. Overwhelmed on most days: doctor or counselor first.',
    [
      on(10, days.tryList, days.ownList),
      on(5, days.breath, days.glass),
      on(10, days.ifThenAnger, days.ifThenNerves, days.ifThen),
      openDay(on(10, days.draft, days.slowTalk, days.eveningPlan, days.byName)),
      openDay(on(5, days.smallLift, days.sleepFirst, days.kindLine)),
      on(10, days.drinkless, days.sayHurt, days.restart, days.loadLess, days.askHelp),
      on(10, days.lookBrake),
    ],
    [
      later('regulate-low-count', 'Count answers that waited and minutes until steady in one ordinary week.', ['webb']),
      appointment,
      later('regulate-low-moved', 'Fewer minutes with as many jolts is progress; hot moments change last.', [
        'loewenstein',
      ]),
      stuck,
    ],
  ),
  plan(
    'understand-low',
    lowest(u),
    'Words and reasons, small. Why this one.',
    'Heavy mood without visible cause over two weeks: doctor, also in rough words.',
    [
      on(5, days.sixWords),
      on(5, days.justBefore),
      openDay(on(5, days.wanted)),
      on(10, days.forecast, days.threeReasons),
      openDay(on(5, days.shares, days.and)),
      on(15, days.feelFirst, days.tellStart),
      on(10, days.lookWords),
    ],
    [
      later('understand-low-count', 'Count evenings on which a word fitted.'),
      appointment,
      later(
        'understand-low-moved',
        'The same word each time: it has a subject; talk to whom it concerns if they are good to you.',
      ),
    ],
  ),
  plan(
    'notice-low',
    undefined,
    'News earlier. Why this one.',
    'Numb or far from all for weeks, or attention to the body frightens: leave out body days, talk to a doctor.',
    [
      on(5, days.threeStops),
      on(10, days.firstSign),
      openDay(on(5, days.twoSeconds, days.gladOne, days.pause)),
      on(10, days.askByMessage, days.askFirst),
      openDay(on(10, days.voiceCall, days.ownMeal)),
      on(10, days.replay),
      on(10, days.lookNotice),
    ],
    [
      later('notice-low-count', 'Count minutes between moment and noticing on three days.'),
      appointment,
      later('notice-low-moved', 'If others still see it first: let them tell; a good solution.'),
    ],
  ),
]
