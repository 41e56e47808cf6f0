import type { Condition } from '@/core/report/condition'
import { openDay, type Piece, type Plan, type PlanDay } from '@/core/report/report-key'
import { all, burdened, carer, high, leads, level, lightBut, not, peak, raised, threatened } from './conditions'
import { days } from './days'

/** A day with the variants that are tried in order; the last one always stands. */
const on = (minutes: number, ...variants: Piece[]): PlanDay => ({ minutes, variants })
/** The same; an exercise on one of the reader’s answers may take it. */
const open = (minutes: number, ...variants: Piece[]): PlanDay => openDay(on(minutes, ...variants))
const later = (id: string, note: string, when?: Condition): Piece => ({
  id: `later.${id}`,
  ...(when && { when }),
  note,
})

const moved = later(
  'moved',
  'Moved: look if the month was simply kinder; keep the one step that did it; drop the rest.',
)
const stuck = later(
  'stuck',
  'Not moved at four weeks: not another month of tips; a talk with somebody who decides, a counselor; doctor if tired.',
)
const ofCare = later(
  'care',
  'Care: count hours in which another adult was in charge; none in four weeks is the finding.',
  carer,
)

/** The first that holds stands: safety, then help, then the part that leads. */
export const plans: readonly Plan[] = [
  {
    id: 'safe',
    heavy: true,
    when: threatened,
    note: 'A week to get somebody outside on one’s side. No exercise about tasks. Half a step counts.',
    gate: 'In danger: emergency number now. Do not confront alone; do not do on a watched phone; leave out what could be found.',
    days: [
      on(10, days.safeTell),
      on(15, days.safeCallDoctor, days.safeCall),
      on(10, days.safePlaceCare, days.safePlace),
      on(10, days.safeNotes),
      on(10, days.safeLess),
      on(10, days.safeBody),
      on(5, days.safeBack),
    ],
    later: [
      later('safe-count', 'Two things: does somebody outside know, has it become less or more. Not the scores.'),
      later(
        'safe-wait',
        'If nothing has changed: it is not your failure; ask again elsewhere; growing worse: at once.',
      ),
    ],
  },
  {
    id: 'help',
    heavy: true,
    when: burdened,
    note: 'Someone knows, a date stands, less is done. No exercise. Half a step counts.',
    gate: 'In danger, not wanting to live, chest pain: help now.',
    days: [
      on(10, days.tell),
      on(10, days.call),
      on(10, days.cover, days.outside, days.handOff, days.near, days.lie),
      on(10, days.sayLoadBetween, days.sayLoadStudy, days.sayLoad, days.page),
      on(10, days.lessStudy, days.lessCare, days.less),
      open(5, days.night),
      on(5, days.backHelp),
    ],
    later: [
      later('help-count', 'Two things: has someone seen you, who knows. No score first.'),
      later('help-wait', 'Help slow or not fitting: ask again elsewhere; heavier: at once.'),
      ofCare,
    ],
  },
  {
    id: 'level',
    when: level,
    note: 'No part leads, so one small step from each corner; the last day keeps the one that did something.',
    gate: 'Job, safety, someone frightening: leave out, someone outside. Heart, fainting, no sleep: doctor.',
    days: [
      on(5, days.countCare, days.count),
      open(5, days.three),
      on(10, days.hour),
      on(15, days.batch, days.breakWhole),
      open(10, days.slowTask),
      on(15, days.seen('overload'), days.seen('control'), days.seen('distance'), days.talkRaised, days.corner),
      on(10, days.back),
    ],
    later: [
      later('level-count', 'Count: days of seven with the step that was kept; the evenings after it.'),
      moved,
      stuck,
      ofCare,
    ],
  },
  {
    id: 'overload',
    when: all(leads('overload'), raised('overload')),
    note: 'Less in before faster out. Why this one.',
    gate: 'Where a no costs the job or safety: with an adviser first. Heart, fainting, no sleep for days: doctor.',
    days: [
      on(5, days.countCare, days.count),
      on(15, days.sort),
      on(5, days.replyCare, days.replyStudy, days.reply),
      open(15, days.batch, days.breakWhole),
      on(15, days.seen('overload'), days.hand),
      open(10, days.emptyHead, days.closeSpilled, days.gentle),
      on(10, days.back),
    ],
    later: [
      later('overload-count', 'Count: came in, got done on one day; breaks kept of seven.'),
      later(
        'overload-peak',
        'A stretch with an end: is it over? If the days are as full after it, it was not the stretch.',
        peak,
      ),
      moved,
      stuck,
      ofCare,
    ],
  },
  {
    id: 'control',
    when: all(leads('control'), raised('control')),
    note: 'From what is one’s own outward. Why this one.',
    gate: 'Whoever is frightened or punished: leave asking; someone outside; not from a watched phone.',
    days: [
      on(10, days.circles),
      open(5, days.three),
      on(5, days.early, days.oneHour),
      open(20, days.cornerCare, days.corner),
      on(15, days.seen('control'), days.allyStudy, days.allyCare, days.ally),
      on(10, days.trialWay, days.oneHourToo, days.trial),
      on(10, days.back),
    ],
    later: [later('control-count', 'Count: things heard of in time; own decisions on one day.'), moved, stuck, ofCare],
  },
  {
    id: 'exhaustion',
    when: all(leads('exhaustion'), raised('exhaustion')),
    note: 'Find what drains, spare, have it looked at. Not fitness.',
    gate: 'Breathless, chest pain, fever, weight loss, no sleep: doctor before anything. No medicine changed alone.',
    days: [
      on(10, days.checkFirst, days.dots),
      open(10, days.hour),
      on(10, days.dotsLater, days.check, days.closeSpilled, days.lie),
      on(15, days.shareNight, days.breakWhole),
      open(5, days.short, days.gentle),
      on(30, days.slow),
      on(10, days.back),
    ],
    later: [
      later('exhaustion-count', 'Count: mornings of seven that begin less heavy; dots on one day.'),
      moved,
      later(
        'exhaustion-stuck-high',
        'As tired as before: back to the doctor; not been yet: today.',
        high('exhaustion'),
      ),
      later('exhaustion-stuck', 'As tired as before: then a doctor, with the count.', not(high('exhaustion'))),
      ofCare,
    ],
  },
  {
    id: 'distance',
    when: all(leads('distance'), raised('distance')),
    note: 'Contact in small doses, and a name for what is missing.',
    gate: 'If all of life is far away: no plan, a person today. No resignation this week because of a plan.',
    days: [
      on(10, days.name),
      on(10, days.slowTask),
      on(10, days.whom),
      open(10, days.craft),
      on(15, days.seen('distance'), days.talk),
      open(30, days.other),
      on(10, days.back),
    ],
    later: [
      later('distance-count', 'Count: evenings of seven with one line about a moment they liked.'),
      moved,
      later(
        'distance-stuck',
        'As far as before: a talk on change (adviser, counselor); if free time is flat, a doctor.',
      ),
      ofCare,
    ],
  },
  {
    id: 'watch',
    when: lightBut,
    note: 'Lines light, one answer is not: find out what it is about. Why this plan.',
    gate: 'If it feels heavier than the page: a person or a doctor now, not in a week.',
    days: [
      on(10, days.watchNote),
      on(20, days.watchUndone, days.watchFree),
      on(10, days.watchAsk),
      open(15, days.guard),
      open(30, days.other),
      open(5, days.sign),
      on(10, days.watchBack),
    ],
    later: [later('watch-count', 'Ask the same question again: has that answer moved? Two steps or none; then what.')],
  },
  {
    id: 'light',
    note: 'Nothing to mend; keep, guard, lend. Also where a part is open.',
    gate: 'If it feels heavier than the page: talk to someone; the week can wait.',
    days: [
      open(5, days.note),
      open(15, days.guard),
      on(5, days.sign),
      on(15, days.lendLoss, days.askCare, days.lend),
      open(30, days.other),
      open(5, days.thank),
      on(5, days.backLight),
    ],
    later: [later('light-watch', 'Look at the early sign; two weeks of it: tell someone.')],
  },
]
