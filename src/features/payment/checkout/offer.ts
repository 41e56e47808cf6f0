import { offersRetake } from '@mindglass/psychometrics/validity/signs'
import { getQuote, getShownQuote, refundDays, type ShownQuote } from '@/content/shop/catalogue'
import { findInstrument, loadInstrumentText, loadReportContents } from '@/content/tests/instruments'
import { currencyIn } from '@/core/commerce/country'
import { type Currency, localCurrency } from '@/core/commerce/money'
import type { ShopSku, SoldSku } from '@/core/commerce/products'
import { DomainError } from '@/core/error/error'
import type { Locale } from '@/core/locale'
import { careColumns, careOfRow } from '@/features/assessments/care'
import { loadMeasurementErrors } from '@/features/assessments/measurement-errors'
import { sittingResult } from '@/features/assessments/stored-sitting'
import { getCreditBalance } from '@/features/credits/credits'
import { getBuyerCountry, type PageLanguages } from '@/features/shop/buyer-country'
import { findUsableCoupon, quoteWithCoupon } from '@/features/shop/coupons'
import { isVip } from '@/features/shop/membership'
import { type Owner, ownedBy } from '@/server/auth/principal'
import type { Db } from '@/server/db/db'
import type { PaymentProvider } from '@/server/payments/provider'
import type { CouponInput, CouponPrices, Offer, ProductOffer } from '../schema'
import { findUnfinishedPurchase } from './resume-checkout'

type Terms = Pick<Offer, 'methods' | 'country' | 'prices' | 'refundDays' | 'email' | 'signedIn'> & {
  price: ShownQuote
  vip: boolean
}

/** Returns the price of any product for this buyer, and how it can be paid. */
async function termsOf(
  db: Db,
  provider: PaymentProvider,
  principal: Owner,
  sku: SoldSku,
  page: PageLanguages,
): Promise<Terms> {
  const { userId } = principal
  const vip = await isVip(db, userId)
  const country = await getBuyerCountry(db, principal, page)
  const prices = {
    CNY: getShownQuote(sku, 'CNY', vip),
    USD: getShownQuote(sku, 'USD', vip),
    EUR: getShownQuote(sku, 'EUR', vip),
  }
  const user = userId === null ? null : await db.user.findUnique({ where: { id: userId }, select: { email: true } })
  return {
    vip,
    country,
    prices,
    price: prices[currencyIn(country, localCurrency[page.locale])],
    methods: [...provider.methods],
    refundDays,
    email: user?.email ?? '',
    signedIn: user !== null,
  }
}

/**
 * Returns the price of the report of a sitting, and how it can be paid.
 * @throws DomainError NOT_FOUND, the same for an unknown sitting and for one of another person
 */
export async function getOffer(
  db: Db,
  provider: PaymentProvider,
  principal: Owner,
  sittingId: string,
  page: PageLanguages,
): Promise<Offer> {
  const sitting = await findSitting(db, principal, sittingId)
  const instrument = findInstrument(sitting.instrument, sitting.instrumentVersion)
  if (!instrument) throw new Error(`no instrument ${sitting.instrument} v${sitting.instrumentVersion}`)
  const { title } = await loadInstrumentText(instrument, page.locale)
  const { vip: _vip, ...terms } = await termsOf(db, provider, principal, 'report', page)
  const help = careOfRow(sitting.row, (await loadMeasurementErrors(db, [sitting.row]))(sitting.row))?.help ?? 'none'
  const sellable = sitting.status === 'pending_payment' && !sitting.retakeAdvised
  return {
    sittingId,
    slug: sitting.instrument,
    title,
    report: await loadReportContents(instrument, help),
    status: sitting.status,
    retakeAdvised: sitting.retakeAdvised,
    help,
    ...terms,
    price: sellable ? terms.price : null,
    credits: principal.userId === null ? 0 : Math.max(0, await getCreditBalance(db, principal.userId)),
    started: sellable ? await findUnfinishedPurchase(db, principal, sittingId) : null,
  }
}

/** Returns the price of a shop product for the signed-in account, and how it can be paid. */
export async function getProductOffer(
  db: Db,
  provider: PaymentProvider,
  principal: Owner,
  sku: ShopSku,
  page: PageLanguages,
): Promise<ProductOffer> {
  const { vip, ...terms } = await termsOf(db, provider, principal, sku, page)
  return { sku, owned: sku === 'vip' && vip, ...terms }
}

/** Finds a sitting of this browser or account, with the data that decides whether its report can be sold. */
export async function findSitting(db: Db, principal: Owner, sittingId: string) {
  const row = await db.sitting.findFirst({
    where: { id: sittingId, ...ownedBy(principal) },
    select: {
      ...careColumns,
      guestId: true,
      completedAt: true,
      entitlement: { select: { revokedAt: true } },
    },
  })
  if (!row) throw new DomainError('NOT_FOUND')
  const { completedAt, entitlement, instrument, instrumentVersion, guestId } = row
  const unlocked = entitlement !== null && entitlement.revokedAt === null
  const status: Offer['status'] = completedAt === null ? 'uncompleted' : unlocked ? 'completed' : 'pending_payment'
  const result = sittingResult(row)
  const retakeAdvised = result !== null && offersRetake(result)
  return { row, guestId, instrument, instrumentVersion, status, retakeAdvised }
}

/**
 * Returns the prices with a coupon code, before an order: each is the lower of the price with the code and the price by
 * membership or offer.
 * @throws DomainError COUPON_INVALID, also for a code without a discount in the buyer's country
 */
export async function getCouponPrices(
  db: Db,
  { guestId, userId }: Owner,
  { code, sku, country }: CouponInput,
  locale: Locale,
): Promise<CouponPrices> {
  const coupon = await findUsableCoupon(db, { code, sku, guestId, userId })
  const vip = await isVip(db, userId)
  const priceIn = (currency: Currency): ShownQuote => {
    const { couponId, couponCode: _, ...price } = quoteWithCoupon(getQuote(sku, currency, vip), coupon)
    return couponId === null ? getShownQuote(sku, currency, vip) : price
  }
  const own = getQuote(sku, currencyIn(country, localCurrency[locale]), vip)
  if (quoteWithCoupon({ ...own, amountMinor: own.listMinor }, coupon).couponId === null)
    throw new DomainError('COUPON_INVALID')
  return {
    code: coupon.code,
    prices: { CNY: priceIn('CNY'), USD: priceIn('USD'), EUR: priceIn('EUR') },
    memberPays: quoteWithCoupon(own, coupon).couponId === null,
  }
}
