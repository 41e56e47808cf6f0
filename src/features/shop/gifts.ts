import { createGiftCode, isGiftCode, normalizeGiftCode } from '@/core/commerce/gift-code'
import { type OwnSku, parseOwnSku, reportsIn } from '@/core/commerce/product'
import { DomainError } from '@/core/error/error'
import { HOUR_SECONDS } from '@/core/time'
import { settleCredits } from '@/features/credits/credits'
import type { Gift } from '@/generated/prisma/client'
import { deriveKeys, hashKey, pseudonymOf, randomId } from '@/server/crypto/secrets'
import type { Db, OpenDb, Tx } from '@/server/db/db'
import { consume, type RateLimitRule } from '@/server/limits/rate-limit'
import { grantVip } from './membership'

/** Limits on attempts to guess a code: its 80 bits cannot be guessed, but every attempt costs a query. */
const triesPerUser: RateLimitRule = { name: 'gift.redeem.user', points: 20, seconds: HOUR_SECONDS }
const triesPerIp: RateLimitRule = { name: 'gift.redeem.ip', points: 100, seconds: HOUR_SECONDS }

/** Returns the code of a gift: derived whenever it is shown or mailed, and stored nowhere. */
export function deriveGiftCode(giftId: string, codeHash?: string): string {
  const codes = deriveKeys('gift', giftId).map((key) => createGiftCode(Buffer.from(key, 'base64url')))
  return codes.find((code) => hashKey(code) === codeHash) ?? codes[0] ?? ''
}

interface NewGift {
  orderId: string
  sku: OwnSku
  recipientEmail: string
  giverName: string
}

/** Stores the gift of an order and returns its id; an order has one gift. */
export async function createGift(tx: Tx, gift: NewGift): Promise<string> {
  const id = randomId()
  await tx.gift.create({ data: { id, codeHash: hashKey(deriveGiftCode(id)), ...gift } })
  return id
}

/**
 * Adds the content of a gift to the signed-in account; of two people with the same code, the first one gets it.
 * @throws DomainError GIFT_UNKNOWN, GIFT_REDEEMED, GIFT_REVOKED, TOO_MANY_REQUESTS; ALREADY_VIP, which leaves the gift
 * unused
 */
export async function redeemGift(
  database: OpenDb,
  { userId, ip }: { userId: string; ip: string },
  typed: string,
  now = new Date(),
): Promise<OwnSku> {
  await consume(database, triesPerIp, ip)
  await consume(database, triesPerUser, userId)
  const code = normalizeGiftCode(typed)
  if (!isGiftCode(code)) throw new DomainError('GIFT_UNKNOWN')
  return database.db.$transaction(async (tx) => {
    const known = await tx.gift.findUnique({ where: { codeHash: hashKey(code) }, select: { id: true } })
    if (!known) throw new DomainError('GIFT_UNKNOWN')
    const gift = await lockGift(tx, known.id)
    if (gift.revokedAt !== null) throw new DomainError('GIFT_REVOKED')
    if (gift.redeemedAt !== null) throw new DomainError('GIFT_REDEEMED')
    await tx.gift.update({ where: { id: gift.id }, data: { redeemedAt: now, redeemedById: userId } })
    const sku = parseOwnSku(gift.sku)
    // Thrown inside the transaction, so the rollback leaves the gift unused.
    if (!(await give(tx, userId, gift.id, sku))) throw new DomainError('ALREADY_VIP')
    return sku
  })
}

/** Revokes the gift and its content when the purchase is returned, and restores both when the purchase counts again. */
export async function syncGift(tx: Tx, orderId: string, counts: boolean, now: Date): Promise<void> {
  const known = await tx.gift.findUnique({ where: { orderId }, select: { id: true } })
  if (!known) return
  const gift = await lockGift(tx, known.id)
  await tx.gift.update({ where: { id: gift.id }, data: { revokedAt: counts ? null : (gift.revokedAt ?? now) } })
  await tx.vipGrant.updateMany({ where: { giftId: gift.id }, data: { revokedAt: counts ? null : now } })
  if (gift.redeemedById === null) return
  const given = { userId: gift.redeemedById, source: 'gift', sourceId: gift.id } as const
  await settleCredits(tx, given, counts ? reportsIn(parseOwnSku(gift.sku)) : 0)
}

/**
 * Removes names and addresses from gifts whose giver deleted their account; the gifts can still be redeemed. A gift
 * whose mail is still due loses them when the mail is sent.
 */
export async function pseudonymizeGifts(tx: Tx, orderIds: readonly string[]): Promise<void> {
  const gifts = await tx.gift.findMany({ where: { orderId: { in: [...orderIds] } } })
  const keys = gifts.map(({ id }) => giftMailDedupeKey(id))
  const unsent = { dedupeKey: { in: keys }, doneAt: null, failedAt: null }
  const waiting = await tx.outbox.findMany({ where: unsent, select: { dedupeKey: true } })
  const due = new Set(waiting.map(({ dedupeKey }) => dedupeKey))
  for (const gift of gifts)
    if (!due.has(giftMailDedupeKey(gift.id)) || gift.redeemedAt) await pseudonymizeGift(tx, gift)
}

/** Removes names and addresses from one gift. */
export async function pseudonymizeGift(tx: Db | Tx, gift: Pick<Gift, 'id' | 'recipientEmail'>): Promise<void> {
  const { id, recipientEmail } = gift
  const data = { recipientEmail: pseudonymOf(recipientEmail), giverName: '' }
  await tx.gift.updateMany({ where: { id, recipientEmail }, data })
}

/** Returns the dedupe key by which a gift is mailed only once. */
export const giftMailDedupeKey = (giftId: string): string => `mail.gift:${giftId}`

async function give(tx: Tx, userId: string, giftId: string, sku: OwnSku): Promise<boolean> {
  if (sku === 'vip') return grantVip(tx, userId, { giftId })
  await settleCredits(tx, { userId, source: 'gift', sourceId: giftId }, reportsIn(sku))
  return true
}

/** Locks a gift, so that redeeming and returning it run one after the other. */
async function lockGift(tx: Tx, id: string): Promise<Gift> {
  await tx.$queryRaw`SELECT 1 FROM "Gift" WHERE id = ${id} FOR UPDATE`
  return tx.gift.findUniqueOrThrow({ where: { id } })
}
