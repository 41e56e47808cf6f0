import type { ScoreBand } from '@/core/report/condition'
import type { PartPieces, Piece } from '@/core/report/report-key'
import { high, middle, type Part } from './conditions'
import { agreed } from './groups'

type Notes = Readonly<Record<ScoreBand, string>>

/** What stands high comes first, then what stands low beside it, so that two paragraphs show the widest difference. */
const byGroup = (notes: Readonly<Record<string, Notes>>): Piece[] =>
  (['high', 'low', 'middle'] as const).flatMap((third) =>
    Object.entries(notes).map(([group, { [third]: note }]) => ({
      id: `group.${group}.${third}`,
      when: agreed(group, third),
      mentions: [group],
      claims: { [group]: third },
      ...(group === 'pauses' && third === 'high' && { cites: ['detachment'] }),
      note,
    })),
  )

const byHeight = (part: Part, notes: Notes): Piece[] => [
  { id: `cost.${part}.high`, when: high(part), note: notes.high },
  { id: `cost.${part}.middle`, when: middle(part), note: notes.middle },
  { id: `cost.${part}.low`, note: notes.low },
]

/** Every low piece must also be kind and true beside a part that calls for help. */
export const partPieces: Readonly<Record<Part, PartPieces>> = {
  overload: {
    groups: byGroup({
      inflow: {
        high: 'New ones before old are done, two urgent at once, list too long: at least half the time. Arithmetic. Who sends them.',
        middle: 'Which days; by sender.',
        low: 'One after the other; list fits. If heavy all the same, look at another part.',
      },
      pauses: {
        high: 'Meal, break and rest hours pay. Employees with more load find it harder to put work down in free time.',
        middle: 'Watch which of three gives way first; true of three equal answers too.',
        low: 'Meals, breaks, evenings are kept: exact credit.',
      },
    }),
    cost: byHeight('overload', {
      high: 'Price: the unfinished goes along; others get what is left; no culprit.',
      middle: 'Price where things pile up: good days are spent catching up.',
      low: 'What it overlooks: little to do may still be hard; one hard task counts once here.',
    }),
  },
  control: {
    groups: byGroup({
      timing: {
        high: 'Day goes its own way, hours set, little can be shifted. Planning costs and is not paid.',
        middle: 'Some hours are own: which, write them down.',
        low: 'Plans hold, hours can be moved.',
      },
      voice: {
        high: 'Told late, waiting for a go-ahead, requests without effect. Being informed is easier to get than deciding.',
        middle: 'With whom does a request work.',
        low: 'News early, requests acted on, small things decided.',
      },
    }),
    cost: byHeight('control', {
      high: 'Price: adapting costs strength nobody sees; wishes become quiet. Fear of someone is another matter: outside help.',
      middle: 'Price where a day is half fixed: plans made twice.',
      low: 'Overlooks where one is free: deciding everything oneself can be lonely and endless.',
    }),
  },
  exhaustion: {
    groups: byGroup({
      refill: {
        high: 'Heavy at the start, tired after rest, quiet gives little: at least half the time. Doctor; no cause.',
        middle: 'Rest works on some days: which sort.',
        low: 'Body starts, rest gives back.',
      },
      reserve: {
        high: 'Words, mishap, friend’s message: what needs the last bit. Not character.',
        middle: 'Which of three goes first is a sign; true of three equal answers too.',
        low: 'Words come, mishaps pass, friends are answered.',
      },
    }),
    cost: byHeight('exhaustion', {
      high: 'Price: what is dropped first is what would give strength; people close get the end of the day.',
      middle: 'Price: everything gets done, pleasure is dropped.',
      low: 'Overlooks where there is strength: strength is not wish; tired of something differs.',
    }),
  },
  distance: {
    groups: byGroup({
      sense: {
        high: 'What for, someone else’s task, short answers: keeping off. Protects and isolates.',
        middle: 'Exceptions: a task, a person; true of three equal answers too.',
        low: 'Tasks feel one’s own, people may come near.',
      },
      spark: {
        high: 'Nothing looked forward to, outcome same, no pleasure in details. Not ordered back.',
        middle: 'Some tasks still have it: which.',
        low: 'Looks forward, cares, enjoys a detail.',
      },
    }),
    cost: byHeight('distance', {
      high: 'Price: distance does not choose, good things get further off too; true of tasks and of people; shame if one cared much.',
      middle: 'Price: doing by halves costs as much time.',
      low: 'Overlooks where one is close: being close makes stopping hard.',
    }),
  },
}
