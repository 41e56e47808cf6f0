import type { Condition, ScoreBand } from '@/core/report/condition'
import type { PartPieces, Piece } from '@/core/report/report-key'
import { all, eased, helped, high, light, middle, raised, upTo } from './conditions'
import { groups } from './groups'

/** What a group lists must not be denied by one of its answers: quiet only where none is "most of the time". */
const quiet = (id: string): Condition[] =>
  groups.filter((group) => group.id === id).flatMap(({ items }) => items.map((item) => upTo(item, 2)))

/** Beside help, nothing tells how well the rest goes, and what weighs is said without a scene or a trick. */
const group = (id: string, third: ScoreBand | 'heavy', note: string): Piece => {
  const is: Condition = { group: id, is: third === 'heavy' ? 'high' : third }
  const whens = { high: [eased], heavy: [helped], middle: [], low: [eased, ...quiet(id)] }
  return {
    id: `group.${id}.${third}`,
    when: all(is, ...whens[third]),
    mentions: [id],
    claims: { [id]: third === 'heavy' ? 'high' : third },
    ...(third === 'heavy' && { heavy: true }),
    note,
  }
}
const cost = (part: string, third: ScoreBand, when: Condition, note: string): Piece => ({
  id: `cost.${part}.${third}`,
  when,
  note,
})
/** Starts and not a grip: what it costs is not an ache in the evening. */
const jolts: Piece = {
  id: 'cost.tension.jolts',
  when: all(middle('tension'), { group: 'startle', above: 'held' }),
  claims: { startle: ['middle', 'high'] },
  note: 'Price: what each start interrupts, and the tone that the one who asked gets. A pause of one breath before the first word. No ache.',
}
const costs = (part: string, notes: Record<ScoreBand | 'heavy' | 'beside', string>): Piece[] => [
  { id: `cost.${part}.heavy`, when: all(raised(part), helped), heavy: true, note: notes.heavy },
  cost(part, 'high', high(part), notes.high),
  ...(part === 'tension' ? [jolts] : []),
  cost(part, 'middle', middle(part), notes.middle),
  cost(part, 'low', all(light(part), eased), notes.low),
  { id: `cost.${part}.beside`, when: all(light(part), helped), note: notes.beside },
]

export const partPieces: Readonly<Record<string, PartPieces>> = {
  worrying: {
    groups: [
      group(
        'waiting',
        'heavy',
        'Beside help: waiting can hardly be borne alone; that it needs another voice is understandable. Mean.',
      ),
      group(
        'sparks',
        'heavy',
        'Beside help: almost anything small starts it; no blame for starting, no counting. Mean.',
      ),
      group(
        'waiting',
        'high',
        'Between question and answer: hard to turn to other things, circling, asking someone to say it will be fine. Reassurance is a loan with a short term. Mean.',
      ),
      group(
        'sparks',
        'high',
        'A remark, a meal, a small choice starts a chain. Each link is plausible, the chain is not. Mean.',
      ),
      group('waiting', 'low', 'Waiting can be done. An answer that is late is only late. Mean.'),
      group('sparks', 'low', 'Small occasions stay small: remark, meal, choice. Mean.'),
      group(
        'waiting',
        'middle',
        'About every second wait takes hold. Which? Likely those where a person could be cross, or money hangs on it; a test, not a claim. Mean.',
      ),
      group('sparks', 'middle', 'About every second remark or choice grows. Compare the hour of day. Mean.'),
    ],
    cost: costs('worrying', {
      beside: 'Beside help: the thoughts are lighter here; that takes nothing from what weighs. No praise.',
      heavy:
        'Beside help: what it takes, rest and hours, plainly; that tiredness is a result and not a failing. No trick.',
      high: 'Price: time, and attention for what is there; forecasts are seldom looked up afterward, so the thinking is never corrected. No culprit.',
      middle: 'Price: things are gone through twice. Others hear the second round only. Nothing on decisions.',
      low: 'What little worry overlooks where the head is quiet: a date, a warning from someone who frets; ask them once. No praise, no calm.',
    }),
  },
  tension: {
    groups: [
      group('held', 'heavy', 'Beside help: a grip that does not end; pain to a doctor. Mean.'),
      group(
        'startle',
        'heavy',
        'Beside help: every sound is an alarm; two lines; a racing heart should be looked at. Mean.',
      ),
      group(
        'held',
        'high',
        'Shoulders, breath, neck, and warm water that reaches little: a grip that lasts. It is noticed late. Pain is a matter for a doctor. Mean.',
      ),
      group(
        'startle',
        'high',
        'Ring and question: the pulse is there before the thought. Two lines. A heart that races without occasion is for a doctor. Mean.',
      ),
      group('held', 'low', 'Muscles come down by themselves. Mean.'),
      group('startle', 'low', 'A ring is a ring; a question may be asked. Two lines. Mean.'),
      group(
        'held',
        'middle',
        'About half the time the grip is there. At which table, which screen? A test of three looks a day. Mean.',
      ),
      group(
        'startle',
        'middle',
        'About every second ring or question makes the body jump. Compare a rested day with a tired one. Mean.',
      ),
    ],
    cost: costs('tension', {
      beside: 'Beside help: the body says less; a doctor may be told all the same. No praise.',
      heavy: 'Beside help: strength and sleep; a body that is braced for weeks should be looked at. No exercise.',
      high: 'Price: strength, spent sitting down; and short answers to people who did nothing. Coffee, hormones, illness can do the same, so a look by a doctor is fair.',
      middle: 'Price: the evening; the ache arrives when the day is over and is taken for tiredness.',
      low: 'What a loose body may hide: some people notice tension late or never; someone else may see the shoulders sooner. No praise.',
    }),
  },
  avoidance: {
    groups: [
      group(
        'tasks',
        'heavy',
        'Beside help: what waits has become too much to begin alone; one thing with a deadline, with someone. Mean.',
      ),
      group(
        'people',
        'heavy',
        'Beside help: people and messages have become hard; where someone frightens, keeping away is right. Mean.',
      ),
      group(
        'tasks',
        'high',
        'The uneasy job, the call, the errand wait while small ones get done. Relief at once, the bill later. Mean.',
      ),
      group(
        'people',
        'high',
        'Plans called off, subjects not raised, messages not opened. What was avoided is a reaction. Where someone really is frightening, this is protection. Mean.',
      ),
      group('tasks', 'low', 'Calls and errands happen on their day. Mean.'),
      group('people', 'low', 'Plans stand, subjects are raised, messages opened. Mean.'),
      group(
        'tasks',
        'middle',
        'About half of the uneasy jobs get done. What have those in common: a date, a witness? Mean.',
      ),
      group('people', 'middle', 'About half: some people, some messages. Which name is at the top? Mean.'),
    ],
    cost: costs('avoidance', {
      beside:
        'Beside help: much is still being done; nobody may take that as a sign that it is not hard. Allowed to do less.',
      heavy:
        'Beside help: what waits grows, shame grows with it; both are easier to open with someone there. Nothing about courage.',
      high: 'Price: fees or late replies, whichever waits, and no chance to find that it was bearable. From outside it looks like not caring. No blame.',
      middle: 'Price: what waits costs more than what is done; it comes along to bed. True of few things and of many.',
      low: 'What much doing overlooks where it is there: pushing through where stopping would be right; a no is not avoidance. No praise.',
    }),
  },
}
