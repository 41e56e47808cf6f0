import { all, any, type Condition, not } from '@/core/report/condition'
import { groups } from './groups'

export { all, any, not }

/** From level3: what a reader would call a problem on about half of the nights or days. */
export const raised = (part: string): Condition => ({ part, from: 'level3' })
/** Up to level2; false, like `raised`, for a part that is not scored. */
export const light = (part: string): Condition => ({ part, to: 'level2' })
export const high = (part: string): Condition => ({ part, is: 'high' })
export const middle = (part: string): Condition => ({ part, is: 'middle' })
export const leads = (part: string): Condition => ({ leads: part })

export const groupHigh = (group: string): Condition => ({ group, is: 'high' })
export const groupMiddle = (group: string): Condition => ({ group, is: 'middle' })
export const groupLow = (group: string): Condition => ({ group, is: 'low' })

/** A turned answer from this point of 0–4 on: 3 is "more than half the time". */
export const from = (item: string, point: number): Condition => ({ item, from: point })
export const upTo = (item: string, point: number): Condition => ({ item, to: point })
export const chose = (context: string, ...options: number[]): Condition => ({ context, in: options })

/** Two answers' worth on a group of three (16.7 points): enough to choose a sentence, not to call it a difference. */
const AHEAD = 16

/** A group ahead of all others of its part. */
export const ahead = (group: string, ...others: string[]): Condition =>
  all(...others.map((above): Condition => ({ group, above, by: AHEAD })))

export const parts = ['onset', 'maintenance', 'daytime'] as const

export const anyRaised = any(...parts.map(raised))
export const allLight = all(...parts.map(light))
export const allHigh = all(...parts.map(high))
export const nightHigh = any(high('onset'), high('maintenance'))
export const nightsLight = all(light('onset'), light('maintenance'))
/** A part with more than one answer left out has no score: then it is neither raised nor light. */
export const partOpen = any(...parts.map((part) => all(not(raised(part)), not(light(part)))))

/** The rule of thumb of guidelines: three nights a week or more, for longer than three months. */
export const longStanding = all(chose('c3', 2, 3), chose('c4', 3, 4))
export const shifts = chose('c1', 1, 2, 3)
export const carerMost = chose('c2', 2)
export const wheel = chose('c6', 2, 3)
export const pauses = chose('c5', 3)
export const snoring = chose('c5', 2)
/** What a check of breathing is for: pauses, or loud snoring with tired days. */
export const breathing = any(pauses, all(snoring, raised('daytime')))
/** Asleep where it was not meant, more than half the time. */
export const asleep = from('q23', 3)
/** The same nearly always, with eyes that seldom get heavy before, or beside breathing that has to be checked. */
export const asleepNow = any(from('q23', 4), all(asleep, any(upTo('q08', 1), breathing)))
/** Soon asleep by both lines on it, whatever the score on falling asleep. */
export const asleepSoon = all(upTo('q04', 1), upTo('q19', 1))
/**
 * Sleep at the wheel that cannot wait two weeks: nodded off, often, or beside another sign that it may come unasked: asleep
 * by day more than half the time, or breathing that has to be checked.
 */
export const wheelNow = any(chose('c6', 3), all(chose('c6', 2), any(asleep, breathing)))
/** A doctor this week, and no driving until then; with `wheel` and `asleep` otherwise two weeks. */
export const thisWeek = any(wheelNow, asleepNow)
/** Snoring that goes to a visit which another answer calls for. */
export const snoringDue = all(snoring, not(raised('daytime')), any(wheel, asleep))
/** Somebody heard it, or the reader woke from it: nobody has to ask whether they snore. */
export const heard = any(pauses, snoring)
/** One answer about circumstances that is heavier than all scores: nothing calm stands beside it. */
export const alert = any(wheel, pauses)
/**
 * What only a doctor can follow, before anything is tried. Snoring without tired days is left to the page and to a word
 * at the next visit.
 */
export const seenOrHeard = any(alert, all(snoring, raised('daytime')))
/** The call to a doctor is the first step. */
export const callsFirst = any(seenOrHeard, asleep)
/** Three bad nights a week or more, whatever the lines say. */
export const manyBad = chose('c3', 2, 3)
/** All lines light, and no answer outside the scores that says otherwise. */
export const atEase = all(allLight, not(alert), not(manyBad))
/** Somebody to look after at night, now and then or on most nights. */
export const carerAny = chose('c2', 1, 2)
/** Whoever cannot choose when to sleep or to get up. */
export const hoursNotOwn = any(shifts, carerMost)
/** The bed weighs least in falling asleep: then no rule sends anybody out of it. Likewise the thoughts. */
const least = (group: string, ...others: string[]): Condition =>
  all(
    any(...others.map((other): Condition => ({ group: other, above: group }))),
    ...others.map((above): Condition => not({ group, above, by: 0.01 })),
  )
export const bedLeast = any(groupLow('bed'), least('bed', 'mind', 'clock'))
export const mindLeast = any(groupLow('mind'), least('mind', 'bed', 'clock'))
/** The end of the night is hard, and not less so than its middle. */
export const endOfNight = all(
  any(groupHigh('early'), all(groupMiddle('early'), ahead('early', 'night'))),
  not({ group: 'night', above: 'early', by: 0.01 }),
)
/** Tired days far above both parts of the night, which cannot be all of the reason. */
export const daysFarAbove = all(
  raised('daytime'),
  { higher: 'daytime', than: 'onset' },
  { higher: 'daytime', than: 'maintenance' },
)
/** No help is called for. */
export const noHelp: Condition = { help: 'none' }
/** No line at half of the nights or days, or more. */
export const everyLineLow = all(...groups.flatMap(({ items }) => items.map((item) => not(from(item, 2)))))
