import { findOfferFault, listPriceChangeTimes } from '@/content/shop/offer-faults'
import { currencies } from '@/core/commerce/money'
import { getListPriceMinor, offeredSkus } from '@/core/commerce/products'
import { DomainError } from '@/core/error/error'
import { isWithin, type PriceOffer } from '@/core/site/state'
import { DAY_MS, MINUTE_MS } from '@/core/time'
import { randomId } from '@/server/crypto/secrets'
import type { Db, Tx } from '@/server/db/db'
import { minLeadTimeMs, offerOf, refreshSiteState } from '@/server/site-state'
import { type Actor, runAuditedAction } from '../audit'
import { skipTake, type TablePageInput } from '../schema'
import { type AddOfferInput, type EndOfferInput, type OfferRows, offerPercent } from './content-schema'
import { toSpanRow } from './notices'

/** Longest duration of an offer in ms: a price that is lower for longer is the regular price. */
const MOST_MS = 90 * DAY_MS

/** Lists the offers, newest first. */
export const listOffers = (db: Db, by: Actor, input: TablePageInput, now = new Date()): Promise<OfferRows> =>
  runAuditedAction(db, by, { act: 'content.read', subject: 'offers' }, async () => {
    const where = { sku: { in: offeredSkus.filter((sku) => sku.includes(input.q)) } }
    const order = [{ createdAt: 'desc' as const }, { id: 'desc' as const }]
    const rows = await db.priceOffer.findMany({ where, orderBy: order, ...skipTake(input) })
    return {
      total: await db.priceOffer.count({ where }),
      rows: rows.flatMap((row) => {
        const offer = offerOf(row)
        if (!offer) return []
        const { id, sku, amounts } = offer
        const prices = currencies.map((currency) => ({
          currency,
          listMinor: getListPriceMinor(sku, currency),
          amountMinor: amounts[currency],
        }))
        return [{ id, sku, prices, ...toSpanRow(offer, now) }]
      }),
    }
  })

/** Returns a price less some percent, rounded to the nearest minor unit, halves up. */
const reduced = (minor: number, percent: number): number => Math.floor((minor * (100 - percent) + 50) / 100)

/**
 * Lowers prices for a period. An offer starts at the earliest when every process has read it, and must keep the prices
 * in order at every moment.
 * @throws DomainError OFFER_PERCENT, TIME_INVALID, OFFER_OVERLAP, OFFER_ORDER, OFFER_PACK, OFFER_MEMBERSHIP
 */
export const addOffer = (db: Db, by: Actor, input: AddOfferInput, now = new Date()): Promise<void> => {
  const { percent, reason } = input
  const skus = offeredSkus.filter((sku) => input.skus.includes(sku))
  const subject = `offer:${skus.join('+')}`
  return runAuditedAction(db, by, { act: 'offer.add', subject, reason: `${percent} %: ${reason}` }, async () => {
    if (percent < offerPercent.least || percent > offerPercent.most) throw new DomainError('OFFER_PERCENT')
    const earliest = new Date(now.getTime() + minLeadTimeMs)
    const wanted = input.startsAt === null ? earliest : new Date(input.startsAt)
    const startsAt = wanted > earliest ? wanted : earliest
    const endsAt = new Date(input.endsAt)
    if (endsAt <= startsAt || endsAt.getTime() - startsAt.getTime() > MOST_MS) throw new DomainError('TIME_INVALID')
    const added = skus.map((sku): PriceOffer => {
      const [CNY, USD, EUR] = currencies.map((currency) => reduced(getListPriceMinor(sku, currency), percent))
      return { id: randomId(), sku, amounts: { CNY: CNY ?? 0, USD: USD ?? 0, EUR: EUR ?? 0 }, startsAt, endsAt }
    })
    await db.$transaction(async (tx) => {
      // Without the lock, two offers added at the same time would each be checked without the other.
      await tx.$executeRaw`LOCK TABLE "PriceOffer" IN SHARE ROW EXCLUSIVE MODE`
      refuseDisorder(added, await others(tx, { startsAt, endsAt }))
      await tx.priceOffer.createMany({
        data: added.map(({ amounts: { CNY, USD, EUR }, sku, ...rest }) => ({
          ...rest,
          sku,
          cnyMinor: CNY,
          usdMinor: USD,
          eurMinor: EUR,
          createdAt: now,
        })),
      })
    })
    await refreshSiteState(db, now)
  })
}

async function others(tx: Tx, { startsAt, endsAt }: Pick<PriceOffer, 'startsAt' | 'endsAt'>): Promise<PriceOffer[]> {
  const rows = await tx.priceOffer.findMany({ where: { startsAt: { lt: endsAt }, endsAt: { gt: startsAt } } })
  return rows.flatMap((row) => offerOf(row) ?? [])
}

/**
 * Checks the prices at each moment at which one of them changes while the new offers last.
 * @throws DomainError OFFER_OVERLAP, OFFER_ORDER, OFFER_PACK, OFFER_MEMBERSHIP
 */
function refuseDisorder(added: readonly PriceOffer[], beside: readonly PriceOffer[]): void {
  if (added.some(({ sku }) => beside.some((offer) => offer.sku === sku))) throw new DomainError('OFFER_OVERLAP')
  const [from] = added
  if (!from) return
  const moments = [from.startsAt, ...listPriceChangeTimes(beside)].filter((one) => isWithin(from, one))
  const fault = findOfferFault([...added, ...beside], moments)
  if (fault) throw new DomainError(fault)
}

/**
 * Ends an offer as soon as every process has read this, or before it starts. Offers added together with it end too,
 * since their prices were checked together.
 * @throws DomainError NOT_FOUND when the offer does not exist or is over
 */
export const endOffer = (db: Db, by: Actor, { offerId, reason }: EndOfferInput, now = new Date()): Promise<void> =>
  runAuditedAction(db, by, { act: 'offer.end', subject: `offer:${offerId}`, reason }, async () => {
    const end = new Date(now.getTime() + minLeadTimeMs)
    const offer = await db.priceOffer.findFirst({ where: { id: offerId, endsAt: { gt: end } } })
    if (!offer) throw new DomainError('NOT_FOUND')
    const { createdAt, startsAt, endsAt } = offer
    // An offer ended more than a minute before its start never runs: every process reads the change in time.
    const endsNow = startsAt.getTime() > now.getTime() + MINUTE_MS ? startsAt : end
    await db.priceOffer.updateMany({ where: { createdAt, startsAt, endsAt }, data: { endsAt: endsNow } })
    await refreshSiteState(db, now)
  })
