import { percentileTable } from '@mindglass/psychometrics/calibration/reliability/percentiles'
import { normTable } from '@mindglass/psychometrics/norms/norm-part'
import { seededRandom } from '@mindglass/psychometrics/random'
import type { Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import type { NormFigures, NormPart } from '@/core/norms/norm-figures'
import type { Db } from '@/server/db/db'
import { publishedInstrument } from './sittings'

/** Returns figures of `n` invented sittings: all counts and shares are consistent, and many cells are small. */
export function inventedFigures(instrument: Instrument, n: number, seed = 1): NormFigures {
  const random = seededRandom(seed)
  const { min, max } = instrument.responseScale
  return {
    v: 1,
    n,
    leftOut: { noNorms: Math.round(n / 20), askAgain: 3 },
    months: { from: '2026-12', to: '2027-03' },
    medianSeconds: 240,
    parts: instrument.dimensions.map(({ id, items }) => {
      const [lowest, highest] = [items.length * min, items.length * max]
      const counts = spread(random, n, highest - lowest + 1)
      const people = counts.map((count, index) => ({ raw: lowest + index, people: count }))
      const mean =
        people.reduce((sum, row) => sum + row.people * ((100 * (row.raw - lowest)) / (highest - lowest)), 0) / n
      return {
        id,
        n,
        raw: { lowest, highest },
        mean,
        sd: 19,
        skew: 0.3,
        alpha: { value: 0.81, from: 0.78, to: 0.84 },
        omega: { value: 0.82, heywood: [] },
        sem: 8.3,
        floor: (counts[0] ?? 0) / n,
        ceiling: (counts.at(-1) ?? 0) / n,
        retest: null,
        drift: null,
        table: percentileTable(people).map(({ people: count, ...row }) => ({
          ...row,
          count: count < 5 ? null : count,
        })),
        items: items.map((item) => ({
          id: item.id,
          mean: 2,
          sd: 1,
          rest: 0.5,
          alphaWithout: 0.79,
          medianTenths: 42,
          flags: [],
          categories: spread(random, n, max - min + 1).map((count) => count / n),
        })),
        calibration: null,
      } satisfies NormPart
    }),
    dif: null,
  }
}

/** Returns the figures of one part with the given number of people at each raw score. */
export function partWithScores(
  instrument: Instrument,
  part: string,
  counts: Readonly<Record<number, number>>,
): NormPart {
  const n = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const invented = inventedFigures(instrument, n).parts.find(({ id }) => id === part)
  if (!invented) throw new Error(`no part ${part}`)
  const { lowest, highest } = invented.raw
  const people = Array.from({ length: highest - lowest + 1 }, (_, place) => counts[lowest + place] ?? 0)
  const table = normTable(people, lowest)
  return { ...invented, n, table, floor: (people[0] ?? 0) / n, ceiling: (people.at(-1) ?? 0) / n }
}

/** Spreads people over places, more of them in the middle. */
function spread(random: () => number, n: number, places: number): number[] {
  const counts = Array.from({ length: places }, () => 0)
  for (let person = 0; person < n; person++) {
    const place = Math.floor(((random() + random() + random()) / 3) * places)
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

/** Creates a published norm release with invented figures; returns its id. */
export async function createPublishedRelease(
  db: Db,
  slug: string,
  locale: Locale,
  { number = 1, n = 400, withdrawn = false }: { number?: number; n?: number; withdrawn?: boolean } = {},
): Promise<string> {
  const instrument = publishedInstrument(slug)
  const id = `norm-${slug}-v${instrument.version}-${locale}-${number}`
  const at = new Date('2027-04-01T00:00:00Z')
  await db.normVersion.create({
    data: {
      id,
      instrument: slug,
      instrumentVersion: instrument.version,
      locale,
      number,
      n,
      figures: inventedFigures(instrument, n, number),
      codeHash: 'c'.repeat(64),
      itemHash: 'i'.repeat(64),
      plan: 'norms-1',
      frozenAt: at,
      frozenBy: 'somebody',
      publishedAt: at,
      withdrawnAt: withdrawn ? at : null,
    },
  })
  return id
}
