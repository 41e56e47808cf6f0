import type { Condition } from '@/core/report/condition'
import type { Piece, Plan, PlanDay } from '@/core/report/report-key'
import { all, any, leads, low, noneStandsOut, parts } from './conditions'
import { days } from './days'
import { steeringFirst } from './letter'

const [n, u, r] = parts
/** A day with the variants that are tried in order; the last one always stands. */
const on = (minutes: number, ...variants: Piece[]): PlanDay => ({ minutes, variants })
const later = (id: string, note: string): Piece => ({ id: `later.${id}`, note })
const plan = (
  id: string,
  when: Condition | undefined,
  note: string,
  gate: string,
  own: PlanDay[],
  last: Piece[],
): Plan => ({
  id,
  ...(when && { when }),
  note,
  gate,
  days: own,
  later: last,
})

const steering = [
  on(10, days.ownList),
  on(5, days.glass),
  on(10, days.ifThen),
  on(10, days.draft, days.reset),
  on(5, days.byName),
  on(5, days.kindLine),
  on(10, days.lookBrake),
]
const stuck = later('stuck', 'Nothing moved or it got heavier: a counselor; what to say there.')

/** The first that holds stands. */
export const plans: readonly Plan[] = [
  plan(
    'trial',
    noneStandsOut,
    'A day for each step of the chain, to see which one moves things.',
    'If one feeling is heavy for weeks: a talk first.',
    [
      on(5, days.pause),
      on(10, days.replay),
      on(10, days.threeReasons),
      on(5, days.checkGuess),
      on(10, days.ifThen),
      on(5, days.kindLine),
      on(10, days.lookTrial),
    ],
    [later('trial', 'Count the step one came back to unasked.')],
  ),
  plan(
    'regulate-low',
    any(steeringFirst, leads(r, 'low'), { part: r, to: 'level1' }, all(low(n), low(u), low(r))),
    'Win minutes. Why this one.',
    'If someone could get hurt, oneself included: leave, call for help; not a plan to manage alone. Overwhelmed on most days: doctor or counselor first.',
    steering,
    [later('regulate-low', 'Count replies that waited, minutes until steady.'), stuck],
  ),
  plan(
    'notice-low',
    leads(n, 'low'),
    'News earlier. Why this one.',
    'If one feels numb or far from all for weeks, or attention to the body frightens: leave out body days, talk to a doctor.',
    [
      on(5, days.threeStops),
      on(10, days.firstSign),
      on(5, days.twoSeconds),
      on(10, days.askFirst),
      on(5, days.pause),
      on(10, days.replay),
      on(10, days.lookNotice),
    ],
    [later('notice-low', 'Count minutes between moment and noticing on three days.')],
  ),
  plan(
    'notice-high',
    leads(n, 'high'),
    'Sort rather than dim. Why this one.',
    'If one reads someone to stay safe: leave days out, talk to someone outside; helpline page.',
    [
      on(5, days.ownFirst),
      on(10, days.sort),
      on(5, days.checkGuess),
      on(10, days.letPass),
      on(10, days.faceless),
      on(10, days.goodSignal),
      on(10, days.lookSort),
    ],
    [later('notice-high', 'Count moods carried home; guesses that were right.')],
  ),
  plan(
    'understand-low',
    leads(u, 'low'),
    'A handle: words. Why this one.',
    'Heavy mood without visible cause over two weeks: doctor, also in rough words.',
    [
      on(5, days.sixWords),
      on(5, days.justBefore),
      on(5, days.wanted),
      on(10, days.threeReasons),
      on(5, days.and),
      on(15, days.tellStart),
      on(10, days.lookWords),
    ],
    [later('understand-low', 'Count evenings on which a word fitted.')],
  ),
  plan(
    'understand-high',
    leads(u, 'high'),
    'From theory to deed. Why this one.',
    'If one keeps finding reasons for someone who wounds: someone outside first; leave out day 6.',
    [
      on(10, days.tenMinutes),
      on(5, days.whereBody),
      on(10, days.worstPart),
      on(5, days.unexplained),
      on(15, days.useOne),
      on(10, days.response),
      on(10, days.lookTheory),
    ],
    [later('understand-high', 'Count insights that changed a deed; minutes of turning over.')],
  ),
  plan(
    'regulate-high',
    undefined,
    'Let something be seen. Why this one: steering says most, or a part is not scored.',
    'If calm keeps someone’s temper in check: leave out, talk to someone outside. Little joy or sorrow for long: doctor.',
    [
      on(5, days.askFeeling),
      on(5, days.oneMinute),
      on(20, days.loose),
      on(10, days.notMine),
      on(10, days.show),
      on(5, days.lean),
      on(10, days.lookLoose),
    ],
    [later('regulate-high', 'Count moments when someone saw it before it was solved.')],
  ),
]
