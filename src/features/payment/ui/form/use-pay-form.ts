'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { currencyIn, hasWithdrawalRight } from '@/core/commerce/country'
import { localCurrency, type PaymentMethod } from '@/core/commerce/money'
import { methodsFor, shownMethods } from '@/core/commerce/payment-method'
import { ownSkuOfGift } from '@/core/commerce/product'
import { useApp } from '@/stores/app'
import { useServerForm } from '@/ui/form/use-server-form'
import { useStateAcrossLanguages } from '@/ui/form/use-state-across-languages'
import { isRefusal } from '@/ui/refusal'
import { useLocale } from '@/ui/texts'
import type { CouponPrices } from '../../schema'
import type { Payable } from './payable'
import { redirectToPayment } from './redirect-to-payment'

/** Errors after which an applied coupon is no longer valid. */
const couponLost = ['COUPON_INVALID', 'COUPON_USED_UP', 'COUPON_HELD'] as const

const ticked = (both: boolean) => ({ delivery: both, withdrawal: both })

/**
 * Returns the state of the payment form; after submission the page goes to the provider.
 * @param to address that a gift is for, if it is known already
 */
export function usePayForm(payable: Payable, to = '') {
  const { sittingId, prices, sku, started } = payable
  const gift = ownSkuOfGift(sku) !== null
  const locale = useLocale()
  const router = useRouter()
  const { pay, setPay } = useApp()
  // The values entered before a failed payment are restored from the order, or else from this tab.
  const tab = pay?.sittingId === sittingId && pay.sku === sku ? pay : null
  const earlier = started ?? tab

  const currencyOf = (country: string) => currencyIn(country, localCurrency[locale])
  const methodsOf = (country: string) => shownMethods(methodsFor(currencyOf(country), country, payable.methods))
  const methodOf = (country: string, wanted: string | null | undefined): PaymentMethod | null => {
    const methods = methodsOf(country)
    const known = methods.find((method) => method === wanted || (method === 'card' && wanted === 'link'))
    return known ?? (methods.length === 1 ? (methods[0] ?? null) : null)
  }

  const [coupon, setCoupon] = useState<CouponPrices | null>(null)
  // The code is checked again after a change of language, so that it applies to the prices of that page.
  const [appliedCode, setAppliedCode] = useStateAcrossLanguages<string | null>('coupon-code', null)
  const home = started?.country ?? payable.country
  const form = useServerForm(
    (api) => api.payment.checkout,
    async () => (await import('../../schema')).CheckoutInput,
    {
      initialValues: {
        sku,
        ...(sittingId !== null && { sittingId }),
        ...(gift && { giftEmail: earlier?.giftEmail ?? to }),
        method: methodOf(home, earlier?.method),
        country: home,
        email: earlier?.email ?? payable.email,
        openAccount: started?.openAccount ?? false,
        coupon: undefined as string | undefined,
        locale,
        acknowledgements: hasWithdrawalRight(home) ? ticked(started?.acknowledged ?? false) : undefined,
      },
      needsCookies: true,
      // A repeated request finds the same order, so that pressing or sending twice makes one checkout.
      retryWhileUnavailable: true,
      onDone: ({ orderId, url }, { email, method, giftEmail }) => {
        setPay({ orderId, sittingId, sku, email, method: method ?? undefined, giftEmail })
        redirectToPayment(url)
        // Stays busy until the page unloads.
        return new Promise(() => {})
      },
      onRefused: (error) => {
        // Another buyer took the last use: the price without the coupon applies.
        if (couponLost.some((code) => isRefusal(error, code))) applyCoupon(null)
        if (isRefusal(error, 'ALREADY_UNLOCKED') && sittingId) router.push(`/report/${sittingId}`)
      },
    },
  )

  const anyMethod = (country: string) => methodsOf(country)[0] ?? null
  const priceOf = (applied: CouponPrices | null, country: string) => (applied?.prices ?? prices)[currencyOf(country)]

  const isFree = (applied: CouponPrices | null, country: string) => priceOf(applied, country).amountMinor === 0

  /** Last choices in a country that allowed them, restored when the buyer switches back from another country. */
  const wanted = useRef({ method: null as PaymentMethod | null, acknowledgements: ticked(false) })

  /** Changes the country with its prices, methods and declarations; choices are kept where they are still possible. */
  function moveTo(country: string): void {
    const { method, acknowledgements } = form.values
    if (method) wanted.current.method = method
    if (acknowledgements) wanted.current.acknowledgements = acknowledgements
    form.setValues({
      country,
      method: methodOf(country, wanted.current.method) ?? (isFree(coupon, country) ? anyMethod(country) : null),
      acknowledgements: hasWithdrawalRight(country) ? wanted.current.acknowledgements : undefined,
    })
  }

  /** Applies a valid coupon, or removes it with null. A free order gets any method, since it needs no choice. */
  function applyCoupon(applied: CouponPrices | null): void {
    const { country, method } = form.values
    setCoupon(applied)
    setAppliedCode(applied?.code ?? null)
    form.setValues({
      coupon: applied?.code,
      method: isFree(applied, country) ? (method ?? anyMethod(country)) : method,
    })
  }

  // The store of the tab is restored only after the first render.
  const applied = useRef<string>(undefined)
  useEffect(() => {
    if (started || !tab || applied.current === tab.orderId) return
    applied.current = tab.orderId
    const method = methodOf(form.values.country, tab.method)
    form.setValues({
      ...(tab.email && { email: tab.email }),
      ...(method && { method }),
      ...(gift && tab.giftEmail && { giftEmail: tab.giftEmail }),
    })
  })

  useEffect(() => {
    // The back button from the provider's page restores this page from the browser's cache.
    window.addEventListener('pageshow', form.release)
    return () => window.removeEventListener('pageshow', form.release)
  })

  const { country } = form.values
  const price = priceOf(coupon, country)
  return {
    ...form,
    gift,
    moveTo,
    methods: methodsOf(country),
    price,
    free: price.amountMinor === 0,
    coupon,
    /** Code applied before a change of language and not checked again yet; null otherwise. */
    codeToApply: coupon ? null : appliedCode,
    applyCoupon,
  }
}
