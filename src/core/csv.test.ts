import { expect, test } from 'vitest'
import { csvOf } from './csv'

test('quotes what would end a cell, and writes nothing as nothing', () => {
  expect(
    csvOf(
      ['a', 'b'],
      [
        ['x, "y"\nz', null],
        ['1', -2],
      ],
    ),
  ).toBe('\uFEFFa,b\r\n"x, ""y""\nz",\r\n1,-2\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x","y")'])('%j is no formula', (typed) => {
  const [, cell = ''] = csvOf(['a'], [[typed]]).split('\r\n')
  expect(cell.replace(/^"/, '')).toMatch(/^'/)
})
