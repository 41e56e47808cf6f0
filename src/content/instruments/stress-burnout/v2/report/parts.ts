import type { Condition, ScoreBand } from '@/core/report/condition'
import { asSevere, type PartPieces, type Piece } from '@/core/report/report-key'
import { all, any, atEase, from, groupHigh, high, middle, not, type Part, threatened, unrested } from './conditions'
import { agreed, groups } from './groups'

type Notes = Readonly<Record<ScoreBand, string>>

/** A text that says both of these lines are so on some days would be false where one of them is hardly so. */
const alike: Readonly<Record<string, readonly Condition[]>> = {
  feelings: [from('q19', 2), from('q31', 2)],
}

/** Rest works, by two lines; a reader whose free days are no better gets a text that says both. */
const restless: Piece = {
  id: 'group.rest.same',
  when: all(not(threatened), agreed('rest', 'low'), unrested),
  mentions: ['rest'],
  claims: { rest: 'low' },
  note: 'Two answers do not fit: rest works, and free days are no better. Body and mood; tell both.',
}

/**
 * What stands high comes first, then what stands low beside it, so that two paragraphs show the widest difference. None
 * where somebody frightens the reader: many of them end in a request.
 */
const byGroup = (notes: Readonly<Record<string, Notes>>, cites: Readonly<Record<string, string>> = {}): Piece[] =>
  (['high', 'low', 'middle'] as const).flatMap((third) =>
    Object.entries(notes).map(([group, { [third]: note }]) => ({
      id: `group.${group}.${third}`,
      when: all(
        not(threatened),
        agreed(group, third),
        ...(third === 'middle' ? (alike[group] ?? []) : []),
        ...(group === 'rest' && third === 'low' ? [not(unrested)] : []),
      ),
      mentions: [group],
      claims: { [group]: third },
      ...(third === 'high' && cites[group] && { cites: [cites[group]] }),
      note,
    })),
  )

const groupsOf = (part: Part) => groups.filter((group) => group.part === part).map(({ id }) => id)

/** `source`: what the part means, in every report that has a score for it. */
const byHeight = (
  part: Part,
  source: string,
  notes: Notes & { light: string; safe: string; safeHigh?: string; split: string },
): Piece[] =>
  (
    [
      ...(notes.safeHigh
        ? [asSevere({ id: `cost.${part}.safe-high`, when: all(threatened, high(part)), note: notes.safeHigh })]
        : []),
      asSevere({ id: `cost.${part}.safe`, when: threatened, note: notes.safe }),
      { id: `cost.${part}.high`, when: high(part), note: notes.high },
      { id: `cost.${part}.middle`, when: middle(part), note: notes.middle },
      { id: `cost.${part}.split`, when: any(...groupsOf(part).map(groupHigh)), note: notes.split },
      { id: `cost.${part}.light`, when: atEase, note: notes.light },
      { id: `cost.${part}.low`, note: notes.low },
    ] satisfies Piece[]
  ).map((piece) => ({ ...piece, cites: [source] }))

