import { type AnswerTable, answerTable } from '../answer-table.ts'

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

const patterns = Array.from({ length: 32 }, (_, pattern) => [4, 3, 2, 1, 0].map((bit) => (pattern >> bit) & 1))

export const lsat6Table = (): AnswerTable => answerTable(patterns, lsat6).table
export const lsat7Table = (): AnswerTable => answerTable(patterns, lsat7).table
