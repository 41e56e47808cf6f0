import type { Condition, ScoreBand } from '@/core/report/condition'
import type { PartPieces, Piece } from '@/core/report/report-key'
import {
  ahead,
  all,
  any,
  attacks,
  attacksOpen,
  chose,
  first,
  from,
  groupHigh,
  halted,
  helped,
  high,
  light,
  middle,
  not,
  notFirst,
  raised,
  someone,
  threatens,
  upTo,
} from './conditions'
import { groups } from './groups'

/** What a group lists must not be denied by one of its answers: quiet only where each is below the middle. */
const quiet = (id: string): Condition[] =>
  groups.filter((group) => group.id === id).flatMap(({ items }) => items.map((item) => upTo(item, 1)))

/**
 * Where help stands first, nothing tells how well the rest goes, and what weighs is said without a scene. Beside a threat,
 * no line speaks of those at home, who may be the danger: the costs of the parts say what there is to say.
 */
const group = (id: string, notes: Record<ScoreBand | 'heavy', string>): Piece[] => {
  const whens = {
    heavy: [first, not(threatens)],
    high: [notFirst],
    middle: [not(threatens)],
    low: [notFirst, ...quiet(id)],
  }
  return (['heavy', 'high', 'middle', 'low'] as const).map((third) => ({
    id: `group.${id}.${third}`,
    when: all({ group: id, is: third === 'heavy' ? 'high' : third }, ...whens[third]),
    mentions: [id],
    claims: { [id]: third === 'heavy' ? 'high' : third },
    ...(third === 'heavy' && { heavy: true }),
    note: notes[third],
  }))
}
/** Those far from the middle first, so that the two that stand say most. */
const sorted = (...all: Piece[][]): Piece[] => {
  const pieces = all.flat()
  const of = (third: string) => pieces.filter(({ id }) => id.endsWith(`.${third}`))
  return [...of('heavy'), ...of('high'), ...of('low'), ...of('middle')]
}
const cost = (id: string, when: Condition, note: string, more: Partial<Piece> = {}): Piece => ({
  id: `cost.${id}`,
  when,
  note,
  ...more,
})
/** Beside first help: what it takes, plainly, or that a lighter part takes nothing from what weighs. */
const beside = (part: string, notes: { heavy: string; beside: string }): Piece[] => [
  cost(`${part}.heavy`, all(raised(part), first), notes.heavy, { heavy: true }),
  ...(part === 'avoidance'
    ? [
        cost(
          'avoidance.beside-halted',
          all(light(part), halted),
          'Daily life has stopped: what is not done for lack of strength counts as well; the page for a doctor.',
          { heavy: true },
        ),
      ]
    : []),
  cost(`${part}.beside`, all(light(part), first), notes.beside),
]

