import type { Piece } from '@/core/report/key'
import {
  all,
  allHigh,
  allLight,
  alone,
  any,
  anyRaised,
  clearlyAbove,
  groupLow,
  helped,
  leads,
  level,
  light,
  not,
  nothingAhead,
  parts,
  raised,
  stern,
  tender,
} from './conditions'
import { difference } from './letter-difference'
import { pull } from './letter-pull'

const four = [...parts]

const pattern: readonly Piece[] = [
  {
    id: 'pattern.nothing-ahead-helped',
    when: all(helped, nothingAhead),
    items: ['q16'],
    facts: ['!calm'],
    note: 'The answer on the coming month is quoted first: nothing good imaginable. Weeks like this hide the way out, they do not prove there is none. Thoughts of not wanting to live may come in such weeks; the test did not ask; if they are there: helpline or emergency number now, someone near today. No claim that they are there.',
  },
  {
    id: 'pattern.all-high',
    when: all(helped, allHigh),
    mentions: four,
    facts: ['!calm'],
    note: 'Four scores, all heavy: each takes away what would help against the next. That is a load, not a character. First a person, then a doctor; reading on can wait.',
  },
  {
    id: 'pattern.first-mood',
    when: all(helped, leads('mood')),
    mentions: ['mood'],
    facts: ['!calm'],
    note: 'The sadness leads. Plain: heavy on many days, in company too perhaps. It is a state which can be helped. Someone today, a doctor or counselor soon. No cheering.',
  },
  {
    id: 'pattern.first-interest',
    when: all(helped, leads('interest')),
    mentions: ['interest'],
    facts: ['!calm'],
    note: 'Pleasure is missing nearly everywhere: others say do something nice; the wish is what is missing. Not will. Someone who makes the call with the reader.',
  },
  {
    id: 'pattern.first-body',
    when: all(helped, leads('body')),
    mentions: ['body'],
    facts: ['!calm'],
    note: 'The body leads. Everything costs; a doctor this week, today if hardly any eating or drinking. Nothing here is a test of will.',
  },
  {
    id: 'pattern.first-thinking',
    when: helped,
    mentions: ['thinking'],
    facts: ['!calm'],
    note: 'Dark or stern thoughts lead. From inside they look like facts. Say them aloud to a person, also the darkest; that is allowed and does not make them worse.',
  },
  {
    id: 'pattern.nothing-ahead',
    when: nothingAhead,
    items: ['q16'],
    facts: ['!calm'],
    note: 'Help does not stand first by score, and yet one answer comes before all others: nothing good ahead could be imagined. It may be a slip or a dull calendar; it may be hopelessness. If the second: tell someone today; thoughts of not living: helpline now.',
  },
  {
    id: 'pattern.even',
    when: all(level, anyRaised),
    mentions: four,
    facts: ['!calm'],
    note: 'All four within a dozen points, at least one about half of the time. Which began cannot be seen and need not be. Easily shrugged off, since nothing stands out to name; name it all the same. Longer than two weeks: doctor or counselor.',
  },
  {
    id: 'pattern.mood-interest',
    when: all(raised('mood'), raised('interest')),
    mentions: ['mood', 'interest'],
    facts: ['!calm'],
    note: 'Sadness and flatness together for two weeks: the two that doctors ask about first. Say it without a name. First half the scene, second half why telling early is sensible.',
  },
  {
    id: 'pattern.body-interest',
    when: all(leads('body'), raised('body'), raised('interest')),
    mentions: ['body', 'interest'],
    facts: ['!calm'],
    note: 'No strength and no wish: which came first is not to be seen here. Sofa wins twice. Body questions go to a doctor, the wish can be met halfway.',
  },
  {
    id: 'pattern.body-company',
    when: all(leads('body'), raised('body'), any(raised('mood'), raised('thinking'))),
    mentions: ['body'],
    facts: ['!calm'],
    note: 'The body leads and is not alone. People report the body and leave the rest for another day; a doctor who hears both looks in two places. Which came first is not the reader’s to know. No cause.',
  },
  {
    id: 'pattern.interest-dry',
    when: all(raised('interest'), light('mood'), clearlyAbove('interest', 'mood')),
    mentions: ['mood', 'interest'],
    facts: ['!calm'],
    note: 'Flat but not sad: the reader would say "I am fine, only nothing appeals". That is why it is often told late.',
  },
  {
    id: 'pattern.mood-thinking',
    when: all(raised('mood'), raised('thinking'), not(groupLow('judge'))),
    mentions: ['mood', 'thinking'],
    facts: ['!calm'],
    note: 'Heart and head heavy: sadness hands over material, thoughts make a case of it. Two doors; the thoughts are better written, the sadness better told.',
  },
  {
    id: 'pattern.body-alone',
    when: alone('body'),
    mentions: ['body', 'mood', 'interest', 'thinking'],
    facts: ['!calm'],
    note: 'Only the body: the most useful shape in this test because it points to a doctor for the body before anything else. Credit: noticed early.',
  },
  {
    id: 'pattern.thinking-alone',
    when: all(alone('thinking'), stern),
    mentions: ['thinking', 'mood', 'interest'],
    facts: ['!calm'],
    note: 'The head is heavier than the day: strength and wish are there, the commentary is dark. What that spares; what it costs.',
  },
  {
    id: 'pattern.mood-alone',
    when: alone('mood'),
    mentions: ['mood', 'interest', 'thinking'],
    facts: ['!calm'],
    note: 'Sad, and still drawn by things, clear and able to move. Sadness with an edge; it may have a reason the reader knows. No guess which.',
  },
  {
    id: 'pattern.uneven',
    when: anyRaised,
    facts: ['!calm'],
    note: 'At least one part is there about half of the time or more; no shape above fits. Say: read the tallest first; the parts pull on each other. No numbers.',
  },
  {
    id: 'pattern.quiet',
    when: all(not(tender), ...parts.map((part) => ({ part, to: 'level1' as const }))),
    mentions: four,
    note: 'Four small numbers. What that looks like in a day; if the reader feels heavier than that, the feeling is right and the numbers are not. No advice.',
  },
  {
    id: 'pattern.mostly',
    when: allLight,
    mentions: four,
    note: 'Single heavy moments, more than none. Where they gather is worth one look; nothing to repair.',
  },
  {
    id: 'pattern.open',
    note: 'Lines left out: no whole picture. Sentence by sentence. No calm, no alarm.',
  },
]

