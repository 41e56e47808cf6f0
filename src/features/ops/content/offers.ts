import { changesOf, offersFault } from '@/content/shop/offer-order'
import { currencies } from '@/core/commerce/money'
import { listMinorOf, offeredSkus } from '@/core/commerce/products'
import { DomainError } from '@/core/error/error'
import { isWithin, type PriceOffer } from '@/core/site/state'
import { DAY_MS, MINUTE_MS } from '@/core/time'
import { randomId } from '@/server/crypto/secrets'
import type { Db, Tx } from '@/server/db/db'
import { knownEverywhereMs, offerOf, refreshSiteState } from '@/server/site-state'
import { type Actor, auditedAction } from '../audit'
import { skipTake, type TablePage } from '../schema'
import { type AddOffer, type EndOffer, type OfferRows, offerPercent } from './content-schema'
import { spanRow } from './notices'

/** The longest offer: what is lower for longer is the price. */
const MOST_MS = 90 * DAY_MS

/** Offers, the latest first. */
export const listOffers = (db: Db, by: Actor, input: TablePage, now = new Date()): Promise<OfferRows> =>
  auditedAction(db, by, { act: 'content.read', subject: 'offers' }, async () => {
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
          listMinor: listMinorOf(sku, currency),
          amountMinor: amounts[currency],
        }))
        return [{ id, sku, prices, ...spanRow(offer, now) }]
      }),
    }
  })

/** Percent off a price, to the nearest minor unit, halves up. */
const reduced = (minor: number, percent: number): number => Math.floor((minor * (100 - percent) + 50) / 100)

/**
 * Lowers prices from one moment to another. It begins when every process knows it, at the earliest, and has to leave the
 * prices of every moment in order.
 * @throws DomainError OFFER_PERCENT, TIME_INVALID, OFFER_OVERLAP, OFFER_ORDER, OFFER_PACK, OFFER_MEMBERSHIP
 */
export const addOffer = (db: Db, by: Actor, input: AddOffer, now = new Date()): Promise<void> => {
  const { percent, reason } = input
  const skus = offeredSkus.filter((sku) => input.skus.includes(sku))
  const subject = `offer:${skus.join('+')}`
  return auditedAction(db, by, { act: 'offer.add', subject, reason: `${percent} %: ${reason}` }, async () => {
    if (percent < offerPercent.least || percent > offerPercent.most) throw new DomainError('OFFER_PERCENT')
    const earliest = new Date(now.getTime() + knownEverywhereMs)
    const wanted = input.startsAt === null ? earliest : new Date(input.startsAt)
    const startsAt = wanted > earliest ? wanted : earliest
    const endsAt = new Date(input.endsAt)
    if (endsAt <= startsAt || endsAt.getTime() - startsAt.getTime() > MOST_MS) throw new DomainError('TIME_INVALID')
    const added = skus.map((sku): PriceOffer => {
      const [CNY, USD, EUR] = currencies.map((currency) => reduced(listMinorOf(sku, currency), percent))
      return { id: randomId(), sku, amounts: { CNY: CNY ?? 0, USD: USD ?? 0, EUR: EUR ?? 0 }, startsAt, endsAt }
    })
    await db.$transaction(async (tx) => {
      // Two at once would each see prices without the other's.
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

/** Looks at every moment at which prices change while the new ones run. */
function refuseDisorder(added: readonly PriceOffer[], beside: readonly PriceOffer[]): void {
  if (added.some(({ sku }) => beside.some((offer) => offer.sku === sku))) throw new DomainError('OFFER_OVERLAP')
  const [from] = added
  if (!from) return
  const moments = [from.startsAt, ...changesOf(beside)].filter((one) => isWithin(from, one))
  const fault = offersFault([...added, ...beside], moments)
  if (fault) throw new DomainError(fault)
}

/**
 * Ends an offer when every process knows it, or before it has begun; what was offered with it at the same time ends too,
 * since their prices were in order together.
 * @throws DomainError NOT_FOUND when there is none, or it is over
 */
export const endOffer = (db: Db, by: Actor, { offerId, reason }: EndOffer, now = new Date()): Promise<void> =>
  auditedAction(db, by, { act: 'offer.end', subject: `offer:${offerId}`, reason }, async () => {
    const end = new Date(now.getTime() + knownEverywhereMs)
    const offer = await db.priceOffer.findFirst({ where: { id: offerId, endsAt: { gt: end } } })
    if (!offer) throw new DomainError('NOT_FOUND')
    const { createdAt, startsAt, endsAt } = offer
    // Ended more than a minute before it begins, it never runs: every process hears of that in time.
    const endsNow = startsAt.getTime() > now.getTime() + MINUTE_MS ? startsAt : end
    await db.priceOffer.updateMany({ where: { createdAt, startsAt, endsAt }, data: { endsAt: endsNow } })
    await refreshSiteState(db, now)
  })
