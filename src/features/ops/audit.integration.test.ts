import { expect, test } from 'vitest'
import { DomainError } from '@/core/error/error'
import { createStaffBrowser } from '@/testing/data/staff'
import { setUpTestDatabase } from '@/testing/database'
import { addressSubject, commandLineActor, runAuditedAction } from './audit'

const database = setUpTestDatabase()
const db = () => database.current.db
const action = { act: 'review.hide', subject: 'review:x', reason: 'insult' } as const
const rows = () => db().auditEntry.findMany({ orderBy: { id: 'asc' } })

test('an action is logged before it is done, and a failed action gets a second row', async () => {
  let known = 0
  await runAuditedAction(db(), commandLineActor, action, async () => {
    known = await db().auditEntry.count()
  })
  expect(known).toBe(1)
  const fails = runAuditedAction(db(), commandLineActor, action, async () => {
    throw new DomainError('NOT_FOUND')
  })
  await expect(fails).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(
    (await rows()).map(({ actor, act, subject, reason, failed }) => ({ actor, act, subject, reason, failed })),
  ).toEqual([
    { actor: 'command', ...action, failed: null },
    { actor: 'command', ...action, failed: null },
    { actor: 'command', ...action, failed: 'NOT_FOUND' },
  ])
})

test('audit entries remain when their staff member is deleted', async () => {
  const { browser, email } = await createStaffBrowser(database.current, 'owner')
  await (await browser.api()).ops.reviews({ q: '', page: 1, all: false, filter: 'all' })
  await db().staff.deleteMany()
  expect((await rows()).at(-1)).toMatchObject({ actor: email, act: 'review.read', subject: 'reviews:all' })
})

test('the audit log can be searched by an address that it does not store in plain text', async () => {
  const { browser } = await createStaffBrowser(database.current, 'owner')
  const address = 'Ana@Example.org'
  await runAuditedAction(
    db(),
    commandLineActor,
    { act: 'customer.read', subject: addressSubject(address) },
    async () => {},
  )
  const { rows: found } = await (await browser.api()).ops.audit({
    q: 'ana@example.org',
    page: 1,
    all: false,
    filter: 'all',
  })
  expect(found).toMatchObject([{ act: 'customer.read', actor: 'command' }])
  expect(JSON.stringify((await rows()).map(({ id, ...row }) => row)).toLowerCase()).not.toContain('ana@example.org')
})

test('the audit log can be filtered to rejected actions and is split into pages', async () => {
  const { browser } = await createStaffBrowser(database.current, 'owner')
  const api = await browser.api()
  for (let count = 0; count < 27; count++) await runAuditedAction(db(), commandLineActor, action, async () => {})
  await runAuditedAction(db(), commandLineActor, action, async () =>
    Promise.reject(new DomainError('NOT_FOUND')),
  ).catch(() => {})
  const refused = await api.ops.audit({ q: '', page: 1, all: false, filter: 'refused' })
  expect(refused).toMatchObject({ total: 1, rows: [{ failed: 'NOT_FOUND' }] })
  const actions = await api.ops.audit({ q: 'review', page: 2, all: false, filter: 'actions' })
  expect(actions.total).toBe(29)
  expect(actions.rows).toHaveLength(4)
})

test.each([
  'UPDATE "AuditEntry" SET reason = \'another\'',
  'UPDATE "AuditEntry" SET failed = NULL WHERE act = \'review.hide\'',
  'DELETE FROM "AuditEntry"',
  'DELETE FROM "AuditEntry" WHERE id = 1',
])('the audit log rejects the statement %s', async (sql) => {
  await runAuditedAction(db(), commandLineActor, action, async () => {})
  await expect(database.current.pool.query(sql)).rejects.toThrow('never changed or deleted')
  expect(await rows()).toMatchObject([action])
})

test('an action is not done when its audit entry cannot be written', async () => {
  let done = false
  const by = { ...commandLineActor, role: 'nobody' as 'owner' }
  await expect(
    runAuditedAction(db(), by, action, async () => {
      done = true
    }),
  ).rejects.toThrow()
  expect(done).toBe(false)
})
