import { withdrawalSubject } from '@emails/order/WithdrawalMail'
import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { DAY_MS } from '@/core/time'
import type { Prisma, Refund } from '@/generated/prisma/client'
import { pseudonymOf, randomId } from '@/server/crypto/secrets'
import { jobs } from '@/server/jobs/jobs'
import { claimJobs, drainOutbox, enqueue, runJob } from '@/server/jobs/outbox'
import { openAccount } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { overrideSettings } from '@/testing/settings'
import { paymentMails } from './mail'
import { declareWithdrawal } from './refunds/withdraw-order'

overrideSettings({ SUPPORT_EMAIL: '心镜 <help@localhost>' })
const smtp = setUpMailServer()
const database = setUpTestDatabase()
const db = () => database.current.db

/** Returns the outcome of the mail about a refund of an order with this address, and the mail's recipients. */
async function mailed(email: string) {
  smtp.received.length = 0
  const { id: orderId, amountMinor, currency } = await createPaidOrder(db(), { email: 'ana@example.org' })
  await db().order.update({ where: { id: orderId }, data: { email } })
  const refundId = randomId()
  const refund = { id: refundId, orderId, amountMinor, currency, rule: 'goodwill', state: 'done' } as const
  await db().refund.create({ data: { ...refund, doneAt: new Date() } })
  await db().$transaction((tx) => enqueue(tx, jobs.mailRefund, { orderId, refundId }))
  const [job] = await claimJobs(db(), 1, 60)
  const went = job && (await runJob(db(), paymentMails(db()), job))
  return { went, to: smtp.received.flatMap(({ envelope }) => envelope.to) }
}

test('the mail about a refund goes to the buyer', async () => {
  expect(await mailed('ana@example.org')).toEqual({ went: 'done', to: ['ana@example.org'] })
})

test('the mail about a refund is skipped without an error when the buyer’s data was deleted', async () => {
  expect(await mailed(pseudonymOf('ana@example.org'))).toEqual({ went: 'done', to: [] })
})

const now = new Date('2026-11-22T09:30:00Z')
/** Returns the text of the first mail, on one line. */
const words = () => (smtp.received[0]?.mail.text ?? '').replaceAll(/\s+/g, ' ')

interface Case {
  order?: Prisma.OrderUncheckedUpdateInput
  refund?: Partial<Refund>
  given?: (orderId: string) => Promise<unknown>
}

/** Returns the text of the mail of one job about an order of a pack of three; empty if none was sent. */
async function textOf(
  kind: 'held' | 'refund' | 'refundFailed',
  { order = {}, refund = {}, given = async () => {} }: Case = {},
): Promise<{ text: string; subject: string }> {
  smtp.received.length = 0
  await db().outbox.deleteMany()
  const { id: orderId } = await createPaidOrder(db(), { email: 'ana@example.org', paidAt: now })
  const bought = { sku: 'pack-3', paidMinor: 1199, paidCurrency: 'USD', amountMinor: 1199, ...order } as const
  await db().order.update({ where: { id: orderId }, data: bought })
  await given(orderId)
  const refundId = randomId()
  const input = { id: refundId, orderId, amountMinor: 400, currency: 'USD', rule: 'pack', state: 'done' } as const
  await db().refund.create({ data: { ...input, createdAt: now, doneAt: new Date(now.getTime() + DAY_MS), ...refund } })
  await db().$transaction(async (tx) => {
    if (kind === 'held') await enqueue(tx, jobs.mailHeld, { orderId })
    else if (kind === 'refund') await enqueue(tx, jobs.mailRefund, { orderId, refundId })
    else await enqueue(tx, jobs.mailRefundFailed, { orderId, refundId })
  })
  const [job] = await claimJobs(db(), 1, 60)
  expect(job && (await runJob(db(), paymentMails(db()), job))).toBe('done')
  const text = words()
  if (text) expect(text).toContain(orderId)
  return { text, subject: smtp.received[0]?.mail.subject ?? '' }
}

describe('the mail about a held payment', () => {
  test('states the price and the received amount, each in its currency', async () => {
    const order = { status: 'held', amountMinor: 1199, paidMinor: 780, paidCurrency: 'JPY' } as const
    const { text, subject } = await textOf('held', { order })
    expect(subject).toBe('We’re checking your payment')
    expect(text).toMatch(/pack of 3 reports.*\$11\.99.*¥780/)
    expect(text).toContain('November 22, 2026')
  })

  test('omits the received amount when the provider did not report one', async () => {
    const { text } = await textOf('held', {
      order: { status: 'held', paidMinor: null, paidCurrency: null, paidAt: null },
    })
    expect(text).toContain('$11.99')
    expect(text).not.toContain('Received')
  })

  test.each(['paid', 'refunded', 'pending'] as const)('is not sent once the order is %s', async (status) => {
    expect((await textOf('held', { order: { status } })).text).toBe('')
  })
})

