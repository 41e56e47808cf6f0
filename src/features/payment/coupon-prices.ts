import { quoteIn, type ShownQuote, shownIn } from '@/content/catalogue'
import { currencyIn } from '@/core/commerce/country'
import { type Currency, localCurrency } from '@/core/commerce/money'
import { DomainError } from '@/core/error'
import type { Locale } from '@/core/locale'
import { usableCoupon, withCoupon } from '@/features/shop/coupons'
import { isVip } from '@/features/shop/membership'
import type { Db } from '@/server/db'
import type { Owner } from '@/server/principal'
import type { CouponInput, CouponPrices } from './schema'

/**
 * What a code makes of a price, before anything is ordered: the better of a membership or an offer, and the code.
 * @throws DomainError COUPON_INVALID, also for a code that takes nothing off where the buyer lives
 */
export async function couponPrices(
  db: Db,
  { guestId, userId }: Owner,
  { code, sku, country }: CouponInput,
  locale: Locale,
): Promise<CouponPrices> {
  const coupon = await usableCoupon(db, { code, sku, guestId, userId })
  const vip = await isVip(db, userId)
  const priceIn = (currency: Currency): ShownQuote => {
    const { couponId, couponCode: _, ...price } = withCoupon(quoteIn(sku, currency, vip), coupon)
    return couponId === null ? shownIn(sku, currency, vip) : price
  }
  const own = quoteIn(sku, currencyIn(country, localCurrency[locale]), vip)
  if (withCoupon({ ...own, amountMinor: own.listMinor }, coupon).couponId === null)
    throw new DomainError('COUPON_INVALID')
  return {
    code: coupon.code,
    prices: { CNY: priceIn('CNY'), USD: priceIn('USD'), EUR: priceIn('EUR') },
    memberPays: withCoupon(own, coupon).couponId === null,
  }
}