const gives: readonly Piece[] = [
  {
    id: 'gives.helped',
    when: helped,
    facts: ['!calm'],
    note: 'What can be used now: the answers are already the words for the first call. No silver lining, no strength praised.',
  },
  {
    id: 'gives.nothing-ahead',
    when: nothingAhead,
    facts: ['!calm'],
    note: 'What can be used: the answer was honest; other lines are less heavy and can carry a call. No hope promised.',
  },
  {
    id: 'gives.mood',
    when: all({ least: 'mood' }, light('mood'), light('interest'), anyRaised, not(level)),
    mentions: ['mood'],
    note: 'Sadness takes little room: good hours are felt when they come. What that is good for, exactly.',
  },
  {
    id: 'gives.interest',
    when: all({ least: 'interest' }, light('interest'), anyRaised, not(level)),
    mentions: ['interest'],
    note: 'Curiosity is awake: the strongest lever at hand, since it needs no pushing. Keep it from being dropped first.',
  },
  {
    id: 'gives.body',
    when: all({ least: 'body' }, light('body'), anyRaised, not(level)),
    mentions: ['body'],
    note: 'The body goes along: walking, eating, getting up. Other steps have ground to stand on.',
  },
  {
    id: 'gives.thinking',
    when: all({ least: 'thinking' }, light('thinking'), anyRaised, not(level)),
    mentions: ['thinking'],
    note: 'Clear and fair thoughts: the reader can trust their own account, also towards a doctor.',
  },
  {
    id: 'gives.light',
    when: allLight,
    note: 'Light weeks give room for others, and a picture to compare with later. One exact use.',
  },
  {
    id: 'gives.mixed',
    note: 'No part is light enough to lean on, or one is open: what there is are the better hours; one question about them. No praise, no promise.',
  },
]

export const letter = { pattern, difference, pull, gives }
