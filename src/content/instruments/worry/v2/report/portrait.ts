import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  ahead,
  all,
  allHigh,
  allLight,
  any,
  anyRaised,
  attacksOpen,
  attacksSeen,
  costsALot,
  halted,
  heavy,
  helped,
  high,
  leads,
  level,
  middle,
  not,
  noticed,
  parts,
  soft,
  stopping,
  threatens,
  together,
} from './conditions'

const calm = ['calm']
const notCalm = ['!calm']
const one = (id: string, when: Condition, note: string, more: Partial<Piece> = {}): Piece => ({
  id: `portrait.${id}`,
  when,
  facts: notCalm,
  note,
  ...more,
})
const grave = { heavy: true } as const
const noneHigh = not(any(...parts.map(high)))
const all3 = { mentions: [...parts] }

export const portrait: readonly Piece[] = [
  one('threat-light', all(threatens, allLight), 'Light lines, and somebody who threatens: that weighs more.', grave),
  one(
    'threat-head',
    all(threatens, leads('worrying')),
    'Somebody threatens; the thoughts stay with it. No worry too much.',
    grave,
  ),
  one('threat-body', all(threatens, leads('tension')), 'Somebody threatens; the body is on guard for a reason.', grave),
  one('threat-around', all(threatens, leads('avoidance')), 'Somebody threatens; keeping away protects.', grave),
  one('halt-light', all(halted, allLight), 'Light lines, and daily life has stopped. Both said, no calm.', grave),
  one(
    'light-attacks',
    all(allLight, helped, attacksOpen),
    'Light lines, and attacks no doctor has looked into.',
    grave,
  ),
  one('light-stopping', all(allLight, helped, stopping), 'Light lines; alcohol or a sedative cut down.', grave),
  one('light-told', all(allLight, helped), 'Light lines, and asked directly it gets in the way a lot.', grave),
  one('all-high', allHigh, 'Thoughts, body and plans taken up by unease. Plain; no comfort, no image.'),
  one('heavy-both', all(helped, heavy('worrying'), heavy('tension')), 'Head and body hardly rest.', grave),
  one('heavy-head', all(helped, heavy('worrying')), 'The thoughts hardly stop.', grave),
  one('heavy-body', all(helped, heavy('tension')), 'The body is braced most of the time; little rest.', grave),
  one('heavy-around', all(helped, heavy('avoidance')), 'Almost everything uneasy waits or is dropped.', grave),
  one(
    'half-attacks',
    all(soft, attacksOpen, anyRaised, noneHigh),
    'Attacks no doctor has looked into; the rest around the middle.',
    grave,
  ),
  one(
    'half-lot',
    all(soft, costsALot, anyRaised, noneHigh),
    'In the way a lot, said directly; lines around the middle.',
    grave,
  ),
  one('half-even', all(together, ...parts.map(middle)), 'Alike, about half the time.', all3),
  one('together', together, 'Alike, often; none ahead.', all3),
  one('head-body', all(high('worrying'), high('tension')), 'Thoughts and body; plans less.', all3),
  one('head-around', all(high('worrying'), high('avoidance')), 'What is thought over most is touched least.', all3),
  one('body-around', all(high('tension'), high('avoidance')), 'Body and detours; thoughts less.', all3),
  one('stop', all(high('worrying'), ahead('stop', 'ahead', 'grip', 'sure')), 'Waiting; a worry comes back at once.'),
  one('ahead', all(high('worrying'), ahead('ahead', 'stop', 'grip', 'sure')), 'Small things start it.'),
  one('grip', all(high('worrying'), ahead('grip', 'stop', 'ahead', 'sure')), 'Costs sleep, listening, reading.'),
  one('sure', all(high('worrying'), ahead('sure', 'stop', 'ahead', 'grip')), 'Checks and asks, to be sure.'),
  one('head', high('worrying'), 'Thinks of what could go wrong, large and small.'),
  one('alert', all(high('tension'), ahead('alert', 'held', 'fuse')), 'Startles easily.'),
  one('fuse', all(high('tension'), ahead('fuse', 'held', 'alert')), 'Short of patience, sorry afterward.'),
  one('held', all(high('tension'), ahead('held', 'alert', 'fuse')), 'Tight in many places, comes down late.'),
  one('body', high('tension'), 'Body tense for much of the day.'),
  one('tasks', all(high('avoidance'), ahead('tasks', 'people', 'cover')), 'Jobs wait more than people.'),
  one('people', all(high('avoidance'), ahead('people', 'tasks', 'cover')), 'People and talks are avoided.'),
  one('cover', all(high('avoidance'), ahead('cover', 'tasks', 'people')), 'Gets through with company or a phone.'),
  one('around', high('avoidance'), 'Jobs and people alike are put off.'),
  one('half-head', all(leads('worrying'), middle('worrying')), 'About half the time ahead of the day.'),
  one('half-body', all(leads('tension'), middle('tension')), 'About half the time tense, more than thoughts.', all3),
  one('half-around', all(leads('avoidance'), middle('avoidance')), 'About half of the uneasy things wait.', all3),
  one('noticed', all(allLight, noticed), 'Light lines, and noticeably in the way: that first. No calm, no alarm.'),
  one('light-seen', all(allLight, attacksSeen), 'Light lines, and attacks a doctor has looked into. No calm.'),
  one('quiet', all(...parts.map((part): Condition => ({ part, to: 'level1' }))), 'Plain and glad.', { facts: calm }),
  one('mostly', allLight, 'Unease comes by and goes.', { facts: calm }),
  { id: 'portrait.open', note: 'A part has no score; no sentence speaks for the whole. Neither calm nor alarmed.' },
]

const drawn = (id: string, when: Condition, note: string): Piece => ({ id: `caption.${id}`, when, ...all3, note })

/** A legend of the drawing in at most three short sentences: loops, strokes, the bend, the faint lines. */
export const caption: readonly Piece[] = [
  drawn('help', helped, 'Beside help: legend with three numbers.'),
  drawn('light', allLight, 'Nothing is large.'),
  drawn('level', level, 'Three signs about equally strong.'),
  drawn('head', leads('worrying'), 'The loops first.'),
  drawn('body', leads('tension'), 'The strokes first.'),
  drawn('around', leads('avoidance'), 'The bend first.'),
  { id: 'caption.open', note: 'A sign is missing because answers were left out. No number.' },
]
