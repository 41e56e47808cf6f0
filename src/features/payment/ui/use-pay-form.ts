'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { giftOf } from '@/core/commerce/product'
import { useApp } from '@/stores/app'
import { sending } from '@/trpc/sending'
import { useServerForm } from '@/ui/form/use-server-form'
import { isRefusal } from '@/ui/refusal'
import { useLocale } from '@/ui/texts'
import { leaveFor } from './leave'
import type { Payable } from './payable'

const noneTicked = { delivery: false, withdrawal: false }

/**
 * The payment form; sent, it leaves for the provider.
 * @param to address that a gift is for, if it is known already
 */
export function usePayForm(payable: Payable, to = '') {
  const { sittingId, methods, needsAcknowledgements, sku } = payable
  const gift = giftOf(sku) !== null
  const locale = useLocale()
  const router = useRouter()
  const { pay, setPay } = useApp()
  // After a payment that did not work, and back from the provider, what was filled in is still there.
  const earlier = pay?.sittingId === sittingId && pay.sku === sku ? pay : null
  const method = methods.find((known) => known === earlier?.method) ?? (methods.length === 1 ? methods[0] : null)

  const form = useServerForm(
    sending((api) => api.payment.checkout),
    async () => (await import('../schema')).CheckoutInput,
    {
      initialValues: {
        sku,
        ...(sittingId !== null && { sittingId }),
        ...(gift && { giftEmail: earlier?.giftEmail ?? to }),
        method: method ?? null,
        email: earlier?.email ?? payable.email,
        openAccount: false,
        locale,
        ...(needsAcknowledgements && { acknowledgements: earlier?.acknowledgements ?? noneTicked }),
      },
      onDone: ({ orderId, url }, { email, method, giftEmail, acknowledgements }) => {
        setPay({ orderId, sittingId, sku, email, method: method ?? undefined, giftEmail, acknowledgements })
        leaveFor(url)
        // Busy until the page is gone.
        return new Promise(() => {})
      },
      onRefused: (error) => {
        if (isRefusal(error, 'ALREADY_UNLOCKED') && sittingId) router.push(`/report/${sittingId}`)
      },
    },
  )

  // The tab's store is restored after the first paint.
  const applied = useRef<string>(undefined)
  useEffect(() => {
    if (!earlier || applied.current === earlier.orderId) return
    applied.current = earlier.orderId
    const { email, giftEmail, acknowledgements } = earlier
    form.setValues({
      ...(email && { email }),
      ...(method && { method }),
      ...(gift && giftEmail && { giftEmail }),
      ...(needsAcknowledgements && acknowledgements && { acknowledgements }),
    })
  })

  useEffect(() => {
    // Back from the provider's page by the back button: the same page, woken up.
    window.addEventListener('pageshow', form.release)
    return () => window.removeEventListener('pageshow', form.release)
  })

  return { ...form, gift }
}
