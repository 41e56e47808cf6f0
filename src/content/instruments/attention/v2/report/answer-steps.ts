import type { Condition } from '@/core/report/condition'
import type { AnswerStep } from '@/core/report/report-key'
import { all, any, body, danger, helped, lively, low, medicine, not, oneOption, substance, weeks } from './conditions'

/** Low spirits have a message or an appointment first; a change within weeks or days of little sleep need a doctor. */
const fit = all(not(lively), not(low), not(all(helped, weeks)), not(oneOption))
/** Of little weight where something important is in danger. */
const small = all(fit, not(danger))
/** On restlessness: a medicine or a substance may be the cause. */
const ownUnrest = all(small, not(any(medicine, substance)))
/** Keeps the body still or tense: not where it has weighed most. */
const soundBody = all(ownUnrest, not(body))

const step = (
  name: string,
  minutes: number,
  answers: readonly string[],
  note: string,
  more: { when?: Condition; notBeside?: readonly string[] } = {},
): AnswerStep => ({ id: `step.${name}`, note, when: fit, minutes, answers, end: 'high', ...more })

/** Of equally telling answers, those that cost people most come first. */
export const answerSteps: readonly AnswerStep[] = [
  step('due-piece', 15, ['q15'], 'Opens what is due next and writes one clumsy sentence; next date.', {
    notBeside: ['day.start-date'],
  }),
  step('reply-rest', 10, ['q09', 'q30'], 'Sends one stored sentence; the real reply waits in a chat with oneself.', {
    notBeside: ['day.outbox'],
  }),
  step('door-time', 10, ['q13'], 'Puts the minute of leaving into the calendar and tells whoever waits.', {
    notBeside: ['day.shoes'],
  }),
  step('buy-sum', 10, ['q12', 'q20'], 'A sum on a slip around the card; words to the seller.', {
    notBeside: ['day.card-away'],
  }),
  step('yes-check', 10, ['q03'], 'Checks the last yes against the calendar; confirms or moves it.', {
    notBeside: ['day.tonight'],
  }),
  step('read-first', 15, ['q27'], 'Finds cost, way out and date in one contract; three questions for the next.', {
    notBeside: ['day.day-to-sign'],
  }),
  step('lock-screen', 10, ['q17'], 'The question “What for?” as lock screen.', { notBeside: ['day.purpose'] }),
  step('two-minutes', 10, ['q16', 'q37'], 'Asks somebody and says nothing for two minutes.', {
    notBeside: ['day.let-finish'],
  }),
  step('half-time', 10, ['q31'], 'An alarm in the middle of a task: half done? Cut or tell.', {
    notBeside: ['day.add-half'],
  }),
  step('tomorrow-first', 10, ['q36'], 'Chooses the first ten minutes of tomorrow the evening before.', {
    notBeside: ['day.first-ten'],
  }),
  step('out-loud', 10, ['q04', 'q19'], 'Says each step softly for ten minutes; silence is the signal.', {
    notBeside: ['day.thought-sheet'],
  }),
  step('face-to-face', 15, ['q07'], 'One conversation with nothing else in view, and a name to call back.', {
    notBeside: ['day.say-back'],
  }),
  step('keys-home', 10, ['q02'], 'Rehearses five times: keys into the bowl.', { notBeside: ['day.fixed-place'] }),
  step('hand-slip', 10, ['q33', 'q11'], 'A slip with the place carried in the hand until one is back.', {
    notBeside: ['day.next-move', 'day.marker'],
  }),
  step('alarm-first', 10, ['q29', 'q22'], 'Sets the alarm for the second half before starting the machine.', {
    notBeside: ['day.last-third'],
  }),
  step('idea-date', 10, ['q23'], 'One thing that holds today; new ideas get a date.', {
    when: small,
    notBeside: ['day.idea-sheet'],
  }),
  step('three-gaps', 10, ['q26', 'q08'], 'A card with the three things one usually leaves out.', {
    notBeside: ['day.checkout'],
  }),
  step('paper-over', 10, ['q28'], 'One line, said; the paper is turned over until the other has spoken twice.', {
    when: small,
    notBeside: ['day.closing'],
  }),
  step('evening-muscles', 10, ['q35'], 'Tenses and releases from the feet up; legs at night: doctor.', {
    when: soundBody,
    notBeside: ['day.landing'],
  }),
  step('voice-bits', 10, ['q24'], 'A long voice message in pieces or as text; one line back.'),
  step('one-song', 10, ['q21', 'q01'], 'Sits for one song with empty hands.', {
    when: ownUnrest,
    notBeside: ['day.gap', 'day.look-out'],
  }),
  step('two-more', 10, ['q10', 'q25', 'q18'], 'Two minutes past the urge to get up; as a passenger only.', {
    when: soundBody,
    notBeside: ['day.aisle'],
  }),
  step('slow-line', 10, ['q32', 'q34'], 'Takes the slower line on purpose for three minutes.', { when: ownUnrest }),
  step('ask-bother', 5, ['q14', 'q05'], 'Asks whether moving bothers the other person.', {
    when: small,
    notBeside: ['day.hands', 'day.stand-call'],
  }),
]
