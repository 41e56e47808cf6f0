'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { currencyIn, hasWithdrawalRight } from '@/core/commerce/country'
import { localCurrency, type PaymentMethod } from '@/core/commerce/money'
import { methodsFor, shownMethods } from '@/core/commerce/payment-method'
import { giftOf } from '@/core/commerce/product'
import { useApp } from '@/stores/app'
import { useKeptState } from '@/ui/form/use-kept-state'
import { useServerForm } from '@/ui/form/use-server-form'
import { isRefusal } from '@/ui/refusal'
import { useLocale } from '@/ui/texts'
import type { CouponPrices } from '../../schema'
import { leaveFor } from './leave'
import type { Payable } from './payable'

/** Refusals after which a code that held before counts no more. */
const couponLost = ['COUPON_INVALID', 'COUPON_USED_UP', 'COUPON_HELD'] as const

const ticked = (both: boolean) => ({ delivery: both, withdrawal: both })

/**
 * The payment form; sent, it leaves for the provider.
 * @param to address that a gift is for, if it is known already
 */
export function usePayForm(payable: Payable, to = '') {
  const { sittingId, prices, sku, started } = payable
  const gift = giftOf(sku) !== null
  const locale = useLocale()
  const router = useRouter()
  const { pay, setPay } = useApp()
  // After a payment that did not work, what was filled in is still there: the order has it, or else this tab.
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
  // After a change of language it is looked up again, so that it counts with the prices of then.
  const [appliedCode, setAppliedCode] = useKeptState<string | null>('coupon-code', null)
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
      // The same order is found again: pressed twice, or sent twice, it is one checkout.
      retryWhileUnavailable: true,
      onDone: ({ orderId, url }, { email, method, giftEmail }) => {
        setPay({ orderId, sittingId, sku, email, method: method ?? undefined, giftEmail })
        leaveFor(url)
        // Busy until the page is gone.
        return new Promise(() => {})
      },
      onRefused: (error) => {
        // Somebody else was quicker: the price is what it is without it.
        if (couponLost.some((code) => isRefusal(error, code))) applyCoupon(null)
        if (isRefusal(error, 'ALREADY_UNLOCKED') && sittingId) router.push(`/report/${sittingId}`)
      },
    },
  )

  const anyMethod = (country: string) => methodsOf(country)[0] ?? null
  const priceOf = (applied: CouponPrices | null, country: string) => (applied?.prices ?? prices)[currencyOf(country)]

  const isFree = (applied: CouponPrices | null, country: string) => priceOf(applied, country).amountMinor === 0

  /** Last choice in a country that allowed it: it is restored when the buyer comes back from another country. */
  const wanted = useRef({ method: null as PaymentMethod | null, acknowledgements: ticked(false) })

  /** Prices, methods and declarations follow; what was chosen stays where it still can be. */
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

  /** A code that was found to hold, or none any more. What costs nothing needs no choice of how to pay. */
  function applyCoupon(applied: CouponPrices | null): void {
    const { country, method } = form.values
    setCoupon(applied)
    setAppliedCode(applied?.code ?? null)
    form.setValues({
      coupon: applied?.code,
      method: isFree(applied, country) ? (method ?? anyMethod(country)) : method,
    })
  }

  // The tab's store is restored after the first paint.
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
    // Back from the provider's page by the back button: the same page, woken up.
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
    /** Applied before the page changed its language, and not looked up again yet. */
    codeToApply: coupon ? null : appliedCode,
    applyCoupon,
  }
}
