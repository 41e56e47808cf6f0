import type { Condition } from '@/core/report/condition'
import type { AnswerStep } from '@/core/report/report-key'
import { all, any, chose, first, heat, not, stopped } from './conditions'

/** Where help comes first, days stop or somebody was scared, the week is about that alone. */
const readers = not(any(first, heat, stopped))

/** An exercise for answers on the low side: the skill is seldom there. */
const step = (
  name: string,
  answers: string,
  minutes: number,
  note: string,
  beside = '',
  when?: Condition,
): AnswerStep => ({
  id: `step.${name}`,
  note,
  minutes,
  answers: answers.split(' '),
  end: 'low',
  when: when ? all(readers, when) : readers,
  ...(beside && { notBeside: beside.split(' ').map((id) => `day.${id}`) }),
})

/** What costs people most comes first. */
export const answerSteps: readonly AnswerStep[] = [
  step(
    'time-out',
    'q27 q35',
    10,
    'In a calm minute, agree with the usual opponent on one sentence that stops for ten minutes.',
    'leave',
  ),
  step('tell-hurt', 'q36', 10, 'Write two sentences about the latest small hurt to someone who is good.', 'say-hurt'),
  step('own-mistake', 'q18', 10, 'Text oneself a mistake as if from a friend, and answer it.', 'kind-line'),
  step('worry-slot', 'q30', 15, 'Put the worry off to a fixed quarter of an hour in a chair; then do or cross out.'),
  step('evening-sting', 'q04 q22', 10, 'In the evening one sentence of everyone met; mark the one that stings.'),
  step(
    'lift',
    'q12 q26',
    10,
    'Find the least bad quarter hour of two days; repeat it today at a set hour.',
    'small-lift one-step',
  ),
  step('open-argument', 'q09', 5, 'A message that gives the unfinished argument an hour.', 'restart'),
  step('call', 'q03', 10, 'First sentence written, three long breaths out, dial.'),
  step(
    'night-before',
    'q15',
    15,
    'A page early in the evening: what could go wrong, what then; close the bag.',
    'evening-plan if-then-nerves',
  ),
  step(
    'slow-start',
    'q33 q21',
    5,
    'Say the last rushed or loud sentence three times, slower and quieter.',
    'slow-talk',
  ),
  step('stressed', 'q14', 10, 'Five things that weigh, a finer word behind each; tell one.', 'six-words'),
  step('quick-later', 'q06', 10, 'Save a polite delay as a shortcut; write the hot reply in notes.', 'draft'),
  step('feeling-line', 'q32', 5, 'One message tonight with the feeling before the event.', 'feel-first'),
  step(
    'lowest-hour',
    'q08 q29',
    10,
    'Trace the lowest hour of today through phone, calendar and meals.',
    'just-before',
  ),
  step(
    'guess-number',
    'q19 q07 q25 q34',
    10,
    'Guess how somebody is from 0 to 10, ask for the number, compare.',
    'check-guess two-seconds voice-call',
  ),
  step(
    'irritation',
    'q13 q01',
    10,
    'Rate own annoyance in a talk, ask the other for their number and the sign.',
    'ask-first ask-by-message',
  ),
  step('rewind', 'q17 q02', 10, 'Write the last annoyance backward; one wish or one apology.', 'just-before'),
  step('mixed', 'q23 q05', 10, 'Glad, disappointed, would like too: finish three sentences.', 'shares and'),
  step(
    'beside',
    'q24',
    10,
    'Ask whether to listen or think along; three minutes of nothing else.',
    'one-minute worst-part',
  ),
  step('missed-scene', 'q16 q20', 10, 'Ask somebody who was there what a puzzling scene was about.'),
  step('short-version', 'q31', 5, 'Offer the short version, stop after a minute.'),
  step('tense-release', 'q10', 5, 'Tense and let go three times, then see what tightens.', 'three-stops'),
  // After a loss or a separation nobody is asked for good news.
  step('good-thing', 'q28', 5, 'Send a small good thing, ask for one.', 'glad-one good-signal', not(chose('c4', 2))),
  step('way-home', 'q11', 5, 'Guess the mood of the way back, say when one leaves, compare.', 'forecast'),
]
