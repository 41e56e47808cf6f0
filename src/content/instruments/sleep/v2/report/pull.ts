import type { Piece } from '@/core/report/report-key'
import {
  alert,
  all,
  asleep,
  carerMost,
  from,
  groupHigh,
  heard,
  hoursNotOwn,
  not,
  raised,
  upTo,
  wheel,
} from './conditions'

/** Two answers that pull against each other, in absolute points; what only some readers can use stands before the rest. */
export const pull: readonly Piece[] = [
  {
    id: 'pull.no-warning',
    heavy: true,
    when: all(from('q23', 3), upTo('q08', 1), raised('daytime')),
    items: ['q23', 'q08'],
    note: 'Falls asleep where it was not meant, and yet the eyes seldom get heavy first: sleep without its usual warning. That matters at the wheel and at machines, and a doctor should hear exactly this sentence this week; the ban on driving stands in the paragraph before. Others may see a warning; it cannot be counted on. No name of an illness.',
  },
  {
    id: 'pull.quiet-and-awake',
    when: all(upTo('q10', 1), from('q19', 3)),
    items: ['q10', 'q19'],
    note: 'Thoughts settle by themselves, and the reader is still awake long after. So the usual advice about worry would miss. Left are the bed, the clock, the body; say which of these their groups point to only if the slots show it. Credit: a quiet head is the harder half.',
  },
  {
    id: 'pull.sleepy-then-awake',
    when: all(upTo('q16', 1), from('q13', 3)),
    items: ['q16', 'q13'],
    note: 'Sleepy at the right hour and awake the moment the bed is reached. So the clock is fine and the bed has become the signal. It is a learned link, formed by many nights of waiting, and what was learned can be learned anew. The guess is checked on the day of the week that moves the waiting out of bed.',
  },
  {
    id: 'pull.strength-not-patience',
    when: all(upTo('q14', 1), from('q20', 3)),
    items: ['q14', 'q20'],
    note: 'Strength for the small chores is there, patience for small annoyances is not. Tiredness shows first where one must hold back, not where one must do. People close to the reader meet that half only. In studies of couples, conflict was more frequent after poor nights; whether it is so here, seven evenings show.',
    cites: ['gordon'],
  },
  {
    id: 'pull.soon-then-awake',
    when: all(upTo('q04', 1), from('q18', 3), not(carerMost)),
    items: ['q04', 'q18'],
    note: 'Asleep before long, then a long wakefulness in the middle: the pressure that brings sleep is spent in the first hours. Two ordinary helpers of that shape are a drink in the evening and a nap too late; two others need a doctor, breathing and pain. Ask the reader to note which evenings precede it. No cause claimed.',
    cites: ['borbely'],
  },
  {
    id: 'pull.early-despite-evening',
    when: all(from('q09', 3), upTo('q16', 1), not(hoursNotOwn)),
    items: ['q09', 'q16'],
    note: 'Sleepy in good time, awake for good too soon: the whole night may simply lie early. Sign: tired in the evening, clear at dawn, the same number of hours. If the hours are missing and the mood is low in the morning, a doctor should hear it. No advice to stay up later.',
  },
  {
    id: 'pull.whole-but-foggy-heard',
    when: all(upTo('q12', 1), from('q11', 3), heard, not(wheel), not(asleep), not(carerMost)),
    items: ['q12', 'q11'],
    mentions: ['c5'],
    note: 'Sleeps through, is not clear an hour after getting up, and snoring, pauses or gasping were noticed: three answers that belong in one sentence to a doctor, soon. A night can be whole to the sleeper and not rest. No test at home in its place, no name of an illness.',
  },
  {
    id: 'pull.whole-but-foggy',
    when: all(upTo('q12', 1), from('q11', 3), not(from('q18', 3)), not(from('q06', 3)), not(heard)),
    items: ['q12', 'q11'],
    note: 'Sleeps through and is not clear an hour after getting up. Length and depth are two things; so is being got up against one’s inner clock. Free days are the test: clear by itself when nobody calls? If not, it is worth a doctor’s ear. No word on sleep stages.',
  },
  {
    id: 'pull.wait-but-clear-answer',
    when: all(from('q19', 3), upTo('q11', 1), alert),
    items: ['q19', 'q11'],
    note: 'A long wait, a clear head in the morning, and an answer on the wheel or on breathing beside them. Clear at nine is a fact about nine; dull hours and the road are asked elsewhere. So the morning is no proof here. No figures.',
  },
  {
    id: 'pull.wait-but-clear',
    when: all(from('q19', 3), upTo('q11', 1)),
    items: ['q19', 'q11'],
    note: 'A long wait at night, a clear head in the morning. The wait hurts more than it costs so far, or it is shorter than it feels; people who lie awake tend to judge it long. That is kind news about the night and no proof that sleep suffices. The morning notes of the week check it.',
    cites: ['harvey'],
  },
  {
    id: 'pull.counts-then-lets-go',
    when: all(from('q22', 3), upTo('q24', 1)),
    items: ['q22', 'q24'],
    note: 'Does sums at the start of the night and leaves the clock alone in the middle of it. The reader already owns the skill the first hour lacks. Use it: the same hand that does not reach for the phone at three. Credit exact, no scolding.',
  },
  {
    id: 'pull.late-life-moving',
    when: all(from('q07', 3), from('q08', 3), not(groupHigh('drive')), hoursNotOwn),
    items: ['q07', 'q08'],
    note: 'Heavy eyes in the middle of things, livelier when the day ends, in a life whose hours are set by a roster or by somebody who calls. So it need not be the clock: the late hour may simply be the first that nobody claims. No advice on hours or light; one protected rest.',
  },
  {
    id: 'pull.late-life',
    when: all(from('q07', 3), from('q08', 3), not(groupHigh('drive'))),
    items: ['q07', 'q08'],
    note: 'Heavy eyes by day, livelier when the day ends. The energy is not missing, it comes late. Clock first, effort second; coffee and naps in the afternoon can push it later still. Not "night owl" as an identity; leaving out one of them shows. Daylight is told in the plan.',
  },
]
