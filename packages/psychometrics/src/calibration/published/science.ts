import { type AnswerTable, answerTable } from '../answer-table.ts'

/**
 * Answers of 392 people in Great Britain to four statements about science and technology (comfort, work, future,
 * benefit), 1 strongly disagree … 4 strongly agree: each pattern and its frequency.
 * Source: Karlheinz & Melich 1992, Euro-Barometer 38.1, as tabulated in the reference pages of mirt 1.45.
 */
const patterns =
  '1111 2, 1321 1, 1423 1, 1431 1, 2111 1, 2124 1, 2211 1, 2222 4, 2223 2, 2231 1, 2232 1, 2233 1, 2243 1, 2313 1, ' +
  '2322 2, 2323 1, 2332 3, 2333 3, 2334 2, 2341 1, 2343 2, 2421 1, 2443 2, 2444 1, 3111 1, 3113 2, 3122 2, 3123 4, ' +
  '3132 5, 3133 5, 3134 3, 3143 1, 3144 1, 3212 1, 3214 1, 3221 1, 3222 10, 3223 7, 3231 1, 3232 16, 3233 22, ' +
  '3234 5, 3241 1, 3242 1, 3243 3, 3244 2, 3313 2, 3321 1, 3322 13, 3323 10, 3324 2, 3331 5, 3332 23, 3333 52, ' +
  '3334 8, 3342 7, 3343 13, 3344 12, 3413 1, 3423 1, 3432 2, 3433 4, 3434 4, 3441 1, 3442 1, 3443 6, 3444 3, 4114 1, ' +
  '4122 1, 4124 2, 4134 1, 4221 1, 4223 3, 4233 8, 4234 2, 4242 1, 4244 1, 4323 1, 4332 2, 4333 21, 4334 3, 4342 2, ' +
  '4343 5, 4344 8, 4432 1, 4433 2, 4434 3, 4442 2, 4443 6, 4444 12'

export function scienceTable(): AnswerTable {
  const rows = patterns.split(', ').map((entry) => entry.split(' '))
  return answerTable(
    rows.map(([pattern = '']) => [...pattern].map(Number)),
    rows.map(([, count]) => Number(count)),
  ).table
}
