'use client'
import { Button, TextInput } from '@mantine/core'
import { useEffect } from 'react'
import type { SoldSku } from '@/core/commerce/products'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { CouponPrices } from '../../schema'
import styles from './CouponField.module.css'

interface Props {
  sku: SoldSku
  country: string
  /** Valid coupon; null before one is found. */
  coupon: CouponPrices | null
  /** Code to check at once. */
  again: string | null
  /** Whether the coupon leaves nothing to pay. */
  free: boolean
  onChange: (coupon: CouponPrices | null) => void
}

/**
 * Renders the field for a coupon code. The code is checked on its own, so that the price is known before payment. The
 * field is inside the payment form, and forms cannot be nested: Enter and a button of its own submit it.
 */
export function CouponField({ sku, country, coupon, again, free, onChange }: Props) {
  const t = useTexts('payment')
  const { field, submit, busy, failure, setValues } = useServerForm(
    (api) => api.payment.coupon,
    async () => (await import('../../schema')).CouponInput,
    {
      initialValues: { code: again ?? '', sku, country },
      fields: { COUPON_INVALID: 'code', COUPON_USED_UP: 'code', COUPON_HELD: 'code' },
      onDone: onChange,
    },
  )
  // The buyer may choose another country meanwhile.
  useEffect(() => setValues({ country }), [setValues, country])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each code
  useEffect(() => {
    if (!again || coupon) return
    setValues({ code: again })
    void submit()
  }, [again])
  const code = field('code')

  if (coupon) {
    const message = coupon.memberPays ? 'member' : free ? 'free' : 'done'
    return (
      <div className={styles.done}>
        <p role="status">{t(`coupon.${message}`, { code: coupon.code })}</p>
        <Button variant="transparent" onClick={() => onChange(null)}>
          {t('coupon.remove')}
        </Button>
      </div>
    )
  }
  return (
    <TextInput
      {...code}
      autoFocus
      label={t('coupon.label')}
      error={code.error ?? failure}
      maxLength={100}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // Enter submits this field, and not the payment form around it.
        event.preventDefault()
        void submit()
      }}
      inputContainer={(field) => (
        <div className={styles.row}>
          {field}
          <Button variant="default" aria-disabled={busy} onClick={() => void submit()}>
            {t(busy ? 'coupon.busy' : 'coupon.apply')}
          </Button>
        </div>
      )}
    />
  )
}
