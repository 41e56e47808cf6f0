import type { Condition } from '@/core/report/condition'
import type { AnswerStep } from '@/core/report/report-key'
import { all, any, group, high, inLow, lowPast, noHelp, not, stopped, strong } from './facts'

/** What one quoted answer says, standing out high or low; one line is one line and never speaks for its part. */
export const answerNotes: Record<string, { high: string; low: string }> = {
  q01: {
    high: 'Mood stood out even among what rose. Left out by the line: for how long, and what the first night was like.',
    low: 'The stretch was high without high spirits. Useful: next time wait for no good mood as its sign.',
  },
  q02: {
    high: 'Thoughts outran speech. The line leaves out whether they led anywhere; ask for one that is still good today.',
    low: 'Much rose, yet speech kept up with thought. Something in the head kept time.',
  },
  q03: {
    high: 'Money went more freely, by own measure, at whatever income. It leaves out the sum; only a statement knows it.',
    low: 'The wallet stayed as usual while other things moved. Which habit did that?',
  },
  q04: {
    high: 'Small things sufficed. The line leaves out who was nearby when it happened.',
    low: 'Small things stayed small in a stretch that was otherwise hot. Anger had to come from larger matters.',
  },
  q05: {
    high: 'Nearly everything seemed sure to succeed. Leaves out what was tried and what became of it: three outcomes would answer.',
    low: 'Energy without certainty. Doubt stayed at its post.',
  },
  q06: {
    high: 'Thoughts were pushed out unfinished. What is missing is the finished one; paper keeps it.',
    low: 'Each thought got its end, although much else hurried.',
  },
  q07: {
    high: 'Yes came before the thought. It leaves out how many of these are still open.',
    low: 'A yes still took its time. Others can rely on it, at any height.',
  },
  q08: {
    high: 'Answers turned sharp. The line knows the tone, not the question; often a kind one.',
    low: 'Tone stayed soft while other signs of heat rose. It was held, and holding is work.',
  },
  q09: {
    high: 'Ordinary things thrilled. Beautiful, and the earliest sign for some; leaves out whether anybody else saw it shine.',
    low: 'Things stayed ordinary. Drive had no glow around it.',
  },
  q10: {
    high: 'Subjects changed often. The listener’s side is missing.',
    low: 'One subject at a time, though the head was full. Others could follow.',
  },
  q11: {
    high: 'Chances taken that are usually avoided. It leaves out which; one is enough to name to a doctor, without shame.',
    low: 'Other limits moved, this one did not. Where danger lies, the usual self was at the wheel.',
  },
  q12: {
    high: 'Everybody seemed slow. The measure was one’s own speed; a clock would have shown it.',
    low: 'Others kept their usual pace in the reader’s eyes. Own speed may have been less than it felt.',
  },
  q13: {
    high: 'The view of own abilities moved away from the usual one. Up or down the line doesn’t say; neighbors of it do.',
    low: 'Mood rose, the measure of oneself stayed. A rare combination to keep.',
  },
  q14: {
    high: 'One thing could not be kept in mind. Leaves out whether it was boredom or storm.',
    low: 'The head raced and could still stay. Steering was there.',
  },
  q15: {
    high: 'Decisions got less time than usual. Not how large they were: look at the two largest.',
    low: 'Decisions kept their time in a fast stretch. This is the brake with a name.',
  },
  q16: {
    high: 'Patience with people went. Where it went first tells where it is needed most.',
    low: 'Patience stayed, whatever else burned. People close may not have noticed a thing.',
  },
  q17: {
    high: 'The body had far more energy. Leaves out the price, which bodies send later.',
    low: 'No extra strength in the body, though the stretch was high. It ran on something else: speed, mood, anger.',
  },
  q18: {
    high: 'Two hours less a night. Number of nights is missing, and a doctor will ask for it.',
    low: 'Nights kept their length. Everything else is easier while this is so.',
  },
  q19: {
    high: 'Told what is usually kept. Mostly weighs more on the teller than on those who heard it.',
    low: 'Own things stayed own, even with quick words around.',
  },
  q20: {
    high: 'Anger lasted. Leaves out what it was waiting for.',
    low: 'Anger came but did not settle. The end of it works by itself.',
  },
  q21: {
    high: 'Talk ran on. Of silence in that time others know more.',
    low: 'Energy did not go into talk. Perhaps nobody noticed for that reason.',
  },
  q22: {
    high: 'Rested after few hours. This is no gift and no proof of anything; it is a fact for the sheet.',
    low: 'Short or not, nights that lacked sleep were felt. The body still reports; believe it.',
  },
  q23: {
    high: 'From idea to act without a step between. It leaves out how the idea looked a week later.',
    low: 'Ideas had to wait their turn even then.',
  },
  q24: {
    high: 'More rows than usual. Count with how many people; one or many makes a difference.',
    low: 'Hot, but without rows. Heat went inward or elsewhere.',
  },
  q25: {
    high: 'Many new plans side by side. How many are still open today?',
    low: 'Strength without new plans: it went into what was there.',
  },
  q26: {
    high: 'Wide awake late at night, unlike usual. Which light, which screen, which company the line doesn’t say.',
    low: 'Late hours stayed late. A fast day did not take the night.',
  },
  q27: {
    high: 'Went further in love or flirting. No judgment; safety, consent and someone at home are the reader’s to weigh, and a doctor may hear it.',
    low: 'In love the usual measure held, while other steps were quick.',
  },
  q28: {
    high: 'Anger in the body. It gives a minute’s notice, and that minute can be used.',
    low: 'Anger stayed in words and thoughts; the body kept out. So it is easier to leave the room.',
  },
  q29: {
    high: 'Rest fell short. It was not missed then; was it later?',
    low: 'Breaks were taken in full flight. Who or what called them?',
  },
  q30: {
    high: 'The hour of sleepiness did not come. The clock on the wall has to stand in for it.',
    low: 'Sleepy at the usual hour in the middle of speed. The inner clock was on duty.',
  },
  q31: {
    high: 'Own limits were passed. Which one first? It is the one for a written rule.',
    low: 'Own limits held where other things gave way. Worth knowing by name.',
  },
  q32: {
    high: 'Anger went more slowly than usual. Minutes or days, the line doesn’t tell.',
    low: 'Quickly angry, quickly done. The ending is good; only others need to know it is over.',
  },
  q33: {
    high: 'Heavy for most of the day. Not how many days; two weeks of them are reason enough for help.',
    low: 'The low had hours without weight. When were they?',
  },
  q34: {
    high: 'Energy from end to end. Dates of both ends fit on a card.',
    low: 'Much changed this year, strength least. It is the keel among these answers, said plainly.',
  },
  q35: {
    high: 'Loved things left cold. This says nothing about love for them; it comes back in most people, later than wished.',
    low: 'Pleasure stayed within reach in a low. Small doses of it are allowed without guilt.',
  },
  q36: {
    high: 'Mood changed wholly within a day. Morning and evening would be worth two marks.',
    low: 'Days keep their color. What turns here turns slowly.',
  },
  q37: {
    high: 'Felt worth nothing. This sentence is a sign of the low and not a finding about the person. Tell someone; if life feels not worth it, help today. Gentle, direct.',
    low: 'Heavy as it was, own worth stayed. Hold it against everything the low says otherwise.',
  },
  q38: {
    high: 'From capable of anything to small. Both came with a height, neither with evidence.',
    low: 'Whatever moved, the view of oneself did not. Others feel that as reliability.',
  },
  q39: {
    high: 'Nothing was left to look forward to. Tell one person today; if it is so now, a helpline is for this too.',
    low: 'Something remained to look forward to. Small is enough; write down what it was.',
  },
  q40: {
    high: 'Full days, then flat ones. The flat ones may be their bill, or a turn of their own: dates tell.',
    low: 'High days did not end in flat ones. What came after them?',
  },
  q41: {
    high: 'Sleep changed a lot in the low. Which way the line leaves open; a doctor asks.',
    low: 'Sleep stayed through the low. A good floor.',
  },
  q42: {
    high: 'Own plans turned foreign. Not fickle: two heights read one plan.',
    low: 'Plans stayed one’s own at every height.',
  },
  q43: {
    high: 'Appetite changed. Up or down, kilos or not, belongs to the doctor’s part of the sheet.',
    low: 'Eating went on as usual. One fixed point three times a day.',
  },
  q44: {
    high: 'Mood left its height. Since the line asks for staying, the answer counts the leaving; how often it doesn’t know.',
    low: 'Mood mostly kept one height, while energy or self moved. Mood isn’t this reader’s best signal.',
  },
  q45: {
    high: 'Everyday tasks cost far more strength. Whoever saw laziness saw wrong.',
    low: 'Tasks went on at their usual cost. The low spared the hands.',
  },
  q46: {
    high: 'Turns without visible reason. Visible is the word: sleep two nights back is rarely in view.',
    low: 'Turns had reasons one could see. So they can be expected.',
  },
  q47: {
    high: 'Small choices slowed down. Somebody else may choose supper for a while.',
    low: 'Small choices stayed quick. The part of the head that decides was in order.',
  },
  q48: {
    high: 'Weeks differ in energy. A week is a good unit to plan in, then, not a month.',
    low: 'Weeks resemble one another though days do not. Inside the week lies what moves.',
  },
}

