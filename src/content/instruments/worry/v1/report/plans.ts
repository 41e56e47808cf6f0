import type { Piece, Plan, PlanDay } from '@/core/report/report-key'
import { all, helped, leads, raised } from './conditions'
import { days } from './days'

/** A day with the variants that are tried in order; the last one always stands. */
const on = (minutes: number, ...variants: Piece[]): PlanDay => ({ minutes, variants })
const later = (id: string, note: string, cites: readonly string[] = []): Piece => ({
  id: `later.${id}`,
  note,
  ...(cites.length > 0 && { cites }),
})
const stuck = later(
  'stuck',
  'Nothing moved: not a second month of exercises but a counselor or doctor. 28 trials of talking treatments with people found to have lasting worry; clear effects. What to ask for.',
  ['cuijpers'],
)
const stuckBody = later(
  'stuck-body',
  'Nothing moved: both rows of numbers to a doctor; if the blood is fine, who works with tension. No study: those were about worry.',
)
const stuckAround = later(
  'stuck-around',
  'Nothing moved: the list as it is to a counselor or doctor, words to say; line by line. The steps had the wrong size, not the reader.',
)

/** Plans in the order in which they are tried: help, then the part that says most, then those for light answers. */
export const plans: readonly Plan[] = [
  {
    id: 'help',
    heavy: true,
    when: helped,
    note: 'A week that leads to a person: one who knows, one appointment, one page; less of everything else. Small on purpose. No step is a cure.',
    gate: 'Not a plan to manage alone. In danger, with sudden chest pain or thoughts of not wanting to live: emergency number or helpline now, not day 1. With violence or threats: someone outside first.',
    days: [
      on(10, days.onePerson),
      on(15, days.appointment),
      on(10, days.page),
      on(5, days.blanket, days.around, days.island),
      on(10, days.less),
      on(10, days.evening),
      on(5, days.keep),
    ],
    later: [
      later('help.count', 'Count two things: did someone hear it, did the appointment take place. No score first.'),
      later(
        'help.moved',
        'If it is lighter: keep the appointment. If heavier: earlier appointment, helpline. Only then the test again.',
      ),
    ],
  },
  {
    id: 'head',
    when: all(leads('worrying'), raised('worrying')),
    note: 'Give worry a place and a time. Why this one: the thoughts say most.',
    gate: 'Not for a real threat, a lump, a letter from a court: those are for today. Memories of something terrible: with a professional. If writing makes it worse two days running, stop and tell someone.',
    days: [
      on(10, days.slips),
      on(15, days.chair),
      on(10, days.fork),
      on(10, days.forecast),
      on(10, days.tenMinutes, days.byWhen, days.decide),
      on(20, days.tell, days.hands),
      on(10, days.lookHead),
    ],
    later: [
      later('head.count', 'Count: slips on one day; minutes until a worry was gone. Compare with day 1.'),
      later('head.moved', 'Fewer minutes with as many slips is how it usually begins; keep the chair.'),
      stuck,
    ],
  },
  {
    id: 'body',
    when: all(leads('tension'), raised('tension')),
    note: 'Let go earlier in the day. Why this one: the body says most.',
    gate: 'Chest pain, numbness on one side, fainting: emergency number. Injured spots, pregnancy, high blood pressure, heart: ask a doctor first. If attention to the body brings panic, leave days 2 and 6.',
    days: [
      on(5, days.bodyLog),
      on(10, days.contrast),
      on(20, days.walk),
      on(10, days.tone, days.seat),
      on(10, days.doctor, days.coffee),
      on(10, days.warm),
      on(10, days.lookBody),
    ],
    later: [
      later(
        'body.count',
        'Count: the number at eight in the evening on three days; how early in the day it was noticed.',
      ),
      later('body.moved', 'Noticed earlier is progress, also if the number stands. Pain that stays: doctor.'),
      stuckBody,
    ],
  },
  {
    id: 'around',
    when: all(leads('avoidance'), raised('avoidance')),
    note: 'Begin smaller, not braver. Why this one: what is put off says most.',
    gate: 'Only for things safe in themselves. Not for people who threaten or control, not for what is tied to a terrifying memory: that belongs with a professional. A no may stay a no.',
    days: [
      on(10, days.pile),
      on(5, days.twoMinutes),
      on(20, days.company),
      on(10, days.openOne, days.script, days.dateOne),
      on(10, days.shortYes, days.sentence, days.friendStep),
      on(10, days.tell, days.ifThen),
      on(10, days.lookAround),
    ],
    later: [
      later('around.count', 'Count: lines on the list, age of the oldest.'),
      later(
        'around.moved',
        'Fewer lines with the oldest still there: then that one, with company. Oldest gone: the others are smaller.',
      ),
      stuckAround,
    ],
  },
  {
    id: 'light',
    note: 'Nothing to mend; one look at what holds. Fits a reader with a part not scored as well.',
    gate: 'If one line weighs more than the scores say, or something is missing here, talk to someone; this week can wait.',
    days: [
      on(5, days.note),
      on(10, days.heaviest),
      on(20, days.walk),
      on(10, days.lend),
      on(10, days.warm),
      on(10, days.still),
      on(5, days.lookLight),
    ],
    later: [
      later(
        'light.count',
        'Nothing to count; take the test again after a hard month or not at all. What would be a change.',
      ),
    ],
  },
]
