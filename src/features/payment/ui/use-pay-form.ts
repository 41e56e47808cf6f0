'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { currencyIn, hasWithdrawalRight } from '@/core/commerce/country'
import { localCurrency, type PaymentMethod } from '@/core/commerce/money'
import { methodsFor } from '@/core/commerce/payment-method'
import { giftOf } from '@/core/commerce/product'
import { useApp } from '@/stores/app'
import { sending } from '@/trpc/sending'
import { useServerForm } from '@/ui/form/use-server-form'
import { isRefusal } from '@/ui/refusal'
import { useLocale } from '@/ui/texts'
import { leaveFor } from './leave'
import type { Payable } from './payable'

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
  const methodsOf = (country: string) => methodsFor(currencyOf(country), country, payable.methods)
  const methodOf = (country: string, wanted: string | null | undefined): PaymentMethod | null => {
    const methods = methodsOf(country)
    const known = methods.find((method) => method === wanted)
    return known ?? (methods.length === 1 ? (methods[0] ?? null) : null)
  }

  const home = started?.country ?? payable.country
  const form = useServerForm(
    sending((api) => api.payment.checkout),
    async () => (await import('../schema')).CheckoutInput,
    {
      initialValues: {
        sku,
        ...(sittingId !== null && { sittingId }),
        ...(gift && { giftEmail: earlier?.giftEmail ?? to }),
        method: methodOf(home, earlier?.method),
        country: home,
        email: earlier?.email ?? payable.email,
        openAccount: started?.openAccount ?? false,
        locale,
        acknowledgements: hasWithdrawalRight(home) ? ticked(started?.acknowledged ?? false) : undefined,
      },
      onDone: ({ orderId, url }, { email, method, giftEmail }) => {
        setPay({ orderId, sittingId, sku, email, method: method ?? undefined, giftEmail })
        leaveFor(url)
        // Busy until the page is gone.
        return new Promise(() => {})
      },
      onRefused: (error) => {
        if (isRefusal(error, 'ALREADY_UNLOCKED') && sittingId) router.push(`/report/${sittingId}`)
      },
    },
  )

  /** Prices, methods and declarations follow; what was chosen stays where it still can be. */
  function moveTo(country: string): void {
    const { method, acknowledgements } = form.values
    form.setValues({
      country,
      method: methodOf(country, method),
      acknowledgements: hasWithdrawalRight(country) ? (acknowledgements ?? ticked(false)) : undefined,
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
  return { ...form, gift, moveTo, methods: methodsOf(country), price: prices[currencyOf(country)] }
}
