import type { Condition } from '@/core/report/condition'
import type { LifeArea, Piece } from '@/core/report/report-key'
import {
  ahead,
  all,
  allLight,
  carer,
  danger,
  effort,
  from,
  helped,
  high,
  home,
  leads,
  low,
  middle,
  raised,
  study,
  upTo,
} from './conditions'

const lead = (part: string, more: Condition): Condition => all(leads(part), more)
const topOf = (part: string, ...more: Condition[]): Condition => lead(part, all(high(part), ...more))
const area = (name: LifeArea, rows: readonly (readonly [string, Condition | undefined, string])[]): Piece[] =>
  rows.map(([id, when, note]) => ({ id: `${name}.${id}`, ...(when && { when }), note }))

/** Where it shows, by the part that says most and by circumstances. All three areas are guesses: few lines asked. */
export const where: Readonly<Record<LifeArea, readonly Piece[]>> = {
  close: area('close', [
    ['help-low', all(helped, low), 'Low beside it: one person hears it; being quiet together; words.'],
    [
      'help-light',
      all(helped, allLight),
      'Lines light, one answer about the circumstances heavy: what that means here.',
    ],
    [
      'help-body',
      all(helped, lead('restlessness', raised('restlessness'))),
      'Restless beside people: sit less, walk; they need one sentence.',
    ],
    [
      'help-act',
      all(helped, lead('impulsivity', raised('impulsivity'))),
      'Hurt by quick words or plans: one sentence where it is safe; nothing large on the same day.',
    ],
    ['help', helped, 'What people near see; one sentence to tell them; they need no solution.'],
    [
      'mind-late',
      topOf('inattention', from('q13', 3)),
      'Waiting people: tell the real time; what lateness says to them; words.',
    ],
    ['mind-missed', topOf('inattention', from('q07', 3)), 'Missed sentences: say it at once; where to sit.'],
    ['mind-high', topOf('inattention'), 'Forgotten agreements; looks like not caring; one shared place.'],
    ['mind-middle', lead('inattention', middle('inattention')), 'They do not know which day it is; a sign.'],
    ['body-high', topOf('restlessness'), 'Getting up during talk; agree; walk together.'],
    ['body-middle', lead('restlessness', middle('restlessness')), 'Restless evenings; say which; shared doing.'],
    ['act-words', topOf('impulsivity', ahead('words')), 'Interrupting and quick replies; hand sign; repair.'],
    ['act-high', topOf('impulsivity'), 'Plans changed and promised over their heads; ask first.'],
    [
      'act-middle-kept',
      lead('impulsivity', all(middle('impulsivity'), upTo('q03', 1))),
      'The yes holds; what else comes too fast; a sign.',
    ],
    ['act-middle', lead('impulsivity', middle('impulsivity')), 'Which yes holds; evening confirmation.'],
    ['light-low', all(allLight, low), 'Looks fine from outside; tell one person; hand one date over.'],
    [
      'light-home',
      all(allLight, home),
      'It shows most at home: share out bills and papers; no claim to remember for all.',
    ],
    ['light', allLight, 'Reliable; others lean; who remembers for whom.'],
    ['open', undefined, 'A question for somebody near. Nothing claimed.'],
  ]),
  work: area('work', [
    [
      'help-danger',
      all(helped, danger),
      'What to say at work or school now; a date; occupational doctor; no confession.',
    ],
    [
      'help-light',
      all(helped, allLight),
      'Lines light, one answer about the circumstances heavy: what that means here.',
    ],
    ['help-care', all(helped, carer), 'Caring: two things in which a slip does harm; someone checks daily; sheet.'],
    [
      'help-mind',
      all(helped, lead('inattention', raised('inattention'))),
      'Until the appointment: the two things with damage; a second reader.',
    ],
    [
      'help-act',
      all(helped, lead('impulsivity', raised('impulsivity'))),
      'Until the appointment: nothing accepted or sent on the same day without a look.',
    ],
    ['help', helped, 'Only what is needed until the appointment; one task less; words.'],
    [
      'study-mind',
      all(study, raised('inattention')),
      'Studying: 25 minutes with company, questions before reading, date given to a person.',
    ],
    ['home', all(home, raised('inattention')), 'Housework and papers as work: Thursday hour; one open thing.'],
    ['care', all(carer, raised('inattention')), 'Care as work: handover sheet, one hour without.'],
    ['mind-time', topOf('inattention', ahead('time')), 'Deadlines: halfway date with a colleague; estimate times.'],
    ['mind-high', topOf('inattention'), 'Meetings and dull parts; take minutes; second look at dear places.'],
    ['mind-middle', lead('inattention', middle('inattention')), 'Good hours for hard things; which.'],
    ['body-high', topOf('restlessness'), 'Long meetings; stand at back; walking calls; ask.'],
    ['body-middle', lead('restlessness', middle('restlessness')), 'Two hours that are hard; place moving tasks there.'],
    ['act-high', topOf('impulsivity'), 'Replies to all, yes to tasks; I will get back by four; drafts.'],
    ['act-middle', lead('impulsivity', middle('impulsivity')), 'Hour after lunch; one type of mail waits.'],
    ['light', allLight, 'Gets the dull tasks; say no to one.'],
    ['open', undefined, 'A test for five days. Nothing claimed.'],
  ]),
  alone: area('alone', [
    ['help-low', all(helped, low), 'Alone with low mood: small, known things; helpline; not a verdict at night.'],
    [
      'help-light',
      all(helped, allLight),
      'Lines light, one answer about the circumstances heavy: what that means here.',
    ],
    [
      'help-body',
      all(helped, lead('restlessness', raised('restlessness'))),
      'Alone and unable to rest: gentle movement, warm, phone number; not forcing.',
    ],
    [
      'help-act',
      all(helped, lead('impulsivity', raised('impulsivity'))),
      'Alone with quick acts: hours and means out of reach; someone to call.',
    ],
    ['help', helped, 'Alone: no proving; what makes an evening bearable; who can be called.'],
    [
      'mind-phone',
      topOf('inattention', from('q17', 3)),
      'Phone in the evening: place for it; a paper with what one wanted.',
    ],
    ['mind-high', topOf('inattention'), 'Rooms with open things; one end a day.'],
    ['mind-middle', lead('inattention', middle('inattention')), 'What one does gladly holds; use it as measure.'],
    ['body-quiet', topOf('restlessness', ahead('quiet')), 'Evening without a pause; hands slow; landing.'],
    ['body-high', topOf('restlessness'), 'Rest that moves; walk, dough, garden.'],
    ['body-middle', lead('restlessness', middle('restlessness')), 'Decide which break.'],
    ['act-deals', topOf('impulsivity', ahead('deals')), 'Late orders and bookings; hour; card out of reach.'],
    ['act-high', topOf('impulsivity'), 'Started projects; one shelf; three days.'],
    ['act-middle', lead('impulsivity', middle('impulsivity')), 'Hour of the quick act; note.'],
    ['light-low', all(allLight, low), 'Alone beside low spirits or a loss: long evenings, small things, a call.'],
    ['light-effort', all(allLight, effort), 'Time alone works, at the price of effort that nobody sees.'],
    ['light', allLight, 'Time alone carries; what to do with it.'],
    ['open', undefined, 'A page in a drawer. No claim.'],
  ]),
}
