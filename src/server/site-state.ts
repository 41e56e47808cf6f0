import { isOfferedSku } from '@/core/commerce/products'
import { type PriceOffer, type SiteNotice, type SiteState, setSiteState } from '@/core/site/state'
import { DAY_MS, MINUTE_MS } from '@/core/time'
import type { SiteNotice as NoticeRow, PriceOffer as OfferRow } from '@/generated/prisma/client'
import type { Db } from './db/db'
import { readListPrices } from './payments/list-prices'

/** Interval in ms at which a process reads changes made at the console. */
export const siteStateIntervalMs = 15_000
/**
 * Shortest time in ms between writing an offer or a notice and its start or end: by then every process has read it, so
 * no process charges a price that another one does not show.
 */
export const minLeadTimeMs = 2 * MINUTE_MS
/**
 * Age in ms after which an ended offer no longer affects today's prices. An offer that has run for 90 days is compared
 * with the prices of the 30 days before it.
 */
const OF_NOTE_MS = 121 * DAY_MS

const noticeOf = ({ id, kind, cn, en, es, startsAt, endsAt }: NoticeRow): SiteNotice => ({
  id,
  kind,
  startsAt,
  endsAt,
  texts: { cn, en, es },
})

/**
 * Returns the offer in a row; null for a product that only another version of the site sells, and for an offer that was
 * ended before it began.
 */
export function offerOf({ id, sku, startsAt, endsAt, ...row }: OfferRow): PriceOffer | null {
  return isOfferedSku(sku) && endsAt > startsAt
    ? { id, sku, startsAt, endsAt, amounts: { CNY: row.cnyMinor, USD: row.usdMinor, EUR: row.eurMinor } }
    : null
}

async function readSiteState(db: Db, now: Date): Promise<SiteState> {
  const [articles, notices, offers, listPrices] = await Promise.all([
    db.articleState.findMany({ select: { articleId: true, locale: true, phase: true, publicAt: true } }),
    db.siteNotice.findMany({ where: { endsAt: { gt: now } }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] }),
    db.priceOffer.findMany({ where: { endsAt: { gt: new Date(now.getTime() - OF_NOTE_MS) } } }),
    readListPrices(db),
  ])
  return { articles, notices: notices.map(noticeOf), offers: offers.flatMap((row) => offerOf(row) ?? []), listPrices }
}

/** Loads the changes made at the console. When the database does not answer, the earlier state stays in force. */
export async function refreshSiteState(db: Db, now = new Date()): Promise<void> {
  setSiteState(await readSiteState(db, now))
}
