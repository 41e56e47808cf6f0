import { currentInstruments, instrumentText, publishedInstruments } from '@/content/instruments'
import { locales } from '@/core/locale'
import type { Instrument } from '@/core/psychometrics/instrument'
import { rawAnswers } from '@/core/psychometrics/key'
import { readingMs } from '@/core/psychometrics/pace'
import type { Validity } from '@/core/psychometrics/signs'
import { validityFlags, validityOf } from '@/core/psychometrics/validity'
import { coverage } from './coverage'
import { crowdOf, drawsOf, type Kind, kinds, paceOf } from './people'

/** People of one crowd; every crowd draws its items anew. */
const crowdSize = 500

/** Percent of a kind's sittings with each outcome. */
export type Outcomes = Record<Validity, number>

/** What becomes of `people` of one kind on one version, languages in turn; `uneven` as in `crowdOf`. */
export async function outcomesOf(
  instrument: Instrument,
  kind: Kind,
  people: number,
  seed: number,
  uneven = 0,
): Promise<Outcomes> {
  const draws = drawsOf(seed)
  const readings = await Promise.all(
    locales.map(async (locale) => {
      const { items } = await instrumentText(instrument, locale)
      return Object.fromEntries(Object.entries(items).map(([id, text]) => [id, readingMs(text, locale)]))
    }),
  )
  const counts: Outcomes = { use: 0, noNorms: 0, askAgain: 0 }
  let crowd = crowdOf(instrument, draws, uneven)
  for (let n = 0; n < people; n++) {
    if (n % crowdSize === 0) crowd = crowdOf(instrument, draws, uneven)
    const responses = kind.answers(crowd, draws)
    const pace = paceOf(kind, responses, readings[n % readings.length] ?? {}, draws)
    const sheet = rawAnswers(instrument, responses)
    counts[validityOf(instrument, sheet, validityFlags(instrument, sheet, pace))]++
  }
  const percent = (count: number) => (100 * count) / people
  return { use: percent(counts.use), noNorms: percent(counts.noNorms), askAgain: percent(counts.askAgain) }
}

const people = 4000
const seed = 20_261_122

/**
 * Who is asked to answer again, for every kind of respondent on every published version. The bounds are for what is
 * offered today; a version that has a successor stays as it was published, and is printed as it is.
 */
export async function validity(): Promise<void> {
  console.log(`${people} simulated sittings for each figure, seed ${seed}; percent asked again (kept out of norms)`)
  const offered = new Set(currentInstruments())
  for (const instrument of publishedInstruments()) {
    const { slug, version, directed } = instrument
    const judged = offered.has(instrument)
    console.log(`\n${slug} v${version}${judged ? '' : ' (superseded)'}, directed items: ${directed.length}`)
    for (const kind of kinds) {
      const { askAgain, use } = await outcomesOf(instrument, kind, people, seed)
      // Who answers by chance does not look at the items.
      const uneven = kind.reads ? (await outcomesOf(instrument, kind, people, seed, 0.3)).askAgain : null
      const { least = 0, most = 100 } = kind
      const kept = !judged || (askAgain >= least && askAgain <= most)
      if (!kept) process.exitCode = 1
      const bar = kind.least ? ` (at least ${least})` : kind.most ? ` (at most ${most})` : ''
      const row = `${kind.name.padEnd(36)} ${askAgain.toFixed(1).padStart(5)} (${(100 - use).toFixed(1)})`
      const items = uneven === null ? '' : `, with uneven items ${uneven.toFixed(1)}`
      console.log(`${row}${items}${bar}${kept ? '' : ' MISSED'}`)
    }
  }
  coverage(seed)
}