/** The most telling first: what doctors ask for, then what only this line asks. */
export const answers: readonly string[] =
  'q22 q18 q37 q05 q39 q31 q11 q03 q38 q35 q02 q17 q15 q20 q28 q42 q36 q25 q09 q13 q26 q30 q07 q23 q16 q04 q12 q33 q41 q43 q45 q47 q34 q40 q46 q44 q48 q27 q19 q01 q06 q10 q14 q21 q29 q08 q24 q32'.split(
    ' ',
  )

/** Where help comes first, daily life stopped, or a low without worth or hope goes on, nothing is practiced. */
const settled: Condition = not(
  any({ help: 'first' }, stopped, all(inLow, any(strong('q37'), { item: 'q39', from: 3 }))),
)
/** Right in every phase. */
const anyTime = settled
/** What is looked at or set up once the high, the low, or both are over. */
const highPast = all(settled, { phaseOf: 'activation', in: ['over', 'short'] })
const afterLow = all(settled, lowPast)
const afterBoth = all(highPast, lowPast)
/** Anger may frighten those at home, or stay: nothing with another person. */
const hot = any(high('irritability'), group('heat', 'high'))

const step = (
  id: string,
  minutes: number,
  answers: string,
  when: Condition,
  note: string,
  notBeside?: readonly string[],
): AnswerStep => ({
  id: `step.${id}`,
  minutes,
  answers: answers.split(' '),
  end: 'high',
  when,
  ...(notBeside && { notBeside }),
  note,
})

