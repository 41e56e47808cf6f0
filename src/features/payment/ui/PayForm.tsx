'use client'
import { Button, Checkbox } from '@mantine/core'
import { type FormEvent, useRef } from 'react'
import { formatMoney } from '@/core/commerce/money'
import { ServerForm } from '@/ui/form/ServerForm'
import { useLocale, useTexts } from '@/ui/texts'
import { Acknowledgements } from './Acknowledgements'
import { AddressField } from './AddressField'
import { MethodChoice } from './MethodChoice'
import styles from './PayForm.module.css'
import type { Payable } from './payable'
import { usePayForm } from './use-pay-form'

interface Props {
  payable: Payable
  /** Address that a gift is for, if it is known already. */
  to?: string
}

/** Method, address, what an EU buyer has to confirm, and one button; beside it the refund rule and the way not to pay. */
export function PayForm({ payable, to }: Props) {
  const t = useTexts('payment')
  const errors = useTexts('errors')
  const locale = useLocale()
  const form = usePayForm(payable, to)
  const element = useRef<HTMLFormElement>(null)
  const report = payable.sku === 'report'

  async function submit(event: FormEvent) {
    event.preventDefault()
    const invalid = await form.submit()
    if (invalid) element.current?.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus()
  }

  return (
    <ServerForm ref={element} className={styles.form} onSubmit={submit} aria-label={t('pay.form')}>
      {form.gift && (
        <AddressField
          name="giftEmail"
          label={t('gift.label')}
          hint={t('gift.hint')}
          value={form.giftEmail}
          onChange={form.setGiftEmail}
          problem={form.problems.giftEmail}
          autoComplete="off"
        />
      )}
      <MethodChoice
        methods={payable.methods}
        value={form.method}
        onChange={form.setMethod}
        error={form.problems.method ? t('method.missing') : null}
      />
      <AddressField
        name="email"
        label={t(report ? 'email.label' : 'email.receipt')}
        hint={t(report ? 'email.hint' : 'email.receiptHint')}
        value={form.email}
        onChange={form.setEmail}
        problem={form.problems.email}
        autoComplete="email"
      />
      {report && !payable.signedIn && (
        <Checkbox
          name="openAccount"
          checked={form.openAccount}
          onChange={(event) => form.setOpenAccount(event.currentTarget.checked)}
          label={t('account.label')}
          description={t('account.hint')}
        />
      )}
      {payable.needsAcknowledgements && (
        <Acknowledgements
          value={form.acknowledged}
          onChange={form.setAcknowledged}
          error={form.problems.acknowledgements ? errors('ACKNOWLEDGEMENT_REQUIRED') : null}
        />
      )}
      {form.failure && (
        <p key={String(form.busy)} className="notice" role={form.busy ? undefined : 'alert'}>
          {form.failure}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" fullWidth aria-disabled={form.busy}>
          {form.busy ? t('pay.going') : t('pay.button', { price: formatMoney(payable.price, locale) })}
        </Button>
        <p className={styles.small}>
          {t('offer.refund', { days: payable.refundDays })} <a href="/refunds">{t('offer.refundLink')}</a>
        </p>
        <a className={`button quiet ${styles.keep}`} href={payable.keep}>
          {t(report ? 'pay.keep' : 'pay.back')}
        </a>
        <p className={styles.small}>{t('pay.secure')}</p>
      </div>
    </ServerForm>
  )
}
