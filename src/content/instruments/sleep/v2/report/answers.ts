/** Which answer is quoted when several are equally far: those a reader recognises at once come first. */
export const answers: readonly string[] = [
  'q23',
  'q13',
  'q18',
  'q09',
  'q22',
  'q25',
  'q14',
  'q11',
  'q07',
  'q19',
  'q24',
  'q20',
  'q16',
  'q04',
  'q12',
  'q21',
  'q10',
  'q02',
  'q08',
  'q06',
  'q01',
  'q15',
  'q05',
  'q17',
  'q26',
  'q03',
]

/**
 * What `answer.<item>.high` and `.low` have to say: the answer stands out above or below the reader’s own others of
 * that part, after turning. One line is one line; none speaks for the part. For writers and the check.
 */
export const answerNotes: Readonly<Record<string, { high: string; low: string }>> = {
  q01: {
    high: 'Tomorrow is gone through in bed. What the line leaves out: whether it is worry or mere order; the day is simply given its hearing late. Ask if a chair at seven would do.',
    low: 'The next day stays out of bed, though other lines about falling asleep do not look so easy. So planning is not the lock; look elsewhere. Exact credit.',
  },
  q02: {
    high: 'R: little left in the evening for what is enjoyed. The line asks about pleasure, not duty; pleasure goes first because it does not complain. One small piece of it early in the day shows if it is strength or time.',
    low: 'R: something is left in the evening, next to tireder answers. Then tiredness is not all through the day; it has hours. Which ones?',
  },
  q03: {
    high: 'A small sound is enough. Sleeping lightly is partly watchfulness and partly the room; the first is changed by feeling safe, the second by an even sound. Who in the house walks at that hour?',
    low: 'Small sounds pass, while other night lines do not. So it is not the house; spare yourself the earplugs.',
  },
  q04: {
    high: 'R: seldom asleep before long. The plainest line of the part and the hardest to judge: waits feel longer in the dark. The morning note tells more than the night.',
    low: 'R: asleep before long, whatever else. The switch works; what stands higher beside it is about something other than ability.',
  },
  q05: {
    high: 'A message has to be read twice. It is not understanding that fails but the first attempt at attention. Read the important ones standing up; a guess that costs nothing.',
    low: 'Messages sink in at once although the day is tired elsewhere. Attention for short things holds; tiredness sits in strength or eyelids.',
  },
  q06: {
    high: 'Sleep in pieces. Pieces can add up to a night; what counts is the wakeful time between. Ask for the longest gap and not for the number.',
    low: 'Hardly any pieces, though the end or another line stands out. The cloth is whole, an edge is frayed.',
  },
  q07: {
    high: 'Livelier late than in the afternoon. That is a clock with an opinion, no lack of discipline. What does the late hour give that the day does not, perhaps quiet?',
    low: 'The evening does not wake the reader up. Then the wait has other reasons than the hour; going to bed later would gain nothing.',
  },
  q08: {
    high: 'Eyes grow heavy in the middle of something. A body’s sentence, and an early one: it is the moment to stop if the something has wheels.',
    low: 'Eyes stay light in the middle of things. Tired and sleepy part ways here; say what that spares.',
  },
  q09: {
    high: 'Awake for good too soon. Two mornings: one with plans in it, one without; if both begin alike it is not the alarm of the heart. Light is the first suspect, and it is cheap to test.',
    low: 'The end of sleep comes on time, next to a night that breaks elsewhere. The last hours do their work; protect them from early phones.',
  },
  q10: {
    high: 'R: thoughts do not settle by themselves. The line says "by themselves": they may settle with help, on paper, by a voice. Quiet is not a skill one lacks.',
    low: 'R: thoughts grow quiet on their own on those nights, while sleep still takes its time. Half of the usual advice may be skipped then; says nothing of the other nights.',
  },
  q11: {
    high: 'R: not clear after an hour. An hour is long; it can be short sleep, a late clock, or a night that did not rest. Free days tell the first two apart.',
    low: 'R: clear after an hour, beside tireder answers. The day begins well and is spent; look at noon, not at dawn.',
  },
  q12: {
    high: 'R: no whole night. Nobody sleeps through without waking; good sleepers do not remember. What makes it memorable here?',
    low: 'R: one stretch till morning, next to another line that stands out. Two answers that seldom go together; the second deserves the attention.',
  },
  q13: {
    high: 'More awake in bed than before. The most telling line of the part: a place has become a signal. It was learned in nights of waiting, without fault.',
    low: 'Bed does not wake the reader. So no quarrel with the bed; rules that forbid reading there can be ignored.',
  },
  q14: {
    high: 'Taking out the trash is too much. Small chores weigh most when many wait; it is no measure of character. Do one while standing, drop one for good.',
    low: 'Small chores get done despite tired answers elsewhere. Strength is there; patience or a clear head is what is short.',
  },
  q15: {
    high: 'Toward morning only dozing. Dozing counts as rest and feels like none. Light and warmth are the two things to change at that hour.',
    low: 'Deep till the end, though the night breaks earlier. The last hours are the good ones; a late morning light keeps them.',
  },
  q16: {
    high: 'R: not sleepy at the wanted hour. Then the wanted hour may be the one that is wrong, or the day too still. Sleepy and tired are not the same word here.',
    low: 'R: sleepy right when it is time. The clock agrees with the plan; whatever keeps them awake comes after.',
  },
  q17: {
    high: 'R: the afternoon takes effort. A dip after noon belongs to most people; effort on most days does not. What was for lunch matters less than what was last night.',
    low: 'R: awake in the afternoon as a matter of course. The hour that gives others away keeps silent; sleepiness is not the main cost.',
  },
  q18: {
    high: 'A long wakefulness in the middle. What is done in the first minute decides much: light, time, problem. No problem solved at that hour has kept till breakfast.',
    low: 'The dark middle is short, though sleep is not whole. Falling asleep again works; that is the part many have lost.',
  },
  q19: {
    high: 'Long after the light, still awake. Long by which clock? The line is true as a feeling, and the feeling is what makes the next evening heavy.',
    low: 'The wait is not long, while other lines here stand higher. Then the evening is restless rather than lost.',
  },
  q20: {
    high: 'A small annoyance throws the reader off. Patience is the first thing tiredness sells, and family buys it. Tell them in the morning, not after.',
    low: 'Small annoyances stay small beside tireder answers. No claim that holding back costs an effort; may lie on the middle, so name the hours when it runs out.',
  },
  q21: {
    high: 'R: never still asleep when it is time. The alarm has nothing to do; is that early light, early worry or enough sleep? Only tired days make it a loss.',
    low: 'R: still asleep at the hour, whatever the night did before. The alarm cuts something off; the night might be lying late.',
  },
  q22: {
    high: 'Hours are counted. The sum never comes out in favor of the one who counts; it only sets an alarm inside. Turn what shows the time to the wall.',
    low: 'No sums in bed, though the wait is real. Not counting is the half of the cure that cannot be prescribed.',
  },
  q23: {
    high: 'Fell asleep where it was not meant to be. Where, and how often? A sofa is one thing, a seat in traffic another. A doctor should hear the place.',
    low: 'Sleep does not take what it is not given; eyelids or head pay instead. Safer, and a reason to look at strength before sleep.',
  },
  q24: {
    high: 'The time is checked at night. A look takes a second and the sum an hour. The phone is the usual clock, and it brings its light along.',
    low: 'The clock is left alone at night, even on broken ones. That is exactly what treatments teach; keep it.',
  },
  q25: {
    high: 'Asleep too late for the day. The line measures two things, the hour and the alarm; one of them may be movable. Which one was never asked?',
    low: 'Whatever the wait, the hour still leaves a night. So the loss is comfort more than sleep; that makes patience cheaper.',
  },
  q26: {
    high: 'Slips in what is known by heart. Routine runs without attention, and that is where lapses fall through. A second look where it is dear; not a sign of age.',
    low: 'Routine runs without slips. What is automatic still carries; use it on tired days and leave the new for others.',
  },
}
