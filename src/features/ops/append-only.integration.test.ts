import { expect, test } from 'vitest'
import { testDatabase } from '@/testing/database'
import { auditedAction, commandLine } from './audit'

const database = testDatabase()
const action = { act: 'review.hide', subject: 'review:x', reason: 'insult' } as const

test.each([
  'UPDATE "AuditEntry" SET reason = \'another\'',
  'UPDATE "AuditEntry" SET failed = NULL WHERE act = \'review.hide\'',
  'DELETE FROM "AuditEntry"',
  'DELETE FROM "AuditEntry" WHERE id = 1',
])('the audit log rejects the statement %s', async (sql) => {
  await auditedAction(database.current.db, commandLine, action, async () => {})
  await expect(database.current.pool.query(sql)).rejects.toThrow('never changed or deleted')
  expect(await database.current.db.auditEntry.findMany()).toMatchObject([action])
})

test('an action is not done when its audit entry cannot be written', async () => {
  let done = false
  const by = { ...commandLine, role: 'nobody' as 'owner' }
  await expect(
    auditedAction(database.current.db, by, action, async () => {
      done = true
    }),
  ).rejects.toThrow()
  expect(done).toBe(false)
})
