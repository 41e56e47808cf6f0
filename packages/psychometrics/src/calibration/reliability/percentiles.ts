import { CalibrationRefusal } from '../refusal.ts'

/** z of a two-sided 95 % interval. */
const z95 = 1.959963984540054

/**
 * Returns Wilson's 95 % interval of a proportion, 0–1: it stays within 0–1 and holds for small samples too.
 * Source: Wilson 1927, doi 10.1080/01621459.1927.10502953; compared by Newcombe 1998,
 * doi 10.1002/(SICI)1097-0258(19980430)17:8<857::AID-SIM777>3.0.CO;2-E.
 * @param share 0–1; `share × n` need not be a whole number.
 * @param n people, at least 1.
 * @throws CalibrationRefusal bad-value.
 */
export function wilson95(share: number, n: number): { from: number; to: number } {
  if (!(share >= 0 && share <= 1 && n >= 1)) throw new CalibrationRefusal('bad-value', `share ${share} of ${n} people`)
  const centre = share + z95 ** 2 / (2 * n)
  const reach = z95 * Math.sqrt((share * (1 - share)) / n + z95 ** 2 / (4 * n * n))
  const scale = 1 + z95 ** 2 / n
  return { from: Math.max(0, (centre - reach) / scale), to: Math.min(1, (centre + reach) / scale) }
}

/** Row of a table from raw score to percentile rank. */
export interface PercentileRow {
  raw: number
  people: number
  /** Mid-rank in percent, 0–100: all people below the score and half of those at it. */
  percentile: number
  /** Wilson's 95 % interval of the percentile, 0–100. */
  from: number
  to: number
}

/**
 * Builds the table from raw score to percentile rank.
 * @param counts people at each raw score, in ascending order of scores.
 * @throws CalibrationRefusal bad-value for scores out of order or counts that are not whole numbers;
 * too-few-respondents for no people.
 */
export function percentileTable(counts: readonly { raw: number; people: number }[]): PercentileRow[] {
  for (const [i, { raw, people }] of counts.entries()) {
    const before = counts[i - 1]?.raw ?? Number.NEGATIVE_INFINITY
    if (!(Number.isInteger(people) && people >= 0 && raw > before)) {
      throw new CalibrationRefusal('bad-value', `${people} people at ${raw} after ${before}`)
    }
  }
  const n = counts.reduce((sum, { people }) => sum + people, 0)
  if (n === 0) throw new CalibrationRefusal('too-few-respondents', 'nobody')
  let below = 0
  return counts.map(({ raw, people }) => {
    const share = (below + people / 2) / n
    below += people
    const { from, to } = wilson95(share, n)
    return { raw, people, percentile: 100 * share, from: 100 * from, to: 100 * to }
  })
}
