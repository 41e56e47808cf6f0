import { changeOf } from '@mindglass/psychometrics/scoring/uncertainty'

/** One score, 0–100, with half the width of its interval. */
export interface ScoredPart {
  id: string
  pomp: number
  half: number
}

/** One result of a series, with the parts that may be shown. */
export interface SeriesPoint {
  /** ISO 8601. */
  at: string
  parts: readonly ScoredPart[]
}

/** Change of a part from the first result that shows it to the last. */
export interface PartChange {
  id: string
  from: { at: string; score: number }
  to: { at: string; score: number }
  /** Uncertainty of both results together, in points. */
  wobble: number
}

export interface Changes {
  /** Parts that changed by more than the uncertainty of both results. */
  changed: PartChange[]
  /** Ids of the other parts. */
  stayed: string[]
}

/**
 * Returns the changes in a series, oldest result first. The results must be of one version and one language, because
 * another wording is another question.
 */
export function findChanges(series: readonly SeriesPoint[]): Changes {
  const ids = [...new Set(series.flatMap(({ parts }) => parts.map(({ id }) => id)))]
  const moves = ids.flatMap((id) => moveOf(id, series))
  return {
    changed: moves.flatMap(({ beyond, change }) => (beyond ? [change] : [])),
    stayed: moves.flatMap(({ beyond, change }) => (beyond ? [] : [change.id])),
  }
}

/** Returns the change of a part; empty for a part that only one result shows. */
function moveOf(id: string, series: readonly SeriesPoint[]): { beyond: boolean; change: PartChange }[] {
  const points = series.flatMap(({ at, parts }) => {
    const part = parts.find((one) => one.id === id)
    return part ? [{ at, ...part }] : []
  })
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last) return []
  const { wobble, reliable } = changeOf(first, last)
  const change = {
    id,
    from: { at: first.at, score: Math.round(first.pomp) },
    to: { at: last.at, score: Math.round(last.pomp) },
    wobble: Math.round(wobble),
  }
  return [{ beyond: reliable, change }]
}
