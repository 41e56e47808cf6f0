import { type Condition, not } from '@/core/report/condition'
import type { AnswerStep } from '@/core/report/report-key'
import { outOfReach } from './conditions'

/** Items, the most telling first: which is quoted when several stand out alike. */
export const answers: readonly string[] = [
  'q15',
  'q20',
  'q10',
  'q17',
  'q16',
  'q19',
  'q24',
  'q06',
  'q05',
  'q22',
  'q12',
  'q07',
  'q21',
  'q18',
  'q11',
  'q02',
  'q14',
  'q08',
  'q23',
  'q01',
  'q13',
  'q09',
  'q04',
  'q03',
]

/** What to read in one line that stands out, for the writers; one line is one line and never speaks for its part. */
export const answerNotes: Readonly<Record<string, { high: string; low: string }>> = {
  q01: {
    high: 'A hard day isn’t let show. What the line leaves out: showing isn’t telling; a face gives away more than one decides. Question: who would have to see it without being told?',
    low: 'A hard day may be seen. The line says nothing about words; to be seen is the cheaper half. Whoever lives near can act on a face.',
  },
  q02: {
    high: 'Rereads the own message for a mistake. It offers one explanation, the own mistake, and the search goes in one direction. Ten reasons for a slow reply have nothing to do with a text.',
    low: 'A slow reply isn’t searched for a mistake. A sample of trust in the own words, already in hand. Does it hold with an important message as well?',
  },
  q03: {
    high: 'An arm around the shoulder is soon too much. Body, not heart: some people like nearness at half a meter. The other can’t tell which of the two it is.',
    low: 'An arm may stay. Nearness without words counts too; it may be the language in which most is said here.',
  },
  q04: {
    high: 'A reason for calling off is doubted. Sometimes rightly; the line doesn’t ask about the other’s record. A count of the last five would tell more than a feeling.',
    low: 'A reason is taken as a reason. It saves both a hearing. The line is about canceled plans only, the most checkable kind of word.',
  },
  q05: {
    high: 'Says it was fine. A kind lie, told to somebody who asked. It answers the question so that no second one comes. What would the second question have been?',
    low: 'Tells the truth about a bad day when asked. The other’s question is worth something here. Note: when asked; who starts?',
  },
  q06: {
    high: 'Nothing else gets done until peace is made. Shows how much peace weighs, and hands the afternoon to the quarrel. Whoever cools down slowly needs exactly the time that’s unbearable here.',
    low: 'Can do other things with a quarrel open. Useful: cooled heads talk better. The other may be unable to, and take the calm for not caring.',
  },
  q07: {
    high: 'Rather manages a fever alone. Few lines are so clear: even weak, no nursing. Protects from being a burden, and from seeing who’d come.',
    low: 'With a fever, may be looked after. Being weak in front of someone is the harder kind of trust; it’s there.',
  },
  q08: {
    high: 'Doesn’t enjoy hearing of the other’s good time elsewhere. Maybe the joy isn’t the trouble but the empty chair in the story. Which detail stings: who, how late, how funny?',
    low: 'Enjoys the tale of a good time without them. The other needn’t shorten stories; a rare comfort, and easily taken for granted.',
  },
  q09: {
    high: 'Doesn’t come right out with a favor. Pays with own time, and leaves the other without a chance to be useful. Hinting also counts as not asking.',
    low: 'Asks straight out for a favor. Gives the other a clear yes or no, which is a favor too.',
  },
  q10: {
    high: 'A quiet meal starts a search in oneself. Quiet was noticed correctly; the reason was made up. Headache, boss and chewing aren’t on the list.',
    low: 'A quiet meal is a quiet meal. Someone may be tired at this table. If the quiet ever means something, who’d say so first?',
  },
  q11: {
    high: 'Changes the subject when it’s about the relationship. The reflex is fast; the sentence that was coming stays unknown, the good ones as well.',
    low: 'Stays with the subject of the two. Not everybody can; the other may need more time for it than this reader.',
  },
  q12: {
    high: 'A new name starts a comparison. The comparison uses the other’s best story and the reader’s ordinary day. Nobody announced a contest.',
    low: 'A new name is a name. Trust without proof; the reader never had to practice it. Where else would that ease be useful?',
  },
  q13: {
    high: 'Embarrassments aren’t told. So the other knows the presentable version; fondness often sits on the other one. Start small: a typo, a wrong bus.',
    low: 'Tells the awkward story themselves. Takes the sting out before anyone else can; laughing together is nearness as well.',
  },
  q14: {
    high: 'In a disagreement, doesn’t count on staying as close. So each argument carries two subjects, the issue and the bond. Naming the second aloud would leave room for the first.',
    low: 'Trusts the closeness in the middle of a disagreement. That makes arguing possible; the other may need to hear it said.',
  },
  q15: {
    high: 'Answers tenderness with a joke. A joke is a reply too, but it hands the sentence back. From the other’s chair: something large was offered. It covers a moment, not a lack.',
    low: 'Lets a tender sentence stand. The giver sees that it arrived, and gives again; rarer than it looks.',
  },
  q16: {
    high: 'After a good day still wants to hear it’s all right. Odd timing: the proof was the day. A sign that the day isn’t counted as evidence; ask what would count.',
    low: 'A good day needs no seal. The day itself is believed. That can be lent to days that were only medium.',
  },
  q17: {
    high: 'Turns cool after very close days. Not an end, a breath. Unannounced it reads like a verdict on the days before.',
    low: 'Close days may be followed by close days. No breath is needed; maybe the other needs one and doesn’t say.',
  },
  q18: {
    high: 'Late news takes the calm out of the day. Not late love, late news: a fact is missing. How late is late – an hour, a night? The own limit is worth knowing.',
    low: 'Late news leaves the day as it was. The thread is held without pulling on it. The sender will be grateful, if told.',
  },
  q19: {
    high: 'The biggest worry is told when settled. The other gets the happy end and misses the chapter. Consideration and loneliness in one sentence.',
    low: 'The biggest worry is told while it’s big. The other may be at a loss; being told was the point.',
  },
  q20: {
    high: 'Wonders whether praise is meant. The check costs the giver a little each time. The line asks about nice things only; is blame checked as well?',
    low: 'Praise is believed. A gift to those who give it. It also means a careless compliment gets full weight.',
  },
  q21: {
    high: 'Doesn’t say in plain words what the other means. Deeds may say it. Deeds need a reader; words can be taken along.',
    low: 'Says in plain words what the other means. Nobody has to deduce it here. Some people reply to it with dishes; it’s a reply.',
  },
  q22: {
    high: 'A small quarrel raises “never the same again”. In fact it’s seldom the same, and mostly all right. Compare the last three feared ends with what came.',
    low: 'A small quarrel stays small. It may end without a ceremony. Does the other know it’s over?',
  },
  q23: {
    high: 'Doesn’t say when they miss someone. The missing happens anyway, unseen. The other may think they’re not missed; two people can miss each other in silence.',
    low: 'Says when they miss someone. No guessing for the other. It’s a statement, not a bill; it helps when it sounds like that.',
  },
  q24: {
    high: 'Feels left out of pictures with others. A picture shows a second and hides the evening. What would have had to be asked: come along?',
    low: 'Pictures with others don’t sting. Being outside a frame isn’t being outside. The other can post without thinking twice.',
  },
}

