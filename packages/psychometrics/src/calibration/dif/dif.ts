import { type AnswerTable, isComplete } from '../answer-table.ts'
import { chiSquareAbove } from '../distributions.ts'
import { at } from '../numbers.ts'
import { CalibrationRefusal } from '../refusal.ts'
import { type Mantel, mantel, type Stratum } from './mantel.ts'
import { nagelkerke, nullLogLikelihood, type OrdinalLogistic, ordinalLogistic } from './ordinal-logistic.ts'
import { shiftOfSum } from './shift.ts'

/** A: negligible difference. B: moderate. C: large. */
export const difVerdicts = ['A', 'B', 'C'] as const
export type DifVerdict = (typeof difVerdicts)[number]

/** Difference between the answers of two groups to one item, among people with the same matching score. */
export interface ItemDif {
  item: number
  mantel: Mantel | null
  /** Change of Nagelkerke's R² from adding the group; large if one group answers higher at every score. */
  uniform: number
  /** Further change from adding group × score; large if the groups differ more at some scores than at others. */
  nonUniform: number
  /** Likelihood ratio test of both terms, 2 degrees of freedom. */
  chiSquare: number
  p: number
  /** The larger of the verdicts by mean difference and by change of R². */
  verdict: DifVerdict
}

export interface DifResult {
  items: ItemDif[]
  /** Items of the final matching score. */
  anchors: readonly number[]
  /** Number of selection rounds for the anchors. */
  rounds: number
  /** Whether the last round chose the same anchors as the one before. */
  settled: boolean
  people: { reference: number; focal: number }
  /**
   * Points by which the sum of all items is higher in the focal group than in the reference group at equal trait
   * levels, because of all items with a verdict of B or C together; 0 if there is none.
   */
  shift: number
}

/** Minimum number of people in each group. */
export const minDifRespondents = 300

const fewestAnchors = 4
const maxRounds = 20
/** Cuts on the change of R² for a moderate and a large difference, if its test has a p below `p`. */
const byRegression = { p: 0.01, moderate: 0.035, large: 0.07 } as const
/** Cuts on the absolute mean difference in standard deviations of the item, if Mantel's test has a p below `p`. */
const byMean = { p: 0.05, moderate: 0.17, large: 0.25 } as const

/**
 * Analyses differential item functioning between two groups, such as two languages, from people who answered all items.
 * People are matched on the sum of the anchors and the item itself; items with a verdict of B or C leave the anchors
 * one by one, until the anchors no longer change.
 * Source: Mantel's test with the mean difference of Dorans & Schmitt in standard deviations of the item, and the cuts
 * of Educational Testing Service (Zwick, Thayer & Mazzeo 1997, GRE Board Report 93-10P); ordinal logistic regression
 * Zumbo 1999 (handbook) and Crane et al. 2006, doi 10.1097/01.mlr.0000245183.28384.ed, with the cuts of Jodoin & Gierl
 * 2001, doi 10.1207/S15324818AME1404_2. The first method detects that one group answers higher at every score, the
 * second also a difference that changes with the score.
 * @param focal for each row, whether its people belong to the second group.
 * @throws CalibrationRefusal too-few-respondents below 300 complete sheets a group; too-few-items below four;
 * no-anchors when no more than half of the items are left.
 */
export function analyzeDif(table: AnswerTable, focal: readonly boolean[]): DifResult {
  if (focal.length !== table.rows) throw new CalibrationRefusal('bad-value', 'a group for each row')
  const rows = Array.from({ length: table.rows }, (_, row) => row).filter((row) => isComplete(table, row))
  const people = { reference: 0, focal: 0 }
  for (const row of rows) people[focal[row] ? 'focal' : 'reference'] += at(table.counts, row)
  for (const [group, count] of Object.entries(people)) {
    if (count < minDifRespondents) {
      throw new CalibrationRefusal('too-few-respondents', `${count} of ${minDifRespondents} in the ${group} group`)
    }
  }
  const all = table.points.map((_, item) => item)
  if (all.length < fewestAnchors) {
    throw new CalibrationRefusal('too-few-items', `${all.length} of at least ${fewestAnchors}`)
  }
  // With half of the items removed, the data cannot show which half differs.
  const fewest = Math.max(fewestAnchors, Math.floor(all.length / 2) + 1)
  let anchors: readonly number[] = all
  for (let rounds = 1; ; rounds++) {
    const items = all.map((item) =>
      itemDif(item, strataOf(table, rows, focal, anchors, item), table.points[item] ?? []),
    )
    const next = nextAnchors(items, anchors)
    if (next.length < fewest) throw new CalibrationRefusal('no-anchors', `${next.length} of at least ${fewest}`)
    const settled = next === anchors
    if (settled || rounds === maxRounds) {
      const shifted = all.filter((item) => items[item]?.verdict !== 'A')
      const shift = shifted.length > 0 ? shiftOfSum(table, rows, focal, shifted, anchors) : 0
      return { items, anchors, rounds, settled, people, shift }
    }
    anchors = next
  }
}