/** Exercises on single answers; what costs people most comes first. Of what is over, they set up the next time. */
export const answerSteps: readonly AnswerStep[] = [
  step('voice', 10, 'q37', afterLow, 'Records half a minute for oneself in a low, with a name to call.', [
    'day.letter-ahead',
  ]),
  step('standing-date', 10, 'q39 q35', afterLow, 'Makes one small date that repeats every month.'),
  step('second-night', 10, 'q18 q22', highPast, 'Writes the message that is sent after two short nights.'),
  step('lend-limit', 10, 'q31 q11', highPast, 'Tells one limit to somebody, and what to ask if it is dropped.'),
  step('one-tap', 10, 'q03', highPast, 'Takes quick payment out of the shop where most was spent.', [
    'day.limits.stakes',
    'day.draft.money',
  ]),
  step('morning-call', 5, 'q33 q41', afterLow, 'Arranges a short call on three mornings, by a code word.'),
  step('undo', 15, 'q15 q23', highPast, 'Asks whether one quick decision can still be undone.'),
  step('give-back', 10, 'q07 q25', highPast, 'Hands back one thing taken on, or puts away one plan.', [
    'day.open-plans',
    'day.open-plans.brief',
  ]),
  step('spare-meal', 15, 'q45 q43 q47', anyTime, 'Cooks double and freezes a portion for a heavy day.', [
    'day.open-plans.low',
  ]),
  step('anger-hour', 10, 'q20 q32 q28', anyTime, 'Gives anger ten minutes at a fixed hour, and one sentence.'),
  step('answer-again', 10, 'q08 q24', all(highPast, not(hot)), 'Answers one question again that got a sharp answer.', [
    'day.repair',
  ]),
  step('between-us', 5, 'q19', highPast, 'Asks once that what was told is kept.'),
  step('way-home', 10, 'q27', highPast, 'Decides when to go home, and a word that makes a friend call.'),
  step('yardstick', 10, 'q38 q13 q05', afterBoth, 'Keeps one measured result of an ordinary day.'),
  step('dull-chair', 10, 'q26 q30', anyTime, 'Prepares a dull place for late hours; the phone charges elsewhere.', [
    'day.bedtime',
    'day.bedtime.steady',
    'day.bedtime.after-rise',
    'day.keep-hours',
  ]),
  step('water-first', 10, 'q36 q46 q44', anyTime, 'Cares for the body before looking for a reason.', ['day.body']),
  step('move-one', 10, 'q40 q34 q48', anyTime, 'Moves one thing off the fullest day of the coming week.'),
  step('old-plan', 10, 'q42', afterBoth, 'Ten minutes of a plan that turned foreign, then one of two sentences.'),
  step('three-counts', 5, 'q12 q16 q04', anyTime, 'Counts to three after the last word of somebody slow.'),
  step(
    'one-thought',
    10,
    'q02 q06 q14',
    anyTime,
    'Thinks one question through; other ideas get a word in the margin.',
    ['day.parking.race'],
  ),
  step('second-question', 5, 'q21 q10', anyTime, 'Asks a second question before telling the own story.'),
  step('sit-down', 10, 'q29 q17', anyTime, 'Sits ten minutes between two alarms with empty hands.', ['day.hard-hour']),
  // What was far above usual is not invited back where help stands.
  step('good-evening', 10, 'q01 q09', all(highPast, noHelp), 'Plans something good with an end, and a usual night.'),
]