const step = (
  id: string,
  minutes: number,
  items: string,
  note: string,
  { when, notBeside }: { when?: Condition; notBeside?: readonly string[] } = {},
): AnswerStep => ({
  id: `step.${id}`,
  minutes,
  answers: items.split(' '),
  end: 'high',
  ...(when && { when }),
  ...(notBeside && { notBeside }),
  note,
})

/** It goes to the person thought of; the others fit anybody of today. */
const inReach = not(outOfReach)

/** Exercises on single answers; what costs people most comes first. Calm and open answers call for none. */
export const answerSteps: readonly AnswerStep[] = [
  step('early', 10, 'q19', 'Tells one worry that has a date, and asks to be asked on that day.', {
    notBeside: ['day.half', 'day.half.apart'],
  }),
  step('argument-hour', 15, 'q06', 'Suggests an hour for it; three points on a slip, hands busy until then.', {
    notBeside: ['day.pause', 'day.pause.seldom'],
  }),
  step('sent', 5, 'q02', 'Reads the own message once, as a friend’s; then the chat is archived until seven.'),
  step('quiet-meal', 5, 'q10', 'Asks once over a quiet meal, and takes the answer as it is until tomorrow.'),
  step('sick-deal', 10, 'q07', 'Agrees beforehand with one person on very little care in a fever.'),
  step('hard-day', 5, 'q05 q01', 'Two sentences afterward about a hard day that was called fine or hidden.'),
  step('forecast', 10, 'q22', 'Writes the fear as a forecast with a date; says something ordinary.'),
  step('late', 10, 'q18', 'Sets the own hour until which late counts as normal, and what to do then.'),
  step('praise', 5, 'q20', 'Asks for the example behind a kind word, and stops there.', {
    notBeside: ['day.believe', 'day.believe.apart'],
  }),
  step('good-day', 10, 'q16', 'Says the own half first and keeps one line on what the other did.'),
  // Says what is between the two, so only where they are in touch; no pressing, and not where a reaction is feared.
  step('about-us', 10, 'q11', 'Ten minutes about the two; three sentences heard first.', {
    when: inReach,
  }),
  step('tiny-no', 5, 'q14', 'Disagrees about something tiny with a kind person, and says the fondness with it.'),
  step('outing', 10, 'q24', 'Asks for what one would have liked in a picture, with a day.', { when: inReach }),
  step('everyday-question', 5, 'q12 q08', 'One everyday question, then something of the own day.', {
    when: inReach,
  }),
  step('quiet-note', 10, 'q17', 'A message kept ready for after close days, with an hour for the call.', {
    notBeside: ['day.announce', 'day.announce.apart', 'day.announce.rare', 'day.announce.dating'],
  }),
  step('ask-for-it', 5, 'q09', 'Asks one person for help that is needed, with a day and an end.', {
    notBeside: ['day.favor', 'day.favor.plain', 'day.favor.easy'],
  }),
  step('after-joke', 5, 'q15', 'Answers a tender sentence a second time, without the joke.', {
    notBeside: ['day.receive', 'day.receive.apart'],
  }),
  step('wish-you-there', 5, 'q23 q21', 'One sentence about a moment at which they were missed.', { when: inReach }),
  step('another-day', 10, 'q04', 'Answers a cancellation with a new day and without a question about the reason.'),
  step('blunder', 5, 'q13', 'Tells a small blunder in three sentences to somebody who would laugh along.'),
  step('touch', 5, 'q03', 'Chooses a touch and begins it, where the other likes it too.', {
    when: inReach,
  }),
]
