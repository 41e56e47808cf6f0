'use client'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useRef } from 'react'
import { formatMoney } from '@/core/commerce/money'
import { useLocale, useTexts } from '@/ui/texts'
import type { Offer } from '../schema'
import { Acknowledgements } from './Acknowledgements'
import { MethodChoice } from './MethodChoice'
import styles from './PayForm.module.css'
import { usePayForm } from './use-pay-form'

interface Props {
  offer: Offer
  price: NonNullable<Offer['price']>
}

/** Method, address, what an EU buyer has to confirm, and one button; beside it the refund rule and the way not to pay. */
export function PayForm({ offer, price }: Props) {
  const t = useTexts('payment')
  const errors = useTexts('errors')
  const locale = useLocale()
  const form = usePayForm(offer)
  const element = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const invalid = await form.submit()
    if (invalid) element.current?.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus()
  }

  return (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate aria-label={t('pay.form')}>
      <MethodChoice
        methods={offer.methods}
        value={form.method}
        onChange={form.setMethod}
        error={form.problems.method ? t('method.missing') : null}
      />
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('email.label')}
        description={t('email.hint')}
        value={form.email}
        onChange={(event) => form.setEmail(event.currentTarget.value)}
        error={form.problems.email && errors(form.problems.email)}
      />
      {offer.needsAcknowledgements && (
        <Acknowledgements
          value={form.acknowledged}
          onChange={form.setAcknowledged}
          error={form.problems.acknowledgements ? errors('ACKNOWLEDGEMENT_REQUIRED') : null}
        />
      )}
      {form.refusal && (
        <p className="notice" role="alert">
          {errors(form.refusal.code, form.refusal.params)}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" fullWidth aria-disabled={form.busy}>
          {form.busy ? t('pay.going') : t('pay.button', { price: formatMoney(price, locale) })}
        </Button>
        <p className={styles.small}>
          {t('offer.refund', { days: offer.refundDays })} <a href="/refunds">{t('offer.refundLink')}</a>
        </p>
        <a className={`button quiet ${styles.keep}`} href={`/report/${offer.administrationId}`}>
          {t('pay.keep')}
        </a>
        <p className={styles.small}>{t('pay.secure')}</p>
      </div>
    </form>
  )
}
