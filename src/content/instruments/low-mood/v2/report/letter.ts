import type { Piece } from '@/core/report/report-key'
import {
  alert,
  all,
  allHigh,
  allLight,
  alone,
  any,
  anyRaised,
  atEase,
  birth,
  birthHighs,
  burden,
  clearlyAbove,
  disagrees,
  groupHigh,
  groupLow,
  helped,
  helpStands,
  highNow,
  hindered,
  innerHigh,
  innerRaised,
  leads,
  level,
  light,
  longSince,
  loss,
  not,
  nothingAhead,
  parts,
  raised,
  sinceDays,
  stern,
  stopped,
  strain,
  tender,
} from './conditions'
import { difference } from './difference'
import { pull } from './pull'

const one = (id: string, when: Piece['when'], note: string, more: Partial<Piece> = {}): Piece => ({
  id,
  ...(when && { when }),
  facts: ['!calm'],
  note,
  ...more,
})
const grave = (id: string, when: NonNullable<Piece['when']>, note: string, more: Partial<Piece> = {}): Piece =>
  one(id, all(helpStands, when), note, { heavy: true, ...more })

const pattern: readonly Piece[] = [
  grave(
    'pattern.unseen',
    all(nothingAhead, burden),
    'Nothing good ahead and a burden to others: say both to someone today. The test did not ask about not wanting to live; if it is there, the number above. No claim that it is.',
    { items: ['q16', 'q32'] },
  ),
  grave(
    'pattern.stopped',
    stopped,
    'Daily life has come to a halt: help first, whatever the scores. One person today arranges.',
    { mentions: ['c2'] },
  ),
  grave(
    'pattern.birth-highs',
    birthHighs,
    'A pregnancy or birth and high days in these weeks: doctor today or tomorrow, nights to someone else; signs of an emergency.',
    { mentions: ['c3', 'c5'] },
  ),
  grave(
    'pattern.birth-helped',
    all(helped, birth, innerHigh),
    'A pregnancy or birth and heavy weeks: common, no measure of love; midwife or doctor this week. Fathers too.',
    { mentions: ['c3'], cites: ['howard'] },
  ),
  grave(
    'pattern.mixed',
    all(helped, highNow),
    'Very low and very high within two weeks: doctor this week, with someone who saw both; no decisions.',
    { mentions: ['c5'] },
  ),
  grave(
    'pattern.nothing-ahead-helped',
    all(helped, nothingAhead),
    'The answer on the coming month first: weeks like this hide the way. Not wanting to live: number, person.',
    { items: ['q16'] },
  ),
  grave(
    'pattern.all-high',
    all(helped, allHigh),
    'Four heavy parts: each takes what would help against the next. A load. Person, doctor; the rest waits.',
  ),
  grave(
    'pattern.first-mood',
    all(helped, leads('mood')),
    'Sadness leads. Hard to show. One person who knows; appointment.',
  ),
  grave(
    'pattern.first-interest',
    all(helped, leads('interest')),
    'Pleasure missing nearly everywhere; not will. Someone dials along.',
  ),
  grave(
    'pattern.first-body',
    all(helped, leads('body')),
    'The body leads; doctor this week, today if hardly eating or drinking; say mood as well.',
  ),
  grave(
    'pattern.first-thinking',
    helped,
    'Dark, stern or unclear thoughts lead. Say them to a person; allowed, makes nothing worse.',
  ),
  grave(
    'pattern.nothing-ahead',
    nothingAhead,
    'One answer before all: nothing good could be pictured. A dull calendar or hopelessness; if the second, tell someone today.',
    { items: ['q16'] },
  ),
  grave(
    'pattern.burden',
    burden,
    'One answer before all: feels a burden. It is a judgment about other people’s minds: tell one, ask for no verdict. Tell a doctor or counselor this week.',
    { items: ['q32'] },
  ),
  grave(
    'pattern.high-days',
    highNow,
    'Days of much energy on little sleep within the two weeks: they change the help that fits; doctor this week; usual bedtime.',
    { mentions: ['c5'] },
  ),
  grave(
    'pattern.birth',
    all(birth, innerRaised),
    'A pregnancy or birth, and about half of the time heavy: tell midwife or doctor within two weeks; common; no guilt.',
    { mentions: ['c3'], cites: ['howard', 'paulson'] },
  ),
  grave(
    'pattern.hindered',
    hindered,
    'It gets in the way a lot; that counts by itself. Doctor or counselor within two weeks; one task handed over.',
    { mentions: ['c2'] },
  ),
  one(
    'pattern.loss',
    all(loss, raised('mood')),
    'Sad after a loss: grief is not a fault; comes in waves; what grief looks like, and when to let someone help.',
    { mentions: ['c3'], cites: ['stroebe'] },
  ),
  one('pattern.even', all(level, anyRaised), 'All four close, about half of the time. Easily shrugged off; name it.'),
  one(
    'pattern.fog-alone',
    all(leads('thinking'), raised('thinking'), not(stern)),
    'Only clarity: sleep, strain, medicines first.',
  ),
  one(
    'pattern.mood-interest',
    all(raised('mood'), raised('interest')),
    'Sad and little interest: the two that doctors ask first. Telling early is sensible.',
  ),
  one(
    'pattern.body-interest',
    all(leads('body'), raised('body'), raised('interest')),
    'No strength and no wish: different answers for each.',
  ),
  one(
    'pattern.body-company',
    all(leads('body'), raised('body'), any(raised('mood'), raised('thinking'))),
    'The body leads and is not alone; say both.',
  ),
  one(
    'pattern.interest-thinking',
    all(raised('interest'), raised('thinking')),
    'Little appeals and the head is heavy or unclear: fewer choices, others choose.',
  ),
  one(
    'pattern.interest-dry',
    all(raised('interest'), light('mood'), clearlyAbove('interest', 'mood')),
    'Flat, not sad; told late.',
  ),
  one(
    'pattern.mood-thinking',
    all(raised('mood'), raised('thinking'), not(groupLow('self'))),
    'Sad and hard on oneself: thoughts to paper, sadness to a person.',
  ),
  one('pattern.body-alone', alone('body'), 'Only the body: a doctor for the body first.'),
  one('pattern.thinking-alone', all(alone('thinking'), stern), 'Only the thoughts: day better than its commentary.'),
  one('pattern.mood-alone', alone('mood'), 'Only sadness: perhaps a reason the reader knows.'),
  one(
    'pattern.uneven-body-strain',
    all(leads('body'), raised('body'), strain),
    'Body heaviest, the others lighter by little, and a lot of strain was told: name both; the day that shows more.',
  ),
  ...parts.map((part) =>
    one(
      `pattern.uneven-${part}`,
      all(leads(part), raised(part)),
      'The part that leads by name, no single story; a day that shows more.',
    ),
  ),
  one(
    'pattern.disagree-long',
    all(disagrees, longSince),
    'Light lines beside a long duration, quoted: both true; say the second aloud.',
    { mentions: ['c1'] },
  ),
  one(
    'pattern.disagree',
    disagrees,
    'Light lines, and it noticeably gets in the way: both true; say the second aloud.',
  ),
  one(
    'pattern.quiet',
    all(atEase, ...parts.map((part) => ({ part, to: 'level1' as const }))),
    'Light everywhere; if it feels heavier, the feeling is right.',
    { facts: [] },
  ),
  one('pattern.mostly', all(atEase), 'Single heavy hours; see where they gather.', { facts: [] }),
  one('pattern.open', undefined, 'Lines left out: no whole picture. No calm, no alarm.', { facts: [] }),
]

