import { beforeEach, describe, expect, test } from 'vitest'
import { formatGiftCode } from '@/core/commerce/gift-code'
import type { ShopSku } from '@/core/commerce/products'
import type { Locale } from '@/core/locale'
import type { Order } from '@/generated/prisma/client'
import { pseudonymOf } from '@/server/crypto/secrets'
import { jobs } from '@/server/jobs/jobs'
import { claimJobs, drainOutbox, enqueue, runJob } from '@/server/jobs/outbox'
import { openAccount } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { overrideSettings } from '@/testing/settings'
import { deriveGiftCode, redeemGift, syncGift } from './gifts'
import { shopJobs } from './mail'
import { grantProduct } from './product-delivery'

const secrets = { APP_SECRET: 'only-for-tests-only-for-tests-only', APP_SECRET_OLD: [] as string[] }
const settings = overrideSettings({ ...secrets })
const smtp = setUpMailServer()

const database = setUpTestDatabase()
const db = () => database.current.db

beforeEach(() => {
  Object.assign(settings, secrets)
})

interface Purchase {
  locale?: Locale
  change?: Partial<Pick<Order, 'status' | 'listMinor' | 'giftEmail' | 'userId'>>
}

/** Creates a paid and fulfilled order of the shop. */
async function purchase(sku: ShopSku, { locale = 'en', change = {} }: Purchase = {}): Promise<Order> {
  const { id } = await createPaidOrder(db(), { email: 'ana@example.org', locale })
  return db().$transaction(async (tx) => {
    await tx.entitlement.deleteMany({ where: { orderId: id } })
    const order = await tx.order.update({ where: { id }, data: { sku, sittingId: null, ...change } })
    await grantProduct(tx, order)
    await enqueue(tx, jobs.mailPurchase, { orderId: id }, { dedupeKey: `mail.purchase:${id}` })
    return order
  })
}

const gift = (giver?: Purchase) =>
  purchase('gift-pack-3', { ...giver, change: { ...giver?.change, giftEmail: 'bo@example.org' } })
const drain = () => drainOutbox(db(), shopJobs(db()))
const mailTo = (address: string) => smtp.received.filter(({ envelope }) => envelope.to.includes(address))
const bothParts = (address: string): string[] => {
  const [received] = mailTo(address)
  return [received?.mail.text ?? '', received?.mail.html ?? '']
}

