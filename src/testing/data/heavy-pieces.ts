import { type Level, levels, type Responses } from '@mindglass/psychometrics/instrument'
import { levelOfPomp } from '@mindglass/psychometrics/scoring/levels'
import { careOf } from '@/core/care/care'
import type { HelpLevel, Instrument } from '@/core/instrument'
import { bandOfLevel, type Condition } from '@/core/report/condition'
import { listPlacedPieces } from '@/core/report/pieces'
import type { Piece, ReportKey } from '@/core/report/report-key'

/** Known facts about some sittings; all other facts may have any value. */
export interface KnownFacts {
  help: HelpLevel
  /** Level of each part, null for an unscored one; a missing part may have any. */
  levels: Readonly<Record<string, Level | null>>
  /** Chosen answers, null for a skipped one; a missing question may have any. */
  answers: Readonly<Record<string, number | null>>
}

/** Returns whether a condition holds: true for all of these sittings, false for none, null for some. */
export function evaluateCondition(condition: Condition, known: KnownFacts, instrument: Instrument): boolean | null {
  const of = (one: Condition) => evaluateCondition(one, known, instrument)
  if ('all' in condition) return every(condition.all.map(of))
  if ('any' in condition) return negated(every(condition.any.map((one) => negated(of(one)))))
  if ('not' in condition) return negated(of(condition.not))
  if ('help' in condition) return known.help === condition.help
  if ('context' in condition) {
    const answer = known.answers[condition.context]
    return answer === undefined ? null : answer !== null && condition.in.includes(answer)
  }
  if ('item' in condition) {
    const answer = known.answers[condition.item]
    if (answer === undefined) return null
    if (answer === null) return false
    const { min, max } = instrument.responseScale
    const reversed = instrument.dimensions.some(({ items }) =>
      items.some((item) => item.id === condition.item && item.reversed),
    )
    const turned = reversed ? min + max - answer : answer
    return turned >= (condition.from ?? min) && turned <= (condition.to ?? max)
  }
  if ('part' in condition) {
    const level = known.levels[condition.part]
    if (level === undefined) return null
    if (level === null) return false
    if ('is' in condition) return bandOfLevel(level) === condition.is
    const at = levels.indexOf(level)
    return at >= levels.indexOf(condition.from ?? 'level1') && at <= levels.indexOf(condition.to ?? 'level5')
  }
  // Comparisons of scores, groups and cuts do not affect care.
  return null
}

const every = (verdicts: readonly (boolean | null)[]): boolean | null =>
  verdicts.includes(false) ? false : verdicts.includes(null) ? null : true
const negated = (verdict: boolean | null): boolean | null => (verdict === null ? null : !verdict)

/** A piece marked as heavy, and the condition under which a report contains it. */
export interface HeavyPiece {
  id: string
  when: Condition
}

export function listDistressingTexts(key: ReportKey): HeavyPiece[] {
  const of = (piece: Piece, where: readonly Condition[] = []): HeavyPiece[] =>
    piece.heavy ? [{ id: piece.id, when: { all: [...where, ...(piece.when ? [piece.when] : [])] } }] : []
  const plans = key.plans.flatMap((plan, at) => {
    // The first plan whose condition holds is used; behind a plan without a condition, this one is never used.
    const chosen: Condition[] = [
      ...key.plans.slice(0, at).map(({ when }): Condition => ({ not: when ?? { all: [] } })),
      ...(plan.when ? [plan.when] : []),
    ]
    const days = plan.days.flatMap(({ variants }) => variants.flatMap((piece) => of(piece, chosen)))
    return [...(plan.heavy ? [{ id: `week.${plan.id}`, when: { all: chosen } }] : []), ...days]
  })
  const others = listPlacedPieces(key).filter(({ section }) => !section.startsWith('plans.'))
  return [...plans, ...others.flatMap(({ piece }) => of(piece))]
}

/** Returns the innermost conditions. */
function atoms(condition: Condition): Condition[] {
  if ('all' in condition) return condition.all.flatMap(atoms)
  if ('any' in condition) return condition.any.flatMap(atoms)
  return 'not' in condition ? atoms(condition.not) : [condition]
}

