import type { Piece, Plan, PlanDay } from '@/core/report/report-key'
import { able, all, doubting, kind, leads, level, not, sore, strict, swaying } from './conditions'
import { days } from './days'

/** A day with the variants that are tried in order; the last one always stands. */
const on = (minutes: number, ...variants: Piece[]): PlanDay => ({ minutes, variants })
const later = (id: string, note: string, cites: readonly string[] = []): Piece => ({
  id: `later.${id}`,
  note,
  ...(cites.length > 0 && { cites }),
})
const stuck = later(
  'stuck',
  'Nothing moved: not a second month alone but a counselor. 27 trials of trainings in self-compassion pooled: self-criticism fell by a middling amount; small studies, possibly too favourable. What to ask for.',
  ['ferrari'],
)
const talk = later(
  'talk',
  'Nothing moved: not a second month alone but a counselor; what to bring and ask. No study: none was on this.',
)
const light = later(
  'light',
  'Nothing to count. What would be a change: a jump after loss, illness or praise; see whether it stays.',
)

/** The first that holds stands: where it is heavy or bleak, then what weighs, then the part that says most. */
export const plans: readonly Plan[] = [
  {
    id: 'help',
    heavy: true,
    when: sore,
    note: 'A week that leads to a person. Small on purpose; no step is a cure; nothing to achieve.',
    gate: 'Thoughts that others would be better off without you, of hurting oneself or of not living: emergency number or helpline now. Someone at home who belittles or threatens: someone outside first.',
    days: [
      on(10, days.onePerson),
      on(15, days.appointment),
      on(10, days.page),
      on(5, days.plain),
      on(10, days.less),
      on(10, days.evening),
      on(5, days.keep),
    ],
    later: [
      later('help.count', 'Count: did someone hear it, did the appointment take place. No score first.'),
      later('help.moved', 'Lighter: keep the appointment. Heavier: earlier one, helpline.'),
    ],
  },
  {
    id: 'proof',
    when: all(leads('competence'), doubting, not(strict)),
    note: 'Collect evidence in small sizes. Why this one: doubt in skill says most.',
    gate: 'Not for tasks where an error endangers someone. If a boss or partner punishes mistakes, first someone outside. If strength is missing for weeks, a doctor before a plan.',
    days: [
      on(5, days.evidence),
      on(10, days.forecast),
      on(10, days.tenMinutes),
      on(15, days.handIn, days.harder),
      on(15, days.teach),
      on(10, days.askWork),
      on(10, days.lookProof),
    ],
    later: [
      later('proof.count', 'Count tasks taken on in a week and the distance of forecast and result.'),
      later('proof.moved', 'More tasks with the same doubt is how it usually begins.'),
      talk,
    ],
  },
  {
    id: 'steady',
    when: all(swaying, not(strict)),
    note: 'Put room between event and verdict. Why this one: worth moves and no strictness comes first. Do not say that it says most.',
    gate: 'Someone who uses silence or praise to control: leave the days on replies out and tell someone outside. If drops bring thoughts of not living: helpline now.',
    days: [
      on(10, days.ledger),
      on(5, days.pause),
      on(10, days.reply, days.edgeOfRoom, days.threeTries),
      on(20, days.noAudience),
      on(20, days.badly),
      on(10, days.askWhat),
      on(10, days.lookSteady),
    ],
    later: [
      later('steady.count', 'Count drops in a week and hours until level.'),
      later('steady.moved', 'Shorter drops as many as before: usual beginning.'),
      talk,
    ],
  },
  {
    id: 'kind',
    when: strict,
    note: 'Change the tone, keep the standard. Why this one: the look inward is strict; the letter says that the tone comes before tasks and results.',
    gate: 'If the voice says that others would be better off without you: help today. If it is the voice of someone who really speaks to you like that: that person is the matter, someone outside first.',
    days: [
      on(10, days.wordForWord),
      on(5, days.factKind),
      on(10, days.friendTone, days.friendToneAgain),
      on(10, days.curtain, days.oldPhoto),
      on(5, days.thanks),
      on(10, days.tell),
      on(10, days.lookKind),
    ],
    later: [
      later('kind.count', 'Count hard words on one ordinary day, minutes until the kind one.'),
      later('kind.moved', 'As many hard words and sooner a kind one: usual beginning.'),
      stuck,
    ],
  },
  {
    id: 'stretch',
    when: all(leads('competence'), able),
    note: 'Let others in on what you can do. Why this one: trust in skill says most.',
    gate: 'If being the capable one has left you tired, take only days 3 and 4.',
    days: [
      on(20, days.beginner),
      on(10, days.askBreak),
      on(10, days.handOff),
      on(10, days.askHelp),
      on(15, days.teach),
      on(20, days.noAudience),
      on(5, days.lookLight),
    ],
    later: [light],
  },
  {
    id: 'share',
    when: all(leads('acceptance'), kind),
    note: 'Let others have some of the ease. Why this one: friendliness toward oneself says most.',
    gate: 'Do not tell oddities to people who collect them against you.',
    days: [
      on(5, days.afterSlip),
      on(10, days.tellOdd),
      on(10, days.askHonest),
      on(20, days.badly),
      on(10, days.askHelp),
      on(10, days.askWork),
      on(5, days.lookLight),
    ],
    later: [light],
  },
  {
    id: 'level',
    when: all(leads('contingency'), level),
    note: 'Spend the freedom. Why this one: worth stays level.',
    gate: 'If the calm is numbness and nothing good arrives either, talk to someone; this week can wait. No attempt that risks money, body, or your job.',
    days: [
      on(15, days.bold),
      on(10, days.tellImpact),
      on(10, days.askHonest),
      on(20, days.beginner),
      on(10, days.celebrate),
      on(10, days.askBreak),
      on(5, days.lookLight),
    ],
    later: [light],
  },
  {
    id: 'look',
    note: 'Look before changing. Fits middling readers and those with a part not scored or left open.',
    gate: 'If one line weighs more than the scores say, tell someone; this week can wait.',
    days: [
      on(15, days.map),
      on(10, days.ledger),
      on(5, days.factKind),
      on(10, days.curtain, days.oldPhoto),
      on(10, days.askWork),
      on(20, days.noAudience),
      on(5, days.lookLight),
    ],
    later: [light],
  },
]
