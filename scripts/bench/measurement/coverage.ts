import { publishedInstruments } from '@/content/instruments'
import type { Instrument } from '@/core/psychometrics/instrument'
import { keyOf, rawAnswers } from '@/core/psychometrics/key'
import { scoreScales } from '@/core/psychometrics/result'
import { halfWidthOf } from '@/core/psychometrics/uncertainty'
import { crowdOf, drawsOf } from './people'

const crowds = 8
const people = 20
/** Times that each of them answers anew. */
const sittings = 15

/**
 * Percent of sittings whose assumed stretch holds the score that the same person has on average, by part.
 * @param seed draws that it repeats
 */
export function coverageOf(instrument: Instrument, seed: number): Record<string, number> {
  const draws = drawsOf(seed)
  const key = keyOf(instrument)
  const held = key.scales.map(() => 0)
  for (let crowd = 0; crowd < crowds; crowd++) {
    const { careful, expected } = crowdOf(instrument, draws)
    for (let n = 0; n < people; n++) {
      const { places } = careful()
      for (let again = 0; again < sittings; again++) {
        const { responses } = careful({ places })
        scoreScales(key, rawAnswers(instrument, responses)).forEach(({ pomp, answered }, part) => {
          const off = Math.abs((pomp ?? Number.NaN) - expected(part, places[part] ?? 0))
          if (off <= halfWidthOf(answered)) held[part] = (held[part] ?? 0) + 1
        })
      }
    }
  }
  const share = (count: number) => (100 * count) / (crowds * people * sittings)
  return Object.fromEntries(key.scales.map(({ id }, part) => [id, share(held[part] ?? 0)]))
}

/** Least and most of a right assumption. */
export const covered = { least: 92, most: 98 } as const

/** How often the assumed stretch holds, for every part of every published version. */
export function coverage(seed: number): void {
  console.log(
    `\nSittings whose assumed stretch holds the expected score, percent (${covered.least} to ${covered.most})`,
  )
  for (const instrument of publishedInstruments()) {
    const shares = Object.entries(coverageOf(instrument, seed))
    const mean = shares.reduce((sum, [, share]) => sum + share, 0) / shares.length
    const kept = mean >= covered.least && mean <= covered.most
    if (!kept) process.exitCode = 1
    const parts = shares.map(([id, share]) => `${id} ${share.toFixed(1)}`).join(', ')
    console.log(`${instrument.slug} v${instrument.version}: ${mean.toFixed(1)} (${parts})${kept ? '' : ' MISSED'}`)
  }
}
