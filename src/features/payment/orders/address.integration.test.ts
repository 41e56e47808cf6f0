import { beforeEach, describe, expect, test } from 'vitest'
import { reportJobs } from '@/features/report/mail'
import { claimJobs, PermanentFailure, runJob } from '@/server/jobs/outbox'
import { openAccount, signIn } from '@/testing/data/accounts'
import { Buyer, deliverWebhook, findOrder, setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { setUpStripe } from '@/testing/stripe/stripe'
import { TestBrowser } from '@/testing/test-browser'

const stripe = await setUpStripe()
const database = setUpTestDatabase()
const db = () => database.current.db
const COMPLETED = 'checkout.session.completed'

beforeEach(() => {
  stripe.reset()
  setRouteDatabase(database.current)
})

async function paid(choice: Parameters<Buyer['press']>[0] = {}) {
  const buyer = await Buyer.arrive(database.current)
  const { orderId } = await buyer.press({ email: 'reeder@example.org', ...choice })
  stripe.pay(orderId)
  expect(await deliverWebhook(stripe.delivery(COMPLETED, orderId))).toBe(200)
  const correct = async (email: string, browser = buyer.browser) =>
    (await browser.api()).payment.correctEmail({ orderId, email })
  return { buyer, orderId, correct }
}

describe('the email address of an order', () => {
  test('can be corrected once: link and receipt are mailed again and the old link is deleted [address-corrected]', async () => {
    const { correct, orderId } = await paid()
    for (const job of await claimJobs(db(), 10, 60)) await runJob(db(), reportJobs(db()), job)
    const [old] = await db().reportKey.findMany()
    expect(await correct('reader@example.org')).toMatchObject({
      correctable: false,
      mail: 'queued',
      email: 'reader@example.org',
    })
    expect(await db().reportKey.count()).toBe(0)
    for (const job of await claimJobs(db(), 10, 60)) await runJob(db(), reportJobs(db()), job)
    const [fresh] = await db().reportKey.findMany()
    expect(fresh?.keyHash).not.toBe(old?.keyHash)
    expect(await findOrder(db(), orderId)).toMatchObject({ email: 'reader@example.org' })
    await expect(correct('other@example.org')).rejects.toMatchObject({ message: 'EMAIL_ALREADY_CORRECTED' })
  })

  test('is shown in full to the browser that paid, and masked for an account with the same address', async () => {
    const { buyer, correct, orderId } = await paid()
    expect(await (await buyer.browser.api()).payment.order({ orderId })).toMatchObject({ email: 'reeder@example.org' })
    const userId = await openAccount(db(), { email: 'reeder@example.org' })
    const other = new TestBrowser(database.current)
    await signIn(other, 'reeder@example.org')
    expect(await findOrder(db(), orderId)).toMatchObject({ userId })
    expect(await (await other.api()).payment.order({ orderId })).toMatchObject({
      email: 'r***@example.org',
      correctable: false,
    })
    // This account cannot correct the address, and loses the order when the buyer corrects it.
    await expect(correct('eve@example.org', other)).rejects.toMatchObject({ message: 'NOT_FOUND' })
    await correct('reader@example.org')
    expect(await findOrder(db(), orderId)).toMatchObject({ userId: null })
    await expect((await other.api()).payment.order({ orderId })).rejects.toMatchObject({ message: 'NOT_FOUND' })
  })

  test('can be corrected after the mail server refused it permanently [address-refused]', async () => {
    const { buyer, correct, orderId } = await paid()
    const refuse = { 'mail.report': () => Promise.reject(new PermanentFailure('550 no such user')) }
    for (const job of await claimJobs(db(), 10, 60)) await runJob(db(), refuse, job)
    const api = await buyer.browser.api()
    expect(await api.payment.order({ orderId })).toMatchObject({ mail: 'failed', unlocked: true, correctable: true })
    expect(await correct('reader@example.org')).toMatchObject({ mail: 'queued' })
  })

  test('is corrected only once when 20 corrections arrive at the same moment', async () => {
    const { correct } = await paid()
    const tries = Array.from({ length: 20 }, (_, n) => correct(`reader${n}@example.org`))
    const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
    expect(done).toHaveLength(1)
    expect(await db().outbox.count({ where: { topic: 'mail.report' } })).toBe(2)
  })

  test('cannot be corrected by a stranger, to an invalid or unchanged address, or before payment', async () => {
    const { buyer, correct, orderId } = await paid()
    const stranger = (await Buyer.arrive(database.current)).browser
    await expect(correct('eve@example.org', stranger)).rejects.toMatchObject({ message: 'NOT_FOUND' })
    await expect(correct('eve@example.org', new TestBrowser(database.current))).rejects.toMatchObject({
      message: 'NOT_FOUND',
    })
    await expect(correct('a@b\r\nBcc: c@d.example')).rejects.toThrow()
    await expect(correct('reeder@example.org')).rejects.toMatchObject({ message: 'EMAIL_UNCHANGED' })
    await db().order.updateMany({ where: { id: orderId }, data: { status: 'pending' } })
    await expect(
      (await buyer.browser.api()).payment.correctEmail({ orderId, email: 'x@example.org' }),
    ).rejects.toMatchObject({
      message: 'NOT_FOUND',
    })
  })
})

describe('the option “open an account for me”', () => {
  test('opens an account with free reports, but without a password or orders', async () => {
    const { orderId } = await paid({ email: 'Reader@example.org', openAccount: true })
    const [user] = await db().user.findMany({ include: { guests: true, orders: true, credits: true } })
    expect(user).toMatchObject({
      email: 'reader@example.org',
      passwordHash: null,
      mustChangePassword: true,
      emailVerifiedAt: null,
    })
    expect(user).toMatchObject({ guests: [], orders: [], credits: [{ delta: 3 }] })
    expect(await db().outbox.count({ where: { topic: 'mail.opened-account' } })).toBe(1)
    expect(await findOrder(db(), orderId)).toMatchObject({ userId: null })
  })

  test('leaves an existing account unchanged and sends no mail about it', async () => {
    await openAccount(db(), { email: 'reader@example.org' })
    await paid({ email: 'reader@example.org', openAccount: true })
    expect(await db().user.count()).toBe(1)
    expect(await db().outbox.count({ where: { topic: 'mail.opened-account' } })).toBe(0)
  })

  const accounts = async () => (await db().user.findMany({ orderBy: { email: 'asc' } })).map(({ email }) => email)

  test('replaces the account for the wrong address with one for the corrected address', async () => {
    const { correct } = await paid({ openAccount: true })
    expect(await accounts()).toEqual(['reeder@example.org'])
    await correct('Reader@example.org')
    expect(await accounts()).toEqual(['reader@example.org'])
    expect(await db().creditEntry.findMany()).toMatchObject([{ delta: 3 }])
    expect(await db().outbox.count({ where: { topic: 'mail.opened-account' } })).toBe(2)
  })

  test.each<{ name: string; happens: () => Promise<unknown> }>([
    {
      name: 'its address is verified',
      happens: () => db().user.updateMany({ data: { emailVerifiedAt: new Date() } }),
    },
    {
      name: 'it has a session',
      happens: async () => {
        const { id: userId } = await db().user.findFirstOrThrow()
        await db().session.create({ data: { id: 'session', userId, expiresAt: new Date(Date.now() + 3_600_000) } })
      },
    },
    {
      name: 'it is older than the payment',
      happens: () => db().user.updateMany({ data: { createdAt: new Date(Date.now() - 3_600_000) } }),
    },
    { name: 'another order requested it too', happens: () => paid({ openAccount: true }) },
  ])('keeps the account for the wrong address when $name', async ({ happens }) => {
    const { correct } = await paid({ openAccount: true })
    await happens()
    await correct('reader@example.org')
    expect(await accounts()).toEqual(['reader@example.org', 'reeder@example.org'])
  })

  test('keeps the account unchanged when the corrected address differs only in case', async () => {
    const { correct } = await paid({ openAccount: true })
    const before = await db().user.findMany()
    await correct('Reeder@example.org')
    expect(await db().user.findMany()).toEqual(before)
  })

  test('deletes the account for the wrong address and opens none when the buyer is signed in', async () => {
    const { buyer, correct, orderId } = await paid({ openAccount: true })
    const userId = await openAccount(db(), { email: 'own@example.org' })
    await signIn(buyer.browser, 'own@example.org')
    await correct('reader@example.org')
    expect(await accounts()).toEqual(['own@example.org'])
    expect(await findOrder(db(), orderId)).toMatchObject({ userId })
  })

  test('opens no account when the box is not ticked', async () => {
    const { correct } = await paid()
    await correct('reader@example.org')
    expect(await db().user.count()).toBe(0)
  })
})
