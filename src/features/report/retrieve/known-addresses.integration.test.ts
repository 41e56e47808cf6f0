import { beforeEach, describe, expect, test } from 'vitest'
import type { Prisma } from '@/generated/prisma/client'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { createReminder, postReminder } from '@/testing/data/reminders'
import { openFullReport } from '@/testing/data/share'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { keyOfReminder } from '../reminder/reminder'

const database = setUpTestDatabase()
const db = () => database.current.db
const email = 'reader@example.org'
let who: TestBrowser
let sittingId: string
let guestId: string

beforeEach(async () => {
  setRouteDatabase(database.current)
  who = new TestBrowser(database.current, 'es')
  sittingId = await completeSitting(who)
  guestId = (await db().sitting.findUniqueOrThrow({ where: { id: sittingId } })).guestId
})

const state = async () => (await who.api()).report.reminder({ sittingId })
const ask = async (to = email) => (await who.api()).report.remind({ sittingId, email: to, agreed: true })
const mails = () =>
  db().outbox.findMany({
    where: { topic: { startsWith: 'mail.reminder' } },
    orderBy: { id: 'asc' },
    select: { topic: true, payload: true, dedupeKey: true },
  })

/** Creates an order that opened the report. */
async function opened(change: Prisma.OrderUncheckedUpdateInput) {
  const order = await createPaidOrder(db(), { email })
  await db().entitlement.update({ where: { orderId: order.id }, data: { sittingId } })
  await db().order.update({ where: { id: order.id }, data: { sittingId, guestId: null, ...change } })
  return order.id
}

describe('a reminder address', () => {
  test('receives only the confirmation mail when no account or order has the address', async () => {
    await openFullReport(db(), sittingId)
    expect(await state()).toEqual({ email: '', reminder: null })
    expect((await ask()).reminder).toMatchObject({ email, confirmed: false })
    const { id, locale } = await db().reminder.findFirstOrThrow()
    expect(locale).toBe('es')
    expect(await mails()).toMatchObject([{ topic: 'mail.reminder-asked', payload: { reminderId: id } }])
  })

  test.each<{ how: string; order: () => Promise<unknown> }>([
    { how: 'from another person’s browser', order: () => opened({}) },
    {
      how: 'for another report',
      order: async () => {
        await openFullReport(db(), sittingId)
        const { id } = await createPaidOrder(db(), { email })
        await db().order.update({ where: { id }, data: { guestId } })
      },
    },
    {
      how: 'that was returned while the report is open for another reason',
      order: async () => {
        const orderId = await opened({ guestId })
        await db().entitlement.update({ where: { orderId }, data: { orderId: null } })
      },
    },
  ])('needs confirmation when it comes from an order $how', async ({ order }) => {
    await order()
    expect(await state()).toMatchObject({ email: '' })
    expect((await ask()).reminder).toMatchObject({ confirmed: false })
  })

  test('needs confirmation when the account has not verified it', async () => {
    await openAccount(db(), { email, verified: false })
    await signIn(who, email)
    await openFullReport(db(), sittingId)
    expect(await state()).toMatchObject({ email: '' })
    expect((await ask()).reminder).toMatchObject({ confirmed: false })
  })

  test('needs confirmation when it belongs to another account', async () => {
    await openAccount(db(), { email: 'ana@example.org' })
    await openAccount(db(), { email })
    await signIn(who, 'ana@example.org')
    await openFullReport(db(), sittingId)
    expect(await state()).toMatchObject({ email: 'ana@example.org' })
    expect((await ask()).reminder).toMatchObject({ confirmed: false })
  })
})

describe('the reader’s own address', () => {
  test('is prefilled from the account rather than the order, and needs no confirmation in either case', async () => {
    await openAccount(db(), { email: 'ana@example.org' })
    await signIn(who, 'ana@example.org')
    await opened({ guestId })
    expect(await state()).toMatchObject({ email: 'ana@example.org' })
    for (const to of ['ANA@example.org', email]) {
      expect((await ask(to)).reminder).toMatchObject({ email: to, confirmed: true })
      await (await who.api()).report.takeBackReminder({ sittingId })
    }
  })

  test('is not taken from an order whose report was closed', async () => {
    const orderId = await opened({ guestId })
    expect(await state()).toMatchObject({ email })
    await db().entitlement.update({ where: { orderId }, data: { revokedAt: new Date() } })
    expect(await state()).toMatchObject({ email: '' })
  })
})

describe('confirming or stopping a reminder', () => {
  test('queues both mails once, however often confirm is pressed, and confirms no other reminder', async () => {
    const others = await completeSitting(new TestBrowser(database.current))
    const foreign = await createReminder(db(), others, { confirmedAt: null })
    await openFullReport(db(), sittingId)
    await ask()
    const { id, weekAt, monthAt } = await db().reminder.findFirstOrThrow({ where: { sittingId } })
    for (let n = 0; n < 2; n++) expect((await postReminder(keyOfReminder(id), { choice: 'confirm' })).status).toBe(200)
    expect((await mails()).slice(1)).toEqual([
      { topic: 'mail.reminder', payload: { reminderId: id, after: 'week' }, dedupeKey: `mail.reminder:${id}:week` },
      { topic: 'mail.reminder', payload: { reminderId: id, after: 'month' }, dedupeKey: `mail.reminder:${id}:month` },
    ])
    const due = await db().outbox.findMany({ where: { topic: 'mail.reminder' }, orderBy: { id: 'asc' } })
    expect(due.map(({ runAt }) => runAt)).toEqual([weekAt, monthAt])
    expect((await state()).reminder).toMatchObject({ confirmed: true })
    expect(await db().reminder.findUnique({ where: { id: foreign.id } })).toMatchObject({ confirmedAt: null })
    expect((await postReminder('x'.repeat(43), { choice: 'confirm' })).status).toBe(404)
  })

  test('deletes only the reader’s own reminder when the mails are stopped', async () => {
    const others = await completeSitting(new TestBrowser(database.current))
    const foreign = await createReminder(db(), others)
    const own = await createReminder(db(), sittingId)
    await postReminder(keyOfReminder(own.id), { choice: 'stop' })
    expect((await db().reminder.findMany()).map(({ id }) => id)).toEqual([foreign.id])
    await (await who.api()).report.takeBackReminder({ sittingId })
    expect(await db().reminder.count()).toBe(1)
  })
})

test('a reminder is rejected for a buyer who did not take the test, and for a report that starts with help', async () => {
  await openFullReport(db(), sittingId)
  const grave = await completeSitting(who, 'low-mood', 3)
  await openFullReport(db(), grave)
  const api = await who.api()
  expect(await api.report.get({ sittingId: grave })).toMatchObject({ help: 'first' })
  await expect(api.report.remind({ sittingId: grave, email, agreed: true })).rejects.toMatchObject({
    message: 'NOT_FOUND',
  })
  const buyer = await openAccount(db(), { email })
  const orderId = await createPaidOrder(db(), { email }).then(({ id }) => id)
  await db().order.update({ where: { id: orderId }, data: { userId: buyer } })
  const bought = await db().entitlement.findUniqueOrThrow({ where: { orderId } })
  await db().entitlement.deleteMany({ where: { sittingId } })
  await db().entitlement.update({ where: { id: bought.id }, data: { sittingId } })
  const reader = new TestBrowser(database.current)
  await signIn(reader, email)
  expect((await (await reader.api()).report.get({ sittingId })).kind).toBe('full')
  await expect((await reader.api()).report.remind({ sittingId, email, agreed: true })).rejects.toMatchObject({
    message: 'NOT_FOUND',
  })
})