const least = (part: Parameters<typeof light>[0], ...more: NonNullable<Piece['when']>[]) =>
  all({ least: part }, light(part), anyRaised, not(level), ...more)

const gives: readonly Piece[] = [
  grave(
    'gives.stopped',
    all(helped, stopped, allLight),
    'Light lines, and at a halt: that one answer is the first sentence of the call. No praise.',
  ),
  grave('gives.helped', helped, 'The answers are the words for the first call. No praise.'),
  grave(
    'gives.one-answer',
    tender,
    'The answer was honest; what strength there is goes into a call. Nothing called light.',
  ),
  grave('gives.high-days', highNow, 'Told it, dates known; that shortens the way to the right help.'),
  grave('gives.hindered', hindered, 'Knows what no longer works: a list for the visit.'),
  one('gives.early', all(sinceDays, anyRaised), 'Noticed within two weeks: date, few habits yet. No prophecy.'),
  one('gives.mood', least('mood', not(groupHigh('lift'))), 'Little sadness: good hours are felt.', { facts: [] }),
  one(
    'gives.interest',
    least('interest', not(groupHigh('wanting')), not(groupHigh('awake'))),
    'Curiosity awake: a beginning that needs no push.',
    { facts: [] },
  ),
  one(
    'gives.body',
    least('body', not(groupHigh('strength')), not(groupHigh('pace'))),
    'The body goes along: ground for steps.',
    { facts: [] },
  ),
  one(
    'gives.thinking',
    least('thinking', not(groupHigh('self')), not(groupHigh('fog'))),
    'The head is least affected: a time to write it down. No verdict on the account.',
    { facts: [] },
  ),
  one('gives.light-strain', all(atEase, strain), 'Much strain and light weeks: something carries; find out what.', {
    facts: [],
  }),
  one('gives.light-loss', all(atEase, loss), 'A loss and light weeks: no duty to be sadder; waves may come.', {
    facts: [],
  }),
  one('gives.said', disagrees, 'Light lines beside a longer story: first of all tell one person or a doctor.'),
  one('gives.light', all(allLight, not(alert)), 'Room for others and a picture to compare with.', { facts: [] }),
  one('gives.mixed', undefined, 'No part to lean on, or one open: the better hours; one question about them.', {
    facts: [],
  }),
]

export const letter = { pattern, difference, pull, gives }
