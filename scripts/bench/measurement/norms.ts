import { simulatedRows } from '@mindglass/psychometrics/calibration/simulation'
import { type FiguresJob, makeFigures } from '@mindglass/psychometrics/norms/make-figures'
import {
  covarianceMatrix,
  emptyMoments,
  mergeMoments,
  observe,
  standardDeviations,
} from '@mindglass/psychometrics/norms/moments'
import { scoredItems, sheetRows } from '@mindglass/psychometrics/norms/norm-sheet'
import { emptyTally, mergeTallies, tallyOf } from '@mindglass/psychometrics/norms/norm-tally'
import { cronbachAlpha } from '@mindglass/psychometrics/norms/norms'
import { assertRawAnswers, keyOf, rawAnswers } from '@mindglass/psychometrics/scoring/key'
import { scoreScales } from '@mindglass/psychometrics/scoring/result'
import { publishedInstruments } from '@/content/tests/instruments'
import type { Instrument } from '@/core/instrument'
import { createCrowd } from './crowd'
import { instrument as of120 } from './ipip'
import { createRandomSource } from './people'

const sheets = 1_000_000
const most = 60
const seed = 20_261_122
/** Number of distinct sheets, used in rotation: the time covers adding them, not drawing them. */
const drawn = 5000
/** Number of days in a month that are added separately and merged. */
const batches = 30
/** Number of sheets in one page of the nightly job. */
const pageOf = 20_000

/** Measures the CPU time for summing a million answer sheets of one test to the means and variances of its norms. */
export async function benchNorms(): Promise<void> {
  const longest = publishedInstruments().reduce((most, one) => (one.order.length > most.order.length ? one : most))
  for (const instrument of [longest, of120]) {
    const seconds = accumulate(instrument)
    console.log(`  ${seconds.toFixed(1)} s of one core (at most ${most})`)
    if (seconds > most) process.exitCode = 1
  }
  tallySheets(longest)
  draft(longest)
}

/** Returns the CPU seconds of this process since `before`. */
function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/**
 * Adds the same million sheets as the nightly job does: each page of sheets becomes a tally, and the tallies are
 * merged.
 */
function tallySheets(instrument: Instrument): void {
  const page = simulatedRows(instrument, { n: pageOf, seed })
  const before = process.cpuUsage()
  let all = emptyTally(instrument)
  for (let n = 0; n < sheets; n += pageOf) all = mergeTallies(all, tallyOf(instrument, page))
  const seconds = secondsSince(before)
  console.log(`tally of ${all.n} sheets of ${instrument.slug}: ${seconds.toFixed(1)} s of one core (at most ${most})`)
  if (seconds > most) process.exitCode = 1
}

/** Returns the input for figures with no sheets left out. */
export const emptyLeftOut = (instrument: Instrument): FiguresJob['leftOut'] => ({
  noNorms: 0,
  askAgain: 0,
  rows: sheetRows(scoredItems(instrument).length, []),
  bySign: { directed: 0, inconsistency: 0, speed: 0, longstring: 0, pattern: 0, spread: 0, copied: 0 },
})

/** Computes all figures of a version, with calibration and a comparison with one other language. */
function draft(instrument: Instrument): void {
  const rows = simulatedRows(instrument, { n: drawn, seed })
  const other = simulatedRows(instrument, { n: drawn, seed: seed + 1 })
  const before = process.cpuUsage()
  const { parts } = makeFigures({
    instrument,
    rows,
    leftOut: emptyLeftOut(instrument),
    months: { from: '2026-12', to: '2026-12' },
    others: [{ locale: 'es', rows: other }],
    before: null,
  })
  const seconds = secondsSince(before)
  const calibrated = parts.filter(({ calibration }) => calibration !== null).length
  console.log(`draft of ${drawn} sheets: ${calibrated} parts calibrated in ${seconds.toFixed(1)} s (at most ${most})`)
  if (seconds > most || calibrated < parts.length) process.exitCode = 1
}

function accumulate(instrument: Instrument): number {
  const draws = createRandomSource(seed)
  const key = keyOf(instrument)
  const { careful } = createCrowd(instrument, draws)
  const context = Object.fromEntries(instrument.context.map(({ id }) => [id, 0]))
  const rows = Array.from({ length: drawn }, () => rawAnswers(instrument, { ...careful().responses, ...context }))
  const before = process.cpuUsage()
  const empty = () => ({ items: emptyMoments(key.ids.length), scales: emptyMoments(key.scales.length) })
  let all = empty()
  for (let batch = 0; batch < batches; batch++) {
    const day = empty()
    const end = Math.round((sheets * (batch + 1)) / batches)
    for (let n = Math.round((sheets * batch) / batches); n < end; n++) {
      const sheet = rows[n % drawn]
      if (!sheet) continue
      assertRawAnswers(key, sheet)
      observe(day.items, sheet)
      observe(
        day.scales,
        scoreScales(key, sheet).map(({ pomp }) => pomp ?? Number.NaN),
      )
    }
    all = { items: mergeMoments(all.items, day.items), scales: mergeMoments(all.scales, day.scales) }
  }
  const seconds = secondsSince(before)
  const [first] = key.scales
  const alpha = first ? cronbachAlpha(covarianceMatrix(all.items, first.indices, first.sign)) : null
  const sd = standardDeviations(all.scales)[0] ?? 0
  const { slug, version } = instrument
  console.log(`${slug} v${version}: ${all.items.n} sheets, ${key.ids.length} items, ${key.scales.length} scales`)
  console.log(`  ${first?.id}: mean ${all.scales.means[0]?.toFixed(1)}, SD ${sd.toFixed(1)}, α ${alpha?.toFixed(3)}`)
  return seconds
}
