import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { jobs } from '@/server/jobs'
import { closeMailTransport } from '@/server/mail-transport'
import { claimJobs, drainOutbox, enqueue, runJob } from '@/server/outbox'
import { pseudonymOf, randomId } from '@/server/secrets'
import { testDatabase } from '@/testing/database'
import { paidOrder } from '@/testing/orders'
import { testSettings } from '@/testing/settings'
import { startSmtp, type TestSmtp } from '@/testing/smtp'
import { paymentMails } from './mail'
import { withdraw } from './withdrawal'

const settings = testSettings({ SMTP_URL: '', SUPPORT_EMAIL: '心镜 <help@localhost>' })
const database = testDatabase()
const db = () => database.current.db
let smtp: TestSmtp

beforeAll(async () => {
  smtp = await startSmtp()
  settings.SMTP_URL = smtp.url
})
afterAll(async () => {
  closeMailTransport()
  await smtp.stop()
})

/** What becomes of the mail about a refund of an order with this address, and whom it reached. */
async function mailed(email: string) {
  smtp.received.length = 0
  const { id: orderId, amountMinor, currency } = await paidOrder(db(), { email: 'ana@example.org' })
  await db().order.update({ where: { id: orderId }, data: { email } })
  const refundId = randomId()
  const refund = { id: refundId, orderId, amountMinor, currency, rule: 'goodwill', state: 'done' } as const
  await db().refund.create({ data: { ...refund, doneAt: new Date() } })
  await db().$transaction((tx) => enqueue(tx, jobs.mailRefund, { orderId, refundId }))
  const [job] = await claimJobs(db(), 1, 60)
  const went = job && (await runJob(db(), paymentMails(db()), job))
  return { went, to: smtp.received.flatMap(({ envelope }) => envelope.to) }
}

test('a refund is told to who paid', async () => {
  expect(await mailed('ana@example.org')).toEqual({ went: 'done', to: ['ana@example.org'] })
})

test('nobody is told whose address is gone with everything else, and that is no fault', async () => {
  expect(await mailed(pseudonymOf('ana@example.org'))).toEqual({ went: 'done', to: [] })
})

test.each(locales)('buyer and operator get one mail each, in %s, and the name is forgotten', async (locale) => {
  smtp.received.length = 0
  const { db } = database.current
  const { id } = await paidOrder(db, { email: 'ana@example.org', locale })
  const statement = { orderNumber: id, email: 'ana@example.org', name: 'Ana Ruiz' }
  await withdraw(database.current, { ip: '203.0.113.5' }, statement)
  await drainOutbox(db, paymentMails(db))
  await drainOutbox(db, paymentMails(db))
  expect(smtp.received.flatMap(({ envelope }) => envelope.to).sort()).toEqual(['ana@example.org', 'help@localhost'])
  const rows = await db.outbox.findMany({ where: { topic: { startsWith: 'mail.withdrawal' } } })
  for (const { payload, doneAt } of rows) expect([payload, doneAt !== null]).toEqual([{}, true])
})
