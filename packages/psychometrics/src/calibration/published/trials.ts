import type { Stratum } from '../dif/mantel.ts'
import type { Kind } from '../dif/ordinal-logistic.ts'

/** Migraine under a drug (focal) and a placebo, same or better, women then men. Source: SAS/STAT User's Guide, FREQ. */
export const migraine: Stratum[] = [
  { focal: [11, 16], reference: [20, 5] },
  { focal: [16, 12], reference: [19, 7] },
]

/**
 * Satisfaction (low, medium, high) of 1,681 tenants with their housing in Copenhagen, by contact with neighbours (low,
 * high), within it type (tower, apartment, atrium, terrace), within that influence (low, medium, high).
 * Source: Madsen 1976, Scand. J. Statist. 3:97, as in Venables & Ripley 2002, ch. 7.
 */
const satisfaction = [
  [21, 21, 28, 34, 22, 36, 10, 11, 36, 61, 23, 17, 43, 35, 40, 26, 18, 54],
  [13, 9, 10, 8, 8, 12, 6, 7, 9, 18, 6, 7, 15, 13, 13, 7, 5, 11],
  [14, 19, 37, 17, 23, 40, 3, 5, 23, 78, 46, 43, 48, 45, 86, 15, 25, 62],
  [20, 23, 20, 10, 22, 24, 7, 10, 21, 57, 23, 13, 31, 21, 13, 5, 6, 13],
].flat()

const one = (is: boolean): number => (is ? 1 : 0)

/** Covariates in order: medium, high influence; apartment, atrium, terrace; high contact. */
export const housing: Kind[] = Array.from({ length: 24 }, (_, i) => {
  const influence = i % 3
  const type = Math.floor(i / 3) % 4
  return {
    known: [
      ...[one(influence === 1), one(influence === 2), one(type === 1), one(type === 2), one(type === 3)],
      one(i >= 12),
    ],
    counts: satisfaction.slice(3 * i, 3 * i + 3),
  }
})
