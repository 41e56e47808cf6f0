import type { Condition } from '@/core/report/condition'
import type { AnswerStep } from '@/core/report/report-key'
import {
  all,
  any,
  callsFirst,
  carerMost,
  from,
  heard,
  hoursNotOwn,
  light,
  nightHigh,
  not,
  shifts,
  upTo,
} from './conditions'

/** What only a doctor can follow comes first; nearly all exercises leave the week to it. */
const calm = not(callsFirst)
/** Hard nights and hardly any tiredness can be the start of a high: nothing about staying awake or moving more. */
const settled = all(calm, not(all(nightHigh, { part: 'daytime', to: 'level1' })))
/**
 * Beside what a doctor has to follow, one day of that plan is free, so only one of three exercises may stand: on lying
 * awake, else on tomorrow, else on patience.
 */
const awakeAtNight = from('q18', 2)
const planning = from('q01', 2)

/** For the troubled end of the answers, which is the high one of the keyed answer. */
const step = (
  name: string,
  answers: readonly string[],
  minutes: number,
  note: string,
  when?: Condition,
  notBeside: readonly string[] = [],
): AnswerStep => ({
  id: `step.${name}`,
  answers,
  end: 'high',
  minutes,
  note,
  ...(when && { when }),
  ...(notBeside.length > 0 && { notBeside }),
})

/** Exercises on single answers; what costs people most comes first. */
export const answerSteps: readonly AnswerStep[] = [
  step(
    'after-waking',
    ['q18'],
    5,
    'Rehearse the first minute of being awake at night: eyes shut, other side, one sentence; sitting up only if tense.',
    undefined,
    ['day.three', 'day.bed'],
  ),
  step(
    'rest-eyes',
    ['q19', 'q04'],
    5,
    'One night of not trying: lie in the dark with open eyes and only rest until they close by themselves.',
    settled,
  ),
  step(
    'begin-tomorrow',
    ['q01'],
    10,
    'Do the first two minutes of the thing about tomorrow that comes up in bed, and give it an hour.',
    any(calm, not(awakeAtNight)),
    ['day.seat'],
  ),
  step(
    'bed-things',
    ['q13'],
    10,
    'Move the one waking thing that is done most in bed to another seat; also for one-room homes.',
    calm,
  ),
  step(
    'quiet-thoughts',
    ['q10'],
    5,
    'Give thoughts something dull in the dark: pictures by letter (cn: a familiar street, shop by shop).',
    calm,
  ),
  step(
    'too-early',
    ['q09', 'q21'],
    10,
    'Nothing of the day happens before the hour meant for getting up; a note on the kettle says so.',
    all(calm, not(carerMost)),
    ['day.early'],
  ),
  step(
    'what-woke',
    ['q06', 'q12'],
    10,
    'Name what is noticed first on waking and change that one thing tonight; pain or gasping is for a doctor.',
    all(calm, not(heard), not(carerMost)),
  ),
  step(
    'half-chore',
    ['q14'],
    5,
    'Only the first half of one chore, while the kettle heats; words to hand it over.',
    calm,
  ),
  step('own-ten', ['q02'], 15, 'Ten minutes of something liked before sitting down, prepared where it is seen.', calm),
  step(
    'five-minutes',
    ['q20'],
    5,
    'One sentence said aloud beforehand that buys five minutes before an answer; no words where somebody frightens.',
    any(calm, not(any(awakeAtNight, planning))),
  ),
  step(
    'up-alarm',
    ['q08', 'q17'],
    15,
    'Stand up and walk in bright light a quarter of an hour before the usual low; no remedy for driving.',
    calm,
  ),
  step(
    'past-the-fog',
    ['q11'],
    10,
    'Ask to move one thing that needs a clear head out of the first hour; no driving while foggy.',
    calm,
  ),
  step(
    'quarter-hour',
    ['q25'],
    15,
    'Prepare a quarter of an hour of the morning in the evening and set the alarm that much later: more sleep.',
    all(calm, not(hoursNotOwn)),
  ),
  step(
    'hours-left',
    ['q22'],
    10,
    'Answer by day what the sum asks: what gets done even after a short night, and what can wait. No driving in it.',
    calm,
  ),
  step(
    'hide-time',
    ['q24'],
    5,
    'Watch and phone into a sock, sound on where needed; the hand is rehearsed once.',
    calm,
    ['day.clock-away', 'day.clock-away-free'],
  ),
  step('say-back', ['q05'], 10, 'Answer the most important message with one line of what was understood.', calm),
  step('say-it', ['q26'], 5, 'Point and say aloud the one step where a slip costs most.', calm),
  step(
    'walk',
    ['q16'],
    20,
    'Twenty minutes outdoors before supper, with somebody asked along; not when ill.',
    all(settled, not(shifts)),
    ['day.light'],
  ),
  step(
    'stop-here',
    ['q07'],
    10,
    'An alarm an hour before bed that ends the evening, with one line on where to go on.',
    all(settled, not(shifts)),
  ),
  step(
    'one-sound',
    ['q03'],
    15,
    'Deal with the last sound that woke, where it comes from; words to ask; needed sounds stay.',
    calm,
  ),
  step('last-hours', ['q15'], 10, 'Blanket within reach and the gap in the curtains closed for the last hours.', calm),
  step(
    'first-nod',
    ['q23'],
    5,
    'Ready for bed before sitting down, and to bed at the first nod; never for whoever dozes on most days.',
    all(calm, upTo('q23', 2), light('onset'), not(shifts)),
  ),
]