/** Returns the context questions and items that affect care or one of these conditions, with their possible answers. */
function answersOf({ care, dimensions, context, responseScale }: Instrument, heavy: readonly HeavyPiece[]) {
  const rules = [
    ...care.rules.flatMap(({ all, unless = [] }) => [...all, ...unless]),
    ...(care.eases ?? []).flatMap(({ all }) => all),
  ]
  const named = [...rules, ...heavy.flatMap(({ when }) => atoms(when))].flatMap((one) =>
    'context' in one ? [one.context] : 'item' in one ? [one.item] : [],
  )
  const { min, max } = responseScale
  const points = [
    ...context.map(({ id, options }) => ({ id, from: 0, to: options - 1 })),
    ...dimensions.flatMap(({ items }) => items.map(({ id }) => ({ id, from: min, to: max }))),
  ]
  return points
    .filter(({ id }) => named.includes(id))
    .map(({ id, from, to }) => [id, [null, ...Array.from({ length: to - from + 1 }, (_, n) => from + n)]] as const)
}

function* product<T>(choices: readonly (readonly [string, readonly T[]])[]): Generator<Record<string, T>> {
  const [head, ...rest] = choices
  if (!head) {
    yield {}
    return
  }
  for (const others of product(rest)) for (const value of head[1]) yield { [head[0]]: value, ...others }
}

/** Properties of a part that care depends on: its level, and whether its range includes level5. */
const places: readonly { level: Level | null; reaches?: true }[] = [
  { level: null },
  ...levels.map((level) => ({ level })),
  { level: 'level4', reaches: true },
]

/** Returns every possible level of the mean, given these levels of the parts. */
function meansOf({ dimensions, hasOverall }: Instrument, of: KnownFacts['levels']): (Level | null)[] {
  const scored = dimensions.flatMap(({ id, items }) => {
    const level = of[id]
    return level ? [{ at: levels.indexOf(level), items: items.length }] : []
  })
  if (!hasOverall || scored.length < dimensions.length) return [null]
  const items = scored.reduce((sum, one) => sum + one.items, 0)
  const mean = (end: 0 | 19.999) => scored.reduce((sum, one) => sum + (20 * one.at + end) * one.items, 0) / items
  const [low, high] = [levels.indexOf(levelOfPomp(mean(0))), levels.indexOf(levelOfPomp(mean(19.999)))]
  return levels.slice(low, high + 1)
}

/**
 * Result of the check: the number of combinations, and the heavy pieces that may appear beside a price, each with one
 * such sitting.
 */
export interface HeavyCheck {
  seen: number
  faults: Readonly<Record<string, string>>
}

/**
 * Compares the heavy pieces of a report with the decisions of care, in every combination of levels, ranges, means,
 * context answers and items that care distinguishes. Other parts of a condition (the leading part, groups, other items)
 * count as fulfilled if that makes the piece appear: no possible sitting is left out.
 * @param most largest number of combinations to check; with more, only pieces that their conditions alone rule out pass
 */
export function checkDistressingTexts(instrument: Instrument, key: ReportKey, most = 1_000_000): HeavyCheck {
  const heavy = listDistressingTexts(key)
  const faults: Record<string, string> = {}
  const open = heavy.filter(
    ({ when }) => evaluateCondition(when, { help: 'none', levels: {}, answers: {} }, instrument) !== false,
  )
  const questions = answersOf(instrument, open)
  const parts = instrument.dimensions.map(({ id }) => [id, places] as const)
  const count = parts.reduce((all) => all * places.length, 1) * questions.reduce((all, [, of]) => all * of.length, 1)
  if (count > most) {
    for (const { id } of open) faults[id] = 'its condition does not name help'
    return { seen: 0, faults }
  }
  let seen = 0
  for (const of of product(parts)) {
    const known = Object.fromEntries(Object.entries(of).map(([id, { level }]) => [id, level]))
    const upper = Object.fromEntries(
      Object.entries(of).flatMap(([id, { reaches }]) => (reaches ? [[id, 'level5' as const]] : [])),
    )
    const means = meansOf(instrument, known)
    for (const answers of product<number | null>(questions)) {
      const given: Responses = Object.fromEntries(
        Object.entries(answers).flatMap(([id, answer]) => (answer === null ? [] : [[id, answer]])),
      )
      for (const overall of means) {
        seen += 1
        const { help } = careOf(instrument, { levels: known, upper, overall, answers: given, retake: false })
        if (help !== 'none') continue
        for (const { id, when } of open) {
          if (evaluateCondition(when, { help, levels: known, answers }, instrument) === false) continue
          faults[id] ??= JSON.stringify({ levels: known, overall, answers: given })
        }
      }
    }
  }
  return { seen, faults }
}
