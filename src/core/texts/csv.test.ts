import { expect, test } from 'vitest'
import { csvOf } from './csv'

test('csvOf quotes special cells and writes null as an empty cell', () => {
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

test.each([
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x","y")'],
  ...['\n=1', '\r\n=1', '\rx', ' =1', '\u00a0=1', '\u3000＝1', '\u200b=1', '\u2066@x', '\ufeff=1', '\0=1'],
  ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '﹦1', '﹢1', '﹣1', '﹫x'],
])('the cell %j is escaped so that it is no formula [csv-no-formula]', (typed) => {
  const cell = csvOf(['a'], [[typed]]).slice('\uFEFFa\r\n'.length)
  expect(cell.replace(/^"/, '')).toMatch(/^'/)
})

test.each(['a=1', '“=1”', '负-1', '1-2', ' a', '。＝'])('the cell %j is written unchanged', (typed) => {
  expect(csvOf(['a'], [[typed]])).toBe(`\uFEFFa\r\n${typed}\r\n`)
})
