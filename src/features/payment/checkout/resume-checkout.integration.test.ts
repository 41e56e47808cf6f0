import { describe, expect, test } from 'vitest'
import { acknowledgementVersion } from '@/content/shop/catalogue'
import { DAY_SECONDS } from '@/core/time'
import { getBuyerCountry } from '@/features/shop/buyer-country'
import type { Prisma } from '@/generated/prisma/client'
import { openAccount } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { findAcknowledgedAt, findUnfinishedPurchase, unfinishedPurchaseOf } from './resume-checkout'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-11-23T10:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

/** Creates an unpaid order of a reader for their own report, an hour old unless `data` says otherwise. */
async function tried(data: Prisma.OrderUncheckedUpdateInput = {}) {
  const { id } = await createPaidOrder(db(), { email: 'ana@example.org', locale: 'es', paidAt: ago(3600) })
  const open = { status: 'pending', paidAt: null, createdAt: ago(3600) } as const
  const order = await db().order.update({ where: { id }, data: { ...open, ...data } })
  return { ...order, sittingId: order.sittingId ?? '', guestId: order.guestId ?? '' }
}

describe('the form data of an earlier order', () => {
  const forIt = async (
    { sittingId, guestId }: { sittingId: string; guestId: string | null },
    userId: string | null = null,
  ) => findUnfinishedPurchase(db(), { guestId, userId }, sittingId, now)

  test('is reused from the last unpaid order for the same report', async () => {
    const order = await tried({ email: 'first@example.org' })
    const { guestId, sittingId } = order
    expect(await forIt(order)).toEqual({
      email: 'first@example.org',
      method: 'card',
      giftEmail: null,
      openAccount: false,
      country: 'ES',
      acknowledged: true,
    })
    const later = { guestId, sittingId, openAccount: true, method: 'paypal' as const }
    await tried({ ...later, email: 'last@example.org', createdAt: ago(60) })
    await tried({ ...later, email: 'middle@example.org', createdAt: ago(600) })
    await tried({ email: 'other@example.org', createdAt: ago(1) })
    expect(await forIt(order)).toMatchObject({ email: 'last@example.org', openAccount: true, method: 'paypal' })
    // Of several orders of the same moment, the same one is always reused.
    for (const id of ['b', 'c', 'a']) await tried({ ...later, id, email: `${id}@example.org`, createdAt: ago(6) })
    expect(await forIt(order)).toMatchObject({ email: 'c@example.org' })
  })

  test.each([
    ['pending', true],
    ['failed', true],
    ['expired', true],
    ['paid', false],
    ['held', false],
    ['refunded', false],
  ] as const)('is reused from an order with status %s: %s', async (status, is) => {
    expect((await forIt(await tried({ status }))) !== null).toBe(is)
  })

  test.each([
    [DAY_SECONDS, false],
    [DAY_SECONDS - 1, true],
  ])('is reused %i seconds later: %s', async (seconds, is) => {
    expect((await forIt(await tried({ createdAt: ago(seconds) }))) !== null).toBe(is)
  })

  test('is reused only in the same browser or with the same account', async () => {
    const userId = await openAccount(db())
    const eve = await openAccount(db(), { email: 'eve@example.org' })
    const order = await tried()
    const other = await tried()
    const { sittingId } = order
    expect(await forIt({ sittingId, guestId: other.guestId })).toBeNull()
    expect(await forIt({ sittingId, guestId: null }, userId)).toBeNull()
    await db().guest.update({ where: { id: order.guestId }, data: { userId } })
    expect(await forIt({ sittingId, guestId: null }, userId)).not.toBeNull()
    expect(await forIt({ sittingId, guestId: null }, eve)).toBeNull()
  })

  test('includes the acknowledgements only for a day and only in their current wording', async () => {
    const order = await tried()
    const given = (change: object) => unfinishedPurchaseOf({ ...order, ...change }, now).acknowledged
    expect(given({})).toBe(true)
    expect(given({ acknowledgedAt: null })).toBe(false)
    expect(given({ acknowledgedText: 'eu-digital-1' })).toBe(false)
    expect(given({ createdAt: ago(DAY_SECONDS) })).toBe(false)
    expect(given({ createdAt: ago(DAY_SECONDS - 1) })).toBe(true)
    expect(unfinishedPurchaseOf({ ...order, country: 'ZZ' }, now).country).toBeNull()
    expect(unfinishedPurchaseOf({ ...order, country: null }, now).country).toBeNull()
  })
})

describe('the acknowledgements of an earlier order', () => {
  const given = (sittingId: string) => db().$transaction((tx) => findAcknowledgedAt(tx, { sittingId }, now))

  test('keep their time from the newest order for the same report', async () => {
    const { sittingId } = await tried({ acknowledgedAt: ago(500) })
    await tried({ sittingId, acknowledgedAt: ago(50), createdAt: ago(60) })
    await tried({ sittingId, acknowledgedAt: ago(400), createdAt: ago(600) })
    await tried({ acknowledgedAt: ago(1), createdAt: ago(1) })
    expect(await given(sittingId)).toEqual(ago(50))
    const places = { b: 20, c: 30, a: 10 }
    for (const [id, seconds] of Object.entries(places)) {
      await tried({ sittingId, id, acknowledgedAt: ago(seconds), createdAt: ago(40) })
    }
    expect(await given(sittingId)).toEqual(ago(30))
  })

  test.each<[string, Prisma.OrderUncheckedUpdateInput]>([
    ['their wording has changed', { acknowledgedText: 'eu-digital-1' }],
    ['the order is a day old', { createdAt: ago(DAY_SECONDS) }],
    ['the order is paid', { status: 'paid' }],
    ['they were never given', { acknowledgedAt: null }],
  ])('are not reused when %s', async (_, data) => {
    const { sittingId } = await tried({ acknowledgedText: acknowledgementVersion, ...data })
    expect(await given(sittingId)).toBeNull()
  })
})

describe('the country of a buyer', () => {
  const of = (guestId: string | null, userId: string | null = null) =>
    getBuyerCountry(db(), { guestId, userId }, { locale: 'en', languages: ['de-AT'] })

  test('is the country last chosen in this browser or account', async () => {
    const userId = await openAccount(db())
    const { guestId } = await tried({ country: 'PT', createdAt: ago(600) })
    await tried({ guestId, country: 'FR', createdAt: ago(60) })
    await tried({ guestId, country: null, createdAt: ago(10) })
    await tried({ guestId, country: 'IT', createdAt: ago(900) })
    await tried({ country: 'US', createdAt: ago(1) })
    expect(await of(guestId)).toBe('FR')
    expect(await of(null, userId)).toBe('AT')
    await tried({ guestId: null, userId, country: 'MX' })
    // An order that only carries the account's address was placed by somebody else.
    await tried({ userId, country: 'CL', createdAt: ago(1) })
    expect(await of(null, userId)).toBe('MX')
    const nobody = await tried({ country: 'ZZ' })
    expect(await of(nobody.guestId)).toBe('AT')
    const places = { b: 'IT', c: 'FR', a: 'PT' }
    for (const [id, country] of Object.entries(places)) await tried({ guestId, id, country, createdAt: ago(5) })
    expect(await of(guestId)).toBe('FR')
    expect(await of(null)).toBe('AT')
  })
})
