import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { referencedIds } from '../../check/test-ids.mjs'
import { MATRIX } from './matrix'

const documented = [...readFileSync('docs/faults.md', 'utf8').matchAll(/^\| (\d+|[a-z]) +\| (.*) \|$/gm)].map(
  ([, row, rest = '']) => {
    const [, , tests = '', rehearsals = ''] = rest.split(' | ')
    return { row, tests: referencedIds(tests), rehearsals }
  },
)

test('the fault table in the docs has the same rows as the fault matrix', () => {
  expect(documented.map(({ row }) => row).sort()).toEqual(MATRIX.map(({ row }) => row).sort())
  expect(new Set(MATRIX.map(({ row }) => row)).size).toBe(MATRIX.length)
})

test.each(MATRIX)(
  'row $row of the fault table in the docs names its tests and rehearsals',
  ({ row, tests = [], rehearsals = [] }) => {
    expect(tests.length + rehearsals.length).toBeGreaterThan(0)
    const said = documented.find((one) => one.row === row)
    expect(said?.tests).toEqual(tests)
    for (const rehearsal of rehearsals) expect(said?.rehearsals).toContain(`\`${rehearsal}\``)
  },
)
