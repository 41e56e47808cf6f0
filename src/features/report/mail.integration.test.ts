import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { hashKey } from '@/server/crypto/secrets'
import { defineJob, jobs } from '@/server/jobs/jobs'
import { claimJobs, drainOutbox, enqueue, runJob } from '@/server/jobs/outbox'
import { openAccount } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { reportJobs } from './mail'

const smtp = setUpMailServer()

const database = setUpTestDatabase()
const db = () => database.current.db

async function orderWithMail(options: Parameters<typeof createPaidOrder>[1]) {
  const order = await createPaidOrder(db(), options)
  await db().$transaction((tx) =>
    enqueue(tx, jobs.mailReport, { orderId: order.id }, { dedupeKey: `mail.report:${order.id}` }),
  )
  return order
}

const drain = () => drainOutbox(db(), reportJobs(db()))
/** Makes jobs that wait for their next attempt due at once. */
const wait = () => db().$executeRaw`UPDATE "Outbox" SET "runAt" = now(), "lockedUntil" = NULL`
const linkIn = (text: string | undefined): string =>
  /http:\/\/localhost:3000\/r\/([\w-]{43})/.exec(text ?? '')?.[1] ?? ''

describe('the mail after a purchase', () => {
  test.each([
    { locale: 'cn', subject: '你的完整报告和收据', price: '¥19.90', product: '心镜报告' },
    { locale: 'en', subject: 'Your full report and receipt', price: '$4.99', product: 'Mindglass report' },
    { locale: 'es', subject: 'Su informe completo y el recibo', price: '4,99', product: 'Informe de Mindglass' },
  ] as const)('contains link and receipt in $locale', async ({ locale, subject, price, product }) => {
    const order = await orderWithMail({ email: 'ana@example.org', locale })
    await drain()
    const [received] = smtp.received
    expect(received?.envelope.to).toEqual(['ana@example.org'])
    expect(received?.mail.subject).toBe(subject)
    for (const part of [received?.mail.text, received?.mail.html]) {
      for (const words of [order.id, price, product]) expect(part).toContain(words)
      expect(part).toContain(`/r/${linkIn(part)}?lang=${locale}`)
      expect(part?.includes('desistimiento')).toBe(locale === 'es')
    }
  })

  test('contains a key that is valid for a year and stored only as a hash', async () => {
    const order = await orderWithMail({ email: 'ana@example.org' })
    await drain()
    const key = linkIn(smtp.received[0]?.mail.text)
    const row = await db().reportKey.findUniqueOrThrow({ where: { keyHash: hashKey(key) } })
    expect(row).toMatchObject({ orderId: order.id, sittingId: order.sittingId, revokedAt: null })
    expect(Math.round((row.expiresAt.getTime() - row.createdAt.getTime()) / 86_400_000)).toBe(365)
    const stored = JSON.stringify([
      await db().reportKey.findMany(),
      await db().outbox.findMany({ select: { payload: true } }),
    ])
    expect(stored).not.toContain(key)
    expect(stored).not.toContain('ana@example.org')
  })

  test.each([
    { what: 'was refunded in the meantime', data: { status: 'refunded' as const } },
    { what: 'lost its result', data: { sittingId: null } },
    { what: 'does not exist', data: { id: 'another' } },
  ])('is not sent for an order that $what, and not retried', async ({ data }) => {
    const order = await orderWithMail({ email: 'ana@example.org' })
    await db().entitlement.deleteMany()
    await db().order.update({ where: { id: order.id }, data })
    await drain()
    expect(smtp.received).toHaveLength(0)
    expect(await db().outbox.findFirst()).toMatchObject({ doneAt: expect.any(Date), lastError: null })
  })
})

test('the receipt of a member shows the regular price and the price paid', async () => {
  const order = await orderWithMail({ email: 'ana@example.org' })
  await db().order.update({ where: { id: order.id }, data: { amountMinor: 399 } })
  await drain()
  for (const part of [smtp.received[0]?.mail.text, smtp.received[0]?.mail.html]) {
    for (const words of ['Regular price', '$4.99', '$3.99']) expect(part).toContain(words)
  }
})