/** Every low piece must also be kind and true beside a part that calls for help. */
export const partPieces: Readonly<Record<Part, PartPieces>> = {
  overload: {
    groups: byGroup(
      {
        amount: {
          high: 'New before old is done, list too long, the day’s work unfinished, no task gets its time. It is the amount; who sends it.',
          middle: 'Some days fit, some do not; by sender.',
          low: 'One after the other; list fits; tasks get their time. If heavy all the same, look elsewhere.',
        },
        pulled: {
          high: 'Called away, two urgent things at once. In a laboratory interrupted work was done faster, with more stress. One protected half hour.',
          middle: 'Interruptions on some days: by whom, at what hour.',
          low: 'They can finish what they start: exact credit, use it.',
        },
        pauses: {
          high: 'Meal, rest hours and the evening head give way. Employees with more load find it harder to put work down.',
          middle: 'Watch which of the three gives way first.',
          low: 'Meals, rest hours, evenings are kept: exact credit.',
        },
      },
      { pulled: 'mark', pauses: 'detachment' },
    ),
    cost: byHeight('overload', 'demerouti', {
      safe: 'Fear of somebody: fullness comes second; free time for themselves; no reason owed.',
      high: 'Price: the unfinished goes along; others get what is left; no culprit.',
      middle: 'Price: the good days are spent catching up.',
      split: 'Light as a whole, one kind of answers high: a single weak spot is easily overlooked; the day it breaks.',
      light: 'Light everywhere: one hard task counts once here; a limit to set while it is easy.',
      low: 'What it overlooks: little to do may still be hard.',
    }),
  },
  control: {
    groups: byGroup({
      hours: {
        high: 'Plans overturned, hours set, little can be moved. Planning costs and is not paid.',
        middle: 'Some hours are theirs: which; write them down.',
        low: 'Plans hold, hours can be moved.',
      },
      manner: {
        high: 'Waiting for a yes, a way they would not choose. Ask for one task.',
        middle: 'Their own way in some tasks; where it works.',
        low: 'Own way, small things without asking.',
      },
      voice: {
        high: 'Told late, given without asking, opinion counts little. Being told early is easier to get than deciding.',
        middle: 'With whom does it count.',
        low: 'News early, opinion counts, asked first.',
      },
    }),
    cost: byHeight('control', 'karasek', {
      safe: 'Fear of somebody: giving way can be safest and is no consent; nothing asks to argue or to ask for more.',
      high: 'Price: adapting costs strength nobody sees; wishes become quiet. Fear of someone is another matter.',
      middle: 'Price: plans made twice.',
      split:
        'Light as a whole, one kind high: one thing is always decided by others; it stings because the rest is free.',
      light: 'Light everywhere: deciding all by oneself can be lonely; share one decision.',
      low: 'Overlooks where they are free: each decision also rests on them.',
    }),
  },
  exhaustion: {
    groups: [
      restless,
      ...byGroup(
        {
          body: {
            high: 'Heavy at the start, hard to get up, no fresh strength. First steps sitting; tell a doctor if rest does not change it.',
            middle: 'Some mornings heavy: after which evenings.',
            low: 'Starts with strength, gets up again.',
          },
          head: {
            high: 'Slow words, unclear toward the end. Important things early, in writing; driving.',
            middle: 'At which hour does it start.',
            low: 'Clear to the end, words at hand.',
          },
          feelings: {
            high: 'A spill is too much, a chat with someone liked costs effort. Not character; say it beforehand.',
            middle: 'Some days; who gets them.',
            low: 'Mishaps pass, company is easy.',
          },
          rest: {
            high: 'Breaks give little, tired after rest. In studies of working people four kinds of recovery: switching off, ease, something new, deciding for oneself.',
            middle: 'Rest works on some days: which sort.',
            low: 'Breaks give back.',
          },
        },
        { rest: 'recovery' },
      ),
    ],
    cost: byHeight('exhaustion', 'maslach', {
      safeHigh: 'Fear of somebody and very tired: the fear may be part of it; a doctor and the helper hear both.',
      safe: 'Fear of somebody: watching out uses up strength; tired or not, the fear is no smaller; short rest in calm places.',
      high: 'Price: what is dropped first is what would give strength; people close get the end of the day.',
      middle: 'Price: everything gets done, pleasure is dropped.',
      split: 'Light as a whole, one kind high: tired in one place; others do not see it.',
      light: 'Light everywhere: strength is easily lent out; keep a reserve.',
      low: 'Overlooks where there is strength: strength is not wish.',
    }),
  },
  distance: {
    groups: byGroup({
      meaning: {
        high: 'What for, someone else’s task. Whose is it; one person it reaches.',
        middle: 'Comes and goes: at which tasks.',
        low: 'Tasks feel theirs and have a point.',
      },
      interest: {
        high: 'Nothing looked forward to, no pleasure in details. Not ordered back; one other thing a day.',
        middle: 'Some tasks still have it: which.',
        low: 'Looks forward to one, enjoys a detail.',
      },
      result: {
        high: 'All the same how it turns out, only what must be, no wish to know. Saving; it also hides good results.',
        middle: 'Care for some results: which.',
        low: 'Cares, wants to know, does more than the minimum.',
      },
      people: {
        high: 'Half listening, bitter jokes. Keeping off; people close meet it as well.',
        middle: 'With whom.',
        low: 'Listens, no bitterness.',
      },
    }),
    cost: byHeight('distance', 'maslach', {
      safe: 'Fear of somebody: fear takes the place of interest, no coldness; nothing to decide about tasks.',
      high: 'Price: distance does not choose, good things move off too; shame if they once cared.',
      middle: 'Price: doing by halves takes as much time.',
      split: 'Light as a whole, one kind high: near in most, far in one respect; it can be said.',
      light: 'Light everywhere: closeness makes a setback hurt; one thing may be just good enough.',
      low: 'Overlooks where they are close: being close makes stopping hard.',
    }),
  },
}