/**
 * Returns the next anchors. One item leaves at a time, the one that differs most, because an item that differs makes
 * others seem to differ in the opposite direction. When no anchor differs any more, the item that differs least returns
 * if its verdict is A by then.
 * @returns `anchors` itself if nothing changes.
 */
function nextAnchors(items: readonly ItemDif[], anchors: readonly number[]): readonly number[] {
  const bySize = items.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const out = bySize.find(({ item, verdict }) => verdict !== 'A' && anchors.includes(item))
  if (out) return anchors.filter((item) => item !== out.item)
  const back = bySize.findLast(({ item, verdict }) => verdict === 'A' && !anchors.includes(item))
  return back ? [...anchors, back.item].sort((a, b) => a - b) : anchors
}

/** Returns the effect size of an item relative to the cut for a large difference (1 = at the cut). */
const sizeOf = ({ mantel: found, uniform, nonUniform }: ItemDif): number =>
  Math.max(Math.abs(found?.standardized ?? 0) / byMean.large, (uniform + nonUniform) / byRegression.large)

/** Returns the answers to one item by matching score, in ascending order. */
function strataOf(
  table: AnswerTable,
  rows: readonly number[],
  focal: readonly boolean[],
  anchors: readonly number[],
  item: number,
): [number, Stratum][] {
  const matching = anchors.includes(item) ? anchors : [...anchors, item]
  const own = table.points[item] ?? []
  const strata = new Map<number, { reference: number[]; focal: number[] }>()
  for (const row of rows) {
    let score = 0
    for (const other of matching) score += at(table.points[other] ?? [], at(table.answers, row * table.items + other))
    let stratum = strata.get(score)
    if (!stratum) {
      stratum = { reference: own.map(() => 0), focal: own.map(() => 0) }
      strata.set(score, stratum)
    }
    const counts = focal[row] ? stratum.focal : stratum.reference
    const answer = at(table.answers, row * table.items + item)
    counts[answer] = at(counts, answer) + at(table.counts, row)
  }
  return [...strata].sort(([a], [b]) => a - b)
}

function itemDif(item: number, strata: readonly [number, Stratum][], points: readonly number[]): ItemDif {
  const scores = standardized(strata)
  // Group coded as −½ and ½, so that the interaction is not confounded with the group.
  const groups = strata.flatMap(([, { reference, focal }], i) => [
    { score: at(scores, i), group: -0.5, counts: reference },
    { score: at(scores, i), group: 0.5, counts: focal },
  ])
  const byScore = ordinalLogistic(groups.map(({ score, counts }) => ({ known: [score], counts })))
  const byGroup = ordinalLogistic(groups.map(({ score, group, counts }) => ({ known: [score, group], counts })))
  const byBoth = ordinalLogistic(
    groups.map(({ score, group, counts }) => ({ known: [score, group, score * group], counts })),
  )
  const none = nullLogLikelihood(groups.map(({ counts }) => ({ known: [], counts })))
  const chiSquare = Math.max(0, 2 * (byBoth.logLikelihood - byScore.logLikelihood))
  const p = chiSquareAbove(chiSquare, 2)
  const explained = (model: OrdinalLogistic): number => nagelkerke(model.logLikelihood, none, model.people)
  const uniform = explained(byGroup) - explained(byScore)
  const nonUniform = explained(byBoth) - explained(byGroup)
  const matched = mantel(
    strata.map(([, stratum]) => stratum),
    points,
  )
  const verdict = larger(verdictOfMean(matched), verdictOfRegression(p, uniform + nonUniform))
  return { item, mantel: matched, uniform, nonUniform, chiSquare, p, verdict }
}

/**
 * Returns the verdict by Mantel's p and the mean difference at equal scores in standard deviations of the item; A
 * without a test.
 */
export function verdictOfMean(found: Pick<Mantel, 'p' | 'standardized'> | null): DifVerdict {
  const size = Math.abs(found?.standardized ?? 0)
  if (!found || !(found.p < byMean.p) || !(size > byMean.moderate)) return 'A'
  return size > byMean.large ? 'C' : 'B'
}

/** Returns the verdict by the likelihood ratio test of group and group × score and by the change of R² from both. */
export function verdictOfRegression(p: number, change: number): DifVerdict {
  if (!(p < byRegression.p) || change < byRegression.moderate) return 'A'
  return change < byRegression.large ? 'B' : 'C'
}

const larger = (a: DifVerdict, b: DifVerdict): DifVerdict => (a > b ? a : b)

/** Returns the scores with mean 0 and SD 1 over all people, which keeps the regression well conditioned. */
function standardized(strata: readonly [number, Stratum][]): number[] {
  const weights = strata.map(([, { reference, focal }]) =>
    [...reference, ...focal].reduce((sum, count) => sum + count, 0),
  )
  const n = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = strata.reduce((sum, [score], i) => sum + at(weights, i) * score, 0) / n
  const variance = strata.reduce((sum, [score], i) => sum + at(weights, i) * (score - mean) ** 2, 0) / n
  return strata.map(([score]) => (score - mean) / Math.sqrt(variance))
}