describe('the mail about a refund', () => {
  test.each([
    ['withdrawal', 'rule', 'You asked for your money back'],
    ['withdrawal', 'stays', 'You asked for your money back'],
    ['conformity', 'rule', 'wasn’t what we’d promised'],
    ['pack', 'rule', 'they’ve been taken off your account'],
    ['pack', 'stays', 'This is a goodwill refund'],
    ['goodwill', 'stays', 'This is a goodwill refund'],
    ['provider', 'rule', null],
  ] as const)('states the reason for a refund with rule “%s” and access “%s”: %s', async (rule, access, why) => {
    const { text, subject } = await textOf('refund', { refund: { rule, access } })
    expect(subject).toBe('Your refund is on its way')
    if (why) expect(text).toContain(why)
    else expect(text).not.toMatch(/withdrew|promised|taken off|goodwill|bought nothing/)
    expect(text).toMatch(/\$4\.00.*November 23, 2026.*pack of 3 reports.*\$11\.99/)
    expect(text).not.toContain('Refunded in total')
  })

  test('states the total of all refunds when there was an earlier one', async () => {
    expect((await textOf('refund', { order: { refundedMinor: 800 } })).text).toMatch(/\$4\.00.*\$8\.00/)
    expect((await textOf('refund', { order: { refundedMinor: 800 } })).text).toContain('Refunded in total')
  })

  /** Function that gives an order its product, active or revoked. */
  type Given = (orderId: string, revokedAt: Date | null) => Promise<unknown>
  const nothing: Given = async () => {}
  const report: Given = (orderId, revokedAt) => db().entitlement.updateMany({ where: { orderId }, data: { revokedAt } })
  const membership: Given = async (orderId, revokedAt) => {
    const userId = await openAccount(db(), { email: `${orderId}@example.org` })
    return db().vipGrant.create({ data: { orderId, userId, revokedAt } })
  }
  const gift: Given = (orderId, revokedAt) => {
    const to = { codeHash: orderId, recipientEmail: 'bob@example.org', giverName: 'Ana' }
    return db().gift.create({ data: { id: orderId, orderId, sku: 'pack-3', revokedAt, ...to } })
  }

  test.each([
    { what: 'a pack that is paid', sku: 'pack-3', status: 'paid', give: nothing, back: null, access: 'stays open' },
    {
      what: 'a pack that is returned',
      sku: 'pack-3',
      status: 'refunded',
      give: nothing,
      back: null,
      access: 'is now closed',
    },
    { what: 'a report', sku: 'report', status: 'refunded', give: report, back: null, access: 'stays open' },
    {
      what: 'a report that was closed',
      sku: 'report',
      status: 'paid',
      give: report,
      back: now,
      access: 'is now closed',
    },
    { what: 'membership', sku: 'vip', status: 'refunded', give: membership, back: null, access: 'stays open' },
    { what: 'membership that ended', sku: 'vip', status: 'paid', give: membership, back: now, access: 'is now closed' },
    { what: 'a gift', sku: 'gift-pack-3', status: 'refunded', give: gift, back: null, access: 'stays open' },
    {
      what: 'a gift that was withdrawn',
      sku: 'gift-pack-3',
      status: 'paid',
      give: gift,
      back: now,
      access: 'is now closed',
    },
  ] as const)('states that access $access when the order is for $what', async ({ sku, status, give, back, access }) => {
    const { text } = await textOf('refund', { order: { sku, status }, given: (orderId) => give(orderId, back) })
    expect(text).toContain(access)
  })

  test.each([
    { country: 'ES', why: 'You withdrew from the contract' },
    { country: 'MX', why: 'You asked for your money back' },
    { country: null, why: 'You asked for your money back' },
  ])('states “$why” when the order is withdrawn and its country is $country', async ({ country, why }) => {
    const { text } = await textOf('refund', { order: { country }, refund: { rule: 'withdrawal' } })
    expect(text).toContain(why)
  })

  test.each(['held', 'duplicate'] as const)('does not mention access when the refund rule is “%s”', async (rule) => {
    const { text } = await textOf('refund', { refund: { rule } })
    expect(text).not.toMatch(/stays open|is now closed/)
  })

  test.each(['waiting', 'refused', 'paused'] as const)('is not sent while the refund is %s', async (state) => {
    expect((await textOf('refund', { refund: { state } })).text).toBe('')
  })
})

describe('the mail about a failed refund', () => {
  const failedAt = new Date(now.getTime() + 3 * DAY_MS)

  test('states the amount, the dates of refund and failure, and that the money is still owed', async () => {
    const { text, subject } = await textOf('refundFailed', { refund: { failedAt } })
    expect(subject).toBe('Your refund hasn’t arrived')
    expect(text).toMatch(/\$4\.00.*November 23, 2026.*November 25, 2026.*pack of 3 reports/)
    expect(text).toContain('The money is still yours')
  })

  test('states that the refund was made again once the failed refund is settled', async () => {
    const { text } = await textOf('refundFailed', { refund: { failedAt, settledAt: failedAt } })
    expect(text).toContain('It has gone out again')
    expect(text).not.toContain('The money is still yours')
  })

  test('is not sent when the refund has not failed', async () => {
    expect((await textOf('refundFailed')).text).toBe('')
  })

  test('is skipped without an error when the buyer’s data was deleted', async () => {
    const order = { email: pseudonymOf('ana@example.org') }
    expect((await textOf('refundFailed', { refund: { failedAt }, order })).text).toBe('')
  })
})

