import { publishedInstruments } from '@/content/instruments'
import type { Instrument } from '@/core/psychometrics/instrument'
import { assertSheet, keyOf, sheetOf } from '@/core/psychometrics/key'
import { covarianceMatrix, emptyMoments, mergeMoments, observe, standardDeviations } from '@/core/psychometrics/moments'
import { cronbachAlpha } from '@/core/psychometrics/norms'
import { scoreScales } from '@/core/psychometrics/result'
import { instrument as of120 } from './ipip'
import { crowdOf, drawsOf } from './people'

const sheets = 1_000_000
const most = 60
const seed = 20_261_122
/** Sheets that are drawn and gone round: what is timed is the adding, not the drawing. */
const drawn = 5000
/** Days of a month that are added up apart and merged. */
const batches = 30

/** A million sheets of one test become moments of its items and scales, in seconds of one core. */
export async function norms(): Promise<void> {
  const longest = publishedInstruments().reduce((most, one) => (one.order.length > most.order.length ? one : most))
  for (const instrument of [longest, of120]) {
    const seconds = accumulate(instrument)
    console.log(`  ${seconds.toFixed(1)} s of one core (at most ${most})`)
    if (seconds > most) process.exitCode = 1
  }
}

function accumulate(instrument: Instrument): number {
  const draws = drawsOf(seed)
  const key = keyOf(instrument)
  const { careful } = crowdOf(instrument, draws)
  const context = Object.fromEntries(instrument.context.map(({ id }) => [id, 0]))
  const rows = Array.from({ length: drawn }, () => sheetOf(instrument, { ...careful().responses, ...context }))
  const before = process.cpuUsage()
  const empty = () => ({ items: emptyMoments(key.ids.length), scales: emptyMoments(key.scales.length) })
  let all = empty()
  for (let batch = 0; batch < batches; batch++) {
    const day = empty()
    const end = Math.round((sheets * (batch + 1)) / batches)
    for (let n = Math.round((sheets * batch) / batches); n < end; n++) {
      const sheet = rows[n % drawn]
      if (!sheet) continue
      assertSheet(key, sheet)
      observe(day.items, sheet)
      observe(
        day.scales,
        scoreScales(key, sheet).map(({ pomp }) => pomp ?? Number.NaN),
      )
    }
    all = { items: mergeMoments(all.items, day.items), scales: mergeMoments(all.scales, day.scales) }
  }
  const { user, system } = process.cpuUsage(before)
  const [first] = key.scales
  const alpha = first ? cronbachAlpha(covarianceMatrix(all.items, first.places, first.sign)) : null
  const sd = standardDeviations(all.scales)[0] ?? 0
  const { slug, version } = instrument
  console.log(`${slug} v${version}: ${all.items.n} sheets, ${key.ids.length} items, ${key.scales.length} scales`)
  console.log(`  ${first?.id}: mean ${all.scales.means[0]?.toFixed(1)}, SD ${sd.toFixed(1)}, α ${alpha?.toFixed(3)}`)
  return (user + system) / 1e6
}
