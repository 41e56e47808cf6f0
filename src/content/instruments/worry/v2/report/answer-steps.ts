import type { Condition } from '@/core/report/condition'
import type { AnswerStep } from '@/core/report/report-key'
import { all, attacks, chose, eased, forDoctor, not } from './conditions'

/** What a doctor has to look into comes first; the code leaves all of them out where help does. */
const settled = not(forDoctor)
/** Nothing that watches the body or startles it after attacks of fear, whoever has looked into them. */
const unattacked = all(settled, not(attacks))
/** Illness, pregnancy, hormones or a new medicine: whoever treats them says what the body may do. */
const well = all(unattacked, not(chose('c4', 2, 3)))

const step = (
  name: string,
  answers: readonly string[],
  minutes: number,
  note: string,
  more: { when?: Condition; notBeside?: readonly string[] } = {},
): AnswerStep => ({ id: `step.${name}`, note, minutes, answers, end: 'high', when: settled, ...more })

/**
 * What a reader can do tonight about one answer; what costs people most stands first. A step toward somebody who has been
 * avoided leaves out, in words, whoever frightens or has hurt the reader.
 */
export const answerSteps: readonly AnswerStep[] = [
  step('call', ['q09'], 10, 'Write the first sentence, announce the call, dial at that hour.', {
    notBeside: ['day.script'],
  }),
  step(
    'open',
    ['q27', 'q15'],
    10,
    'Open the oldest closed letter or message with someone on the line; note its date.',
    {
      notBeside: ['day.open-one', 'day.less'],
    },
  ),
  step('snap', ['q38'], 10, 'Agree on a sign for going out for five minutes. If anyone is afraid of you: help.', {
    notBeside: ['day.say-first', 'day.repair'],
  }),
  step(
    'bed',
    ['q19', 'q25'],
    10,
    'Before supper: what will come tonight on a card, with an hour and a place tomorrow.',
    {
      notBeside: ['day.pad', 'day.lamp'],
    },
  ),
  step('cancel', ['q12'], 10, 'Suggest half an hour to the last person one called off on.', {
    when: unattacked,
    notBeside: ['day.short-yes'],
  }),
  step('reassure', ['q10'], 10, 'Agree with the person one asks on a reply without a promise.', {
    notBeside: ['day.ten-minutes'],
  }),
  step('wait', ['q28', 'q04'], 10, 'A next step for a yes and for a no; one hour a day for looking.', {
    notBeside: ['day.by-when'],
  }),
  step('check', ['q37'], 20, 'Send a harmless message read once; phone away; rate the urge twice. Not for safety.', {
    notBeside: ['day.check-once'],
  }),
  step('talk', ['q06', 'q21'], 10, 'Ask a safe person for ten minutes, the subject in three words.', {
    notBeside: ['day.sentence', 'day.same-way'],
  }),
  step(
    'prepare',
    ['q03', 'q24'],
    10,
    'Put what the waiting task needs where the morning starts; tell somebody an hour.',
    {
      notBeside: ['day.small-first', 'day.date-one'],
    },
  ),
  step(
    'alone',
    ['q33', 'q30'],
    20,
    'By day, ten minutes of something small and safe on one’s own; text before and after.',
    {
      // Beside help, the week goes in company.
      when: all(eased, settled, chose('c5', 0)),
      notBeside: ['day.less-cover'],
    },
  ),
  step('ask', ['q36'], 10, 'The swallowed question in one line, asked within the first two minutes.', {
    notBeside: ['day.ask-one'],
  }),
  step('remark', ['q07'], 10, 'The remark word for word, three meanings, then one line to ask someone good to you.'),
  step('ring', ['q26', 'q14'], 10, 'A friend rings three times, unannounced, about something trivial.', {
    when: unattacked,
    notBeside: ['day.tone'],
  }),
  step('ticks', ['q13', 'q34'], 10, 'Ten minutes of handwork; a tick for every worry that returns, no pushing away.'),
  step('jaw', ['q17'], 5, 'Hold the jaw in warm hands before sleep; words for the dentist.', {
    notBeside: ['day.jaw'],
  }),
  step(
    'neck',
    ['q29', 'q11'],
    5,
    'Five times: shoulders up for three seconds and let go. Pain or numbness: a doctor.',
    {
      when: well,
      notBeside: ['day.seat'],
    },
  ),
  step('rest', ['q35', 'q32', 'q02'], 10, 'Ten minutes with the calves on a chair, breathing out slowly.', {
    when: well,
    notBeside: ['day.warm'],
  }),
  step('phone', ['q18'], 10, 'Pen and paper in the phone’s place; one line before fetching it.', {
    notBeside: ['day.no-lookup'],
  }),
  step('listen', ['q16', 'q23'], 10, 'Listen for ten minutes and tell each piece back.', {
    notBeside: ['day.listen-time'],
  }),
  step(
    'noise',
    ['q08', 'q05'],
    10,
    'Soften one everyday sound, or ask someone good to you for an hour of headphones.',
    {
      notBeside: ['day.quiet-half', 'day.tone'],
    },
  ),
  step('park', ['q01', 'q31'], 5, 'Three words on a slip under plate or book; three minutes for it afterward.', {
    notBeside: ['day.finger'],
  }),
  step('choice', ['q22'], 5, 'One line on why; clear away the alternatives.', { notBeside: ['day.decide'] }),
  step('up', ['q20'], 10, 'Three times: up and walk two minutes, then sit slowly for five breaths.', { when: well }),
]
