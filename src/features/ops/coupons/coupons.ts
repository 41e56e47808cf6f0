import { randomBytes } from 'node:crypto'
import { isCouponCode, normalizeCouponCode } from '@/core/commerce/coupon'
import { createGiftCode } from '@/core/commerce/gift-code'
import { isSku } from '@/core/commerce/products'
import { DomainError } from '@/core/error/error'
import { DAY_MS } from '@/core/time'
import { randomId } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { type Actor, runAuditedAction } from '../audit'
import { skipTake } from '../schema'
import type {
  AddCouponInput,
  AddGoodwillCouponInput,
  CouponCode,
  CouponRows,
  EndCouponInput,
  ListCouponsInput,
} from './coupons-schema'

/** Validity of a goodwill code in days. */
const goodwillDays = 180

/** Lists the coupons with their numbers of uses, newest first. */
export const listCoupons = (db: Db, by: Actor, input: ListCouponsInput, now = new Date()): Promise<CouponRows> =>
  runAuditedAction(db, by, { act: 'coupon.read', subject: 'coupons' }, async () => {
    const over = { OR: [{ endedAt: { not: null } }, { endsAt: { lte: now } }] }
    const open = { endedAt: null, OR: [{ endsAt: null }, { endsAt: { gt: now } }] }
    const where = {
      AND: [
        input.filter === 'all' ? {} : input.filter === 'over' ? over : open,
        input.q === '' ? {} : { code: { contains: normalizeCouponCode(input.q) } },
      ],
    }
    const rows = await db.coupon.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...skipTake(input),
    })
    const uses = await db.order.groupBy({
      by: ['couponId', 'status'],
      where: { couponId: { in: rows.map(({ id }) => id) }, status: { in: ['pending', 'paid', 'held', 'refunded'] } },
      _count: true,
    })
    return {
      total: await db.coupon.count({ where }),
      rows: rows.map(({ createdAt: _, endedAt, startsAt, endsAt, skus, ...coupon }) => {
        const own = uses.filter(({ couponId }) => couponId === coupon.id)
        const sum = (some: typeof own) => some.reduce((all, { _count }) => all + _count, 0)
        return {
          ...coupon,
          skus: skus.filter(isSku),
          held: sum(own),
          paid: sum(own.filter(({ status }) => status === 'paid' || status === 'refunded')),
          startsAt: startsAt.toISOString(),
          endsAt: (endedAt ?? endsAt)?.toISOString() ?? null,
          over: endedAt !== null || (endsAt !== null && endsAt <= now),
        }
      }),
    }
  })

/** Creates a code that is valid from now. @throws DomainError COUPON_CODE, COUPON_DISCOUNT, COUPON_EXISTS */
export const addCoupon = (db: Db, by: Actor, input: AddCouponInput, now = new Date()): Promise<CouponCode> => {
  const { percent, offCny, offUsd, offEur } = input
  const code = normalizeCouponCode(input.code)
  if (!isCouponCode(code)) throw new DomainError('COUPON_CODE')
  // A coupon has either a percentage or amounts.
  if ((percent === null) === [offCny, offUsd, offEur].every((off) => off === null)) {
    throw new DomainError('COUPON_DISCOUNT')
  }
  return runAuditedAction(db, by, { act: 'coupon.add', subject: `coupon:${code}`, reason: input.reason }, () =>
    write(db, { ...input, code }, now),
  )
}

/** Creates a code for one free report, usable once. */
export const addGoodwillCoupon = (
  db: Db,
  by: Actor,
  { reason }: AddGoodwillCouponInput,
  now = new Date(),
): Promise<CouponCode> => {
  const code = createGiftCode(randomBytes(16))
  const off = { offCny: null, offUsd: null, offEur: null }
  const terms = { ...off, percent: 100, skus: ['report' as const], maxUses: 1, maxPerBuyer: 1, days: goodwillDays }
  return runAuditedAction(db, by, { act: 'coupon.goodwill', subject: `coupon:${code.slice(0, 4)}…`, reason }, () =>
    write(db, { ...terms, code }, now),
  )
}

async function write(db: Db, input: Omit<AddCouponInput, 'reason'>, now: Date): Promise<CouponCode> {
  const { code, percent, offCny, offUsd, offEur, skus, maxUses, maxPerBuyer, days } = input
  const { count } = await db.coupon.createMany({
    data: [
      {
        id: randomId(),
        code,
        percent,
        offCny,
        offUsd,
        offEur,
        maxUses,
        maxPerBuyer,
        skus,
        startsAt: now,
        createdAt: now,
        endsAt: days === null ? null : new Date(now.getTime() + days * DAY_MS),
      },
    ],
    skipDuplicates: true,
  })
  if (count === 0) throw new DomainError('COUPON_EXISTS')
  return { code }
}

/** Ends a coupon now; buyers already at the checkout with it can still pay. @throws DomainError NOT_FOUND */
export const endCoupon = (db: Db, by: Actor, { couponId, reason }: EndCouponInput, now = new Date()): Promise<void> =>
  runAuditedAction(db, by, { act: 'coupon.end', subject: `coupon:${couponId}`, reason }, async () => {
    const { count } = await db.coupon.updateMany({ where: { id: couponId, endedAt: null }, data: { endedAt: now } })
    if (count === 0) throw new DomainError('NOT_FOUND')
  })
