'use client'
import { Button, Text, TextInput, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatMoney } from '@/core/commerce/money'
import type { RefundRight } from '@/core/commerce/refund-schema'
import { dateSlot, formatDay, formatMoment } from '@/core/dates'
import { RichText } from '@/ui/document/RichText'
import styles from '@/ui/form/Form.module.css'
import { FormHead, FormPage, SubmitButton } from '@/ui/form/form-parts'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { LocalTime } from '@/ui/LocalTime'
import { RefundMadeSentence, RefundRuleSentence } from '@/ui/money/RefundStatus'
import facts from '@/ui/styles/FactRows.module.css'
import { useLocale, useTexts } from '@/ui/texts'
import type { OrderToWithdraw } from '../../refunds/withdrawal-schema'
import { WithdrawalScreen } from './WithdrawalScreen'

interface Props {
  loaded: OrderToWithdraw
  /** Key of the mailed link that the visitor opened, if any. */
  linkKey: string | undefined
  /** Address of the signed-in account; empty without one. */
  email: string
  /** Number of days of the refund period promised at /refunds. */
  days: number
}

/**
 * Renders a withdrawal from an identified order: the refund, its rule and a button to confirm; or the one already made.
 */
export function KnownOrderWithdrawal({ loaded, linkKey, email, days }: Props) {
  const t = useTexts('withdraw')
  const locale = useLocale()
  const [done, setDone] = useState<OrderToWithdraw | null>(null)
  if (done) return <Done order={done} />
  const { right, made, orderId, byLaw } = loaded
  const title = t(byLaw ? 'byLaw.title' : 'asked.title')
  if (made) {
    return (
      <FormPage>
        <Title order={1}>{title}</Title>
        <RefundMadeSentence made={made} />
        <Facts order={loaded} />
        <Rest />
      </FormPage>
    )
  }
  if (right) {
    return (
      <FormPage>
        <FormHead title={title} lead={t('known.lead')} />
        <Facts order={loaded} />
        <Confirm order={loaded} right={right} linkKey={linkKey} onDone={setDone} />
        <Rest />
      </FormPage>
    )
  }
  return (
    <WithdrawalScreen locale={locale} number={orderId} email={email} law={byLaw ? 'right' : 'none'}>
      <WhyNot order={loaded} days={days} />
      <Facts order={loaded} />
    </WithdrawalScreen>
  )
}

interface ConfirmProps {
  order: OrderToWithdraw
  right: RefundRight
  linkKey: string | undefined
  onDone: (order: OrderToWithdraw) => void
}

function Confirm({ order: { orderId }, right, linkKey, onDone }: ConfirmProps) {
  const t = useTexts('withdraw')
  const locale = useLocale()
  const form = useServerForm(
    (api) => api.payment.withdrawOrder,
    async () => (await import('../../refunds/withdrawal-schema')).WithdrawOrderInput,
    { initialValues: { orderId, key: linkKey, name: '' }, onDone },
  )
  return (
    <ServerForm {...form.props} className={styles.form}>
      <RefundRuleSentence right={right} />
      <TextInput {...form.field('name')} label={t('name')} description={t('nameHint')} autoComplete="name" />
      <SubmitButton failure={form.failure} busy={form.busy}>
        {right.byLaw ? t('byLaw.submit') : t('known.submit', { amount: formatMoney(right, locale) })}
      </SubmitButton>
    </ServerForm>
  )
}

function Facts({ order: { product, orderId, paid, paidAt, email, right } }: { order: OrderToWithdraw }) {
  const t = useTexts('withdraw')
  const locale = useLocale()
  const rows: [label: string, value: ReactNode][] = [
    [t('known.product'), product],
    [t('known.number'), orderId],
    [t('known.paid'), formatMoney(paid, locale)],
    [t('known.paidAt'), <LocalTime key="paidAt" at={paidAt} locale={locale} />],
    [t('known.email'), email],
    [t('known.back'), right && formatMoney(right, locale)],
  ]
  return (
    <dl className={facts.rows}>
      {rows.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

function WhyNot({ order: { why, until }, days }: { order: OrderToWithdraw; days: number }) {
  const t = useTexts('withdraw')
  const locale = useLocale()
  if (why === null) return null
  return (
    <Text>
      <LocalTime at={until} locale={locale} within={t(`known.why.${why}`, { date: dateSlot, days })} />
    </Text>
  )
}

/** Renders the confirmation, only in the browser, so that it can show the reader's local time. */
function Done({ order: { made } }: { order: OrderToWithdraw }) {
  const t = useTexts('withdraw')
  const locale = useLocale()
  if (made === null) return null
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const time = formatMoment(made.at, locale, zone)
  const { due } = made
  const lead = due
    ? t('known.done', { time, amount: formatMoney(due, locale), by: formatDay(due.by, locale, zone) })
    : t('known.doneSettled', { time })
  return (
    <FormPage>
      <FormHead title={t('known.doneTitle')} lead={lead} focus />
      <Rest />
    </FormPage>
  )
}

/** Renders the link to the refund rules and the link to the form for another order. */
function Rest() {
  const t = useTexts('withdraw')
  return (
    <>
      <Text size="sm" c="dimmed">
        <RichText text={t('after')} />
      </Text>
      <Button component="a" href="/withdraw" variant="transparent">
        {t('known.other')}
      </Button>
    </>
  )
}
