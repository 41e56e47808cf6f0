import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Rows of docs/security.md: | statement | `file` “name” | */
const rows = [...readFileSync('docs/security.md', 'utf8').matchAll(/^\| (.+?) +\| `([^`]+)` “(.+)” +\|$/gm)].map(
  ([, statement = '', file = '', name = '']) => ({ statement, file, name }),
)

test('there are statements to look at, each said once', () => {
  expect(rows.length).toBeGreaterThan(60)
  expect(new Set(rows.map(({ statement }) => statement)).size).toBe(rows.length)
})

test.each(rows)('“$statement” has a test', ({ file, name }) => {
  expect(file).toMatch(/\.(test|spec)\.tsx?$/)
  expect(readFileSync(file, 'utf8')).toContain(name)
})
