import type { Condition } from '@/core/report/condition'
import type { Piece, PlanDay } from '@/core/report/key'
import { says } from './when'

const day = (id: string, note: string, extra: Omit<Piece, 'id' | 'note'> = {}): Piece => ({
  id: `day.${id}`,
  ...extra,
  note,
})

/** One variant. */
export const plain = (minutes: number, id: string, note: string, cites?: readonly string[]): PlanDay => ({
  minutes,
  variants: [day(id, note, cites && { cites })],
})

/** A variant for readers who say so, before the one for everybody. */
export const fitted = (
  minutes: number,
  special: { id: string; when: Condition; mentions?: readonly string[]; cites?: readonly string[]; note: string },
  other: { id: string; note: string; cites?: readonly string[] },
): PlanDay => ({
  minutes,
  variants: [
    day(special.id, special.note, {
      when: special.when,
      ...(special.mentions && { mentions: special.mentions }),
      ...(special.cites && { cites: special.cites }),
    }),
    day(other.id, other.note, other.cites && { cites: other.cites }),
  ],
})

/** Days that several plans share; they speak of "the situation of this week", which the head names. */
export const sentence = plain(
  10,
  'sentence',
  'Write one if-then sentence for the situation of this week and put it where it will be seen (phone, door, laptop). Form: if it is Tuesday at six, then I close the lid. Why: plans in that form were carried out more often than good intentions; keep the claim to that.',
  ['gollwitzer'],
)

export const witness = plain(
  10,
  'witness',
  'Ask one person who was there how it looked from their chair: "What did you notice me doing?" Listen, say thanks, do not explain. Why: on what shows outside, others see as much as oneself. Way out: nobody suitable, then write what that person would say.',
  ['vazire'],
)

export const lookBack = plain(
  10,
  'look-back',
  'Read the notes of six days. Which step served the situation, which only felt like work? Keep one, drop five. Why: one step repeated is worth more than a set given up. No grade, no score.',
)

export const three = plain(
  10,
  'three',
  'Write down the last three times this situation came up: where, who, what one did, how it ended. Leave the end blank where it is not known. Why: a trait is a summary, and this checks it against three days. We do not know what they will show.',
)

