import { getShownQuote } from '@/content/shop/catalogue'
import { currentInstruments, findInstrument, loadInstrumentText } from '@/content/tests/instruments'
import { freeReports, reportsIn } from '@/core/commerce/product'
import { skus } from '@/core/commerce/products'
import type { Locale } from '@/core/locale'
import { careColumns, mayOffer } from '@/features/assessments/care'
import { loadMeasurementErrors } from '@/features/assessments/measurement-errors'
import { getCreditBalance } from '@/features/credits/credits'
import { type Owner, ownedBy } from '@/server/auth/principal'
import type { Db, OpenDb } from '@/server/db/db'
import { getReaderCurrency, type PageLanguages } from './buyer-country'
import { redeemGift } from './gifts'
import { isVip } from './membership'
import type { Catalogue, LockedReports, RedeemedGift } from './schema'

/** Returns every product with its price for this principal, in the currency of their country. */
export async function listProducts(db: Db, principal: Owner, page: PageLanguages): Promise<Catalogue> {
  const { userId } = principal
  const [member, currency] = await Promise.all([isVip(db, userId), getReaderCurrency(db, principal, page)])
  return {
    products: skus.map((sku) => ({ sku, ...getShownQuote(sku, currency, member), owned: sku === 'vip' && member })),
    signedIn: userId !== null,
    member,
    credits: userId === null ? null : Math.max(0, await getCreditBalance(db, userId)),
    freeReports,
    tests: currentInstruments().length,
  }
}

/**
 * Returns completed tests of the account whose report may be offered: not where help is shown or a retake is advised.
 */
export async function listLockedReports(db: Db, userId: string, locale: Locale): Promise<LockedReports> {
  const rows = await db.sitting.findMany({
    where: {
      ...ownedBy({ guestId: null, userId }),
      completedAt: { not: null },
      OR: [{ entitlement: { is: null } }, { entitlement: { revokedAt: { not: null } } }],
    },
    orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
    take: 100,
    select: { ...careColumns, completedAt: true, startedAt: true },
  })
  const measured = await loadMeasurementErrors(db, rows)
  return Promise.all(
    rows
      .filter((row) => mayOffer(row, measured(row)))
      .map(async ({ id, instrument, instrumentVersion, completedAt, startedAt }) => ({
        sittingId: id,
        title: await getTestTitle(instrument, instrumentVersion, locale),
        at: (completedAt ?? startedAt).toISOString(),
      })),
  )
}

/** Returns the title of a test in the reader's language. */
export async function getTestTitle(slug: string, version: number, locale: Locale): Promise<string> {
  const instrument = findInstrument(slug, version)
  if (!instrument) throw new Error(`no instrument ${slug} v${version}`)
  return (await loadInstrumentText(instrument, locale)).title
}

/** Redeems a code for the signed-in account; see `redeemGift` for its errors. */
export async function redeemGiftCode(
  database: OpenDb,
  who: { userId: string; ip: string },
  code: string,
): Promise<RedeemedGift> {
  const sku = await redeemGift(database, who, code)
  return { sku, reports: reportsIn(sku) }
}
