import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { closeMailTransport } from '@/server/mail-transport'
import { drainOutbox } from '@/server/outbox'
import { testDatabase } from '@/testing/database'
import { paidOrder } from '@/testing/orders'
import { testSettings } from '@/testing/settings'
import { startSmtp, type TestSmtp } from '@/testing/smtp'
import { withdraw } from './withdrawal'
import { withdrawalJobs } from './withdrawal-mail'

const settings = testSettings({ SMTP_URL: '', SUPPORT_EMAIL: '心镜 <help@localhost>' })

const database = testDatabase()
let smtp: TestSmtp

beforeAll(async () => {
  smtp = await startSmtp()
  settings.SMTP_URL = smtp.url
})
afterAll(async () => {
  closeMailTransport()
  await smtp.stop()
})

test.each(locales)('buyer and operator get one mail each, in %s, and the name is forgotten', async (locale) => {
  smtp.received.length = 0
  const { db } = database.current
  const { id } = await paidOrder(db, { email: 'ana@example.org', locale })
  const statement = { orderNumber: id, email: 'ana@example.org', name: 'Ana Ruiz' }
  await withdraw(database.current, { ip: '203.0.113.5' }, statement)
  await drainOutbox(db, withdrawalJobs(db))
  await drainOutbox(db, withdrawalJobs(db))
  expect(smtp.received.flatMap(({ envelope }) => envelope.to).sort()).toEqual(['ana@example.org', 'help@localhost'])
  const rows = await db.outbox.findMany({ where: { topic: { startsWith: 'mail.withdrawal' } } })
  for (const { payload, doneAt } of rows) expect([payload, doneAt !== null]).toEqual([{}, true])
})
