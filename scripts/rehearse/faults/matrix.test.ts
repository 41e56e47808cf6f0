import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MATRIX } from './matrix'

const documented = [...readFileSync('docs/faults.md', 'utf8').matchAll(/^\| (\d+|[a-z]) +\| (.*) \|$/gm)].map(
  ([, row, rest = '']) => ({
    row,
    rehearsals: rest.split(' | ')[3] ?? '',
  }),
)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a title in this source begins so; `$name` and `%s` of a table of cases stand for anything. */
function hasTitle(source: string, beginning: string): boolean {
  const titles = [...source.matchAll(/(['"`])((?:(?!\1)[^\n])+)\1/g)].map(([, , title = '']) => title)
  return titles.some((title) => {
    if (title.startsWith(beginning)) return true
    if (!/\$|%/.test(title)) return false
    const words = title.split(' ')
    const patterns = words.map((_, n) =>
      words
        .slice(0, n + 1)
        .join(' ')
        .split(/\$[\w.]+|%[sjid]/)
        .map(escaped)
        .join('.+'),
    )
    return patterns.some((pattern) => new RegExp(`^${pattern}$`).test(beginning))
  })
}

test('faults: the table of the docs has the rows of the matrix', () => {
  expect(documented.map(({ row }) => row).sort()).toEqual(MATRIX.map(({ row }) => row).sort())
  expect(new Set(MATRIX.map(({ row }) => row)).size).toBe(MATRIX.length)
})

test.each(MATRIX)(
  'faults: row $row names tests that there are, and its rehearsals in the docs',
  ({ row, tests = [], rehearsals = [] }) => {
    expect(tests.length + rehearsals.length).toBeGreaterThan(0)
    for (const [file, name] of tests) {
      expect(existsSync(file), file).toBe(true)
      expect(hasTitle(readFileSync(file, 'utf8'), name), `${file}: ${name}`).toBe(true)
    }
    const said = documented.find((one) => one.row === row)?.rehearsals ?? ''
    for (const rehearsal of rehearsals) expect(said).toContain(`\`${rehearsal}\``)
  },
)
