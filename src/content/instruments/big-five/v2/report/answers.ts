import { all, type Condition, not } from '@/core/report/condition'
import type { AnswerStep } from '@/core/report/report-key'

/** What to write of one answer that stands out, on the side of more or of less of its part. */
export interface AnswerNote {
  high: string
  low: string
}

/**
 * For writers and the check. `high` is more of the part, so in a line that counts the other way round it is a reader who
 * denies it: those notes begin by saying so. One line is one line: no note speaks for the whole part.
 */
export const answerNotes: Readonly<Record<string, AnswerNote>> = {
  q01: {
    high: 'An hour went into a fact nobody asked for. Credit the hour, which no one paid. Left out: what becomes of the fact; who was told?',
    low: 'Does not read on about a fact. The evening stays whole. Left out: which subject would have been the exception.',
  },
  q02: {
    high: '(Denies searching.) Daily things are found at once. Minutes saved every morning. Left out: whether others in the home find them too.',
    low: 'Hunts for what is used every day. The things move because the head is elsewhere. Nothing about memory. Left out: which object it is, usually one.',
  },
  q03: {
    high: 'More awake after the crowd than before. Not liking it: being charged by it. Left out: the hour at which sleep then comes.',
    low: 'A lively evening does not wake them up. It may still be a good evening; the line asked for energy and not for pleasure.',
  },
  q04: {
    high: '(Denies suspicion.) A cold is a cold. People like being believed, and it costs one wasted evening a year. Left out: whether the third cold would be believed.',
    low: 'Suspects an excuse. The doubt is about words, not about the person. Left out: how often it was checked, and how it came out.',
  },
  q05: {
    high: 'Eats well while the result is out. What cannot be worked on rests. Left out: the morning it arrives.',
    low: 'Waiting takes the appetite. The body takes part in the matter. Left out: what helped last time; no health claim.',
  },
  q06: {
    high: '(Denies missing something.) An open ending may stay open. Whoever watches along may want to talk about it.',
    low: 'Wants to know how it ends. A story is a promise for this reader. Left out: whether one’s own plans must end as well.',
  },
  q07: {
    high: 'Begins in the first of four weeks. The deadline loses its teeth. Left out: whether it gets finished in week two or polished until week four.',
    low: 'Does not begin in the first week. Much solves itself in three weeks, and some of it does not. Left out: what makes the fourth week start.',
  },
  q08: {
    high: '(Denies being late.) The thought is there while the topic is. Left out: who else’s is not.',
    low: 'The topic is gone when the thought is ready. A ready thought is not a slow one; groups are fast. The price is paid by the group as well.',
  },
  q09: {
    high: 'Gives the window away. A small price with visible joy on the other side. Left out: whether the other knew that you wanted it.',
    low: 'Keeps the window when both want it. Fair, it was free. Left out: with whom it would have been given up.',
  },
  q10: {
    high: '(Denies it.) One critical remark does not take the day. Left out: whether it was heard enough to be of use.',
    low: 'One remark takes the rest of the day. The remark was one sentence long; the rest was added. Left out: from whom; try with two names.',
  },
  q11: {
    high: '(Denies drifting off.) Stays with abstract talk. Rare company for those who think aloud. Left out: whether an example would have been kinder to others at the table.',
    low: 'Drifts off when it turns abstract. An example brings them back at once, so it is not attention that is missing.',
  },
  q12: {
    high: 'Everything back in place before bed. The morning begins at zero. Left out: the evening on which one was too tired, and how that felt.',
    low: 'Things stay where they fell. The evening is longer for it. Left out: the first three minutes of the morning.',
  },
  q13: {
    high: '(Denies staying with one.) Moves among people at a gathering. Many threads held at once. Left out: whom one would have liked to hear longer.',
    low: 'One person, one conversation. Two people go home having talked. Left out: how the one was chosen.',
  },
  q14: {
    high: 'Takes a task off somebody tired. A deed, not a word. Left out: whether they were asked whether they wanted it.',
    low: 'Does not take over a task from somebody worn out. May be respect or a full plate; the line does not know. Left out: what is done instead.',
  },
  q15: {
    high: '(Denies it.) A sent message is sent. Left out: the one message where it was different.',
    low: 'Goes on doubting the wording. Care for how it lands, after it can no longer be changed. Left out: how the answer read.',
  },
  q16: {
    high: 'Stops for the sky, with somewhere to be. A minute that belongs to nobody. Left out: whether others on the way wait.',
    low: 'Does not stop for the sky. Arrives. Left out: what would make them stop; there is usually one thing.',
  },
  q17: {
    high: '(Denies switching.) Stays with it when it gets boring. Left out: whether it deserved the staying.',
    low: 'Switches when it turns boring. The new task gets fresh strength, the old one a scar. Left out: how many are open now.',
  },
  q18: {
    high: 'Ends the silence. Relief for everybody. Left out: the one who was just about to.',
    low: 'Lets the silence be. Someone else will speak, and differently. Left out: what they would have said.',
  },
  q19: {
    high: '(Denies it.) Does not mention the taste at the table. The evening wins over the soup. Left out: whether the cook would have liked to know.',
    low: 'Says at the table that it tastes bad. The next praise will be believed. Left out: who else was at the table.',
  },
  q20: {
    high: 'A bad morning is over by noon. Half a day saved. Left out: whether the matter was settled too, or only the mood.',
    low: 'A bad morning reaches past noon. It is a whole day then for one cause. Left out: what ended it the last time.',
  },
  q21: {
    high: 'Enjoys losing an opinion. Rare, and a gift to whoever argues. Left out: whether they noticed that they won.',
    low: 'Does not enjoy having an opinion turned. Opinions have been earned. Left out: the last one that changed all the same, and by whose doing.',
  },
  q22: {
    high: '(Denies the chair.) No heap of clothes. A small daily act, done. Left out: where the half-worn things go.',
    low: 'The chair with clothes. A visible heap says less about a person than visitors think. Left out: whether anything is missing because of it.',
  },
  q23: {
    high: 'Crosses the street for a hello. Ten seconds that keep an acquaintance alive. Left out: the days on which one looks at the phone.',
    low: 'Does not cross. A nod may be enough between people. Left out: whether the other had seen them.',
  },
  q24: {
    high: '(Denies impatience.) Listens to long complaints. Hard work, seldom thanked. Left out: what it does to the evening after.',
    low: 'Patience ends with long complaints. The wish is to change something. Left out: the difference between the second and the fifth time.',
  },
  q25: {
    high: 'Held up and calm. Being late has one problem then, not two. Left out: how those who wait feel.',
    low: 'Held up and not calm. The appointment matters; that is why. Left out: whether a message at once would halve it.',
  },
  q26: {
    high: '(Denies needing to recognize it.) A picture may be just color. Left out: what is said in front of it to someone who asks "what is it?".',
    low: 'Has to recognize what it shows. An honest standard; most pictures meet it. Left out: music, where nobody recognizes anything.',
  },
  q27: {
    high: 'The dull one first. The nice one is then unspoiled. Left out: days on which only the dull one fit in.',
    low: 'The exciting one first. Strength goes where the joy is. Left out: what the dull one cost by evening.',
  },
  q28: {
    high: '(Denies waiting.) Does not wait for someone to divide the work. Left out: whether the others got to choose.',
    low: 'Waits until somebody divides it up. Takes what is left without complaint. Left out: which piece they had wanted.',
  },
  q29: {
    high: 'Watches the others’ movie. The company counts more. Left out: the title one would have picked; say it now.',
    low: 'Does not go along with the others’ movie. A wish with a voice. Left out: whether the others stayed.',
  },
  q30: {
    high: '(Denies thumping.) The drawer gets no blow. Left out: where the anger goes.',
    low: 'Thumps the drawer. Nobody is hurt, and it is over in a second. Must not be told as aggression. Left out: whether it opened.',
  },
  q31: {
    high: '(Denies stopping.) Keeps looking for other ways when one works. Left out: the time the second-best cost.',
    low: 'One way is enough. Life is short and the way works. Left out: who would know a shorter one.',
  },
  q32: {
    high: 'Files with clear names. A letter to one’s later self. Left out: whether others understand the names.',
    low: 'Files as they fell. The search box does the work. Left out: the one file that it did not find.',
  },
  q33: {
    high: '(Denies it.) Does not choose to eat alone. Lunch is people. Left out: a day on which quiet would have done more good.',
    low: 'Eats alone by choice. The break is a break. Left out: whether anybody knows it is not about them.',
  },
  q34: {
    high: 'Asks later how it went. Remembering is the rarest kind of care. Left out: who asks them.',
    low: 'Does not ask later. Perhaps leaves it to the other to tell. Left out: one worry told in the past week.',
  },
  q35: {
    high: '(Denies it.) The eve of a big day is just an evening. Left out: what would have been packed with a little more worry.',
    low: 'Goes through everything that could go wrong. A dress rehearsal for the worst piece. Credit: prepared. Left out: a run-through of its going well.',
  },
  q36: {
    high: 'Makes up lives for people in line. The wait turns into a novel. Left out: one of them may have been right.',
    low: 'No stories in the line. People are left as they are. Left out: what the head does there instead.',
  },
  q37: {
    high: '(Denies it.) No half-finished things at home. Left out: things never begun so as not to leave them.',
    low: 'Several begun and left. Each was a good hour. Left out: which of them may be declared over.',
  },
  q38: {
    high: 'Picks the place when nobody can. Twenty minutes of standing about saved. Left out: whether anybody minded.',
    low: 'Does not decide for the group. Others will, or hunger. Left out: the place that would have been right.',
  },
  q39: {
    high: '(Denies it.) Lets being right rest. The evening is saved. Left out: whether the other still believes the wrong thing, and whether it matters.',
    low: 'Argues until it is admitted. Truth matters to this reader more than rest. Left out: the other’s face at the admission.',
  },
  q40: {
    high: 'Plan gone, mood back the same day. Left out: whether those who had looked forward were as quick.',
    low: 'A lost plan costs more than the day. It had already been lived in the head. Left out: what of it can still be had.',
  },
  q41: {
    high: 'Wants to know how a working thing works. Curiosity without need is free of charge. Left out: whether it could be put together again.',
    low: 'Works, fine. Trust in things and in those who made them. Left out: the thing that should be understood before it breaks.',
  },
  q42: {
    high: '(Denies it.) Knows beforehand what comes first. Left out: what happens to the order by eleven.',
    low: 'Decides along the way. The day is met as it is. Left out: the thing that never came first.',
  },
  q43: {
    high: 'Ends up chatting on the train. Two strangers less. Left out: how it is seen that the other wants to read.',
    low: 'Does not chat on the train. Hours of one’s own at last. Left out: the one conversation that was worth it.',
  },
  q44: {
    high: '(Denies leaving them.) Goes toward somebody in a bad mood. Takes courage. Left out: whether they wanted to be left.',
    low: 'Leaves people to their bad mood. Room is kindness too. Left out: whether the other takes it for that.',
  },
  q45: {
    high: 'Clear head with several faults at once. Others look over. Left out: the evening after.',
    low: 'No clear head when several things go wrong. One after another it would go; the heap is the matter. Left out: who could take one.',
  },
  q46: {
    high: '(Denies preferring true.) Takes the invented story too. Left out: which one has stayed longest.',
    low: 'Takes the true story. What happened has weight. Left out: the made-up one that was true all the same.',
  },
  q47: {
    high: 'Tuesday means Tuesday. Somebody can build on it. Left out: what Tuesday costs when it is full.',
    low: 'Tuesday may become Thursday. The call comes. Left out: what the other did on Tuesday evening.',
  },
  q48: {
    high: '(Denies it.) Gives an opinion unasked. Nobody has to pull it out. Left out: whose came after it.',
    low: 'Waits to be asked. The answer has been weighed by then. Left out: how many discussions ended without the question.',
  },
  q49: {
    high: 'Writes first after a quarrel. Ends the silence for two. Left out: whether the matter has been settled too.',
    low: 'Does not write first. Waiting can be dignity or fear of a wrong word; the line does not know. Left out: how long it lasted last time.',
  },
  q50: {
    high: '(Denies it.) One mood for most of a day. People know whom they meet. Left out: whether small turns are noticed.',
    low: 'Several moods by evening. Nobody gets stuck in the bad one either. No word of illness. Left out: what stood between two of them.',
  },
  q51: {
    high: '(Denies it.) Stays with a question without use. That is how uses get found. Left out: the task that waited.',
    low: 'Drops what has no use. Attention is kept for what can be done. Left out: questions whose use came ten years later.',
  },
  q52: {
    high: 'A packing list. The holiday starts at the door. Left out: what was on it that never got used.',
    low: 'No packing list. There are shops. Left out: the object forgotten each time.',
  },
  q53: {
    high: '(Denies leaving early.) Among the last. Left out: whether it was the company or the difficulty of going.',
    low: 'Among the first to leave. Goes while it is good. Left out: what the hosts believe.',
  },
  q54: {
    high: 'Lends and trusts. The drill comes home. Left out: what was not lent.',
    low: 'Does not count on getting it back. Experience may speak, the line does not ask. Left out: what is lent all the same, and to whom.',
  },
  q55: {
    high: '(Denies it.) Two people at once are taken one after the other. Left out: how the second one found the waiting.',
    low: 'Flustered when two people want something at once. Each alone would have been easy; it is the wish to serve both. Left out: which of them could have waited.',
  },
  q56: {
    high: 'A song line stays for days. It has found somebody to live with. Left out: whom it reminds of.',
    low: 'Song lines pass. The tune may be enough. Left out: the one line known by heart anyway.',
  },
  q57: {
    high: '(Denies it.) Work starts before the deadline presses. Left out: what the others on the team do.',
    low: 'Starts when the deadline is close. Pressure gives the clearness. Left out: what it costs whoever needs the draft.',
  },
  q58: {
    high: 'Volunteers to speak for the group. Others breathe out. Left out: whether they were asked what to say.',
    low: 'Lets others speak for the group. Not a statement on ability. Left out: the one subject where the hand would go up.',
  },
  q59: {
    high: '(Denies bluntness.) Finds a way around the flaw, or a soft word. Left out: whether it got through.',
    low: 'Points the flaw out bluntly. Saves a round. Left out: what was good in the piece; it was seen too.',
  },
  q60: {
    high: 'Laughs at the own slip. A room relaxes with it. Left out: slips that hurt somebody else.',
    low: 'Does not soon laugh at a slip. It matters how one comes across. Left out: how many in the room still remember it.',
  },
}

