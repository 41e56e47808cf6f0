import { CalibrationRefusal } from '@mindglass/psychometrics/calibration/refusal'
import { wilson95 } from '@mindglass/psychometrics/calibration/reliability/percentiles'
import { type Estimate, retestFigures, type ScorePair } from '@mindglass/psychometrics/studies/retest'
import { compareGroups, type GroupMoments, type Histogram } from '@mindglass/psychometrics/studies/two-groups'
import type { Instrument } from '../instrument'
import { dayBands } from './plan'
import {
  type GroupsBatch,
  type GroupsRelease,
  noScore,
  type RetestBatch,
  type RetestRelease,
  type StoredPair,
  type UsefulnessBatch,
  type UsefulnessRelease,
} from './study-data'

/** Returns the lowest raw score of a part, and the POMP points of one step of its sum. */
function stepOf({ responseScale: { min, max } }: Instrument, items: number): { lowest: number; points: number } {
  return { lowest: items * min, points: 100 / (items * (max - min)) }
}

/** Returns a pair of POMP scores for each pair of sittings in which the part was answered in full both times. */
function pairsOf(instrument: Instrument, pairs: readonly StoredPair[], part: number): ScorePair[] {
  const { lowest, points } = stepOf(instrument, instrument.dimensions[part]?.items.length ?? 0)
  return pairs.flatMap(({ first, second }) => {
    const [a = noScore, b = noScore] = [first[part], second[part]]
    return a === noScore || b === noScore ? [] : [[(a - lowest) * points, (b - lowest) * points] as const]
  })
}

/** Counts the pairs of the part with the fewest complete ones, which is the progress of the study. */
export const countRetestPairs = (instrument: Instrument, batches: readonly RetestBatch[]): number => {
  const pairs = batches.flatMap((batch) => batch.pairs)
  return Math.min(...instrument.dimensions.map((_, part) => pairsOf(instrument, pairs, part).length))
}

const refusedAsNothing = <T>(compute: () => T): T[] => {
  try {
    return [compute()]
  } catch (error) {
    if (error instanceof CalibrationRefusal) return []
    throw error
  }
}

/**
 * Returns the figures of a release of the retest study.
 * @param people numbers of people in the draw, of those drawn, and of those mailed
 */
export function buildRetestRelease(
  instrument: Instrument,
  batches: readonly RetestBatch[],
  people: { joined: number; drawn: number; asked: number },
): RetestRelease {
  const pairs = batches.flatMap((batch) => batch.pairs)
  const middle = (band: number) => ((dayBands[band]?.from ?? 0) + (dayBands[band]?.to ?? 0)) / 2
  const days = pairs.reduce((sum, { band }) => sum + middle(band), 0) / Math.max(1, pairs.length)
  return {
    v: 1,
    study: 'retest',
    people: { ...people, pairs: pairs.length, careless: batches.reduce((sum, { careless }) => sum + careless, 0) },
    days: Math.round(days),
    parts: instrument.dimensions.flatMap(({ id }, part) =>
      refusedAsNothing(() => ({ id, ...retestFigures(pairsOf(instrument, pairs, part)) })),
    ),
  }
}

const added = (a: Histogram, b: Histogram): number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, score) => (a[score] ?? 0) + (b[score] ?? 0))

/** Returns the sums over all batches: for each part, the number of people with one answer at each raw score. */
function histogramsOf(instrument: Instrument, batches: readonly GroupsBatch[], answer: 'yes' | 'no'): number[][] {
  return instrument.dimensions.map((_, part) =>
    batches.reduce<number[]>((sum, batch) => added(sum, batch[answer].parts[part] ?? []), []),
  )
}

const peopleIn = (histogram: Histogram): number => histogram.reduce((sum, count) => sum + count, 0)

/** Counts the smallest group of the part with the fewest complete scores, which is the progress of the study. */
export const countSmallestGroup = (instrument: Instrument, batches: readonly GroupsBatch[]): number =>
  Math.min(...(['yes', 'no'] as const).flatMap((answer) => histogramsOf(instrument, batches, answer).map(peopleIn)))

export function buildGroupsRelease(instrument: Instrument, batches: readonly GroupsBatch[]): GroupsRelease {
  const [yes, no] = [histogramsOf(instrument, batches, 'yes'), histogramsOf(instrument, batches, 'no')]
  const sum = (count: (batch: GroupsBatch) => number) => batches.reduce((all, batch) => all + count(batch), 0)
  return {
    v: 1,
    study: 'groups',
    people: { yes: sum((one) => one.yes.n), no: sum((one) => one.no.n), skipped: sum(({ skipped }) => skipped) },
    parts: instrument.dimensions.flatMap(({ id, items }, part) =>
      refusedAsNothing(() => {
        const { one, other, g, auc } = compareGroups(yes[part] ?? [], no[part] ?? [])
        const { points } = stepOf(instrument, items.length)
        const inPoints = ({ n, mean, sd }: GroupMoments) => ({ n, mean: mean * points, sd: sd * points })
        return { id, yes: inPoints(one), no: inPoints(other), g, auc }
      }),
    ),
  }
}

/** Counts the answers in all batches. */
export const countUsefulnessAnswers = (batches: readonly UsefulnessBatch[]): number =>
  batches.reduce((sum, { yes, partly, no }) => sum + yes + partly + no, 0)

export function buildUsefulnessRelease(batches: readonly UsefulnessBatch[]): UsefulnessRelease {
  const sum = (of: keyof UsefulnessBatch) => batches.reduce((all, batch) => all + batch[of], 0)
  return { v: 1, study: 'usefulness', asked: sum('asked'), no: sum('no'), partly: sum('partly'), yes: sum('yes') }
}

/** Returns a share of answers with Wilson's interval, 0–1. */
export const estimateShare = (count: number, n: number): Estimate => ({ value: count / n, ...wilson95(count / n, n) })
