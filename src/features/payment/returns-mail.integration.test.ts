import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '@/server/jobs'
import { closeMailTransport } from '@/server/mail-transport'
import { claimJobs, enqueue, runJob } from '@/server/outbox'
import { pseudonymOf, randomId } from '@/server/secrets'
import { testDatabase } from '@/testing/database'
import { paidOrder } from '@/testing/orders'
import { testSettings } from '@/testing/settings'
import { startSmtp, type TestSmtp } from '@/testing/smtp'
import { returnJobs } from './returns-mail'

const settings = testSettings({ SMTP_URL: '' })
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
  const went = job && (await runJob(db(), returnJobs(db()), job))
  return { went, to: smtp.received.flatMap(({ envelope }) => envelope.to) }
}

test('a refund is told to who paid', async () => {
  expect(await mailed('ana@example.org')).toEqual({ went: 'done', to: ['ana@example.org'] })
})

test('nobody is told whose address is gone with everything else, and that is no fault', async () => {
  expect(await mailed(pseudonymOf('ana@example.org'))).toEqual({ went: 'done', to: [] })
})
