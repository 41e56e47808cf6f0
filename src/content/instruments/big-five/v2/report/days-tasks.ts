import type { PlanDay } from '@/core/report/report-key'
import { fitted, plain } from './days'
import { says } from './when'

/** Four days for each situation with a thing, an evening or a decision in it. */
export const tasks = {
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
        when: { group: 'ideas', above: 'imagination' },
        mentions: ['ideas', 'imagination'],
        note: 'For one whose questions fare better than pictures (slots for both groups). Have somebody explain what problem the new thing was built for. One question, no verdict. Why: understanding is the reader’s own way in.',
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
        note: 'For those who start at the deadline (slot {q57.lower}). Put a false end in front: half of it goes to somebody on Wednesday, however rough. Why: a near end is what gets this reader going, so one is moved nearer, and somebody outside makes it real.',
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