test.each(locales)(
  'a withdrawal in %s sends one mail to the buyer and one to the operator, then deletes the name [withdraw-confirmed]',
  async (locale) => {
    smtp.received.length = 0
    const { db } = database.current
    const { id } = await createPaidOrder(db, { email: 'ana@example.org', locale })
    // Only the Spanish order has a legal right of withdrawal.
    const byLaw = locale === 'es'
    const statement = { orderNumber: id, email: 'ana@example.org', name: 'Ana Ruiz' }
    await declareWithdrawal(database.current, { ip: '203.0.113.5' }, statement)
    await drainOutbox(db, paymentMails(db))
    await drainOutbox(db, paymentMails(db))
    expect(smtp.received.flatMap(({ envelope }) => envelope.to).sort()).toEqual(['ana@example.org', 'help@localhost'])
    const rows = await db.outbox.findMany({ where: { topic: { startsWith: 'mail.withdrawal' } } })
    for (const { payload, doneAt } of rows) expect([payload, doneAt !== null]).toEqual([{}, true])
    // Buyer and operator receive different mails.
    for (const [reader, address] of [
      ['buyer', 'ana@example.org'],
      ['operator', 'help@localhost'],
    ] as const) {
      const own = smtp.received.find(({ envelope }) => envelope.to[0] === address)?.mail
      expect([reader, own?.subject]).toEqual([reader, withdrawalSubject(locale, reader, byLaw)])
      expect(own?.text).toContain('Ana Ruiz')
    }
    expect(withdrawalSubject(locale, 'buyer', byLaw)).not.toBe(withdrawalSubject(locale, 'operator', byLaw))
  },
)

describe('the two mails about a withdrawal', () => {
  /** Returns the texts of both mails about an order that changes before they are sent. */
  async function declared(change: Prisma.OrderUncheckedUpdateInput, typed = 'ana@example.org') {
    smtp.received.length = 0
    await db().outbox.deleteMany()
    const { id } = await createPaidOrder(db(), { email: 'ana@example.org' })
    await declareWithdrawal(database.current, { ip: '203.0.113.5' }, { orderNumber: id, email: typed, name: '' })
    await db().order.update({ where: { id }, data: change })
    await drainOutbox(db(), paymentMails(db()))
    const isNote = (one: (typeof smtp.received)[number]) => one.envelope.to[0] === 'help@localhost'
    const [note] = smtp.received.filter(isNote)
    const [sent] = smtp.received.filter((one) => !isNote(one))
    const text = (one = sent) => (one?.mail.text ?? '').replaceAll(/\s+/g, ' ')
    return { to: sent?.envelope.to, buyer: text(sent), operator: text(note) }
  }

  test('state amounts in the currency paid, whatever the order’s currency was', async () => {
    const { buyer, operator } = await declared({
      status: 'held',
      paidMinor: 780,
      paidCurrency: 'JPY',
      refundedMinor: 80,
    })
    for (const phrase of [buyer, operator]) {
      expect(phrase).toMatch(/¥780.*To be refunded: ¥700/)
      expect(phrase).not.toContain('$')
    }
  })

  test('use the address typed in the form when the order’s data was deleted before sending', async () => {
    const { to, buyer, operator } = await declared({ email: pseudonymOf('ana@example.org') }, 'Ana@example.org')
    expect(to).toEqual(['Ana@example.org'])
    for (const phrase of [buyer, operator]) expect(phrase).toContain('Ana@example.org')
  })

  test('use the corrected address when the order’s address was corrected before sending', async () => {
    const { to, buyer, operator } = await declared({ email: 'anna@example.org' })
    expect(to).toEqual(['anna@example.org'])
    for (const phrase of [buyer, operator]) expect(phrase).toContain('anna@example.org')
  })
})

test('a mail job ends without a mail or error when its order, refund or withdrawal is missing', async () => {
  smtp.received.length = 0
  const { id: orderId } = await createPaidOrder(db(), { email: 'ana@example.org' })
  await db().$transaction(async (tx) => {
    for (const id of [orderId, 'gone']) await enqueue(tx, jobs.mailWithdrawal, { orderId: id, name: 'Ana' })
    for (const kind of [jobs.mailRefund, jobs.mailRefundFailed]) await enqueue(tx, kind, { orderId, refundId: 'gone' })
    await enqueue(tx, jobs.mailHeld, { orderId: 'gone' })
  })
  const outcomes = []
  for (const job of await claimJobs(db(), 9, 60)) outcomes.push(await runJob(db(), paymentMails(db()), job))
  expect(outcomes).toEqual(Array(5).fill('done'))
  expect(smtp.received).toEqual([])
})
