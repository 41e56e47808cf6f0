'use client'
import { useEffect, useRef, useState } from 'react'
import type { PaymentMethod } from '@/core/commerce/payment-method'
import { giftOf } from '@/core/commerce/product'
import { type EmailProblem, emailProblem } from '@/core/email'
import type { WireError } from '@/server/trpc'
import { useApp } from '@/stores/app'
import { api, refusalOf } from '@/trpc/client'
import { useLocale } from '@/ui/texts'
import type { Acknowledged } from './Acknowledgements'
import { leaveFor } from './leave'
import type { Payable } from './payable'

interface Problems {
  method: boolean
  email: EmailProblem | null
  giftEmail: EmailProblem | null
  acknowledgements: boolean
}

const NONE: Problems = { method: false, email: null, giftEmail: null, acknowledgements: false }
const INTERNAL: WireError = { code: 'INTERNAL', params: {} }

/**
 * State of the payment form; `submit` names the first field to mend, or leaves for the provider.
 * @param to address that a gift is for, if it is known already
 */
export function usePayForm(payable: Payable, to = '') {
  const { administrationId, methods, needsAcknowledgements, sku } = payable
  const gift = giftOf(sku) !== null
  const locale = useLocale()
  const { pay, setPay } = useApp()
  const [method, setMethod] = useState<PaymentMethod | null>(methods.length === 1 ? (methods[0] ?? null) : null)
  const [typed, setTyped] = useState<string | null>(null)
  const [typedGift, setTypedGift] = useState<string | null>(null)
  const [openAccount, setOpenAccount] = useState(false)
  const [acknowledged, setAcknowledged] = useState<Acknowledged>({ delivery: false, withdrawal: false })
  const [problems, setProblems] = useState(NONE)
  const [refusal, setRefusal] = useState<WireError | null>(null)
  const [busy, setBusy] = useState(false)
  // State arrives a render later; a second click does not wait for it.
  const sending = useRef(false)
  // After a payment that did not work, the address is still there.
  const earlier = pay?.administrationId === administrationId && pay.sku === sku ? pay : null
  const email = typed ?? earlier?.email ?? payable.email
  const giftEmail = typedGift ?? earlier?.giftEmail ?? to

  useEffect(() => {
    // Back from the provider's page by the back button: the same page, woken up.
    const wake = () => release()
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  })

  function release() {
    sending.current = false
    setBusy(false)
  }

  function problemsNow(): Problems {
    const missing = needsAcknowledgements && !(acknowledged.delivery && acknowledged.withdrawal)
    return {
      method: method === null,
      email: emailProblem(email),
      giftEmail: gift ? emailProblem(giftEmail) : null,
      acknowledgements: missing,
    }
  }

  async function submit(): Promise<string | null> {
    if (sending.current) return null
    const found = problemsNow()
    setProblems(found)
    setRefusal(null)
    if (found.giftEmail) return 'giftEmail'
    if (method === null) return 'method'
    if (found.email) return 'email'
    if (found.acknowledgements) return acknowledged.delivery ? 'withdrawal' : 'delivery'
    sending.current = true
    setBusy(true)
    try {
      const thing = { sku, administrationId: administrationId ?? undefined, giftEmail: gift ? giftEmail : undefined }
      const terms = { email, method, locale, openAccount, acknowledgements: acknowledged }
      const { orderId, url } = await api.payment.checkout.mutate({ ...thing, ...terms })
      setPay({ orderId, administrationId, sku, email, ...(gift && { giftEmail }) })
      leaveFor(url)
    } catch (error) {
      release()
      const refused = refusalOf(error)
      if (refused?.code === 'ALREADY_UNLOCKED' && administrationId)
        window.location.assign(`/report/${administrationId}`)
      setRefusal(refused ?? INTERNAL)
    }
    return null
  }

  return {
    method,
    setMethod: (value: PaymentMethod) => {
      setMethod(value)
      setProblems((before) => ({ ...before, method: false }))
    },
    email,
    setEmail: (value: string) => {
      setTyped(value)
      setProblems((before) => ({ ...before, email: null }))
    },
    gift,
    giftEmail,
    setGiftEmail: (value: string) => {
      setTypedGift(value)
      setProblems((before) => ({ ...before, giftEmail: null }))
    },
    openAccount,
    setOpenAccount,
    acknowledged,
    setAcknowledged: (value: Acknowledged) => {
      setAcknowledged(value)
      setProblems((before) => ({ ...before, acknowledgements: false }))
    },
    problems,
    refusal,
    busy,
    submit,
  }
}
