import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { startBackground } from '@/jobs'
import { startOnce } from '@/server/background'
import { jobs } from '@/server/jobs'
import { keptMails } from '@/server/mailbox'
import { enqueue } from '@/server/outbox'
import { testDatabase } from '@/testing/database'
import { paidOrder } from '@/testing/orders'

const settings = vi.hoisted(() => ({ OUTBOX_DIR: '' }))
vi.mock('@/env', async (original) => (await import('@/testing/mail-settings')).envWith(settings, original))
settings.OUTBOX_DIR = mkdtempSync(join(tmpdir(), 'outbox-'))
afterAll(() => rmSync(settings.OUTBOX_DIR, { recursive: true }))

const database = testDatabase()

test('the background sends what a transaction left in the outbox, and stops when it is told to', async () => {
  const { db } = database.current
  const background = startBackground(database.current)
  const order = await paidOrder(db, { email: 'ana@example.org', locale: 'es' })
  await db.$transaction((tx) => enqueue(tx, jobs.mailReport, { orderId: order.id }))
  await vi.waitFor(async () => expect(await keptMails()).toHaveLength(1), { timeout: 15_000, interval: 100 })
  await background.stop()
  expect((await keptMails())[0]?.mail.subject).toBe('Su informe completo y el recibo')
  expect(await db.outbox.findFirst()).toMatchObject({ doneAt: expect.any(Date) })
})

test('the background of a process starts once', async () => {
  const start = vi.fn(async () => ({ stop: async () => {} }))
  await Promise.all([startOnce(start), startOnce(start)])
  expect(start).toHaveBeenCalledTimes(1)
})
