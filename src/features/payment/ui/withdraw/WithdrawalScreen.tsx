'use client'
import { Button, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type WithdrawalRight, withdrawalTextKey } from '@/core/commerce/refund-right'
import { formatMoment } from '@/core/dates'
import type { Locale } from '@/core/locale'
import { RichText } from '@/ui/document/RichText'
import styles from '@/ui/form/Form.module.css'
import { AccountField, FormHead, FormPage, SubmitButton } from '@/ui/form/form-parts'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'

/**
 * Renders the form for a withdrawal from a contract or a refund request, then the message that it was sent. The message
 * is the same for every order.
 */
export function WithdrawalScreen({ locale, children, number, email, law }: FilledIn & { locale: Locale }) {
  const [sentAt, setSentAt] = useState<string | null>(null)
  const [first, setFirst] = useState(true)
  if (sentAt !== null) return <Sent at={sentAt} locale={locale} law={law} onAgain={() => setSentAt(null)} />
  return (
    <Statement
      number={first ? number : ''}
      email={email}
      law={law}
      onSent={(at) => {
        setFirst(false)
        setSentAt(at)
      }}
    >
      {first && children}
    </Statement>
  )
}

interface FilledIn {
  /** Order number from the previous page; empty without one. */
  number: string
  /** Address of the account signed in; empty without one. */
  email: string
  /** Whether the law gives the reader a right of withdrawal; the page then uses this term. */
  law: WithdrawalRight
  /** Facts about the order from the previous page. */
  children?: ReactNode
}

function Statement({ number, email, law, children, onSent }: FilledIn & { onSent: (at: string) => void }) {
  const t = useTexts('withdraw')
  const words = withdrawalTextKey(law)
  const form = useServerForm(
    (api) => api.payment.withdraw,
    async () => (await import('../../refunds/withdrawal-schema')).DeclareWithdrawalInput,
    {
      initialValues: { orderNumber: number, email, name: '' },
      onDone: ({ receivedAt }) => onSent(receivedAt),
    },
  )
  return (
    <FormPage>
      <FormHead title={t(`${words}.title`)} lead={t(`${words}.lead`)} />
      {children}
      <ServerForm {...form.props} className={styles.form}>
        <TextInput
          {...form.field('orderNumber')}
          label={t('order')}
          description={t('orderHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <AccountField {...form.field('email')} label={t('email')} autoComplete="email" />
        <TextInput {...form.field('name')} label={t('name')} description={t('nameHint')} autoComplete="name" />
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t(`${words}.submit`)}
        </SubmitButton>
      </ServerForm>
      <Text size="sm" c="dimmed">
        <RichText text={t('after')} />
      </Text>
      {law === 'unknown' && (
        <Text size="sm" c="dimmed">
          <RichText text={t('also')} />
        </Text>
      )}
    </FormPage>
  )
}

/** Renders the confirmation, only in the browser, so that it can show the reader's local time. */
function Sent({ at, locale, law, onAgain }: { at: string; locale: Locale; law: WithdrawalRight; onAgain: () => void }) {
  const t = useTexts('withdraw')
  const words = withdrawalTextKey(law)
  const time = formatMoment(at, locale, Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <FormPage>
      <FormHead title={t(`${words}.sent`)} lead={t('sentText', { time })} focus />
      <Text>
        <RichText text={t(`${words}.none`)} />
      </Text>
      <Button variant="default" onClick={onAgain}>
        {t(`${words}.again`)}
      </Button>
    </FormPage>
  )
}
