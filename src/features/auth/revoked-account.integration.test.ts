import { expect, test } from 'vitest'
import { adjustCredits } from '@/features/credits/credits'
import { openAccount } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { createCheckoutAccount, revokeCheckoutAccount } from './checkout-account'

const database = setUpTestDatabase()
const db = () => database.current.db
const email = 'ana@example.org'
const paidAt = new Date('2026-01-02T03:04:05Z')
const soon = new Date('2100-01-01')

/** Opens an account for the mistyped address of an order paid at `at`; returns its id. */
async function opened(at = paidAt): Promise<string> {
  await db().$transaction((tx) => createCheckoutAccount(tx, email, 'en', at))
  return (await db().user.findUniqueOrThrow({ where: { email } })).id
}
const revoke = (typed = 'Ana@Example.org') => db().$transaction((tx) => revokeCheckoutAccount(tx, typed, paidAt))
const isThere = async (id: string) => (await db().user.count({ where: { id } })) === 1
const later = (ms: number) => new Date(paidAt.getTime() + ms)
const guest = (userId: string) => db().guest.create({ data: { id: `guest of ${userId}`, keyHash: userId, userId } })
const session = (userId: string) => db().session.create({ data: { id: `of ${userId}`, userId, expiresAt: soon } })

async function gift(redeemedById: string | null) {
  const { id: orderId } = await createPaidOrder(db(), { email: 'giver@example.org' })
  const given = { sku: 'pack-3', recipientEmail: email, giverName: 'Eve' } as const
  await db().gift.create({ data: { id: orderId, orderId, codeHash: orderId, redeemedById, ...given } })
}

async function order(address: string, change: { userId?: string; openAccount?: boolean; paidAt?: null }) {
  const { id } = await createPaidOrder(db(), { email: address, paidAt: later(60_000) })
  await db().order.update({ where: { id }, data: change })
}

test.each([
  { when: 'together with', ms: 0, goes: true, outcome: 'deletes' },
  { when: 'after', ms: 1, goes: true, outcome: 'deletes' },
  { when: 'before', ms: -1, goes: false, outcome: 'keeps' },
])('revoking a mistyped address $outcome an account opened $when the payment', async ({ ms, goes }) => {
  const id = await opened(later(ms))
  await revoke()
  expect(await isThere(id)).toBe(!goes)
})

test('revoking a mistyped address deletes only its own account, whatever other people have ordered', async () => {
  const id = await opened()
  const ben = await openAccount(db(), { email: 'ben@example.org' })
  await guest(ben)
  await session(ben)
  await db().$transaction((tx) => adjustCredits(tx, ben, 1))
  await db().vipGrant.create({ data: { userId: ben } })
  await gift(ben)
  // For this address: an unredeemed gift, a requested account that was never paid for, and a payment without a request.
  await gift(null)
  await order(email, { openAccount: true, paidAt: null })
  await order(email, {})
  await order('eve@example.org', { openAccount: true })
  await order('eve@example.org', { userId: ben })
  await revoke()
  expect(await isThere(id)).toBe(false)
  expect(await isThere(ben)).toBe(true)
})

test.each<{ name: string; happens: (id: string) => Promise<unknown> }>([
  {
    name: 'its address is verified',
    happens: (id) => db().user.update({ where: { id }, data: { emailVerifiedAt: soon } }),
  },
  {
    name: 'its password was chosen by the owner',
    happens: (id) => db().user.update({ where: { id }, data: { mustChangePassword: false } }),
  },
  { name: 'somebody has signed in to it', happens: session },
  { name: 'a browser has joined it', happens: guest },
  { name: 'the operator has given it a report', happens: (id) => db().$transaction((tx) => adjustCredits(tx, id, 1)) },
  { name: 'it is a member', happens: (userId) => db().vipGrant.create({ data: { userId } }) },
  { name: 'it has redeemed a gift', happens: gift },
  { name: 'it has an order', happens: (userId) => order('work@example.org', { userId }) },
  { name: 'another paid order asked for it', happens: () => order('ANA@example.org', { openAccount: true }) },
])('an account opened at the checkout is not deleted once $name', async ({ happens }) => {
  const id = await opened()
  await happens(id)
  await revoke()
  expect(await isThere(id)).toBe(true)
})

test.runIf(onPostgres)(
  'revoking an address skips its account without waiting while a sign-in holds its lock',
  async () => {
    const id = await opened()
    await db().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${id} FOR UPDATE`
      await revoke()
    })
    expect(await isThere(id)).toBe(true)
  },
)
