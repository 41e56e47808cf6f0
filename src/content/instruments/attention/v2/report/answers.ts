/** Which answer is quoted when several are equally far: those a reader recognises at once come first. */
export const answers: readonly string[] = [
  'q17',
  'q13',
  'q02',
  'q16',
  'q21',
  'q30',
  'q31',
  'q07',
  'q03',
  'q35',
  'q12',
  'q29',
  'q19',
  'q05',
  'q23',
  'q36',
  'q15',
  'q28',
  'q25',
  'q37',
  'q22',
  'q14',
  'q34',
  'q09',
  'q11',
  'q10',
  'q33',
  'q08',
  'q20',
  'q06',
  'q32',
  'q24',
  'q18',
  'q26',
  'q04',
  'q01',
  'q27',
]

/** What `answer.<item>.high` and `.low` have to say: it stands out from the reader’s others of that part, after turning. */
export const answerNotes: Readonly<Record<string, { high: string; low: string }>> = {
  q01: {
    high: 'R: the bench is no pleasure. Taste or unrest; try with something to look at, five minutes.',
    low: 'R: bench enjoyed beside more restless answers. A rest that works; use it.',
  },
  q02: {
    high: 'Search at the door. Three finds noted; where it is put down without thinking becomes its place.',
    low: 'Leaves without a search. The place holds; do the same for another thing.',
  },
  q03: {
    high: 'Yes before the calendar. A sentence that buys an hour.',
    low: 'Calendar first. People can plan on that yes.',
  },
  q04: {
    high: 'R: the mind does not stay. Which task, which hour; shorter pieces.',
    low: 'R: the mind stays once begun; protect the start.',
  },
  q05: {
    high: 'Walks on the phone. Harmless, may help; say so; note-taking spot.',
    low: 'Sits through calls; legs are not the matter there.',
  },
  q06: {
    high: 'Buttons first. Costs little with a device; other forms of it: medicine leaflets, money apps.',
    low: 'Reads instructions; the pause exists with things.',
  },
  q07: {
    high: 'Missed sentences. Say it in the moment; words; where seated.',
    low: 'Follows talk although the mind wanders elsewhere; people notice; talk through a task.',
  },
  q08: {
    high: 'R: comes home without something. Three times: what was missing, kept where; head-only things go on the list.',
    low: 'R: comes home with everything; list skill.',
  },
  q09: {
    high: 'R: annoyed reply at once. Drafts; who gets them.',
    low: 'R: lets an annoyed reply rest; the pause in anger is the harder one.',
  },
  q10: {
    high: 'An hour’s ride too long. Seat, stop, something to do with feet; legs at night → doctor.',
    low: 'A ride is no trouble beside more restless answers; a moving window may do it.',
  },
  q11: {
    high: 'Loses the place in steps. Read all first, set out in order; what still lies there shows the place.',
    low: 'Keeps the place in steps; write other things as steps.',
  },
  q12: {
    high: 'Buys what was not meant. Where: store or phone; a list of wants.',
    low: 'Buys only what was meant; money is not the place.',
  },
  q13: {
    high: 'Late. The ten minutes before leaving; what stays undone.',
    low: 'On time beside more scattered answers; what makes it work.',
  },
  q14: {
    high: 'Hands busy while listening. May help; choose a quiet thing; say it.',
    low: 'Hands rest while listening.',
  },
  q15: {
    high: 'R: no early start. First step unclear looks big; five minutes on the first day.',
    low: 'R: starts early; a great deal of trouble saved.',
  },
  q16: {
    high: 'Speaks into another’s sentence. What it does to slow speakers; a hand sign.',
    low: 'Lets others finish beside quicker answers; people feel it.',
  },
  q17: {
    high: 'Phone for one thing, ends in another. Note where it ends; the same one or two apps off the phone.',
    low: 'Phone holds no pull; rare; use phone reminders.',
  },
  q18: {
    high: 'R: leaves the table early. May be serving others; say which; take a job.',
    low: 'R: stays at the table; company holds.',
  },
  q19: {
    high: 'Other thoughts carry off. A sheet beside; a time for it.',
    low: 'Own thoughts leave one alone; trouble comes from outside.',
  },
  q20: {
    high: 'R: expensive without a night. A sum from which it waits.',
    low: 'R: a night before expensive things; borrow the rule.',
  },
  q21: {
    high: 'Fills a free afternoon. What the first idle ten minutes feel like; one try.',
    low: 'A free afternoon may stay free; rest is reachable.',
  },
  q22: {
    high: 'Drink goes cold. Small; where one goes in between; a lid and a timer.',
    low: 'Cup remembered; what is in reach is kept.',
  },
  q23: {
    high: 'Drops the plan for an idea. What will not get done, whom it affects; then decide.',
    low: 'Keeps the day’s plan; ideas wait.',
  },
  q24: {
    high: 'R: cannot retell a voice message. Ask for text; note three words.',
    low: 'R: retells after one hearing; the ear works; use it.',
  },
  q25: {
    high: 'Wants to stand up in a slow film. Pause at home; aisle seat.',
    low: 'A slow film is no trouble; a story holds the body.',
  },
  q26: {
    high: 'Leaves something out in forms. Second pass from the bottom up.',
    low: 'Forms complete; printed gaps help.',
  },
  q27: {
    high: 'R: signs unread. Words to ask for a day; money and rent first.',
    low: 'R: reads before signing; the dear pause is there.',
  },
  q28: {
    high: 'Talks on after the point. A small sign of being understood; watch for it and stop.',
    low: 'Stops when it is said.',
  },
  q29: {
    high: 'Chores half done at bedtime. The last third; finish one before the next.',
    low: 'Chores get done; the home shows ends.',
  },
  q30: {
    high: 'Wishes one had waited. Delay in the outbox; which kind of message.',
    low: 'Few regrets after sending.',
  },
  q31: {
    high: 'Takes longer than planned. Which stretch: getting ready, work, putting away; a line each.',
    low: 'Estimates are right; others may ask for them.',
  },
  q32: {
    high: 'R: ten minutes are not calm. What is waited for; something in the pocket.',
    low: 'R: waits calmly; rest in small gaps.',
  },
  q33: {
    high: 'R: not soon back after an interruption. A second thing slips in; back for one minute first.',
    low: 'R: soon back; can afford an open door.',
  },
  q34: {
    high: 'Leaves a slow line. Cheap; count what the second trip cost.',
    low: 'Stays in line beside quicker answers.',
  },
  q35: {
    high: 'Body in a hurry in the evening. Where: legs on their feet, head on paper; coffee.',
    low: 'Body settles in the evening; day’s unrest ends.',
  },
  q36: {
    high: 'Back and forth over where to begin. One rule for a week; quicker, not best.',
    low: 'Knows where to begin; use it for others.',
  },
  q37: {
    high: 'R: answers before the question ends. Repeat the last word.',
    low: 'R: hears questions out; people feel asked.',
  },
}
