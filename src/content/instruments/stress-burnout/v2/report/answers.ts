/** Which answer is quoted when several are equally far: those a reader recognises at once come first. */
export const answers: readonly string[] = [
  'q11',
  'q33',
  'q24',
  'q34',
  'q19',
  'q21',
  'q31',
  'q12',
  'q02',
  'q36',
  'q25',
  'q08',
  'q03',
  'q09',
  'q10',
  'q04',
  'q23',
  'q01',
  'q22',
  'q16',
  'q15',
  'q05',
  'q26',
  'q20',
  'q07',
  'q13',
  'q14',
  'q28',
  'q35',
  'q17',
  'q06',
  'q32',
  'q27',
  'q29',
  'q18',
  'q30',
]

/**
 * What `answer.<item>.high` and `.low` have to say: the answer stands out above or below the reader’s own others of
 * that part, after turning (R: turned). One line is one line; none speaks for the part. For writers and the check.
 */
export const answerNotes: Readonly<Record<string, { high: string; low: string }>> = {
  q01: {
    high: 'R: no time to eat in peace. The meal goes first because nobody complains; one a week with somebody.',
    low: 'R: meals in peace beside fuller answers: one limit holds; how is it kept.',
  },
  q02: {
    high: 'The plan gets overturned: by one source or many; plan half the day.',
    low: 'The plan holds beside answers with less say: use mornings.',
  },
  q03: {
    high: 'Heavy body at the start: before anything has been done; five minutes for the body first.',
    low: 'Body ready at the start beside tireder answers: it is spent during the day.',
  },
  q04: {
    high: 'What is it for, in the middle: the answer may be far away; whom does it reach.',
    low: 'Seldom asks what for: the point is there, though other lines are cooler.',
  },
  q05: {
    high: 'New before the old is done: the unfinished stays in the head; one door for new things.',
    low: 'New things wait their turn: exact credit.',
  },
  q06: {
    high: 'R: cannot move a task: who holds the hour; ask about one.',
    low: 'R: can move tasks: put the hardest at the best hour.',
  },
  q07: {
    high: 'R: short breaks give little: half as many, twice as long.',
    low: 'R: short breaks work: several a day cost little.',
  },
  q08: {
    high: 'R: nothing to look forward to in the day: plan one small thing, also outside tasks.',
    low: 'R: one task to look forward to: place it on purpose.',
  },
  q09: {
    high: 'Pulled away: coming back costs; ask whether it can wait.',
    low: 'Seldom pulled away: stretches of quiet to use.',
  },
  q10: { high: 'Hears late: what of it is still open.', low: 'Hears in time: early enough to object.' },
  q11: {
    high: 'Tired after rest: worth a doctor’s ear if it lasts; what was the rest.',
    low: 'Rested after rest beside tireder lines: more of it counts.',
  },
  q12: {
    high: 'Tasks feel like someone else’s: put one mark of one’s own; talk.',
    low: 'Tasks are theirs though interest is less elsewhere.',
  },
  q13: {
    high: 'Two urgent things at once: say aloud which waits; one sentence.',
    low: 'Urgent things come singly, though much comes.',
  },
  q14: {
    high: 'Waits for a yes on small things: collect the questions.',
    low: 'Small things without asking: trust is there.',
  },
  q15: {
    high: 'Slow words: head tired; write before calls; doctor if sudden or new.',
    low: 'Words come easily, though tired.',
  },
  q16: {
    high: 'Half listens: capacity, not character; ten whole minutes beat an hour by halves.',
    low: 'Listens in full beside distance: people get the best.',
  },
  q17: {
    high: 'R: the day’s work is not done by the end: the list or the day; carry over on purpose.',
    low: 'R: what had to be done is done: the day has an end.',
  },
  q18: {
    high: 'R: not in one’s own way: which step could be.',
    low: 'R: own way: a freedom where others are missing.',
  },
  q19: {
    high: 'A spill is too much: the last straw and not the first; at what hour.',
    low: 'A spill is only a spill: patience holds.',
  },
  q20: {
    high: 'R: no pleasure in a detail done right: speed takes it; do one slowly.',
    low: 'R: pleasure in a detail: it survived the rest.',
  },
  q21: {
    high: 'List longer than a day: a list is a wish; three for the day, the rest named.',
    low: 'List fits a day though something else is full.',
  },
  q22: {
    high: 'Someone else sets the hour: a baby, a boss, a timetable; which hours are free between.',
    low: 'Sets own hours: rare credit; protect one.',
  },
  q23: {
    high: 'Cannot get up once seated: sit down last; or let it be the end.',
    low: 'Gets up again: strength in reserve.',
  },
  q24: {
    high: 'All the same how it turns out: saves strength and takes the joy; one thing that may matter.',
    low: 'Cares how it turns out beside cooler lines.',
  },
  q25: {
    high: 'Tasks in hours kept for rest: who moved them; give the hour a witness.',
    low: 'Rest hours stay free though the day is full.',
  },
  q26: { high: 'A way one would not choose: which step of it matters.', low: 'Seldom made to do it another way.' },
  q27: {
    high: 'R: head not clear toward the end: no decisions late; driving.',
    low: 'R: clear toward the end: the head outlasts the rest.',
  },
  q28: {
    high: 'Only what must be: saving, perhaps sensible; one exception by choice.',
    low: 'Does more than must be: generous beside distance; is it wanted.',
  },
  q29: {
    high: 'R: no task gets its time: choose one that does.',
    low: 'R: tasks get their time: speed is not the trouble.',
  },
  q30: {
    high: 'R: opinion does not count in what comes: before the handing out, one line.',
    low: 'R: opinion counts: say it early.',
  },
  q31: {
    high: 'A chat with someone liked costs effort: short and honest; not the friendship.',
    low: 'Company is easy though tired: lean on it.',
  },
  q32: {
    high: 'R: does not want to know how it worked out: protection; one result a week.',
    low: 'R: wants to know: ask for it.',
  },
  q33: {
    high: 'Tasks go around after the day: something that takes attention right after.',
    low: 'Head lets go in the evening: what closes the day.',
  },
  q34: { high: 'Given without asking: answer with what it displaces.', low: 'Is asked first: an answer is possible.' },
  q35: {
    high: 'R: no fresh strength at the start: the day starts with yesterday’s; start later or lighter.',
    low: 'R: fresh at the start: use the first hour.',
  },
  q36: {
    high: 'Bitter jokes: say the plain sentence once under the joke.',
    low: 'No bitterness beside distance: words stayed kind.',
  },
}
