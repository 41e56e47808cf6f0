import { beforeEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '@/core/ops/permissions'
import { DAY_MS } from '@/core/time'
import { randomId } from '@/server/crypto/secrets'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { createStaffBrowser } from '@/testing/data/staff'
import { setUpTestDatabase } from '@/testing/database'
import { listAlarms, listPendingTasks } from './pending-tasks'

const database = setUpTestDatabase()
const db = () => database.current.db
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

beforeEach(() => setRouteDatabase(database.current))

const waits = (role: StaffRole = 'owner') => listPendingTasks(db(), role)
const kinds = async (role?: StaffRole) => (await waits(role)).map(({ kind, count }) => [kind, count])
const withdraw = (id: string, at: Date) => db().order.update({ where: { id }, data: { withdrawnAt: at } })
const order = async (paidAt = ago(3)) => (await createPaidOrder(db(), { email: 'ana@example.org', paidAt })).id
const failMail = (about: string[], topic = 'mail.report', failedAt = ago(1)) =>
  db().outbox.create({ data: { topic, payload: {}, about, failedAt } })

async function review(): Promise<string> {
  const { sittingId, guestId } = await db().order.findUniqueOrThrow({ where: { id: await order() } })
  const id = randomId()
  const said = { name: 'Ana', content: 'clear', locale: 'en' as const, instrument: 'sleep' }
  await db().review.create({ data: { id, sittingId: sittingId ?? '', guestId: guestId ?? '', ...said } })
  return id
}

test('the list of pending tasks is empty when the only order is a normal paid one', async () => {
  await order()
  expect(await waits()).toEqual([])
})

describe('a withdrawal', () => {
  test('waits for staff until its refund is requested or made, and counts as late after its deadline', async () => {
    const [first, second] = [await order(ago(20)), await order()]
    await withdraw(first, ago(15))
    await withdraw(second, ago(1))
    const [waiting] = await waits()
    expect(waiting).toMatchObject({ kind: 'withdrawals', count: 2, late: true })
    expect(Math.abs(Date.parse(waiting?.at ?? '') - ago(1).getTime())).toBeLessThan(60_000)
    await db().order.update({ where: { id: first }, data: { status: 'refunded', refundedMinor: 499 } })
    expect(await waits()).toMatchObject([{ kind: 'withdrawals', count: 1, late: false }])
    const refund = { id: randomId(), orderId: second, amountMinor: 499, currency: 'USD', rule: 'withdrawal' as const }
    await db().refund.create({ data: { ...refund, access: 'rule' } })
    expect(await waits(), 'the refund is on its way').toEqual([])
  })

  test('does not wait for staff when nothing is to be refunded', async () => {
    await withdraw(await order(ago(40)), ago(2))
    expect(await waits()).toEqual([])
  })

  test('is in the order list “due” only until it is refunded', async () => {
    const { browser } = await createStaffBrowser(database.current, 'support')
    const list = async () =>
      (
        await (
          await browser.api()
        ).ops.orders({
          q: '',
          page: 1,
          all: false,
          filter: 'due',
          sku: null,
          currency: null,
          days: null,
        })
      ).rows.map(({ id }) => id)
    const id = await order()
    await order()
    expect(await list()).toEqual([])
    await withdraw(id, ago(1))
    expect(await list()).toEqual([id])
    await db().order.update({ where: { id }, data: { status: 'refunded', refundedMinor: 499 } })
    expect(await list()).toEqual([])
  })
})

describe('a mail that could not be delivered', () => {
  test('counts once per order or gift as a pending task until the same mail is delivered', async () => {
    const [report, gift] = [await order(), await order()]
    const giftId = randomId()
    await db().gift.create({
      data: {
        id: giftId,
        orderId: gift,
        sku: 'pack-3',
        recipientEmail: 'f@example.org',
        giverName: 'A',
        codeHash: giftId,
      },
    })
    await failMail([report])
    await failMail([giftId], 'mail.gift')
    await failMail(['nobody'])
    await failMail([await order()], 'mail.report', ago(30))
    expect(await kinds()).toEqual([['mails', 2]])
    await db().outbox.create({ data: { topic: 'mail.report', payload: {}, about: [report], doneAt: new Date() } })
    expect(await kinds()).toEqual([['mails', 1]])
  })

  test('adds its order to the order list “mail”', async () => {
    const { browser } = await createStaffBrowser(database.current, 'support')
    const id = await order()
    await failMail([id])
    await order()
    const { rows } = await (await browser.api()).ops.orders({
      q: '',
      page: 1,
      all: false,
      filter: 'mail',
      sku: null,
      currency: null,
      days: null,
    })
    expect(rows.map((row) => row.id)).toEqual([id])
  })
})

test('each staff role sees only its own kinds of pending tasks', async () => {
  const held = await order()
  await db().order.update({ where: { id: held }, data: { status: 'held', failureCode: 'amount_mismatch' } })
  const disputed = await order()
  const dueBy = new Date(Date.now() + 6 * DAY_MS)
  const dispute = { orderId: disputed, reason: 'fraudulent', amountMinor: 499, currency: 'USD', createdAt: new Date() }
  await db().dispute.create({ data: { id: 'dp_1', state: 'open', dueBy, ...dispute } })
  await db().dispute.create({ data: { id: 'dp_2', state: 'won', dueBy: ago(9), ...dispute } })
  const owed = await order()
  await db().refund.create({
    data: {
      id: randomId(),
      orderId: owed,
      amountMinor: 499,
      currency: 'USD',
      rule: 'goodwill',
      access: 'rule',
      state: 'refused',
      failedAt: ago(2),
    },
  })
  const [reported, hidden, unseen] = [await review(), await review(), await review()]
  for (const reviewId of [reported, hidden]) {
    await db().reviewReport.create({ data: { id: randomId(), reviewId, fault: 'advertising', readerHash: reviewId } })
  }
  await db().review.update({ where: { id: hidden }, data: { hiddenAt: new Date(), hiddenReason: 'advertising' } })
  await db().review.update({ where: { id: unseen }, data: { waitingSince: ago(4) } })
  await db().finding.create({ data: { id: randomId(), kind: 'amount', key: 'k', foundAt: ago(5), seenAt: ago(5) } })

  const all = await waits()
  expect(all.map(({ kind, count }) => [kind, count])).toEqual([
    ['disputes', 1],
    ['owed', 1],
    ['held', 1],
    ['reported', 1],
    ['unseen', 1],
    ['findings', 1],
  ])
  expect(all[0]).toEqual({ kind: 'disputes', count: 1, at: dueBy.toISOString(), late: false })
  expect(await kinds('support')).toEqual(all.map(({ kind, count }) => [kind, count]))
  expect(await kinds('editor')).toEqual([
    ['reported', 1],
    ['unseen', 1],
  ])
  expect(await kinds('psychometrician')).toEqual([])
  const { browser } = await createStaffBrowser(database.current, 'editor')
  expect((await (await browser.api()).ops.waiting()).map(({ kind }) => kind)).toEqual(['reported', 'unseen'])
})

describe('an alarm about the site', () => {
  const alarm = (kind: string, seenAt: Date, value = 3) =>
    db().alarm.create({ data: { kind, value, since: ago(1), seenAt } })

  test('is listed first, for owners and support only, until it is over', async () => {
    await alarm('errors', new Date())
    await alarm('clock', new Date(Date.now() - 11 * 60_000))
    // Held orders have their own list and are no alarm here.
    await alarm('held', new Date())
    await db().order.update({ where: { id: await order() }, data: { status: 'held' } })
    expect(await kinds()).toEqual([
      ['alarms', 1],
      ['held', 1],
    ])
    expect(await kinds('support')).toHaveLength(2)
    expect(await kinds('editor')).toEqual([])
    expect(await listAlarms(db())).toMatchObject([{ kind: 'errors', value: 3 }])
  })

  test('is listed below a task whose deadline has passed', async () => {
    await alarm('backlog', new Date())
    await withdraw(await order(ago(20)), ago(15))
    expect(await kinds()).toEqual([
      ['withdrawals', 1],
      ['alarms', 1],
    ])
  })
})

test('the newest norm and study releases wait for the psychometrician until they are published or withdrawn', async () => {
  const of = { instrument: 'sleep', instrumentVersion: 1, n: 300, figures: {}, codeHash: '', itemHash: '', plan: '' }
  const edition = (
    id: string,
    locale: 'en' | 'es',
    number: number,
    more: { frozenAt?: Date; publishedAt?: Date } = {},
  ) => db().normVersion.create({ data: { id, locale, number, createdAt: ago(3), ...of, ...more } })
  // The next edition replaces this one.
  await edition('en-1', 'en', 1)
  await edition('en-2', 'en', 2, { frozenAt: ago(2), publishedAt: ago(2) })
  await edition('es-1', 'es', 1)
  expect(await kinds('psychometrician')).toEqual([['norms', 1]])
  await db().studyEdition.create({
    data: { id: 'retest-1', study: 'retest', scope: '', locale: 'en', number: 1, through: 1, ...of },
  })
  expect(await kinds('psychometrician')).toEqual([
    ['norms', 1],
    ['studies', 1],
  ])
  expect(await kinds('editor')).toEqual([])
})
