import type { Condition } from '@/core/report/condition'
import type { AnswerStep } from '@/core/report/report-key'
import { all, any, chose, eased, not, threatened } from './conditions'

/** Where somebody threatens, or help comes first, nothing is practiced. */
const safe = not(any(threatened, chose('c4', 4), { help: 'first' }))
/** A person who puts down is no one to ask, to thank or to wait for. */
const unbelittled = all(safe, not(chose('c4', 3)))
/** Where much weighs, only what asks for little; other exercises stand where days are easier. */
const alone = all(safe, eased)
const withPeople = all(unbelittled, eased)

interface Limits {
  when: Condition
  notBeside?: readonly string[]
}

const step = (
  id: string,
  minutes: number,
  answers: string,
  end: AnswerStep['end'],
  note: string,
  { when, notBeside }: Limits,
): AnswerStep => ({
  id: `step.${id}`,
  minutes,
  answers: answers.split(' '),
  end,
  when,
  ...(notBeside && { notBeside }),
  note,
})

/** Exercises on single answers; what costs people most comes first. */
export const answerSteps: readonly AnswerStep[] = [
  step('names', 5, 'q05 q14', 'low', 'Says aloud, with the own first name, what happened and the next move.', {
    when: safe,
    notBeside: ['day.fact-kind', 'day.plain'],
  }),
  step('blame', 10, 'q29', 'low', 'Gives the blame ten minutes at a fixed hour and puts it off until then.', {
    when: withPeople,
    notBeside: ['day.two-days'],
  }),
  step('disappointed', 15, 'q33', 'high', 'Offers one repair for the one thing that was named; no second apology.', {
    when: withPeople,
    notBeside: ['day.disappointed'],
  }),
  step('message', 15, 'q12', 'high', 'Sets an hour to look again; phone in a drawer until then.', {
    when: unbelittled,
    notBeside: ['day.reply', 'day.evening'],
  }),
  step('rest', 20, 'q09', 'high', 'Stops at a fixed time, whatever is done, and rests for twenty minutes.', {
    when: safe,
    notBeside: ['day.earned-rest'],
  }),
  step('late-thanks', 10, 'q20 q11', 'low', 'Sends a late thank-you for a kind word or favor that was waved away.', {
    when: withPeople,
    notBeside: ['day.thanks', 'day.effort'],
  }),
  step('uncovered', 10, 'q17 q08', 'low', 'Leaves one small thing uncovered for ten minutes with a kind person.', {
    when: withPeople,
    notBeside: ['day.curtain', 'day.tell-odd'],
  }),
  step('failed', 10, 'q03 q15', 'high', 'Puts away what fails, with a note on the next move; then something else.', {
    when: withPeople,
  }),
  step('criticism', 15, 'q27', 'high', 'Asks a fair critic for the one thing to change first; ten minutes on it.', {
    when: withPeople,
    notBeside: ['day.after-setback'],
  }),
  step('contradicted', 10, 'q10', 'low', 'Looks up one point on which one gave in, and says what was found.', {
    when: withPeople,
    notBeside: ['day.say-first'],
  }),
  step('compared', 10, 'q18 q36', 'high', 'What does somebody do better, and is it wanted? Then ten minutes of it.', {
    when: withPeople,
    notBeside: ['day.neighbor'],
  }),
  step('cannot', 10, 'q26', 'low', 'Asks a friendly person to show something that one cannot do yet.', {
    when: unbelittled,
    notBeside: ['day.ask-help'],
  }),
  step('wish', 5, 'q35', 'low', 'Says the own wish once before asking for those of others.', {
    when: withPeople,
  }),
  step('hard-task', 15, 'q04 q28', 'low', 'Writes the first sentence of a task one would pass on; chooses its hour.', {
    when: alone,
    notBeside: ['day.ten-minutes', 'day.harder'],
  }),
  step('send', 15, 'q16', 'low', 'Checks one kind of mistake for ten minutes, sends it and leaves it closed.', {
    when: withPeople,
    notBeside: ['day.hand-in'],
  }),
  // A changed body, or a body where everything shows, may need a doctor rather than an exercise.
  step('outside', 15, 'q30', 'high', 'Ten minutes of what one would cancel on such days, in comfortable clothes.', {
    when: all(alone, not(any(chose('c2', 5), chose('c4', 2)))),
    notBeside: ['day.mirror'],
  }),
  step('overlooked', 5, 'q21', 'high', 'Asks one person in a group, by name, about something they told.', {
    when: withPeople,
  }),
  step('invite', 10, 'q06', 'high', 'Invites somebody to something that will be done anyway, and goes.', {
    when: withPeople,
  }),
  step('introduce', 10, 'q32', 'low', 'Two sentences with which a friend would introduce the reader; only deeds.', {
    when: alone,
  }),
  step('share', 10, 'q07 q31', 'low', 'Three verbs for the own part in what turned out all right; told to somebody.', {
    when: withPeople,
  }),
  step('decide', 5, 'q34 q22', 'low', 'Names what one would like within ten seconds, and stays with it.', {
    when: withPeople,
    notBeside: ['day.decide-small'],
  }),
  step('way-out', 15, 'q13 q19 q01', 'low', 'Decides when to stop and whom to ask, then tries something unfamiliar.', {
    when: alone,
    notBeside: ['day.beginner'],
  }),
  step('photo', 10, 'q23 q02', 'low', 'Sends a photo to the one who is in it too and asks what that day was like.', {
    when: all(withPeople, not(any(chose('c2', 5), chose('c4', 2)))),
    notBeside: ['day.photo', 'day.old-photo'],
  }),
  step('explain', 10, 'q25', 'low', 'Records in three sentences how one does an everyday thing, and sends it.', {
    when: alone,
    notBeside: ['day.teach'],
  }),
]
