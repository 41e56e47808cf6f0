import { type AnswerTable, isComplete } from '../answer-table'
import { chiSquareAbove } from '../distributions'
import { at } from '../numbers'
import { CalibrationRefusal } from '../refusal'
import { type Mantel, mantel, type Stratum } from './mantel'
import { nagelkerke, nullLogLikelihood, type OrdinalLogistic, ordinalLogistic } from './ordinal-logistic'

/** A: no difference worth a word. B: a moderate one. C: a large one. */
export type DifVerdict = 'A' | 'B' | 'C'

/** How one item's answers differ between two groups of people with the same matching score. */
export interface ItemDif {
  item: number
  mantel: Mantel | null
  /** Change of Nagelkerke's R² by the group: one group answers higher at every score. */
  uniform: number
  /** Further change by group × score: the groups differ more at some scores than at others. */
  nonUniform: number
  /** Likelihood ratio test of both, 2 degrees of freedom. */
  chiSquare: number
  p: number
  verdict: DifVerdict
}

export interface DifResult {
  items: ItemDif[]
  /** Items people were matched on in the end. */
  anchors: number[]
  /** Times the anchors were chosen anew. */
  rounds: number
  /** Whether the last round chose the same anchors as the one before. */
  settled: boolean
  people: { reference: number; focal: number }
}

/** People each group needs. */
export const fewestForDif = 300

const fewestAnchors = 4
const maxRounds = 10
/** Below this chance of so large a difference among equals it counts; every item is tested, so .05 would be too loose. */
const significant = 0.01
/** Change of R² from which a difference is moderate, and large. */
const cuts = { moderate: 0.035, large: 0.07 } as const

/**
 * Differential item functioning between two groups, such as two languages, from people who answered all items: they are
 * matched on the sum of the anchors and the item itself; items with a verdict of B or C leave the anchors until these
 * no longer change.
 * Source: ordinal logistic regression Zumbo 1999 (handbook) and Crane et al. 2006, doi 10.1097/01.mlr.0000245183.28384.ed;
 * cuts Jodoin & Gierl 2001, doi 10.1207/S15324818AME1404_2.
 * @param focal for each row, whether its people belong to the second group.
 * @throws CalibrationRefusal too-few-respondents below 300 complete sheets a group; no-anchors.
 */
export function differentialFunctioning(table: AnswerTable, focal: readonly boolean[]): DifResult {
  if (focal.length !== table.rows) throw new CalibrationRefusal('bad-value', 'a group for each row')
  const rows = Array.from({ length: table.rows }, (_, row) => row).filter((row) => isComplete(table, row))
  const people = { reference: 0, focal: 0 }
  for (const row of rows) people[focal[row] ? 'focal' : 'reference'] += at(table.counts, row)
  for (const [group, count] of Object.entries(people)) {
    if (count < fewestForDif) {
      throw new CalibrationRefusal('too-few-respondents', `${count} of ${fewestForDif} in the ${group} group`)
    }
  }
  const all = table.points.map((_, item) => item)
  let anchors = all
  for (let rounds = 1; ; rounds++) {
    const items = all.map((item) =>
      itemDif(item, strataOf(table, rows, focal, anchors, item), table.points[item] ?? []),
    )
    const next = all.filter((item) => items[item]?.verdict === 'A')
    if (next.length < fewestAnchors) {
      throw new CalibrationRefusal('no-anchors', `${next.length} of at least ${fewestAnchors}`)
    }
    const settled = next.length === anchors.length && next.every((item, i) => item === anchors[i])
    if (settled || rounds === maxRounds) return { items, anchors, rounds, settled, people }
    anchors = next
  }
}

/** Answers to one item by matching score, in rising order. */
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
  // Group as −½ and ½, so that the interaction is not mistaken for the group.
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
  const verdict = verdictOf(p, uniform + nonUniform)
  return {
    item,
    mantel: mantel(
      strata.map(([, s]) => s),
      points,
    ),
    uniform,
    nonUniform,
    chiSquare,
    p,
    verdict,
  }
}

/** @param change of R² by group and group × score. */
export function verdictOf(p: number, change: number): DifVerdict {
  if (!(p < significant) || change < cuts.moderate) return 'A'
  return change < cuts.large ? 'B' : 'C'
}

/** Scores with mean 0 and SD 1 over everybody, which keeps the regression well conditioned. */
function standardized(strata: readonly [number, Stratum][]): number[] {
  const weights = strata.map(([, { reference, focal }]) =>
    [...reference, ...focal].reduce((sum, count) => sum + count, 0),
  )
  const n = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = strata.reduce((sum, [score], i) => sum + at(weights, i) * score, 0) / n
  const variance = strata.reduce((sum, [score], i) => sum + at(weights, i) * (score - mean) ** 2, 0) / n
  return strata.map(([score]) => (score - mean) / Math.sqrt(variance))
}