/** Four days a plan of its own; the others are shared. */
export const own = {
  showIdea: [
    fitted(
      15,
      {
        id: 'idea-dated',
        when: says('q57'),
        mentions: ['q57'],
        note: 'For a late starter (slot {q57.lower}). Choose one idea from the heap and a person who will see it on a named day this week; the date is theirs, not one’s own. Why: borrowed deadlines count more here. Words: "Can I show you something on Friday, five minutes?"',
      },
      {
        id: 'idea-chosen',
        note: 'Write all open ideas on one page, ten minutes, then mark the one that somebody else could use by Sunday. The others rest on the page. Why: choosing ends the hunt without forbidding it.',
      },
    ),
    plain(
      20,
      'idea-small',
      'Make the smallest version that can be shown: six lines, one sketch, one cooked dish. Stop at twenty minutes whatever it looks like. Why: a thing can be answered, a thought cannot.',
    ),
    plain(
      10,
      'idea-example',
      'Prepare telling it: first one example from an ordinary day, then the idea, then "what would go wrong?". Why: people who like what is proven can enter through the example.',
    ),
    plain(
      10,
      'idea-told',
      'Show it, ask "what is missing?", write the answer word for word, no defense. Way out: the day is bad for them, ask for another. Why: this serves the meeting, not the trait.',
    ),
  ],
  change: [
    plain(
      10,
      'change-named',
      'Name one change that is coming anyway: an app, a rule, a colleague, a road. Write two columns, what it takes, what stays exactly as it is. Why: the second column is nearly always longer and nobody reads it out.',
    ),
    fitted(
      15,
      {
        id: 'change-inside',
        when: says('q41'),
        mentions: ['q41'],
        note: 'For one who wants to know how things work inside (slot {q41.lower}). Have somebody explain what problem the new thing was built for. One question, no verdict. Why: understanding is the reader’s own way in.',
      },
      {
        id: 'change-asked',
        note: 'Ask the person who wants the change: "What gets better, and for whom?" Write the answer down. Why: a use can be checked, enthusiasm cannot.',
      },
    ),
    plain(
      20,
      'change-trial',
      'Try it for twenty minutes in a place where a mistake costs nothing, then go back. Write one thing that was worse and one that was not. Why: a trial with an end is a test and no conversion. Stop is allowed.',
    ),
    plain(
      10,
      'change-kept',
      'Decide which one familiar thing comes along on the day of the change, and tell somebody. Why: what is kept on purpose frees the hands.',
    ),
  ],
  eveningOff: [
    plain(
      10,
      'off-fixed',
      'Choose one evening this week and its limits: from when to when. Put it into the calendar as an appointment. Why: what is in the calendar gets kept here; use that.',
    ),
    plain(
      10,
      'off-parked',
      'Before that evening write each open thing with its next step and day. Then close the page. Why: in experiments, specific plans took unfinished goals off people’s minds; whether it does so for the reader is to be seen tonight.',
      ['masicampo'],
    ),
    fitted(
      15,
      {
        id: 'off-one-left',
        when: { any: [says('q12'), says('q32')] },
        note: 'For those who clear up first. Leave one small visible thing undone on purpose, note the unrest from 0 to 10, again after an hour. Why: shows what the unfinished thing really costs. Not a training in untidiness; the thing may be done tomorrow.',
      },
      {
        id: 'off-good-enough',
        note: 'Choose one task of tomorrow and write beforehand what is enough: three points. Stop there. Why: a limit set in the morning is kinder than the one at midnight.',
      },
    ),
    plain(
      60,
      'off-evening',
      'The evening. Nothing with a result in it: a walk, a pan, a talk. If a duty comes to mind it goes on the page, one line. Why: it serves the evening; the standard stays as it is.',
    ),
  ],
  promise: [
    plain(
      10,
      'promise-chosen',
      'Choose one open promise, the one whose waiting person has a face. Say to them: "You will have it on … " and name a day two days later than hoped. Why: people in studies underestimated how long their own tasks take.',
      ['buehler'],
    ),
    fitted(
      10,
      {
        id: 'promise-deadline',
        when: says('q57'),
        mentions: ['q57'],
        cites: ['ariely'],
        note: 'For those who start at the deadline (slot {q57.lower}). Put a false end in front: half of it goes to somebody on Wednesday, however rough. Why: in a study with paid proofreading, evenly spaced deadlines set from outside brought better work than one at the end.',
      },
      {
        id: 'promise-start',
        note: 'Ten minutes of the first step with a timer, standing if possible, then stop and note the very next move. Why: the restart is what costs; the note pays for it.',
      },
    ),
    plain(
      20,
      'promise-company',
      'Twenty minutes beside or on the phone with somebody who does their own thing. Words: "Twenty minutes, each our own, then coffee." Why: company replaces the clock and costs no resolve.',
    ),
    plain(
      10,
      'promise-handed',
      'Hand it over, or say on the day that it will be late and when. Both count. Why: an early sign keeps trust; silence spends it.',
    ),
  ],
  longTalk: [
    plain(
      10,
      'talk-chosen',
      'Choose a person who speaks less and a time with no crowd: a walk, dishes, a drive. Words: "I’d like to hear how it really is with …" Why: the place does half of the listening.',
    ),
    plain(
      15,
      'talk-second',
      'In one talk ask two follow-up questions on what was just said before telling anything of one’s own. Why: in studies of chats between strangers, those who asked more follow-up questions were liked more; the reader’s friends were not studied.',
      ['huang'],
    ),
    fitted(
      10,
      {
        id: 'talk-last',
        when: says('q18'),
        mentions: ['q18'],
        note: 'For one who ends silences (slot {q18.lower}). In the next round speak third. Count silently to five first. Note who began and what they said. Why: shows what a silence contains.',
      },
      {
        id: 'talk-pause',
        note: 'After each answer in one talk leave three seconds. Note what came in the third. Why: second thoughts need a gap. A gate: with somebody in distress do not play with silence.',
      },
    ),
    plain(
      10,
      'talk-kept',
      'Next day come back to one thing they said: "I thought about …" Why: it proves the hearing; energy is kept and used.',
    ),
  ],
  oneMeeting: [
    plain(
      10,
      'meeting-point',
      'Choose one meeting, class or family round this week and one point that would be lost without you. One sentence, written. Why: a ready sentence is not overtaken.',
    ),
    plain(
      5,
      'meeting-ahead',
      'Send the sentence beforehand to the person who leads: "I’d like to raise …, two minutes." Why: being called costs less than cutting in, and the leader is usually glad.',
    ),
    fitted(
      10,
      {
        id: 'meeting-late',
        when: says('q08'),
        mentions: ['q08'],
        note: 'For a thought that is ready too late (slot {q08.lower}). Words: "I want to go back to the point before." Say it once. Why: groups seldom mind; the topic had moved, not closed.',
      },
      {
        id: 'meeting-early',
        note: 'Say the sentence in the first ten minutes, also if unpolished. Then silence is free. Why: early words are answered, late ones noted.',
      },
    ),
    plain(
      10,
      'meeting-after',
      'Write two lines to one person about what was said there. Why: the written voice counts; after chats people were found to be liked better than they guessed.',
      ['boothby'],
    ),
  ],
  ownWish: [
    plain(
      10,
      'wish-small',
      'Three times today answer "what would you like?" with a thing and not with "whatever". Coffee or tea will do. Why: the wish has to be found before it can be told.',
    ),
    plain(
      10,
      'wish-tomorrow',
      'At the next request say: "I’ll tell you tomorrow by noon." Then decide at a table, not in a corridor. Why: a night separates kindness from reflex. The yes stays allowed.',
    ),
    plain(
      10,
      'wish-asked',
      'Ask somebody for one exact thing, an hour on Saturday for instance. Why: in studies people asked for help said yes more often than the askers had expected. Choose a person who is safe to ask.',
      ['flynn'],
    ),
    fitted(
      15,
      {
        id: 'wish-movie',
        when: says('q29'),
        mentions: ['q29'],
        note: 'For one who goes along with the movie (slot {q29.lower}). Pick the next one, and let the others grumble for two minutes without changing it. Why: finds out whether the peace needed the yielding.',
      },
      {
        id: 'wish-decision',
        note: 'In the joint decision of this week say the wish first, then ask for theirs. Form: "I’d like …; what about you?" Why: it serves the decision: two wishes can be combined, one and a shrug cannot.',
      },
    ),
  ],
  fairQuarrel: [
    plain(
      10,
      'quarrel-point',
      'Choose one open disagreement and write its point in one sentence without the word "always". Then the other side’s point, as well as they would say it. Why: half of quarrels end on paper; which half, this will show.',
    ),
    fitted(
      10,
      {
        id: 'quarrel-blunt',
        when: says('q59'),
        mentions: ['q59'],
        note: 'For one who points out flaws bluntly (slot {q59.lower}). Same flaw, other order: what it is good for, then the flaw, then the question. Same honesty. Why: the fact gets heard before the defense starts.',
      },
      {
        id: 'quarrel-repeat',
        note: 'Begin one disagreement by saying the other’s view until they say "yes, that’s it". Then one’s own. Why: people stop arguing about being heard.',
      },
    ),
    plain(
      15,
      'quarrel-said',
      'Have the talk: private, seated, fifteen minutes. Why: people in experiments expected honest talks to do more harm than they did; that held for talks they had chosen, with people they knew.',
      ['levine'],
    ),
    plain(
      5,
      'quarrel-close',
      'End it on purpose: one thing that was right in what they said, one thing that stays open. Why: an end that is spoken is not reopened by mail.',
    ),
  ],
  otherUpset: [
    plain(
      5,
      'upset-question',
      'The next time somebody is upset ask first: "Ideas or company?" Do the one they choose. Why: calm is read as distance until it asks.',
    ),
    plain(
      10,
      'upset-signal',
      'Take one worry of a tense person and check it as if it were true, ten minutes. Write what was found. Why: others’ alarms are information from a finer instrument, right or wrong.',
    ),
    plain(
      10,
      'upset-stay',
      'Stay ten minutes longer than needed with somebody who is not over it yet. Say little. Why: they need time where this reader needs none.',
    ),
    fitted(
      10,
      {
        id: 'upset-body',
        when: { group: 'composure', above: 'evenness' },
        mentions: ['composure', 'evenness'],
        note: 'For one who holds in the strain and wobbles later (slots for both groups). Plan the hour after the next hard thing: food, nobody, no decision. Why: the calm is real and it is paid later.',
      },
      {
        id: 'upset-own',
        note: 'In the evening write one thing that did touch oneself today, however faint, with its size from 1 to 10. Why: small signals are easier read early; no search for hidden pain.',
      },
    ),
  ],
  longWait: [
    plain(
      10,
      'wait-known',
      'One wait or worry of this week in two columns: what is known, what is guessed. Why: the second column is longer and has been treated like the first. Nothing is forbidden, only sorted.',
    ),
    fitted(
      15,
      {
        id: 'wait-remark',
        when: says('q10'),
        mentions: ['q10'],
        note: 'For whom one remark spoils the day (slot {q10.lower}). Write it down exactly as said; beside it what one heard. Ask once, if safe: "What did you mean by …?" Why: the words usually weigh less than the echo.',
      },
      {
        id: 'wait-eve',
        note: 'The evening before: fifteen minutes with the list of what could go wrong and, beside each, one thing to carry or to say. Then the list goes into the bag. Why: the foresight has done its work.',
      },
    ),
    plain(
      10,
      'wait-later',
      'Write three sentences from a year ahead about this matter. Why: in experiments people who looked at a trouble from the far future felt less distress at that moment. If it makes it heavier, stop.',
      ['bruehlman'],
    ),
    plain(
      20,
      'wait-hands',
      'Twenty minutes with the hands at something that shows a result, phone in another room; size of the unrest before and after. Why: the number tells whether this helps, not the advice.',
    ),
  ],
  oneDecision: [
    plain(
      10,
      'decision-named',
      'Name one decision of this week and the two people or places it has to do with. Why: with scores near the middle the setting decides, so it is the setting that is described.',
    ),
    plain(
      10,
      'decision-both',
      'Write how you would decide at work and how with friends. Where do they differ? Why: that difference is the finding the scores could not show.',
    ),
    plain(
      10,
      'decision-setting',
      'Choose the setting on purpose: where, with whom, at what hour it will be decided. Why: to choose the setting is this reader’s lever.',
    ),
    plain(
      10,
      'decision-made',
      'Decide, and tell one person the decision and the reason in two sentences. Why: others cannot predict an even person; they can be told.',
    ),
  ],
} as const satisfies Record<string, readonly PlanDay[]>
