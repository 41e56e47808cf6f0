import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listMigrationNames } from './migrations'

const DIR = 'prisma/migrations'
/** Last migration before the site could be upgraded while it runs. */
const SINCE = '20261122133000'

/** Statements that would break the previous version, which still uses the earlier schema. */
const CONTRACTING = [
  /\bDROP (TABLE|COLUMN|TYPE|SCHEMA)\b/i,
  /\bRENAME\b/i,
  /\bALTER COLUMN "\w+" (SET DATA )?TYPE\b/i,
  /\bSET NOT NULL\b/i,
  /\bADD COLUMN\s+"\w+"[^,;]*\bNOT NULL\b(?![^,;]*\bDEFAULT\b)/i,
]

/** Returns the breaking statements of a migration; none if a comment `Contracts:` states why they are allowed. */
function contracting(sql: string): string[] {
  if (/^-- Contracts: \S/m.test(sql)) return []
  const statements = sql.replace(/^\s*--.*$/gm, '').split(';')
  return statements.filter((one) => CONTRACTING.some((pattern) => pattern.test(one))).map((one) => one.trim())
}

const recent = listMigrationNames(DIR).filter((name) => name > SINCE)

test.each(recent)(
  'the migration %s has no statement that breaks the previous version without a stated reason',
  (name) => {
    expect(contracting(readFileSync(join(DIR, name, 'migration.sql'), 'utf8'))).toEqual([])
  },
)

/** First migration from which on every one tells these three things. */
const TOLD_SINCE = '20261124'

test.each(recent.filter((name) => name > TOLD_SINCE))(
  'the migration %s says why it is made, what it locks and how it is undone',
  (name) => {
    const comments =
      readFileSync(join(DIR, name, 'migration.sql'), 'utf8')
        .match(/^--.*$/gm)
        ?.join('\n') ?? ''
    for (const word of ['Why', 'Lock', 'Undo']) expect(comments).toMatch(new RegExp(`\\b${word}: \\S`))
  },
)

describe('the check for breaking migrations', () => {
  test.each([
    'DROP TABLE "T"',
    'ALTER TABLE "T" DROP COLUMN "a"',
    'ALTER TABLE "T" RENAME COLUMN "a" TO "b"',
    'ALTER TABLE "T" ALTER COLUMN "a" TYPE text',
    'ALTER TABLE "T" ALTER COLUMN "a" SET NOT NULL',
    'ALTER TABLE "T" ADD COLUMN     "a" TEXT NOT NULL',
  ])('reports the statement %s', (sql) => expect(contracting(sql)).toEqual([sql]))
})

test.each([
  'ALTER TABLE "T" ADD COLUMN "a" TEXT',
  'ALTER TABLE "T" ADD COLUMN "a" INTEGER NOT NULL DEFAULT 0',
  'CREATE TABLE "T" ("id" TEXT NOT NULL)',
  '-- To undo: DROP TABLE "T"',
  '-- Contracts: nothing has read it since the last version.\nALTER TABLE "T" DROP COLUMN "a"',
])('the check for breaking migrations allows the statement %s', (sql) => expect(contracting(sql)).toEqual([]))