export const partPieces: Readonly<Record<string, PartPieces>> = {
  worrying: {
    groups: sorted(
      group('stop', {
        heavy: 'Thoughts cannot be put down; someone may stay in touch until the answer is there. Mean.',
        high: 'Put off, back at once; circling; waiting. Chain hard to control (students who worried much). Trying harder does not stop it. Mean.',
        middle: 'Some questions let themselves be put down; which? Mean.',
        low: 'Questions can be put down. Mean.',
      }),
      group('ahead', {
        heavy: 'Anything starts it; decisions small, larger ones with somebody. Mean.',
        high: 'Meal, remark, whole evenings. Each link plausible, the chain not. Mean.',
        middle: 'Some remarks and evenings. Compare the hour. Mean.',
        low: 'Small occasions stay small, evenings are free. Mean.',
      }),
      group('grip', {
        heavy: 'Sleep, listening, reading suffer: tell it; nobody has to read or remember well now. Mean.',
        high: 'Falls asleep late, loses the thread, the page. Model: worry takes the attention that other things need. No sign of a failing head. Mean.',
        middle: 'On some nights or pages. What was in the last two hours? Mean.',
        low: 'Sleep, listening, reading go on. Mean.',
      }),
      group('sure', {
        heavy: 'Asking and checking: allowed to ask; one person at set times. Mean.',
        high: 'Asks, doubts, checks. Healthy people who checked again and again trusted their memory less though it was as correct. Relief is short. Mean.',
        middle: 'Some choices get a second look. Which things? Mean.',
        low: 'A look is enough, a choice stays chosen. Mean.',
      }),
    )
      .map((piece) => {
        const cites = { 'group.stop.high': 'borkovec', 'group.grip.high': 'hirsch', 'group.sure.high': 'vandenhout' }
        const source = (cites as Readonly<Record<string, string>>)[piece.id]
        return source ? { ...piece, cites: [source] } : piece
      })
      .flatMap((piece) => {
        if (piece.id === 'group.ahead.high' && piece.when)
          return [
            {
              ...piece,
              id: 'group.ahead.high-someone',
              when: all(piece.when, someone),
              note: 'The worry is about somebody close: a call not answered. Each link plausible, the chain not. Mean.',
            },
            { ...piece, when: all(piece.when, not(someone)) },
          ]
        if (piece.id !== 'group.stop.middle' || !piece.when) return [piece]
        const changing = chose('c3', 0)
        const named = chose('c3', 1, 2, 3, 4)
        return [
          {
            ...piece,
            id: 'group.stop.middle-changing',
            when: all(piece.when, changing),
            note: 'Some questions let themselves be put down; the subject changes, so: what helped the last one? Mean.',
          },
          {
            ...piece,
            id: 'group.stop.middle-told',
            when: all(piece.when, named),
            mentions: ['stop', 'c3'],
            note: 'Some stay; the subject was named: do the last three belong to it? Mean.',
          },
          { ...piece, when: all(piece.when, not(changing), not(named)) },
        ]
      }),
    cost: [
      cost(
        'worrying.threat',
        threatens,
        'Thinking of a danger is planning; put it with someone who knows. No exercise.',
        { heavy: true },
      ),
      ...beside('worrying', {
        heavy: 'Rest and hours; tiredness is a result and not a failing.',
        beside: 'Thoughts lighter here; takes nothing from what weighs.',
      }),
      cost(
        'worrying.sleep',
        all(high('worrying'), from('q19', 3)),
        'Price: the night first, next day’s patience second. Model of lying awake. Not in bed.',
        { cites: ['harvey'] },
      ),
      cost(
        'worrying.checks',
        all(high('worrying'), groupHigh('sure')),
        'Price: time for second looks and other people’s time for saying it is fine.',
        { cites: ['dugas'] },
      ),
      cost('worrying.high', high('worrying'), 'Price: time, and forecasts that are never looked up.'),
      cost('worrying.middle', middle('worrying'), 'Price: things are gone through twice.'),
      cost(
        'worrying.low',
        light('worrying'),
        'What little worry overlooks: a date, a warning from someone who frets. No praise, no calm.',
      ),
    ],
  },
  tension: {
    groups: sorted(
      group('held', {
        heavy: 'A grip that does not end; pain to a doctor. Mean.',
        high: 'Shoulders, neck, jaw, stomach, slow to rest. Noticed late. Mean.',
        middle: 'Some of the time; at which table? Mean.',
        low: 'Muscles come down by themselves. Mean.',
      }),
      group('alert', {
        heavy: 'Every sound an alarm; knock, say the subject; a racing heart to be looked at. Mean.',
        high: 'Door, phone, question, ready to jump. Coming down takes minutes; pause before the first word. Heart without occasion: doctor. Mean.',
        middle: 'Some starts. Rested or tired day? Mean.',
        low: 'A bang is a bang; a question may be asked. Mean.',
      }),
      group('fuse', {
        heavy: 'Short temper: a sign of strain, not of character; say it; if it frightens anyone, tell it too. Mean.',
        high: 'Noise, slow explanations, sharp answers. Patience spent on keeping calm. Say it first; repair. No violence excused. Mean.',
        middle: 'At times; which hour, before food or after work? Mean.',
        low: 'Patience holds. Mean.',
      }),
    ),
    cost: [
      cost('tension.threat', threatens, 'Keeping watch tires, whatever the lines show; rest where it is safe.', {
        heavy: true,
      }),
      ...beside('tension', {
        heavy: 'Strength and sleep; a body braced for weeks should be looked at.',
        beside: 'The body says less; may be told all the same.',
      }),
      cost(
        'tension.temper',
        all(high('tension'), from('q38', 3)),
        'Price: the tone others get, and the regret. A sentence before, a repair after. If anyone is afraid: help.',
      ),
      cost(
        'tension.morning',
        all(high('tension'), from('q17', 3)),
        'Price: nights that tire the jaw; dentist, head in the morning.',
      ),
      cost(
        'tension.high',
        high('tension'),
        'Price: strength, spent sitting down. Coffee, hormones, illness can do the same.',
      ),
      cost(
        'tension.jolts',
        all(middle('tension'), { group: 'alert', above: 'held' }),
        'Price: what each start interrupts. No ache.',
        { claims: { alert: ['middle', 'high'] } },
      ),
      cost('tension.evening', all(middle('tension'), from('q29', 2)), 'Price: the evening; an ache after the day.'),
      cost('tension.middle', middle('tension'), 'Price: strength, missed later. No ache, no hour.'),
      cost(
        'tension.low-attacks',
        all(light('tension'), attacks),
        'Between attacks the body is at ease: no search for signs, no pulse. Nothing on the attacks themselves.',
      ),
      cost(
        'tension.low',
        light('tension'),
        'No search for tension; somebody else may see what is not noticed. No praise.',
      ),
    ],
  },
  avoidance: {
    groups: sorted(
      group('tasks', {
        heavy: 'Too much to begin alone; one thing with a deadline, with someone. Mean.',
        high: 'Job, call, mail, errand wait while small ones get done. Putting off eases a bad feeling at once (review). Mean.',
        middle: 'Some get done. What have those in common? Mean.',
        low: 'Calls and errands on their day. Mean.',
      }),
      group('people', {
        heavy: 'People have become hard; where someone frightens, keeping away is right. Mean.',
        high: 'Plans, talks, ways, questions. What is avoided is a reaction. Where frightening: protection. Mean.',
        middle: 'Some people, some questions. Which name? Mean.',
        low: 'Plans stand, subjects are raised, questions asked. Mean.',
      }),
      group('cover', {
        heavy: 'Company is allowed now, all of it. Mean.',
        high: 'Goes with someone, reaches for the phone, holds back. It helps and takes the credit. A little less cover. Mean.',
        middle: 'Some without cover. Which? Mean.',
        low: 'Goes nervous and without cover. Mean.',
      }),
    )
      .map((piece) => {
        const cites = { 'group.tasks.high': 'sirois', 'group.cover.high': 'craske' }
        const source = (cites as Readonly<Record<string, string>>)[piece.id]
        return source ? { ...piece, cites: [source] } : piece
      })
      .flatMap((piece) => {
        if (piece.id !== 'group.cover.high' || !piece.when) return [piece]
        const { cites: _, ...uncited } = piece
        return [
          {
            ...uncited,
            id: 'group.cover.high-attacks',
            when: all(piece.when, attacksOpen, helped),
            heavy: true as const,
            note: 'Attacks nobody has looked into: all company is right, to the visit too. Nothing on less of it. Mean.',
          },
          {
            ...piece,
            id: 'group.cover.high-company',
            when: all(piece.when, from('q30', 3), not(attacksOpen)),
            note: 'Mostly only in company: good for a start; less of it later, in safe places. Mean.',
          },
          { ...piece, when: all(piece.when, not(from('q30', 3)), not(attacksOpen)) },
        ]
      }),
    cost: [
      cost('avoidance.threat', threatens, 'Keeping away from somebody who threatens costs much and is right.', {
        heavy: true,
      }),
      ...beside('avoidance', {
        heavy: 'What waits grows, shame grows with it; easier with someone there. Nothing on courage.',
        beside: 'Much is still done; that is no sign that it is easy.',
      }),
      cost(
        'avoidance.people',
        all(high('avoidance'), ahead('people', 'tasks')),
        'Price: friends take distance for coldness; kind reactions are missed too.',
      ),
      cost(
        'avoidance.money',
        all(high('avoidance'), any(groupHigh('tasks'), chose('c3', 1))),
        'Price: fees, dates, chances; shame; a list is shorter than feared.',
      ),
      cost('avoidance.high', high('avoidance'), 'Price: no chance to find out it was bearable.'),
      cost('avoidance.middle', middle('avoidance'), 'Price: what waits costs more than what is done.'),
      cost(
        'avoidance.low',
        all(light('avoidance'), not(threatens)),
        'Pushing through where stopping would be right; a no is not avoidance. No praise.',
      ),
    ],
  },
}
