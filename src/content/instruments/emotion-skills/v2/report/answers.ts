/** Which answer is quoted when several are equally far: those a reader recognises at once come first. */
export const answers: readonly string[] = [
  'q27', 'q04', 'q14', 'q09', 'q18', 'q36', 'q15', 'q13', 'q26', 'q32', 'q12', 'q22',
  'q35', 'q08', 'q19', 'q34', 'q06', 'q33', 'q01', 'q23', 'q31', 'q24', 'q02', 'q10',
  'q28', 'q05', 'q21', 'q30', 'q07', 'q16', 'q25', 'q17', 'q20', 'q29', 'q11', 'q03',
]

/**
 * What `answer.<item>.high` and `.low` have to say: the answer stands out above or below the reader’s own others of
 * that part, after turning, and may lie on "about half". One line is one line; none speaks for the part.
 */
export const answerNotes: Readonly<Record<string, { high: string; low: string }>> = {
  q01: { high: 'Slight annoyance seen in talk: time to ask for a change.', low: 'Seen only when grown: end of the sentence is a check point.' },
  q02: { high: 'Finds what led to the snap: an apology can name it.', low: 'Cause stays open: go back in steps, food, hour, last message.' },
  q03: { high: 'Breath before a call: works for other doors, too.', low: 'Does not think of the breath: stick it to the dial.' },
  q04: { high: 'R: hurt is noticed soon.', low: 'R: hurt comes hours later: a way to come back to it next day.' },
  q05: { high: 'Tells envy from disappointment: each wants something else.', low: 'The two blur: would I want it if they had it too?' },
  q06: { high: 'The angry answer rests: did it ever go out?', low: 'It goes out hot: write where there is no send button.' },
  q07: { high: 'Catches a moment of sadness: ask once, lightly.', low: 'Does not catch it: short signs are missed by anyone who speaks.' },
  q08: { high: 'R: a drop on a quiet day is seldom a riddle.', low: 'R: no idea why: look at sleep, food, tomorrow first.' },
  q09: { high: 'R: a morning quarrel does not last: what ends it?', low: 'R: lasts all day: an own end, a sentence before leaving.' },
  q10: { high: 'Feels the body tighten: ask what it is about.', low: 'Does not feel it: three places to check.' },
  q11: { high: 'Foresees the way home: plan by it.', low: 'Does not foresee: note after three visits.' },
  q12: { high: 'Does a small thing when down.', low: 'Does not get to it: choose it beforehand, two minutes.' },
  q13: { high: 'R: sees own irritation before others do.', low: 'R: others first: agree on a word.' },
  q14: { high: 'R: more words than stressed.', low: 'R: only stressed: three questions behind it.' },
  q15: { high: 'R: nerves do not take over the evening.', low: 'R: they do: pack, end preparation, company.' },
  q16: { high: 'Feels tension between two: need not act on it.', low: 'Does not feel it until mentioned: ask one of them.' },
  q17: { high: 'Can say which word annoyed: makes it sayable.', low: 'Cannot: whole person becomes the reason; replay last minute.' },
  q18: { high: 'Kind sentence after a mistake.', low: 'No kind sentence: a fair one will do.' },
  q19: { high: 'R: notices a close person’s low mood before told.', low: 'R: only when told: arrange to be told.' },
  q20: { high: 'R: finds a reason for strong reactions of others: check it.', low: 'R: cannot think of one: ask what it was about.' },
  q21: { high: 'Slows the talk when it heats.', low: 'Does not: a cup, sitting down.' },
  q22: { high: 'Sting felt at once: a breath before replying.', low: 'Not felt at once: look back at evening.' },
  q23: { high: 'Tells two feelings apart.', low: 'They blur: say "and".' },
  q24: { high: 'Others grow calmer: who does it for you?', low: 'They do not: be quiet longer; not everything can be calmed.' },
  q25: { high: 'Hears mood in a voice.', low: 'Does not: close your eyes, no second screen.' },
  q26: { high: 'Knows what would do good.', low: 'Does not know: a list from good days.' },
  q27: { high: 'R: keeps it to themselves in an argument.', low: 'R: says too much: a sentence for leaving.' },
  q28: { high: 'Notices small gladness.', low: 'Passes: stay ten seconds.' },
  q29: { high: 'Finds the reason the same day.', low: 'Not that day: ask next morning.' },
  q30: { high: 'Turns mind from a circling worry.', low: 'Cannot turn: needs hands or company.' },
  q31: { high: 'R: notices lost interest while talking.', low: 'R: late: stop after three sentences.' },
  q32: { high: 'R: names the feeling when asked.', low: 'R: tells events only: add one word at the end.' },
  q33: { high: 'R: stays quiet with the loud. Not a duty with someone threatening.', low: 'R: gets loud too: step back, lower first word.' },
  q34: { high: 'Sees that fine is not fine: leave them the choice.', low: 'Takes it at its word: ask twice.' },
  q35: { high: 'Knows the sentence that would be regretted.', low: 'Does not know beforehand: collect three.' },
  q36: { high: 'Tells calmly what hurt.', low: 'Does not: a form; not owed to someone one fears.' },
}