describe('the mail of a report unlocked with a credit', () => {
  const unlocked = async (locale: 'en' | 'es' = 'en') => {
    const userId = await openAccount(db(), { email: 'ana@example.org' })
    await db().user.update({ where: { id: userId }, data: { locale } })
    const { sittingId } = await createPaidOrder(db(), { email: 'x@example.org' })
    if (sittingId === null) throw new Error('no sitting')
    await db().creditEntry.create({ data: { userId, delta: -1, reason: 'unlock', reference: 'x' } })
    const { id: creditEntryId } = await db().creditEntry.findFirstOrThrow({ where: { reason: 'unlock' } })
    await db().entitlement.update({ where: { sittingId }, data: { orderId: null, creditEntryId } })
    await db().$transaction((tx) => enqueue(tx, jobs.mailUnlocked, { sittingId, userId }))
    return sittingId
  }

  test('contains the link but no receipt or order', async () => {
    await unlocked()
    await drain()
    const [received] = smtp.received
    expect(received?.envelope.to).toEqual(['ana@example.org'])
    expect(received?.mail.subject).toBe('Your full report')
    for (const part of [received?.mail.text, received?.mail.html]) expect(linkIn(part)).not.toBe('')
    expect(received?.mail.text).not.toMatch(/receipt|order/i)
  })

  test('is in the language of the account', async () => {
    await unlocked('es')
    await drain()
    expect(smtp.received[0]?.mail.subject).toBe('Su informe completo')
    expect(smtp.received[0]?.mail.text).toMatch(/\/r\/[\w-]{43}\?lang=es/)
  })

  test.each<{ what: string; change: (sittingId: string) => Promise<unknown> }>([
    {
      what: 'the report was closed',
      change: (sittingId) => db().entitlement.update({ where: { sittingId }, data: { revokedAt: new Date() } }),
    },
    {
      what: 'the report is no longer open through a credit',
      change: (sittingId) => db().entitlement.update({ where: { sittingId }, data: { creditEntryId: null } }),
    },
    {
      what: 'the report is open through another account’s credit',
      change: async () => {
        const userId = await openAccount(db(), { email: 'eve@example.org' })
        await db().creditEntry.updateMany({ where: { reason: 'unlock' }, data: { userId } })
      },
    },
    {
      what: 'the account was deleted',
      change: () => db().user.delete({ where: { email: 'ana@example.org' } }),
    },
  ])('is not sent once $what, and not retried', async ({ change }) => {
    await change(await unlocked())
    await drain()
    expect(smtp.received).toHaveLength(0)
    expect(await db().outbox.findFirst()).toMatchObject({ doneAt: expect.any(Date), lastError: null })
  })
})

describe('a mail job', () => {
  test('is sent by the next worker when the first one crashed', async () => {
    await orderWithMail({ email: 'ana@example.org' })
    // A worker took the job and died; its lease runs out.
    await claimJobs(db(), 10, 60)
    expect(await drain()).toBe(0)
    await wait()
    expect(await drain()).toBe(1)
    expect(smtp.received).toHaveLength(1)
  })

  test('is sent twice with the same link and Message-ID when the worker crashed after sending', async () => {
    await orderWithMail({ email: 'ana@example.org' })
    const [job] = await claimJobs(db(), 10, 60)
    if (!job) throw new Error('no job')
    await reportJobs(db())['mail.report']?.(job)
    await wait()
    await drain()
    await drain()
    expect(smtp.received).toHaveLength(2)
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(1)
    expect(new Set(smtp.received.map(({ mail }) => linkIn(mail.text))).size).toBe(1)
    expect(await db().reportKey.count()).toBe(1)
  })

  test('is sent again with the same Message-ID when the connection drops after the server stored the mail', async () => {
    await orderWithMail({ email: 'ana@example.org' })
    smtp.behaviour = 'drop'
    await drain()
    smtp.behaviour = 'accept'
    await wait()
    await drain()
    expect(smtp.received).toHaveLength(2)
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(1)
  })

  test('is sent once when the mail server returns after an hour', async () => {
    await orderWithMail({ email: 'ana@example.org' })
    await smtp.stop()
    // The attempts of an hour: 5, 10, 20 … 600 seconds apart.
    for (let tries = 0; tries < 12; tries++) {
      expect(await drain()).toBe(1)
      const [row] = await db().outbox.findMany()
      expect(row).toMatchObject({ doneAt: null, failedAt: null, attempts: tries + 1 })
      expect(row?.runAt.getTime()).toBeGreaterThan(Date.now())
      expect(await drain()).toBe(0)
      await wait()
    }
    await smtp.start()
    await drain()
    await wait()
    await drain()
    expect(smtp.received).toHaveLength(1)
    expect(await db().outbox.findFirst()).toMatchObject({ lastError: null, doneAt: expect.any(Date) })
  })

  test('fails without a retry when the address is refused, and its error does not contain the address', async () => {
    await orderWithMail({ email: 'gone@example.org' })
    smtp.behaviour = 'refuse'
    await drain()
    const row = await db().outbox.findFirstOrThrow()
    expect(row.failedAt).toBeInstanceOf(Date)
    expect(row.lastError).toContain('550')
    expect(row.lastError).not.toContain('gone@')
  })

  test('is sent once when several workers run at the same moment', async () => {
    await orderWithMail({ email: 'ana@example.org' })
    await Promise.all([drain(), drain(), drain()])
    expect(smtp.received).toHaveLength(1)
  })

  test('is retried without sending a mail when its payload is invalid', async () => {
    await db().$transaction((tx) =>
      enqueue(tx, defineJob('mail.report', z.object({ orderId: z.number() })), { orderId: 7 }),
    )
    const [job] = await claimJobs(db(), 1, 60)
    expect(job && (await runJob(db(), reportJobs(db()), job))).toBe('retry')
    expect(smtp.received).toHaveLength(0)
  })
})