/** The most telling first: scenes with another person in them, then what can be counted, then tastes. */
export const answers: readonly string[] =
  'q47 q34 q10 q39 q18 q49 q29 q15 q21 q08 q59 q14 q57 q35 q60 q03 q37 q58 q01 q48 q24 q55 q09 q45 q43 q19 q56 q53 q04 q20 q28 q40 q17 q13 q41 q12 q23 q30 q54 q44 q02 q33 q36 q50 q07 q38 q25 q27 q22 q05 q31 q42 q51 q16 q06 q52 q11 q32 q46 q26'.split(
    ' ',
  )

/** Where nearly everything shakes the reader, nobody is to be approached for practice. */
const calm: Condition = { help: 'none' }

const step = (
  name: string,
  minutes: number,
  end: AnswerStep['end'],
  items: string,
  note: string,
  more: Pick<AnswerStep, 'when' | 'notBeside'> = {},
): AnswerStep => ({ id: `step.${name}`, minutes, answers: items.split(' '), end, ...more, note })

/** What costs people most comes first. `end` is that of the turned answer. */
export const answerSteps: readonly AnswerStep[] = [
  step(
    'remark',
    10,
    'low',
    'q10',
    'What does the last critical remark want done differently? One thing with a day, or nothing. Not with remarks of somebody frightening.',
    { notBeside: ['day.wait-remark'] },
  ),
  step(
    'sent-message',
    10,
    'low',
    'q15',
    'Sends one ordinary message after one reading, writes down the feared reaction, phone away for half an hour; the answer is compared with the guess.',
  ),
  step(
    'late-call',
    5,
    'low',
    'q47',
    'Announces the call that is owed, with the minute, and sets an alarm with the name on it.',
    { notBeside: ['day.promise-chosen'] },
  ),
  step(
    'first-line',
    10,
    'low',
    'q49',
    'One line after a quarrel that asks for nothing. Not to anyone feared or who asked for no messages.',
    { when: calm, notBeside: ['day.quarrel-said'] },
  ),
  step(
    'eve',
    10,
    'low',
    'q35',
    'Of all mishaps of a big day the one that returns, and the sentence to say if it happens, aloud twice.',
    { notBeside: ['day.wait-eve'] },
  ),
  step(
    'two-wants',
    5,
    'low',
    'q55 q45',
    'Practices a sentence that puts two wishes in order and names a time; if none can wait, asks who takes one.',
  ),
  step(
    'early-start',
    10,
    'low',
    'q57 q07',
    'Ten minutes of a bad beginning for the task with the farthest date, left open on the way.',
    { notBeside: ['day.promise-deadline', 'day.promise-start', 'day.idea-dated'] },
  ),
  step(
    'hand-back',
    10,
    'high',
    'q14',
    'Asks a person who is better off again to have back a task taken over for a while. Not with anyone ill or frightening; not for those who do not give way, whose cost lies elsewhere.',
    { when: all(calm, not({ group: 'yielding', is: 'low' })) },
  ),
  step(
    'own-choice',
    5,
    'high',
    'q29 q09',
    'Claims one small thing before being asked, without adding that it does not matter; taking turns is allowed.',
    { notBeside: ['day.wish-small'] },
  ),
  step(
    'before-we-go-on',
    5,
    'low',
    'q08 q48',
    'Practices an opening that keeps the place in a talk, and uses it with two or three known people in a harmless matter.',
    { notBeside: ['day.meeting-point'] },
  ),
  step(
    'second-start',
    20,
    'low',
    'q20 q40 q50',
    'A fixed hour in the afternoon at which a bad day is begun again: ten minutes out, one small thing of a good day.',
  ),
  step(
    'after-blunt',
    5,
    'low',
    'q59 q19',
    'Sends the good half that was left out of a blunt judgment; first sorry for the manner if it hurt; the criticism itself is left alone.',
  ),
  step(
    'last-word',
    10,
    'low',
    'q39',
    'Leaves one argument without being told that one is right. Not in matters of safety, nor with anyone feared.',
    { when: calm, notBeside: ['day.quarrel-close'] },
  ),
  step(
    'five-minutes',
    5,
    'low',
    'q24',
    'Listens to a complaint for five announced minutes without advice, then asks what would help.',
    { notBeside: ['day.upset-question'] },
  ),
  step(
    'held-up',
    5,
    'low',
    'q25',
    'A ready message for the next delay, pinned; sent when it happens, never at the wheel.',
  ),
  step(
    'until-when',
    5,
    'high',
    'q24 q44',
    'Says at the start of a long complaint until when there is time. Not where somebody is in danger.',
  ),
  step('exact-offer', 10, 'low', 'q34 q14 q44', 'One exact offer with day and hour to somebody who had a hard week.', {
    when: calm,
    notBeside: ['day.upset-question'],
  }),
  step(
    'unfinished',
    20,
    'low',
    'q37',
    'Finishes the half-done thing that needs least, or offers it to somebody with a photo.',
  ),
  step(
    'stay-with-it',
    30,
    'low',
    'q17 q27',
    'Fifteen minutes of a dull task with a sheet for what would pull away, then fifteen of the best thing on the sheet.',
  ),
  step(
    'fixed-place',
    10,
    'low',
    'q02 q22',
    'Marks a spot for the thing hunted most and practices coming in and putting it there three times.',
  ),
  step(
    'slip',
    10,
    'low',
    'q60',
    'Tells an old clumsy moment to a friendly person in two sentences; if it hurt somebody, an apology instead.',
  ),
  step('waiting', 30, 'low', 'q05', 'Two fixed times to look for the news, a meal in between without the phone.'),
  step(
    'pick-part',
    5,
    'low',
    'q28 q38',
    'Names the part one would like before a shared task is divided; without one, proposes a place and an hour to a friend.',
  ),
  step(
    'ask-first',
    5,
    'high',
    'q18 q48 q38 q58',
    'Asks the quietest person by name before speaking or choosing, and counts to ten.',
    { notBeside: ['day.talk-last'] },
  ),
  step(
    'look-up',
    30,
    'high',
    'q01 q51 q41',
    'Keeps questions in a note while something else waits; the best one gets twenty minutes at a fixed hour and is told to somebody.',
  ),
  step(
    'hand-in',
    15,
    'high',
    'q07 q57',
    'Ten last minutes for something begun early, only mistakes, then handed in today.',
    { notBeside: ['day.off-good-enough'] },
  ),
  step(
    'still-bothered',
    10,
    'high',
    'q20 q40',
    'Asks somebody who went through the same bad day whether they are over it, and listens for ten minutes.',
    { when: calm, notBeside: ['day.upset-stay'] },
  ),
]
