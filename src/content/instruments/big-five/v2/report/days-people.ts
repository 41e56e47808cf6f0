import type { PlanDay } from '@/core/report/report-key'
import { fitted, plain } from './days'
import { says } from './when'

/** Four days for each situation with somebody else in it. */
export const people = {
  longTalk: [
    plain(
      10,
      'talk-chosen',
      'Choose a person who speaks less and a time with no crowd: a walk, dishes, a drive. Words: "I’d like to hear how it really is with …" Why: the place does half of the listening.',
    ),
    plain(
      15,
      'talk-second',
      'In one talk ask two follow-up questions on what was just said before telling anything of one’s own. Why: the first question gets the version that has been told before; what is new comes with the second.',
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
} as const satisfies Record<string, readonly PlanDay[]>
