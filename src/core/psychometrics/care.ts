import { type CareCondition, type Help, helps, type Instrument, type Level, levels, type Responses } from './instrument'
import type { SittingResult } from './result'
import { asksAgain } from './signs'

/** Where the first sentence of a report comes from. */
export type Headline =
  /** The text of a level that the mean and the worst symptom part agree on, or that is as light as both. */
  | { from: 'band'; level: Level }
  /** Every symptom part is high, most of them very high: the text of level5. */
  | { from: 'whole' }
  /** The gravest part at level5; `parts` are all at that level, this one first. */
  | { from: 'part'; part: string; parts: readonly string[] }
  /** No part is at level5, but some stand above what a mean would tell. */
  | { from: 'some'; level: 'level3' | 'level4'; parts: readonly string[] }
  /** A pattern of answers that has its own text. */
  | { from: 'rule'; head: string }
  /** Nothing is summed up. */
  | { from: 'plain' }

export interface Care {
  help: Help
  headline: Headline
  /** Whether anything may be offered for money on the same page. */
  offer: boolean
  /** Whether the mean over all parts may be shown: it must not look calmer than the parts do. */
  mean: boolean
  /** What help is there for: parts and context questions, the gravest first. */
  calls: { parts: readonly string[]; context: readonly string[] }
}

/** What care looks at, all of one sitting. */
export interface CareReading {
  /** Level of each part; null or absent if it is not scored. */
  levels: Readonly<Record<string, Level | null>>
  /** Level of the mean; null if there is none. */
  overall: Level | null
  /** Answers as they were chosen, by item; care looks at context questions and at the few items that rules name. */
  answers: Responses
  /** The answers hardly hang together: a free retake comes before anything that is sold. */
  retake: boolean
}

type Parts = Pick<Instrument, 'dimensions' | 'care'>

/**
 * The one place that decides what stands first in a report: its headline, whether help comes before everything, and
 * whether a price may be near. It never speaks more calmly than the worst symptom part.
 */
export function careOf({ dimensions, care }: Parts, reading: CareReading): Care {
  const symptoms = new Set(dimensions.filter(({ kind }) => kind === 'symptom').map(({ id }) => id))
  // In the order in which the instrument wants its parts spoken of; those it does not name come last.
  const order = [...new Set([...care.first, ...care.soft, ...dimensions.map(({ id }) => id)])]
  const gravest = order.filter((part) => symptoms.has(part))
  const rankOf = (part: string) => rank(reading.levels[part] ?? null)
  const worst = Math.max(unscored, ...gravest.map(rankOf))
  const top = gravest.filter((part) => rankOf(part) === very)
  const rules = care.rules.filter(({ all }) => all.every((condition) => holds(condition, reading)))

  const help = strongest([
    ...top.map((part) => (care.soft.includes(part) ? 'soft' : 'first') satisfies Help),
    ...rules.map((rule) => rule.help),
  ])
  const conditions = rules.flatMap(({ all }) => all)
  const named = conditions.flatMap((condition) => ('part' in condition ? [condition.part] : []))
  const scored = (part: string) => rankOf(part) > unscored
  // A high mean names no part: then those that made it so do.
  const meant = conditions.some((condition) => 'overallFrom' in condition)
    ? gravest.filter((part) => rankOf(part) === worst)
    : []
  const parts = new Set([...top, ...named, ...meant].filter(scored))
  return {
    help,
    headline: headlineOf(),
    offer: help === 'none' && !reading.retake,
    mean: reading.overall !== null && help === 'none' && worst - rank(reading.overall) <= 1,
    calls: {
      parts: order.filter((part) => parts.has(part)),
      context: [...new Set(conditions.flatMap((condition) => ('context' in condition ? [condition.context] : [])))],
    },
  }

  function headlineOf(): Headline {
    const [first] = top
    if (first !== undefined) {
      const whole = gravest.every((part) => rankOf(part) >= high) && 2 * top.length >= gravest.length
      return whole && gravest.length > 1 ? { from: 'whole' } : { from: 'part', part: first, parts: top }
    }
    // What calls for softer help does not speak for answers that call for more.
    const rule = rules.find((one) => one.head !== undefined && one.help === help)
    if (rule?.head !== undefined) return { from: 'rule', head: rule.head }
    const mean = rank(reading.overall)
    const level = levels[worst]
    if ((level === 'level3' || level === 'level4') && mean < worst) {
      return { from: 'some', level, parts: gravest.filter((part) => rankOf(part) === worst) }
    }
    return mean === unscored || level === undefined ? { from: 'plain' } : { from: 'band', level }
  }
}

/** What care decides for a stored result. */
export function careOfSitting(instrument: Parts, result: SittingResult, responses: Responses): Care {
  return careOf(instrument, {
    levels: Object.fromEntries(result.dimensions.map(({ id, level }) => [id, level])),
    overall: result.overall?.level ?? null,
    answers: responses,
    retake: asksAgain(result),
  })
}

const unscored = -1
const high = levels.indexOf('level4')
const very = levels.indexOf('level5')

const rank = (level: Level | null): number => (level === null ? unscored : levels.indexOf(level))
const weight = (help: Help): number => helps.indexOf(help)

/** The strongest of several; nothing calls for nothing. */
const strongest = (all: readonly Help[]): Help =>
  all.reduce<Help>((most, help) => (weight(help) > weight(most) ? help : most), 'none')

function holds(condition: CareCondition, { levels: of, overall, answers }: CareReading): boolean {
  if ('overallFrom' in condition) return rank(overall) >= rank(condition.overallFrom)
  if ('context' in condition) return (answers[condition.context] ?? unscored) >= condition.from
  if ('item' in condition) {
    const answer = answers[condition.item]
    return answer !== undefined && answer <= condition.to
  }
  const level = rank(of[condition.part] ?? null)
  if (level === unscored) return 'orUnscored' in condition && condition.orUnscored === true
  return 'from' in condition ? level >= rank(condition.from) : level <= rank(condition.to)
}
