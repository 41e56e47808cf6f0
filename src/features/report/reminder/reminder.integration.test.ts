import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '@/core/time'
import { randomId } from '@/server/crypto/secrets'
import { applyRetention } from '@/server/retention/retention'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { createReminder, postReminder } from '@/testing/data/reminders'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { refusal } from '@/testing/refusal'
import { storyFixture } from '@/testing/story-fixture'
import { TestBrowser } from '@/testing/test-browser'
import { confirmReminder, keyOfReminder } from './reminder'

const story = vi.hoisted(() => ({ told: true, planned: true }))
vi.mock(import('../view/story'), async (original) => ({
  ...(await original()),
  composeStory: () => {
    const view = story.planned ? storyFixture : { ...storyFixture, plan: null }
    return story.told ? { portrait: 'A portrait.', opening: null, view, replacementOf: () => null } : null
  },
}))

const database = setUpTestDatabase()
const db = () => database.current.db
const typed = 'reader@example.org'
let owner: TestBrowser
let sittingId: string

beforeEach(async () => {
  Object.assign(story, { told: true, planned: true })
  setRouteDatabase(database.current)
  owner = new TestBrowser(database.current, 'en')
  sittingId = await completeSitting(owner)
})

const unlock = () => db().entitlement.create({ data: { id: randomId(), sittingId } })
const ask = async (who = owner, change: { email?: string; agreed?: boolean } = {}) =>
  (await who.api()).report.remind({ sittingId, email: typed, agreed: true, ...change })
const state = async (who = owner) => (await who.api()).report.reminder({ sittingId })
const takeBack = async (who = owner) => (await who.api()).report.takeBackReminder({ sittingId })

/** Requests a reminder as the signed-in owner, whose verified address needs no confirmation. */
async function asked(): Promise<void> {
  await openAccount(db(), { email: typed })
  await signIn(owner, typed)
  await unlock()
  await ask()
}

describe('asking for a reminder', () => {
  test('confirms the account’s address at once and stores two dates and the consent', async () => {
    const before = Date.now()
    await asked()
    const { email, reminder: dates } = await state()
    expect(email).toBe(typed)
    expect(dates).toMatchObject({ email: typed, confirmed: true })
    const after = [dates?.weekAt, dates?.monthAt].map((at) => Math.round((Date.parse(at ?? '') - before) / DAY_MS))
    expect(after).toEqual([7, 28])
    expect(await db().reminder.findFirst()).toMatchObject({ consentVersion: '2026-11-1', consentAt: expect.any(Date) })
    const jobs = await db().outbox.findMany({
      where: { topic: { startsWith: 'mail.reminder' } },
      orderBy: { id: 'asc' },
    })
    expect(jobs.map(({ runAt }) => runAt.toISOString())).toEqual([dates?.weekAt, dates?.monthAt])
  })

  test('confirms the order’s address at once, and correcting the address removes the reminder', async () => {
    const order = await createPaidOrder(db(), { email: typed })
    const { guestId } = await db().sitting.findUniqueOrThrow({ where: { id: sittingId } })
    await db().entitlement.update({ where: { orderId: order.id }, data: { sittingId } })
    await db().order.update({ where: { id: order.id }, data: { sittingId, guestId } })
    expect(await state()).toEqual({ email: typed, reminder: null })
    expect((await ask(owner, { email: 'Reader@example.org' })).reminder).toMatchObject({ confirmed: true })
    // The address was mistyped, so its owner, a stranger, must not get a link to the report.
    await (await owner.api()).payment.correctEmail({ orderId: order.id, email: 'right@example.org' })
    expect(await state()).toEqual({ email: 'right@example.org', reminder: null })
  })

  test('creates one reminder and one confirmation mail for two requests at the same time', async () => {
    await unlock()
    await Promise.all([ask(), ask(owner, { email: 'other@example.org' })])
    expect(await db().reminder.count()).toBe(1)
    expect(await db().outbox.count({ where: { topic: 'mail.reminder-asked' } })).toBe(1)
  })

  test('is rejected when the agreement box is not ticked', async () => {
    await unlock()
    await expect(ask(owner, { agreed: false })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await db().reminder.count()).toBe(0)
  })

  test('is rejected for a locked report, for other readers, and for a report without a plan', async () => {
    expect(await refusal(ask())).toBe('NOT_FOUND')
    await unlock()
    const stranger = new TestBrowser(database.current)
    for (const call of [ask, state, takeBack]) expect(await refusal(call(stranger))).toBe('NOT_FOUND')
    for (const without of ['planned', 'told'] as const) {
      story[without] = false
      expect(await refusal(ask())).toBe('NOT_FOUND')
    }
  })

  test('sends at most two confirmation mails an hour to one address, and the response stays the same', async () => {
    await unlock()
    const first = await ask()
    for (let count = 0; count < 4; count++) {
      await takeBack()
      expect(await ask(owner, { email: 'READER@example.org' })).toMatchObject({ reminder: { confirmed: false } })
    }
    expect(first).toMatchObject({ reminder: { confirmed: false } })
    expect(await db().reminder.count()).toBe(1)
    expect(await db().outbox.count({ where: { topic: 'mail.reminder-asked' } })).toBe(2)
  })
})

test('one client can ask for reminders to thirty addresses an hour, then is rate limited', async () => {
  await unlock()
  for (let count = 0; count < 30; count++) {
    await ask(owner, { email: `reader${count}@example.org` })
    await takeBack()
  }
  expect(await refusal(ask(owner, { email: 'one.more@example.org' }))).toBe('TOO_MANY_REQUESTS')
})

test('a reminder can be confirmed until the moment its first mail is due', async () => {
  const { id, weekAt } = await createReminder(db(), sittingId, { confirmedAt: null })
  const yes = (at: number) => confirmReminder(db(), keyOfReminder(id), new Date(at))
  expect(await yes(weekAt.getTime())).toBe(false)
  expect(await db().outbox.count()).toBe(0)
  expect(await yes(weekAt.getTime() - 1)).toBe(true)
})

describe('retention of reminders', () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

  test('deletes an unconfirmed address after a week, and rejects a late confirmation [reminder-address-forgotten]', async () => {
    await unlock()
    await ask()
    const { id } = await db().reminder.findFirstOrThrow()
    expect(await applyRetention(db(), inDays(6))).toMatchObject({ unconfirmedReminders: 0 })
    await db().reminder.updateMany({ data: { weekAt: new Date() } })
    expect((await postReminder(keyOfReminder(id), { choice: 'confirm' })).status).toBe(404)
    expect(await applyRetention(db(), new Date())).toMatchObject({ unconfirmedReminders: 1 })
  })

  test('deletes a reminder a week after its last mail was due and could not be sent', async () => {
    await asked()
    expect(await applyRetention(db(), inDays(34))).toMatchObject({ unconfirmedReminders: 0, pastReminders: 0 })
    expect(await applyRetention(db(), inDays(36))).toMatchObject({ pastReminders: 1 })
  })
})
