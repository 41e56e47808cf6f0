import { type AnswerTable, answerTable } from '../answer-table.ts'
import type { Stratum } from '../dif/mantel.ts'
import type { CovariatePattern } from '../dif/ordinal-logistic.ts'
import { type Covariance, covarianceOf } from '../reliability/covariance.ts'

/**
 * Seven ratings in percent by the clerks of 30 departments: rating, complaints, privileges, learning, raises, critical,
 * advance. Source: Chatterjee & Price 1977, Regression Analysis by Example.
 */
const attitudeRows =
  '43 51 30 39 61 92 45, 63 64 51 54 63 73 47, 71 70 68 69 76 86 48, 61 63 45 47 54 84 35, 81 78 56 66 71 83 47, ' +
  '43 55 49 44 54 49 34, 58 67 42 56 66 68 35, 71 75 50 55 70 66 41, 72 82 72 67 71 83 31, 67 61 45 47 62 80 41, ' +
  '64 53 53 58 58 67 34, 67 60 47 39 59 74 41, 69 62 57 42 55 63 25, 68 83 83 45 59 77 35, 77 77 54 72 79 77 46, ' +
  '81 90 50 72 60 54 36, 74 85 64 69 79 79 63, 65 60 65 75 55 80 60, 65 70 46 57 75 85 46, 50 58 68 54 64 78 52, ' +
  '50 40 33 34 43 64 33, 64 61 52 62 66 80 41, 53 66 52 50 63 80 37, 40 37 42 58 50 57 49, 63 54 42 48 66 75 33, ' +
  '66 77 66 63 88 76 72, 78 75 58 74 80 78 49, 48 57 44 45 51 83 38, 85 85 71 71 77 74 55, 82 82 39 59 64 78 39'

export const attitudeTable = (): AnswerTable =>
  answerTable(attitudeRows.split(', ').map((row) => row.split(' ').map(Number))).table

/**
 * Five items of the Law School Admission Test, section 6 and section 7: how many of 1,000 people gave each of the 32
 * patterns of wrong (0) and right (1) answers, from 00000 to 11111 as binary numbers.
 * Source: Bock & Lieberman 1970, doi 10.1007/BF02291262.
 */
const lsat6 = [
  3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15, 10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173, 11, 61, 28, 298,
]
const lsat7 = [
  12, 19, 1, 7, 3, 19, 3, 17, 10, 5, 3, 7, 7, 23, 8, 28, 7, 39, 11, 34, 14, 51, 15, 90, 6, 25, 7, 35, 18, 136, 32, 308,
]

const lsatPatterns = Array.from({ length: 32 }, (_, pattern) => [4, 3, 2, 1, 0].map((bit) => (pattern >> bit) & 1))

export const lsat6Table = (): AnswerTable => answerTable(lsatPatterns, lsat6).table
export const lsat7Table = (): AnswerTable => answerTable(lsatPatterns, lsat7).table

/**
 * Answers of 392 people in Great Britain to four statements about science and technology (comfort, work, future,
 * benefit), 1 strongly disagree … 4 strongly agree: each pattern and its frequency.
 * Source: Reif & Melich 1992, Euro-Barometer 38.1, as tabulated in the reference pages of mirt 1.45.
 */
const sciencePatterns =
  '1111 2, 1321 1, 1423 1, 1431 1, 2111 1, 2124 1, 2211 1, 2222 4, 2223 2, 2231 1, 2232 1, 2233 1, 2243 1, 2313 1, ' +
  '2322 2, 2323 1, 2332 3, 2333 3, 2334 2, 2341 1, 2343 2, 2421 1, 2443 2, 2444 1, 3111 1, 3113 2, 3122 2, 3123 4, ' +
  '3132 5, 3133 5, 3134 3, 3143 1, 3144 1, 3212 1, 3214 1, 3221 1, 3222 10, 3223 7, 3231 1, 3232 16, 3233 22, ' +
  '3234 5, 3241 1, 3242 1, 3243 3, 3244 2, 3313 2, 3321 1, 3322 13, 3323 10, 3324 2, 3331 5, 3332 23, 3333 52, ' +
  '3334 8, 3342 7, 3343 13, 3344 12, 3413 1, 3423 1, 3432 2, 3433 4, 3434 4, 3441 1, 3442 1, 3443 6, 3444 3, 4114 1, ' +
  '4122 1, 4124 2, 4134 1, 4221 1, 4223 3, 4233 8, 4234 2, 4242 1, 4244 1, 4323 1, 4332 2, 4333 21, 4334 3, 4342 2, ' +
  '4343 5, 4344 8, 4432 1, 4433 2, 4434 3, 4442 2, 4443 6, 4444 12'

export function scienceTable(): AnswerTable {
  const rows = sciencePatterns.split(', ').map((entry) => entry.split(' '))
  return answerTable(
    rows.map(([pattern = '']) => [...pattern].map(Number)),
    rows.map(([, count]) => Number(count)),
  ).table
}

/** Correlations of five tests. Source: Spearman's data in Harman 1967, Modern Factor Analysis, p. 116. */
export const spearmanFiveTests = (): Covariance =>
  covarianceOf([
    [1, 0.485, 0.4, 0.397, 0.295],
    [0.485, 1, 0.397, 0.397, 0.247],
    [0.4, 0.397, 1, 0.335, 0.275],
    [0.397, 0.397, 0.335, 1, 0.195],
    [0.295, 0.247, 0.275, 0.195, 1],
  ])

/**
 * Numbers of migraine patients who felt the same or better with a drug (focal) and a placebo: women, then men. Source:
 * SAS/STAT User's Guide, FREQ.
 */
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
export const housing: CovariatePattern[] = Array.from({ length: 24 }, (_, i) => {
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