describe('the mail after a purchase in the shop', () => {
  test.each([
    { locale: 'cn', subject: '你在心镜的订单', says: ['心镜 7 份报告套餐', '7 份完整报告', '¥19.90'] },
    {
      locale: 'en',
      subject: 'Your order at Mindglass',
      says: ['Mindglass pack of 7 reports', '7 full reports', '$4.99'],
    },
    {
      locale: 'es',
      subject: 'Su pedido en Mindglass',
      says: ['paquete de 7 informes', '7 informes completos', '4,99'],
    },
  ] as const)('states what a pack contains in $locale', async ({ locale, subject, says }) => {
    const order = await purchase('pack-7', { locale })
    await drain()
    expect(mailTo('ana@example.org')[0]?.mail.subject).toBe(subject)
    for (const part of bothParts('ana@example.org')) {
      for (const words of [order.id, 'http://localhost:3000/me', ...says]) expect(part).toContain(words)
      expect(part.includes('desistimiento')).toBe(locale === 'es')
    }
  })

  test('states the benefits of membership and the amount saved', async () => {
    await purchase('vip', { change: { listMinor: 624 } })
    await drain()
    for (const part of bothParts('ana@example.org')) {
      for (const words of ['Mindglass VIP', '20%', 'PDF', '$6.24', '$4.99']) expect(part).toContain(words)
    }
  })

  test('shows one price when there is no discount', async () => {
    await purchase('vip')
    await drain()
    for (const part of bothParts('ana@example.org')) expect(part).not.toContain('Regular price')
  })

  test('masks the email address of a gift recipient, and does not contain the gift code', async () => {
    const order = await gift()
    await drain()
    const { id } = await db().gift.findUniqueOrThrow({ where: { orderId: order.id } })
    for (const part of bothParts('ana@example.org')) {
      expect(part).toContain('b***@example.org')
      expect(part).toContain('http://localhost:3000/me/shop')
      for (const secret of ['bo@example.org', formatGiftCode(deriveGiftCode(id)), deriveGiftCode(id)])
        expect(part).not.toContain(secret)
    }
  })

  test.each(['refunded', 'held', 'pending'] as const)('is not sent for an order that is %s', async (status) => {
    await purchase('pack-3', { change: { status } })
    await drain()
    expect(smtp.received).toHaveLength(0)
  })

  test('is not sent when the account was deleted before, and the job completes without an error', async () => {
    const { id } = await purchase('pack-3')
    await db().order.update({ where: { id }, data: { email: pseudonymOf('ana@example.org') } })
    const [job] = await claimJobs(db(), 1, 60)
    expect(job && (await runJob(db(), shopJobs(db()), job))).toBe('done')
    expect(smtp.received).toHaveLength(0)
  })

  test('is not sent for an unknown order, and the job completes without an error', async () => {
    await db().$transaction((tx) => enqueue(tx, jobs.mailPurchase, { orderId: 'none' }))
    const [job] = await claimJobs(db(), 1, 60)
    expect(job && (await runJob(db(), shopJobs(db()), job))).toBe('done')
    expect(smtp.received).toHaveLength(0)
  })

  test.each([
    { what: 'a report', data: {} },
    { what: 'a gift for nobody', data: { sku: 'gift-pack-3', giftEmail: null } },
  ] as const)('is not sent for $what, and the job error names the order', async ({ data }) => {
    const { id: orderId } = await createPaidOrder(db(), { email: 'ana@example.org' })
    await db().order.update({ where: { id: orderId }, data })
    await db().$transaction((tx) => enqueue(tx, jobs.mailPurchase, { orderId }))
    const [job] = await claimJobs(db(), 1, 60)
    expect(job && (await runJob(db(), shopJobs(db()), job))).toBe('failed')
    expect(smtp.received).toHaveLength(0)
    const { lastError } = await db().outbox.findFirstOrThrow()
    expect(lastError).toBe(`order ${orderId} brought nothing of the shop`)
  })
})

