import { asSevere, type Piece } from '@/core/report/report-key'
import {
  all,
  allLight,
  anyHigh,
  anyRaised,
  atEase,
  burdened,
  carer,
  chose,
  eased,
  loss,
  not,
  raised,
  stopped,
  threatened,
} from './conditions'

/** Texts that stand beside the fear of somebody as well; none of the others sends such a reader to ask for anything. */
const GRAVE: ReadonlySet<string> = new Set(['threat', 'threat-stopped', 'much', 'same'])

const piece = (
  question: string,
  id: string,
  when: NonNullable<Piece['when']>,
  note: string,
  cites: readonly string[] = [],
): Piece => ({
  id: `context.${id}`,
  when: GRAVE.has(id) ? when : all(not(threatened), when),
  mentions: [question],
  ...(cites.length > 0 && { cites }),
  note,
})

/** A text for each answer that has something to say, the gravest first; none beside help that makes it sound small. */
export const context: readonly Piece[] = [
  asSevere(
    piece(
      'c4',
      'threat',
      threatened,
      'Not stress to get used to. Somebody outside; no confrontation alone; a phone nobody reads; notes only where safe. Words to say.',
    ),
  ),
  asSevere(
    piece(
      'c5',
      'threat-stopped',
      all(threatened, stopped),
      'Duties can’t be kept up beside fear: fear can use up that much; say both to a doctor alone; the helper steps in.',
    ),
  ),
  asSevere(piece('c5', 'stopped', stopped, 'Duties can’t be kept up: doctor this week; who steps in; words. Plain.')),
  asSevere(
    piece(
      'c5',
      'much',
      all(chose('c5', 3), burdened),
      'Important things undone: name one, hand over one, a doctor in the coming weeks. Not laziness.',
    ),
  ),
  piece(
    'c5',
    'much-light',
    all(chose('c5', 3), eased),
    'Important things undone though the lines are light: what keeps them from it, if not tasks. Someone to ask.',
  ),
  piece('c5', 'noticeable', all(chose('c5', 2), anyRaised), 'Noticeable: for whom; a sentence to those who notice.'),
  piece(
    'c5',
    'noticeable-light',
    all(chose('c5', 2), allLight),
    'Noticeable, with light lines: ask what others notice.',
  ),
  piece('c5', 'little', all(chose('c5', 1), anyRaised, eased), 'A little: what gave way so far; a limit to notice.'),
  piece(
    'c5',
    'unhindered',
    all(chose('c5', 0), anyHigh, eased),
    'Nothing suffers, with a high part: coping well, or a cost where the reader does not look; how to tell.',
  ),
  asSevere(
    piece(
      'c3',
      'same',
      all(chose('c3', 4), burdened),
      'Free days no better, even with what is enjoyed: more than the tasks; low mood and strain overlap in research; can be treated.',
      ['bianchi'],
    ),
  ),
  piece(
    'c3',
    'same-light',
    all(chose('c3', 4), eased),
    'Free days no different: if low, tell a doctor after two weeks; else the days are alike for good or dull reasons.',
  ),
  piece(
    'c3',
    'none-carer',
    all(chose('c3', 3), carer, anyRaised),
    'Hardly any free days, with somebody to look after: two hours by another adult; whom to ask.',
    ['carers'],
  ),
  piece(
    'c3',
    'none',
    all(chose('c3', 3), not(carer), anyRaised),
    'Hardly any free days: half a day with an owner; when was the last.',
  ),
  piece(
    'c3',
    'none-light',
    all(chose('c3', 3), atEase),
    'Hardly any free days, light all the same: good while it lasts.',
  ),
  piece(
    'c3',
    'week',
    all(chose('c3', 2), anyRaised),
    'Only after a week: a weekend is short. In a study of vacationers it was as before within the first week back; so change the days and not only the vacation.',
    ['vacation'],
  ),
  piece(
    'c3',
    'days',
    all(chose('c3', 1), anyRaised, eased),
    'Better in a day or two: it is tied to the tasks, and rest reaches it; guard these days.',
  ),
  piece(
    'c3',
    'fine-tired',
    all(chose('c3', 0), raised('exhaustion'), eased),
    'Fine on free days, and rest gives back only part: both can be true; how strong by noon.',
  ),
  piece(
    'c3',
    'fine',
    all(chose('c3', 0), anyRaised, not(raised('exhaustion')), eased),
    'Fine on free days: worth keeping; how to tell when it changes.',
  ),
  piece(
    'c2',
    'long-help',
    all(chose('c2', 3, 4), anyRaised, burdened),
    'For long: one gets used to it; say the time to a doctor first.',
  ),
  piece(
    'c2',
    'years',
    all(chose('c2', 4), anyRaised, eased),
    'For years: what was it like before; one condition that could change this season.',
  ),
  piece(
    'c2',
    'long',
    all(chose('c2', 3), anyRaised, eased),
    'Longer than half a year: no phase anymore; one change with a date.',
  ),
  piece('c2', 'months', all(chose('c2', 2), anyRaised), 'One to six months: what began then; can that be changed.'),
  piece(
    'c2',
    'fresh',
    all(chose('c2', 1), not(loss), anyRaised, eased),
    'Under a month: early; small steps suffice, look again in four weeks.',
  ),
  piece(
    'c2',
    'liked',
    all(chose('c2', 0), anyRaised, eased),
    'Much as they’d like, and a raised part: liked on the whole, one side harder; what could change.',
  ),
  piece('c2', 'settled', all(chose('c2', 3, 4), atEase), 'Light for long: it is a way of living; what keeps it.'),
  piece(
    'c4',
    'loss',
    all(chose('c4', 3), anyRaised),
    'Loss, breakup, illness: takes strength; who may know; less asked for a while.',
  ),
  piece(
    'c4',
    'loss-light',
    all(chose('c4', 3), allLight),
    'Loss or illness beside light lines: tasks may hold one up; grief has its own time.',
  ),
  piece(
    'c4',
    'change',
    all(chose('c4', 2), anyRaised),
    'A big change: two lives of tasks at once; what of the old can rest.',
  ),
  piece(
    'c4',
    'change-light',
    all(chose('c4', 2), allLight),
    'A big change, light all the same: who helped; thank, and keep it.',
  ),
  {
    ...piece(
      'c4',
      'peak-long',
      all(chose('c4', 1), chose('c2', 3, 4), anyRaised),
      'A stretch with an end, and days like this for long: one stretch after another; the end alone does not help.',
    ),
    mentions: ['c4', 'c2'],
  },
  piece(
    'c4',
    'peak',
    all(chose('c4', 1), not(chose('c2', 3, 4)), anyRaised),
    'A stretch with an end: write the date; what is put off until then; what not (sleep, food).',
  ),
  piece('c4', 'peak-light', all(chose('c4', 1), allLight), 'A stretch with an end, handled: the free days after it.'),
  piece(
    'c1',
    'both',
    all(chose('c1', 3), anyRaised),
    'Job and care, both in full: two bosses, no change of shift; one thing each side should know.',
  ),
  piece(
    'c1',
    'care',
    all(chose('c1', 2), anyRaised),
    'Care: no closing time, no pay slip; research on parents and carers finds it wears out too; say hours aloud.',
    ['parents', 'carers'],
  ),
  piece(
    'c1',
    'study',
    all(chose('c1', 1), anyRaised),
    'Studies: nobody sends one home; exhaustion and distance can be asked about among students as well; tutor, office hours.',
    ['students'],
  ),
  piece('c1', 'job', all(chose('c1', 0), anyRaised), 'A job: what the boss can see and cannot; one line.'),
  piece(
    'c1',
    'between',
    all(chose('c1', 4), anyRaised),
    'None of these now: tasks without a frame; strain without an office counts; forms, applications, recovery.',
  ),
  piece(
    'c1',
    'care-light',
    all(carer, atEase),
    'Care, and light: what carries it; tell a younger one how; ask for relief while it’s easy.',
  ),
  piece(
    'c1',
    'between-light',
    all(chose('c1', 4), atEase),
    'None of these now, light: days without tasks can want for something to do.',
  ),
]
