import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createOutboxHandlers, startBackgroundTasks } from '@/jobs'
import { startBackgroundJobsOnce } from '@/server/jobs/background'
import { jobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'
import { closeMailTransport } from '@/server/mail/mail-transport'
import { listStoredMails } from '@/server/mail/mailbox'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { overrideSettings } from '@/testing/settings'
import { startSmtp } from '@/testing/smtp'

const settings = overrideSettings({ OUTBOX_DIR: '', SMTP_URL: undefined as string | undefined })
settings.OUTBOX_DIR = mkdtempSync(join(tmpdir(), 'outbox-'))
afterAll(() => rmSync(settings.OUTBOX_DIR, { recursive: true }))

const database = setUpTestDatabase()

test('the background tasks send a mail from the outbox and then stop on request', async () => {
  const { db } = database.current
  const background = startBackgroundTasks(database.current)
  const order = await createPaidOrder(db, { email: 'ana@example.org', locale: 'es' })
  await db.$transaction((tx) => enqueue(tx, jobs.mailReport, { orderId: order.id }))
  await vi.waitFor(async () => expect(await listStoredMails()).toHaveLength(1), { timeout: 15_000, interval: 100 })
  await background.stop()
  expect((await listStoredMails())[0]?.mail.subject).toBe('Su informe completo y el recibo')
  expect(await db.outbox.findFirst()).toMatchObject({ doneAt: expect.any(Date) })
})

test('every topic of the outbox has a handler', () => {
  const topics = Object.values(jobs).map(({ topic }) => topic)
  expect(Object.keys(createOutboxHandlers(database.current.db)).toSorted()).toEqual(topics.toSorted())
})

test('the background tasks start only once per process', async () => {
  const start = vi.fn(async () => ({ stop: async () => {} }))
  await Promise.all([startBackgroundJobsOnce(start), startBackgroundJobsOnce(start)])
  expect(start).toHaveBeenCalledTimes(1)
})

test('stopping the background tasks finishes the mails in flight, and a restart sends no mail twice', async () => {
  const { db } = database.current
  const smtp = await startSmtp()
  settings.SMTP_URL = smtp.url
  smtp.delayMs = 1_000
  for (let n = 0; n < 9; n++) {
    const order = await createPaidOrder(db, { email: `reader${n}@example.org` })
    await db.$transaction((tx) => enqueue(tx, jobs.mailReport, { orderId: order.id }))
  }
  const first = startBackgroundTasks(database.current)
  await vi.waitFor(() => expect(smtp.inHand).toBeGreaterThan(0), { timeout: 15_000, interval: 20 })
  await first.stop()
  // Every mail in flight was finished and recorded, and no waiting mail is leased.
  expect(smtp.inHand).toBe(0)
  const sent = smtp.received.length
  expect(sent).toBeLessThan(9)
  expect(await db.outbox.count({ where: { doneAt: { not: null } } })).toBe(sent)
  expect(await db.outbox.count({ where: { lockedUntil: { not: null } } })).toBe(0)

  smtp.delayMs = 0
  const second = startBackgroundTasks(database.current)
  await vi.waitFor(async () => expect(await db.outbox.count({ where: { doneAt: null } })).toBe(0), {
    timeout: 15_000,
    interval: 50,
  })
  await second.stop()
  const recipients = smtp.received.map(({ envelope }) => envelope.to[0])
  expect(recipients.toSorted()).toEqual(Array.from({ length: 9 }, (_, n) => `reader${n}@example.org`))
  closeMailTransport()
  await smtp.stop()
})
