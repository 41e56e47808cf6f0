'use client'
import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import type { SoldSku } from '@/core/commerce/product'
import { sending } from '@/trpc/sending'
import { useFailureText } from '@/ui/form/failure-text'
import { useTexts } from '@/ui/texts'
import type { CouponPrices } from '../schema'
import styles from './CouponField.module.css'

interface Props {
  sku: SoldSku
  country: string
  /** What was found to hold; null before. */
  coupon: CouponPrices | null
  /** Whether with it there is nothing left to pay. */
  free: boolean
  onChange: (coupon: CouponPrices | null) => void
}

const ask = sending((api) => api.payment.coupon)

/** A code that makes it cheaper: asked about by itself, so that the price is known before anything is paid. */
export function CouponField({ sku, country, coupon, free, onChange }: Props) {
  const t = useTexts('payment')
  const failureText = useFailureText()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)

  async function apply() {
    if (busy || code.trim() === '') return input.current?.focus()
    setBusy(true)
    setFailure(null)
    try {
      onChange(await (await ask())({ code, sku, country }))
    } catch (error) {
      setFailure(failureText(error))
      input.current?.focus()
    }
    setBusy(false)
  }

  if (coupon) {
    const said = coupon.memberPays ? 'member' : free ? 'free' : 'done'
    return (
      <div className={styles.done}>
        <p role="status">{t(`coupon.${said}`, { code: coupon.code })}</p>
        <Button variant="transparent" onClick={() => onChange(null)}>
          {t('coupon.remove')}
        </Button>
      </div>
    )
  }
  return (
    <TextInput
      ref={input}
      data-autofocus
      autoFocus
      label={t('coupon.label')}
      value={code}
      error={failure}
      errorProps={{ role: 'alert' }}
      maxLength={100}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={({ currentTarget }) => setCode(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // Of this field, and not of the payment around it.
        event.preventDefault()
        void apply()
      }}
      inputContainer={(field) => (
        <div className={styles.row}>
          {field}
          <Button variant="default" aria-disabled={busy} onClick={apply}>
            {t(busy ? 'coupon.busy' : 'coupon.apply')}
          </Button>
        </div>
      )}
    />
  )
}
