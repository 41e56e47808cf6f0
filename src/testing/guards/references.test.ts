import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = ['src', 'packages', 'e2e', 'emails', 'scripts', 'lint', 'prisma']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.(tsx?|mjs|css|grit|jsonc|prisma)$/.test(file))
  .filter((file) => !/^src\/(generated|content)\//.test(file) && !file.endsWith('references.test.ts'))

/** Matches references by number or name to documents outside the repository. */
const elsewhere = [
  /\b(?:defect|mutant|ticket|issue|milestone|finding|fault|row) #?[A-Z]{0,2}\d+\b/i,
  /\b(?:security|code|content|design|architecture) (?:review|audit)\b/i,
  /\breviews\/[\w-]+\.md\b/,
  /\((?:see )?(?:[A-Z]{1,2}\d{1,2})(?:, [A-Z]{1,2}\d{1,2})*\)/,
]

/** Yields the test titles and comments of a source. */
function* namesIn(source: string): Generator<string> {
  for (const [, , name = ''] of source.matchAll(/\b(?:test|describe)\b[^'"`\n]*\(\s*(['"`])(.+?)\1/g)) yield name
  for (const [, comment = ''] of source.matchAll(/(?:^|\s)(?:\/\/+|\/?\*+)[ \n](.*)/g)) yield comment
}
const pointing = (source: string): string[] =>
  [...namesIn(source)].filter((words) => elsewhere.some((one) => one.test(words)))

test('no test title and no comment refers to something outside the repository', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap((file) => pointing(readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`))).toEqual(
    [],
  )
})

test.each([
  "describe('defect 6: a held order', () => {",
  "test.each(rows)('row 12: $name', () => {})",
  "describe('a message that got lost (security review)', () => {",
  '  // As (S4) says.',
  '/** See reviews/code.md. */',
  ' * What finding 7 was about.',
])('the check finds the outside reference in the line “%s”', (source) => expect(pointing(source)).toHaveLength(1))
