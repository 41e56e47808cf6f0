import type { Phase } from '@/core/instrument'
import { all, any, type Condition, not } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'

export { all, any, not }

/** From level3: what a calm sentence must never pass over. */
export const up = (part: string): Condition => ({ part, from: 'level3' })
/** From level4. */
export const high = (part: string): Condition => ({ part, from: 'level4' })
export const quiet = (part: string): Condition => ({ part, to: 'level2' })
export const leads = (part: string): Condition => ({ leads: part })
export const higher = (higher: string, than: string, by = 25): Condition => ({ higher, than, by })
export const group = (id: string, is: 'low' | 'middle' | 'high'): Condition => ({ group: id, is })
export const above = (id: string, other: string, by = 25): Condition => ({ group: id, above: other, by })
/** Turned answers: most or all of it; little or none. */
export const strong = (item: string): Condition => ({ item, from: 3 })
export const weak = (item: string): Condition => ({ item, to: 1 })
const chose = (context: string, ...options: number[]): Condition => ({ context, in: options })

/** Parts that are asked of the highest stretch. */
export const highParts = ['activation', 'thought', 'impulse', 'irritability'] as const
export const parts = [...highParts, 'low', 'swings'] as const

/** Answers of a group that can be spoken of as raised at all. */
export const raised = (id: string): Condition => any(group(id, 'middle'), group(id, 'high'))
/** One group well above another, and really raised. */
export const over = (id: string, other: string, by = 25): Condition => all(above(id, other, by), raised(id))

/** Every part was scored and stays below level3. */
export const allQuiet = all(...parts.map(quiet))
/** No scored part stands out; unlike `allQuiet` also where one was left out. */
export const nothingUp = not(any(...parts.map(up)))
export const someHighUp = any(...highParts.map(up))
export const someHighHigh = any(...highParts.map(high))
/** The same without anger, which alone makes no height. */
export const someBrightUp = any(up('activation'), up('thought'), up('impulse'))
export const someBrightHigh = any(high('activation'), high('thought'), high('impulse'))

/** Longest high: four days or more; two or three days; a day or less. */
export const long = chose('c2', 4, 5)
export const days = chose('c2', 3)
export const brief = chose('c2', 1, 2)
/** The longest high, the longest low: there was none. */
export const noHighNamed = chose('c2', 0)
export const noLowNamed = chose('c7', 0)
/** Several changes shared the same days. */
export const together = chose('c1', 2, 3)
export const single = chose('c1', 1)
/** It got in the way noticeably or more; a lot or more; little or not at all. */
export const costly = chose('c3', 2, 3, 4)
export const muchHindered = chose('c3', 3, 4)
export const stopped = chose('c3', 4)
export const free = chose('c3', 0, 1)
export const oneStretch = chose('c4', 1)
export const some = chose('c4', 2)
/** A longest high was named, and none stood out. */
export const noneStoodOut = chose('c4', 0)
export const many = chose('c4', 3, 4)
/** Others said something; somebody was worried; nobody said anything. */
export const noticed = chose('c5', 1, 2, 3)
export const worried = chose('c5', 3)
export const unseen = chose('c5', 0)
export const nowLow = chose('c6', 1)
export const nowHigh = chose('c6', 2)
export const nowBoth = chose('c6', 3)
/** A low goes on, alone or beside a high; a high does. */
export const inLow = chose('c6', 1, 3)
export const inHigh = chose('c6', 2, 3)
/** Something is going on now; nothing is. Where it was left out, neither. */
export const now = chose('c6', 1, 2, 3)
export const past = chose('c6', 0)
const phase = (part: string, ...phases: Phase[]): Condition => ({ phaseOf: part, in: phases })
/** The low is over; it was long or costly, or it was short and cost nothing. */
export const lowPast = phase('low', 'over', 'short')
export const lowOver = phase('low', 'over')
export const lowShort = phase('low', 'short')
/** The high is over, was short and cost nothing; the same of high and low. */
export const highShort = phase('activation', 'short')
export const bothShort = all(lowShort, highShort)
/** Some part of the high says more than the low. */
export const highOutweighs = any(...highParts.map((part) => higher(part, 'low', 1)))
/** No high was named or shows in the answers, and a low was: what is told of is a low. */
export const lowAlone = all(noHighNamed, not(someHighUp), chose('c7', 1, 2, 3, 4))
/** Longest low: a week or more. */
export const longLow = chose('c7', 3, 4)
export const helpStands = any({ help: 'soft' }, { help: 'first' })
export const noHelp: Condition = { help: 'none' }
/** Beside help, a spell that goes on or its price nothing light stands, however small the scores. */
export const grave = any(helpStands, now, costly)
/** No part stands out, and nothing was told beside the scores that would weigh. */
export const calm = all(allQuiet, not(grave), not(long))

/**
 * Facts for the `at`th of pieces of which one report tells only one, in the order in which a report chooses: each
 * rules out all that come after it.
 */
export const onlyOnce = (matter: string, at: number, last = 7): string[] =>
  Array.from({ length: last }, (_, other) => other)
    .filter((other) => other !== at)
    .map((other) => (at < other ? `${matter}-${at}-${other}` : `!${matter}-${other}-${at}`))

/** A piece in one line: what it is called, what it has to say, when it stands, and what else there is to know. */
export const piece = (
  id: string,
  note: string,
  when?: Condition,
  more: Omit<Piece, 'id' | 'when' | 'note'> = {},
): Piece => ({ id, ...(when && { when }), ...more, note })

/** A piece that puts a person or a doctor first: it stands beside help alone. */
export const heavyPiece = (
  id: string,
  note: string,
  when: Condition,
  more: Omit<Piece, 'id' | 'when' | 'note'> = {},
): Piece => piece(id, note, all(helpStands, when), { ...more, heavy: true })

/**
 * How a group of answers shows, at its low, middle and high third. `instead`: other words for the high third where the
 * stretch is over, or for the middle third where a single answer says more.
 */
export const three = (
  id: string,
  low: string,
  middle: string,
  highest: string,
  instead: readonly { id: string; note: string; when: Condition; third?: 'high' | 'middle' }[] = [],
): Piece[] => [
  ...instead.map(({ third = 'high', ...one }) =>
    piece(`group.${id}.${one.id}`, one.note, all(group(id, third), one.when), {
      mentions: [id],
      claims: { [id]: third },
    }),
  ),
  ...(['high', 'middle', 'low'] as const).map((third) =>
    piece(
      `group.${id}.${third}`,
      { low, middle, high: highest }[third],
      all(group(id, third), ...instead.flatMap(({ when, third: of = 'high' }) => (of === third ? [not(when)] : []))),
      { mentions: [id], claims: { [id]: third } },
    ),
  ),
]
