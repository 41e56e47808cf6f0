import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Where only the time is read, or where the order of a batch does not matter. */
const indifferent = [
  'features/books/books.ts: paidAt',
  'features/ops/staff/staff.ts: lastSeenAt',
  'features/payment/settlement/sync.ts: checkAt',
]

/** Every list that is sorted by a time and nothing else, as "file: field". */
function sortedByMomentAlone(file: string): string[] {
  const source = readFileSync(join('src', file), 'utf8')
  const moment = String.raw`\{ (\w+At|at|dueBy|since): '(?:asc|desc)' \}`
  const alone = source.matchAll(new RegExp(`orderBy: ${moment}`, 'g'))
  const last = source.matchAll(new RegExp(String.raw`orderBy: \[[^\]]*${moment}\]`, 'g'))
  return [...alone, ...last].map(([, field]) => `${file}: ${field}`)
}

// Rows of the same millisecond have no fixed order, so a list could show one on two pages and another on none.
test('every list sorted by a time also has a second sort key', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('generated'),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(sortedByMomentAlone).sort()).toEqual(indifferent)
})
