import type { Piece, Plan, PlanDay } from '@/core/report/report-key'
import { all, burdened, leads, level, raised } from './conditions'
import { days } from './days'

/** A day with the variants that are tried in order; the last one always stands. */
const on = (minutes: number, ...variants: Piece[]): PlanDay => ({ minutes, variants })
const later = (id: string, note: string): Piece => ({ id: `later.${id}`, note })

const moved = later('moved', 'Lighter: what to keep, what may go; test again only then.')
const stuck = later('stuck', 'As before or heavier: no second month of steps; counselor or doctor with this page.')

/** The first that holds stands: help, then the part that says most, then what is left for light answers. */
export const plans: readonly Plan[] = [
  {
    id: 'help',
    heavy: true,
    when: burdened,
    note: 'Someone knows, a date stands, less is done. No exercise. Half a step counts.',
    gate: 'In danger, not wanting to live, chest pain: helpline or emergency number now. Violence: someone outside first.',
    days: [
      on(10, days.tell),
      on(10, days.call),
      on(10, days.outside, days.handOff, days.near, days.lie),
      on(5, days.page),
      on(10, days.less),
      on(5, days.night),
      on(5, days.backHelp),
    ],
    later: [
      later('help-count', 'Two things: has someone seen you, who knows. No score first.'),
      later('help-wait', 'Help slow or not fitting: ask again elsewhere; heavier: at once.'),
    ],
  },
  {
    id: 'level',
    when: level,
    note: 'No part leads, so one small step from each corner; the last day keeps the one that did something.',
    gate: 'Job, safety, someone frightening: leave out, someone outside. Heart, fainting, no sleep: doctor.',
    days: [
      on(5, days.count),
      on(5, days.three),
      on(10, days.hour),
      on(15, days.breakWhole),
      on(10, days.slowTask),
      on(15, days.seen('overload'), days.seen('control'), days.seen('distance'), days.talk),
      on(10, days.back),
    ],
    later: [
      later('count-level', 'Count: days of seven with the step that was kept; the evenings after it.'),
      moved,
      stuck,
    ],
  },
  {
    id: 'overload',
    when: all(leads('overload'), raised('overload')),
    note: 'Less in before faster out. Why this one.',
    gate: 'Where a no costs the job or safety: with an adviser first. Heart, fainting, no sleep for days: doctor.',
    days: [
      on(5, days.count),
      on(15, days.sort),
      on(5, days.reply),
      on(15, days.breakWhole),
      on(15, days.seen('overload'), days.hand),
      on(10, days.close),
      on(10, days.back),
    ],
    later: [later('count-overload', 'Count: came in, got done on one day; breaks kept of seven.'), moved, stuck],
  },
  {
    id: 'control',
    when: all(leads('control'), raised('control')),
    note: 'From the corner that is one’s own outward. Why this one.',
    gate: 'Whoever is frightened or punished: leave asking; someone outside; not from a watched phone.',
    days: [
      on(10, days.circles),
      on(5, days.three),
      on(5, days.earlier),
      on(10, days.corner),
      on(15, days.seen('control'), days.ally),
      on(10, days.trial),
      on(10, days.back),
    ],
    later: [later('count-control', 'Count: things heard of in time; own decisions on one day.'), moved, stuck],
  },
  {
    id: 'exhaustion',
    when: all(leads('exhaustion'), raised('exhaustion')),
    note: 'Find the leaks, spare, have it looked at. Not fitness.',
    gate: 'Breathless, chest pain, fever, weight loss, no sleep: doctor before anything. No medicine changed alone.',
    days: [
      on(5, days.dots),
      on(10, days.hour),
      on(10, days.check),
      on(15, days.breakWhole),
      on(5, days.short),
      on(30, days.slow),
      on(10, days.back),
    ],
    later: [
      later('count-exhaustion', 'Count: mornings of seven that begin less heavy; dots on one day.'),
      moved,
      stuck,
    ],
  },
  {
    id: 'distance',
    when: all(leads('distance'), raised('distance')),
    note: 'Contact in small doses, and a name for what is missing.',
    gate: 'If all of life is far away: no plan, a person today. No resignation this week by force of a plan.',
    days: [
      on(10, days.name),
      on(10, days.slowTask),
      on(10, days.whom),
      on(10, days.empty),
      on(15, days.seen('distance'), days.talk),
      on(30, days.other),
      on(10, days.back),
    ],
    later: [
      later('count-distance', 'Count: evenings of seven with one line about a moment that came near.'),
      moved,
      stuck,
    ],
  },
  {
    id: 'light',
    note: 'Nothing to mend; keep, guard, lend. Also where a part is open.',
    gate: 'If it feels heavier than the page: talk to someone; the week can wait.',
    days: [
      on(5, days.note),
      on(10, days.guard),
      on(5, days.sign),
      on(15, days.lend),
      on(30, days.other),
      on(5, days.thank),
      on(5, days.backLight),
    ],
    later: [later('watch', 'Look at the early sign; two weeks of it: tell someone.')],
  },
]
