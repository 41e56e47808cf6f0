import type { Piece, Plan, PlanDay } from '@/core/report/report-key'
import { all, leads, raised, tender } from './conditions'
import { days } from './days'

/** A day with the variants that are tried in order; the last one always stands. */
const on = (minutes: number, ...variants: Piece[]): PlanDay => ({ minutes, variants })
const later = (id: string, note: string): Piece => ({ id: `later.${id}`, note })

const moved = later(
  'moved',
  'Lighter at four weeks: what to keep (one), what may be dropped; the test again only then. No cheering.',
)
const stuck = later(
  'stuck',
  'As before or heavier after four weeks: no second month of steps; doctor or counselor with this page. Sooner if not safe.',
)

const gateNote =
  'Who must not: whoever does not feel safe or thinks of not wanting to live (helpline, emergency number, a person now); hardly eating, drinking or sleeping: doctor; medicines only with the doctor.'

/** The first that holds stands: where help comes first, one plan for everyone; else the part that leads. */
export const plans: readonly Plan[] = [
  {
    id: 'person',
    heavy: true,
    when: tender,
    note: 'Someone knows, a date stands: no exercise, nothing to train. Why so little: enough is asked already. Half a step counts.',
    gate: gateNote,
    days: [
      on(10, days.tell),
      on(10, days.call),
      on(5, days.fuel, days.verdict, days.beside, days.hour),
      on(10, days.page),
      on(5, days.night),
      on(5, days.window),
      on(5, days.backPerson),
    ],
    later: [
      later(
        'person.date',
        'At four weeks only: has someone with a profession seen you, who knows, is there a next date. No score.',
      ),
      later(
        'person.wait',
        'Help is slow or did not fit: waiting lists, a wrong person. Ask again, other place; it is the place and not you. Heavier: at once.',
      ),
    ],
  },
  {
    id: 'mood',
    when: all(leads('mood'), raised('mood')),
    note: 'Sadness gets company and an hour: why this one.',
    gate: gateNote,
    days: [
      on(5, days.sentence),
      on(5, days.map),
      on(10, days.appointment('mood'), days.heavyHour),
      on(15, days.face, days.quietHour),
      on(15, days.hands),
      on(30, days.meal),
      on(10, days.back),
    ],
    later: [later('count.mood', 'Count: days with a true sentence; hours heavy per evening by notes.'), moved, stuck],
  },
  {
    id: 'interest',
    when: all(leads('interest'), raised('interest')),
    note: 'Begin small, decide after: the doing may come before the wish. Not a cure.',
    gate: gateNote,
    days: [
      on(10, days.choose),
      on(10, days.five),
      on(10, days.appointment('interest'), days.invite),
      on(20, days.expected),
      on(5, days.stay),
      on(10, days.shrink),
      on(10, days.back),
    ],
    later: [later('count.interest', 'Count: begun things, marks above 3.'), moved, stuck],
  },
  {
    id: 'body',
    when: all(leads('body'), raised('body')),
    note: 'Light, food, little movement, and a check: kind to a body, not training.',
    gate: gateNote,
    days: [
      on(5, days.log),
      on(10, days.light),
      on(10, days.appointment('body'), days.check),
      on(10, days.eat),
      on(10, days.walk),
      on(20, days.rest),
      on(10, days.back),
    ],
    later: [later('count.body', 'Count: plus days of seven; is there a doctor’s answer.'), moved, stuck],
  },
  {
    id: 'thinking',
    when: all(leads('thinking'), raised('thinking')),
    note: 'From head to paper, from paper to a person.',
    gate: gateNote,
    days: [
      on(10, days.paper),
      on(5, days.name),
      on(10, days.appointment('thinking'), days.three),
      on(10, days.voice),
      on(10, days.witness),
      on(10, days.ahead),
      on(10, days.back),
    ],
    later: [
      later('count.thinking', 'Count: how long a slip lasted; how often said to a friend’s measure.'),
      moved,
      stuck,
    ],
  },
  {
    id: 'light',
    note: 'Nothing to mend: keep a picture, lend a hand. Must also hold where a part was left open.',
    gate: gateNote,
    days: [
      on(10, days.recipe),
      on(10, days.message),
      on(10, days.guard),
      on(10, days.sign),
      on(30, days.branch),
      on(20, days.lend),
      on(5, days.backLight),
    ],
    later: [
      later(
        'watch',
        'Look at the early sign only. Two weeks of it: tell someone, then doctor. No need to repeat otherwise.',
      ),
    ],
  },
]