describe('the gift mail', () => {
  test.each([
    { locale: 'cn', subject: '有人送了你一份心镜礼物', inside: '3 份完整报告' },
    { locale: 'en', subject: 'A gift for you at Mindglass', inside: '3 full reports' },
    { locale: 'es', subject: 'Tiene un regalo en Mindglass', inside: '3 informes completos' },
  ] as const)('contains the giver, the content and a working code, in $locale', async ({ locale, subject, inside }) => {
    const giver = await openAccount(db(), { name: 'Ana María' })
    const order = await gift({ locale, change: { userId: giver } })
    await drain()
    const { id } = await db().gift.findUniqueOrThrow({ where: { orderId: order.id } })
    const code = deriveGiftCode(id)
    expect(mailTo('bo@example.org')[0]?.mail.subject).toBe(subject)
    for (const part of bothParts('bo@example.org')) {
      const link = `http://localhost:3000/me/shop?gift=${code}`
      for (const words of ['Ana María', inside, formatGiftCode(code), link]) expect(part).toContain(words)
      // The gift mail contains neither the buyer's address nor the order nor the price.
      for (const secret of ['ana@example.org', order.id, '4.99', '4,99', '19.90']) expect(part).not.toContain(secret)
    }
    const bo = await openAccount(db(), { email: 'bo@example.org' })
    expect(await redeemGift(database.current, { userId: bo, ip: '192.0.2.1' }, formatGiftCode(code))).toBe('pack-3')
  })

  test('contains the same code when it is sent twice, and the code is not stored', async () => {
    await gift({ change: { userId: await openAccount(db(), { name: 'Ana María' }) } })
    await drain()
    await db().$executeRaw`UPDATE "Outbox" SET "runAt" = now(), "doneAt" = NULL WHERE topic = 'mail.gift'`
    await drain()
    const [first, second] = mailTo('bo@example.org')
    const codeIn = (text?: string) => /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(text ?? '')?.[0] ?? 'none'
    expect(codeIn(second?.mail.text)).toBe(codeIn(first?.mail.text))
    expect(first?.mail.messageId).toBe(second?.mail.messageId)
    const stored = JSON.stringify([
      await db().gift.findMany(),
      await db().outbox.findMany({ select: { payload: true } }),
    ])
    expect(stored).not.toContain(codeIn(first?.mail.text).replaceAll('-', ''))
  })

  test('contains the original code although the server secret was changed', async () => {
    const { id: orderId } = await gift()
    const { id } = await db().gift.findUniqueOrThrow({ where: { orderId } })
    const made = deriveGiftCode(id)
    Object.assign(settings, { APP_SECRET: 'another-secret-another-secret-anoth', APP_SECRET_OLD: [secrets.APP_SECRET] })
    expect(deriveGiftCode(id)).not.toBe(made)
    await drain()
    for (const part of bothParts('bo@example.org')) expect(part).toContain(formatGiftCode(made))
  })

  test('is not sent once its purchase was returned', async () => {
    const { id } = await gift()
    await db().$transaction((tx) => syncGift(tx, id, false, new Date()))
    await drain()
    expect(mailTo('bo@example.org')).toHaveLength(0)
  })

  test.each([
    { what: 'redeemed', data: { redeemedAt: new Date() } },
    { what: 'returned', data: { revokedAt: new Date() } },
    { what: 'without a name', data: { giverName: '' } },
  ])('is not sent for a gift that is $what, and the job completes without an error', async ({ data }) => {
    await gift()
    await db().gift.updateMany({ data })
    await db().$transaction((tx) => enqueue(tx, jobs.mailGift, { giftId: 'none' }))
    const outcomes = []
    for (const job of await claimJobs(db(), 9, 60)) {
      if (job.topic === jobs.mailGift.topic) outcomes.push(await runJob(db(), shopJobs(db()), job))
    }
    expect(outcomes).toEqual(['done', 'done'])
    expect(mailTo('bo@example.org')).toEqual([])
  })

  test('removes name and address from the gift once sent when the giver has no account', async () => {
    const userId = await openAccount(db(), { email: 'ana@example.org' })
    await gift()
    await gift({ change: { userId } })
    await drain()
    expect(mailTo('bo@example.org')).toHaveLength(2)
    const gifts = await db().gift.findMany({ include: { order: { select: { userId: true } } } })
    expect(
      gifts.map(({ giverName, recipientEmail, order }) => [order.userId, giverName === '', recipientEmail]).sort(),
    ).toEqual(
      [
        [null, true, pseudonymOf('bo@example.org')],
        [userId, false, 'bo@example.org'],
      ].sort(),
    )
  })

  test('shows a hostile name as one plain line, and adds no header [hostile-name-plain]', async () => {
    const name = '<a href="https://e.example">Bank</a>\r\nBcc: eve@e.example'
    const giver = await openAccount(db(), { name })
    await gift({ change: { userId: giver } })
    await drain()
    const [received] = mailTo('bo@example.org')
    expect(received?.envelope.to).toEqual(['bo@example.org'])
    expect(received?.mail.bcc).toBeUndefined()
    expect(received?.mail.subject).toBe('A gift for you at Mindglass')
    for (const part of bothParts('bo@example.org')) {
      expect(part).not.toContain('e.example')
      expect(part).toContain('a href https e. example')
    }
  })

  test('is rejected when the address would inject a header [header-injection-refused]', async () => {
    await purchase('gift-vip', { change: { giftEmail: 'bo@example.org\r\nBcc: eve@example.org' } })
    await drain()
    const row = await db().outbox.findFirstOrThrow({ where: { topic: 'mail.gift' } })
    expect(row.failedAt).toBeInstanceOf(Date)
    expect(mailTo('bo@example.org')).toHaveLength(0)
  })
})
