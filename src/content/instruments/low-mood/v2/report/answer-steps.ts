import { all, type Condition } from '@/core/report/condition'
import type { AnswerStep } from '@/core/report/report-key'
import { birth, chose, from, helped, highNow, illness, loss, not, raised, stopped, tender } from './conditions'

/** Nothing to practice beside help that comes first, the two darkest answers or days of high energy. */
const calm: Condition = all(not(helped), not(tender), not(highNow), not(stopped))

const step = (
  name: string,
  answers: readonly string[],
  minutes: number,
  note: string,
  { unless, notBeside, ...more }: { unless?: Condition[]; notBeside?: string[]; when?: Condition; end?: 'low' } = {},
): AnswerStep => ({
  id: `step.${name}`,
  answers,
  end: more.end ?? 'high',
  when: all(calm, ...(more.when ? [more.when] : []), ...(unless ?? []).map(not)),
  minutes,
  ...(notBeside && { notBeside: notBeside.map((day) => `day.${day}`) }),
  note,
})

/** Exercises on single answers; what costs people most comes first. */
export const answerSteps: readonly AnswerStep[] = [
  step('cloud', ['q23'], 10, 'Agree with one kind person on a sign for low days, sent without explaining.', {
    notBeside: ['face'],
  }),
  step('appointed', ['q12'], 15, 'Ten set minutes for the thought; put off until then. Not wanting to live: at once.', {
    unless: [loss],
    notBeside: ['paper', 'unload'],
  }),
  step('slip', ['q08'], 10, 'Three sentences on a slip: what happened, what was done, that is it.', {
    notBeside: ['voice', 'name'],
  }),
  step('missed', ['q05'], 10, 'Write to the person of the last invitation passed up; offer half an hour.', {
    notBeside: ['invite'],
  }),
  step('booking', ['q21', 'q16'], 10, 'Book one small thing in the emptiest stretch of seven days.', {
    notBeside: ['forward', 'ahead'],
  }),
  step(
    'thanks',
    ['q20', 'q32'],
    5,
    'One message begins with "Thank you" and not "Sorry"; better off without me: told.',
    {
      notBeside: ['guilt'],
    },
  ),
  step('first-quiet', ['q07'], 15, 'A podcast stopped in mid-sentence and work for the hands before it gets quiet.', {
    notBeside: ['quiet-hour'],
  }),
  step('dice', ['q09'], 15, 'Six things of ten minutes on a list; a die chooses in the free hour.', {
    unless: [birth],
    notBeside: ['plan'],
  }),
  step('lightest', ['q31', 'q03'], 20, 'Find the lightest twenty minutes of yesterday and repeat them.', {
    notBeside: ['map'],
  }),
  step('photo', ['q29'], 5, 'A photo to someone liked, no answer needed, no plan.', { notBeside: ['see', 'expected'] }),
  step('detail', ['q19'], 10, 'Among people: find out one thing about them, ask again two days later.', {
    notBeside: ['see'],
  }),
  step('before-ten', ['q27'], 10, 'No judgment on the day before ten; a note and an answer aloud.', {
    notBeside: ['morning'],
  }),
  step(
    'details',
    ['q33', 'q35', 'q25', 'q11'],
    5,
    'Five minutes with a small thing, looking for three new details; no grade.',
    {
      notBeside: ['numb', 'song', 'stay'],
    },
  ),
  step('two-minutes', ['q15'], 5, 'A sentence and a place ready for near tears; then only the next thing.'),
  step('familiar', ['q17', 'q13', 'q36', 'q01'], 10, 'Ten minutes with something known by heart, notifications off.', {
    notBeside: ['one-thing'],
  }),
  step(
    'snoring',
    ['q02'],
    10,
    'Ask or record whether one snores or stops breathing; if so, a doctor; no driving sleepy.',
    {
      unless: [birth],
    },
  ),
  step(
    'stretch',
    ['q02', 'q22', 'q26'],
    10,
    'Around a birth: ask someone for four unbroken hours; no driving sleepy.',
    {
      when: birth,
      notBeside: ['rest-birth'],
    },
  ),
  step('chair', ['q22'], 10, 'A chair by the window first, ten minutes; then decide on the bed.', {
    unless: [birth, illness, chose('c4', 1, 3)],
    notBeside: ['rest', 'rest-birth', 'morning'],
  }),
  step(
    'first-half',
    ['q18', 'q14', 'q06'],
    10,
    'Tonight the first half of one task of tomorrow; then twice the time.',
    {
      notBeside: ['halves', 'shrink'],
    },
  ),
  step('in-writing', ['q34', 'q24'], 5, 'A saved sentence that asks for writing in place of a call.', {
    notBeside: ['less-talk'],
  }),
  step('one-month', ['q28'], 15, 'Three things that went all right in one month of this year, from the phone.', {
    unless: [loss],
    notBeside: ['past'],
  }),
  step('good-enough', ['q04'], 5, 'Two conditions before a small choice; the first that meets both.', {
    notBeside: ['three', 'fixed'],
  }),
  step('alarm', ['q26'], 10, 'Sleeps more: a call at the usual hour of getting up; else an alarm an hour before bed.', {
    unless: [birth],
    notBeside: ['light'],
  }),
  step(
    'bowl',
    ['q10', 'q30'],
    10,
    'The first meal of tomorrow set out, its hour, a photo exchanged; nothing counted.',
    {
      notBeside: ['eat', 'eat-more', 'eat-steady', 'fuel', 'log-both'],
    },
  ),
  step('chapter', ['q01'], 20, 'Stories still pull while little else does: one chapter in the flattest hour.', {
    end: 'low',
    when: raised('interest'),
    unless: [from('q36', 3)],
    notBeside: ['beside'],
  }),
]
