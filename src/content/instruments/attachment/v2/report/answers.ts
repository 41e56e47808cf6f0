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
