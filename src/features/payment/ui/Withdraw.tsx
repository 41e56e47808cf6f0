'use client'
import { Button, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { momentText } from '@/core/dates'
import type { Locale } from '@/core/locale'
import { sending } from '@/trpc/sending'
import { RichText } from '@/ui/document/RichText'
import styles from '@/ui/form/Form.module.css'
import { AccountField, FormPage, Head, Submit } from '@/ui/form/parts'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'

/** Withdrawing from a contract: the statement, and that it was sent. What it says is the same for every order. */
export function Withdraw({ locale, children, number, email }: FilledIn & { locale: Locale }) {
  const [sentAt, setSentAt] = useState<string | null>(null)
  const [first, setFirst] = useState(true)
  if (sentAt !== null) return <Sent at={sentAt} locale={locale} onAgain={() => setSentAt(null)} />
  return (
    <Statement
      number={first ? number : ''}
      email={email}
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
  /** Of the order that one came from; empty without one. */
  number: string
  /** Of the account signed in; empty without one. */
  email: string
  /** What is known of the order that one came from. */
  children?: ReactNode
}

function Statement({ number, email, children, onSent }: FilledIn & { onSent: (at: string) => void }) {
  const t = useTexts('withdraw')
  const form = useServerForm(
    sending((api) => api.payment.withdraw),
    async () => (await import('../withdrawal-schema')).Withdrawal,
    {
      initialValues: { orderNumber: number, email, name: '' },
      onDone: ({ receivedAt }) => onSent(receivedAt),
    },
  )
  return (
    <FormPage>
      <Head title={t('title')} lead={t('lead')} />
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
        <Submit failure={form.failure} busy={form.busy}>
          {t('submit')}
        </Submit>
      </ServerForm>
      <Text size="sm" c="dimmed">
        <RichText text={t('after')} />
      </Text>
    </FormPage>
  )
}

/** Rendered in the browser alone, so it can name the reader's own time. */
function Sent({ at, locale, onAgain }: { at: string; locale: Locale; onAgain: () => void }) {
  const t = useTexts('withdraw')
  const time = momentText(at, locale, Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <FormPage>
      <Head title={t('done.title')} lead={t('done.text', { time })} focus />
      <Text>
        <RichText text={t('done.none')} />
      </Text>
      <Button variant="default" onClick={onAgain}>
        {t('done.again')}
      </Button>
    </FormPage>
  )
}
