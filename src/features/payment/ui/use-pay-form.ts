'use client'
import { useEffect, useRef, useState } from 'react'
import type { PaymentMethod } from '@/core/commerce/money'
import { giftOf } from '@/core/commerce/product'
import { type EmailProblem, emailProblem } from '@/core/email'
import { useApp } from '@/stores/app'
import { api, isRefusal } from '@/trpc/client'
import { useFailureText } from '@/ui/form/failure-text'
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

/**
 * State of the payment form; `submit` names the first field to mend, or leaves for the provider.
 * @param to address that a gift is for, if it is known already
 */
export function usePayForm(payable: Payable, to = '') {
  const { sittingId, methods, needsAcknowledgements, sku } = payable
  const gift = giftOf(sku) !== null
  const locale = useLocale()
  const failureText = useFailureText()
  const { pay, setPay } = useApp()
  const [chosen, setMethod] = useState<PaymentMethod | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [typedGift, setTypedGift] = useState<string | null>(null)
  const [openAccount, setOpenAccount] = useState(false)
  const [acknowledged, setAcknowledged] = useState<Acknowledged>({ delivery: false, withdrawal: false })
  const [problems, setProblems] = useState(NONE)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  // State arrives a render later; a second click does not wait for it.
  const sending = useRef(false)
  // After a payment that did not work, and back from the provider, address and method are still there.
  const earlier = pay?.sittingId === sittingId && pay.sku === sku ? pay : null
  const only = methods.length === 1 ? (methods[0] ?? null) : null
  const method = chosen ?? methods.find((known) => known === earlier?.method) ?? only
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

  function firstOf(found: Problems): string | null {
    if (found.giftEmail) return 'giftEmail'
    if (found.method) return 'method'
    if (found.email) return 'email'
    if (found.acknowledgements) return acknowledged.delivery ? 'withdrawal' : 'delivery'
    return null
  }

  async function submit(): Promise<string | null> {
    if (sending.current) return null
    const found = problemsNow()
    setProblems(found)
    const first = firstOf(found)
    if (first !== null || method === null) {
      setFailure('')
      return first
    }
    sending.current = true
    setBusy(true)
    try {
      const thing = { sku, sittingId: sittingId ?? undefined, giftEmail: gift ? giftEmail : undefined }
      const terms = { email, method, locale, openAccount, acknowledgements: acknowledged }
      const { orderId, url } = await api.payment.checkout.mutate({ ...thing, ...terms })
      setPay({ orderId, sittingId, sku, email, method, ...(gift && { giftEmail }) })
      leaveFor(url)
    } catch (error) {
      release()
      if (isRefusal(error, 'ALREADY_UNLOCKED') && sittingId) window.location.assign(`/report/${sittingId}`)
      setFailure(failureText(error))
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
    failure,
    busy,
    submit,
  }
}
