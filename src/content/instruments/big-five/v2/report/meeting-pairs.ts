import type { PairNote } from './when'

/** How two ends meet: mechanism, scene, credit, cost. Every pair of traits with both ends. */
export const meetingPairs: readonly PairNote[] = [
  [
    'openness-high',
    'conscientiousness-high',
    'Curiosity supplies, order demands: each idea must be earned by finishing the last. Mechanism: the list protects the ideas from evaporating and slows them. Scene: a note saying "after the 15th". Cost: the spontaneous hour. Help: one entry without a purpose.',
  ],
  [
    'openness-high',
    'conscientiousness-low',
    'Every idea is a beginning, and beginnings are cheap here. Mechanism: interest falls at the moment the thing is understood. Scene: four tabs, four instruments, one of them in tune. Credit: finds what planners never pass. Cost: those who were told the plan keep waiting for it.',
  ],
  [
    'openness-low',
    'conscientiousness-high',
    'A proven way and the will to finish make a routine that carries others. Mechanism: no energy is lost on choosing. Scene: the same order of errands every Saturday. Cost: when the rule changes, two strengths lose their hold at once, so the reader needs the change explained before the date.',
  ],
  [
    'openness-low',
    'conscientiousness-low',
    'Neither novelty nor plan pulls, so the situation does: what lies on top gets done. Credit: can give all of itself to what is there. Nothing about worry or regret: that is stability. Cost: what never lies on top, such as a renewal or a check, is met by its reminder.',
  ],
  [
    'openness-high',
    'extraversion-high',
    'Thinking happens in the mouth: the idea is born while it is told. Mechanism: listeners’ faces sort the good from the bad. Cost: half-baked thoughts are heard as plans, and someone has already begun to act on one. A word of label ("thinking aloud") spares that.',
  ],
  [
    'openness-high',
    'extraversion-low',
    'Much is thought and little is broadcast. Mechanism: an idea is shown when it is finished, which is when others can no longer add to it. Credit: depth. Cost: the credit goes to whoever says it first. Scene: the notebook, the meeting, somebody else’s sentence.',
  ],
  [
    'openness-low',
    'extraversion-high',
    'Sociable in known places: knows everybody at one table. Mechanism: company supplies the variety that topics do not. Credit: loyal circles. Cost: a new circle means new topics, and these bore before the people can win.',
  ],
  [
    'openness-low',
    'extraversion-low',
    'The known and the few strengthen each other: a day can pass without one surprise, and be good. Credit: rest that others book a trip for. Cost: news arrives through one or two people; if one of them moves away, a window closes.',
  ],
  [
    'openness-high',
    'agreeableness-high',
    'Curiosity aimed at people: takes the other view so well that it moves in. Credit: bridges. Cost: after three conversations has three opinions and none of them is checked against the own. Scene: nodding to both sides of one quarrel.',
  ],
  [
    'openness-high',
    'agreeableness-low',
    'Tests ideas by pushing them. Mechanism: agreement gives no information. Credit: errors get found early. Cost: people defend the idea like a child, and the game ends without anybody saying so.',
  ],
  [
    'openness-low',
    'agreeableness-high',
    'Care takes the form of deeds that are known to work. Scene: soup, jump leads, an hour of childminding. Credit: arrives. Cost: a person who needs to be understood and not helped goes home with soup.',
  ],
  [
    'openness-low',
    'agreeableness-low',
    'A plain test for all things and people: does it hold? Credit: hard to fool. Cost: a half-formed plan of someone dear meets two filters at once, "what for" and "I doubt it", and does not come back.',
  ],
  [
    'openness-high',
    'stability-high',
    'The unknown interests more than it threatens. Mechanism: no alarm rings when an answer stays open. Credit: goes first. Cost: underestimates how much the journey costs those who come along.',
  ],
  [
    'openness-high',
    'stability-low',
    'One fine receiver for beauty and for danger. Mechanism: imagination draws what might happen, also the bad. Scene: the same mind that invents a life for a stranger invents the accident. Credit: nothing passes unfelt. Cost: the night. Label: the picture is a picture.',
  ],
  [
    'openness-low',
    'stability-high',
    'Little pulls away and little pushes off. Credit: a direction others can rely on for years. Cost: no inner unrest announces that something has had its time; the news has to come from people.',
  ],
  [
    'openness-low',
    'stability-low',
    'Change may cost twice: it is seldom sought and may stay for a while; said as possible, since the score may lie near the middle. Mechanism: the known place is what settles the alarm. Credit: knows exactly what does them good. Cost: with a move or a new boss the comfort goes just when it is wanted; so one constant is taken along on purpose.',
  ],
  [
    'conscientiousness-high',
    'extraversion-high',
    'Takes the lead and the minutes. Mechanism: whoever speaks first gets the task, and this one keeps it. Credit: things happen. Cost: others’ hands stay in their laps, later also their ideas.',
  ],
  [
    'conscientiousness-high',
    'extraversion-low',
    'Delivers without announcing. Mechanism: finished work is thought to speak; it has a soft voice. Credit: no promises, only results. Cost: invisible effort gets more effort assigned.',
  ],
  [
    'conscientiousness-low',
    'extraversion-high',
    'People beat plans. Scene: on the way to the errand, met somebody, the shop is shut. Credit: is there when somebody needs an hour now. Cost: the absent one, who had the appointment, pays.',
  ],
  [
    'conscientiousness-low',
    'extraversion-low',
    'Without outside clock or company, a day finds its own shape. Credit: long hours of one’s own without guilt. Cost: nobody notices when a thing gets stuck, the reader included; one quiet witness is enough.',
  ],
  [
    'conscientiousness-high',
    'agreeableness-high',
    'Says yes kindly and then keeps it. Mechanism: each kept promise makes the next request likelier. Credit: trusted by all. Cost: the calendar belongs to others by Wednesday. The limit has to be in the promise, because it will not come in the keeping.',
  ],
  [
    'conscientiousness-high',
    'agreeableness-low',
    'High standards, spoken. Credit: the reader meets them too, and quality rises. Cost: people hear a grade where a fact was meant. Mechanism: the praise is thought and not said, since doing it right is simply right.',
  ],
  [
    'conscientiousness-low',
    'agreeableness-high',
    'The good heart makes the double booking. Mechanism: yes is said to a face, the calendar has none. Credit: nobody leaves unheard. Cost: two people waiting, both forgiven in advance and a little less trusting.',
  ],
  [
    'conscientiousness-low',
    'agreeableness-low',
    'Answers to neither schedule nor mood of the group. Credit: independence that sees when a rule is empty. Cost: teamwork costs both sides; where it matters, one fixed point agreed beforehand does more than goodwill.',
  ],
  [
    'conscientiousness-high',
    'stability-high',
    'Plan and pulse agree. Credit: a rare rest for others. Cost: load is added because no creaking is heard; the reader says "fine" and it is true until the week it is not.',
  ],
  [
    'conscientiousness-high',
    'stability-low',
    'Doubt drives the diligence and diligence calms the doubt, for an hour. Scene: the fourth reading of a mail. Credit: few errors. Cost: done is a feeling that comes late; a rule for "done" fixed beforehand stands in for it.',
  ],
  [
    'conscientiousness-low',
    'stability-high',
    'Unfinished and untroubled. Credit: nobody is as relaxed in a mess. Mechanism: no alarm reminds. Cost: the worry moves to the people around, who then do the reminding and are called nervous.',
  ],
  [
    'conscientiousness-low',
    'stability-low',
    'The pile and the bad conscience feed each other: looking at it hurts, so it is not looked at. Credit: it hurts because others matter. Mechanism is a loop, not a flaw; ten minutes with company break it more easily than a resolution.',
  ],
  [
    'extraversion-high',
    'agreeableness-high',
    'Warm and loud: hosts by nature. Credit: the newcomer is in by nine. Cost: a quiet need in the room is overlooked in the good cheer, above all the reader’s own.',
  ],
  [
    'extraversion-high',
    'agreeableness-low',
    'First word and no cushion: debates are sport. Credit: things get settled in the room. Cost: the ones who need time bring their reasons to somebody else. Scene: a meeting that ends early and is reopened by mail.',
  ],
  [
    'extraversion-low',
    'agreeableness-high',
    'Yields and does not announce it. Mechanism: two silences on top of each other, so nobody knows there was a wish. Credit: unfussy peace. Cost: after years, surprise on both sides. A wish in writing costs less than one aloud.',
  ],
  [
    'extraversion-low',
    'agreeableness-low',
    'Seldom speaks, then straight. Mechanism: with no small talk before it, one sentence weighs a pound. Credit: taken seriously. Cost: feared more than meant; a word of agreement now and then would be news to people.',
  ],
  [
    'extraversion-high',
    'stability-high',
    'Goes in, stays calm: good on a bad stage. Credit: others come out from behind. Cost: misses the small signs of those for whom the room is too much.',
  ],
  [
    'extraversion-high',
    'stability-low',
    'Shares feelings as they come. Mechanism: telling is how they settle. Credit: no grudge in the cellar. Cost: the listener carries on with it after the reader is through. Say at the start how old the feeling is.',
  ],
  [
    'extraversion-low',
    'stability-high',
    'Calm that does not talk. Credit: rest. Cost: silence is filled in by others, with boredom or disapproval; they cannot see that it is simply quiet in there.',
  ],
  [
    'extraversion-low',
    'stability-low',
    'Much moves and little is said. Mechanism: what is not told gets turned over instead. Credit: spares others. Cost: help cannot come, since nobody was told; one person and one sentence are enough.',
  ],
  [
    'agreeableness-high',
    'stability-high',
    'Warmth that does not tip. Mechanism: can feel along without drowning. Credit: people bring the heavy things here. Cost: a one-way road; nobody asks the railing how it is.',
  ],
  [
    'agreeableness-high',
    'stability-low',
    'Feels with others and keeps feeling. Scene: a friend’s quarrel is still in the stomach when the friend has made up. Credit: accuracy. Cost: helps in order to be calm again, which is a good reason and a tiring one.',
  ],
  [
    'agreeableness-low',
    'stability-high',
    'A guess: conflict may not weigh long on this reader, so there is little reason to avoid it. No comparison as a fact. Credit: says what must be said, evenly. Cost: misjudges the price on the other side; the same ten minutes last a weekend over there.',
  ],
  [
    'agreeableness-low',
    'stability-low',
    'Sees what is wrong, says it, and feels it. Mechanism: the heat makes the sentence sharper than the thought. Credit: honesty at own expense. Cost: an answer to the tone and not to the point. An hour between heat and sentence keeps the point.',
  ],
]
