import { expect, test } from 'vitest'
import { answerTable, isComplete, rawSum, respondentCount } from './answer-table.ts'
import { CalibrationRefusal } from './refusal.ts'

test('answerTable recodes answers as ranks of the chosen options and keeps missing answers', () => {
  const { table } = answerTable([
    [1, 5],
    [3, null],
    [1, 2],
  ])
  expect([...table.answers]).toEqual([0, 1, 1, -1, 0, 0])
  expect(table.points).toEqual([
    [1, 3],
    [2, 5],
  ])
  expect([0, 1, 2].map((row) => isComplete(table, row))).toEqual([true, false, true])
  expect(rawSum(table, 0)).toBe(6)
  expect(rawSum(table, 0, [1])).toBe(5)
})

test('answerTable lists the response options that no respondent chose', () => {
  const rows = [
    [0, 0],
    [2, 1],
  ]
  expect(answerTable(rows, undefined, { min: 0, max: 2 }).empty).toEqual([
    { item: 0, point: 1 },
    { item: 1, point: 2 },
  ])
  expect(answerTable(rows).empty).toEqual([
    { item: 0, point: 1 },
    { item: 1, point: 2 },
  ])
})

test('answerTable ignores answer patterns with a count of zero', () => {
  const { table } = answerTable(
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
    [3, 4, 0],
  )
  expect(table.points).toEqual([
    [0, 1],
    [0, 1],
  ])
  expect(respondentCount(table)).toBe(7)
})

const fine = [
  [0, 1],
  [1, 0],
]
test.each([
  { what: 'NaN', call: () => answerTable([...fine, [Number.NaN, 0]]), reason: 'bad-value' },
  { what: 'a fraction', call: () => answerTable([...fine, [0.5, 0]]), reason: 'bad-value' },
  {
    what: 'an answer off the scale',
    call: () => answerTable([...fine, [3, 0]], undefined, { min: 0, max: 2 }),
    reason: 'bad-value',
  },
  { what: 'rows of different lengths', call: () => answerTable([...fine, [0]]), reason: 'bad-value' },
  { what: 'a negative count', call: () => answerTable(fine, [1, -1]), reason: 'bad-value' },
  { what: 'counts of other rows', call: () => answerTable(fine, [1]), reason: 'bad-value' },
  { what: 'one item', call: () => answerTable([[0], [1]]), reason: 'too-few-items' },
  { what: 'nobody', call: () => answerTable([]), reason: 'too-few-items' },
  {
    what: 'an item answered alike by all',
    call: () =>
      answerTable([
        [0, 1],
        [1, 1],
      ]),
    reason: 'constant-item',
  },
])('answerTable throws “$reason” for $what', ({ call, reason }) => {
  expect(call).toThrow(CalibrationRefusal)
  expect(call).toThrow(expect.objectContaining({ reason }))
})
