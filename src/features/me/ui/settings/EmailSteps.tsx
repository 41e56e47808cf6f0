'use client'
import { Button, Text } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toAccountEmail } from '@/core/input/email'
import { formatEmail } from '@/core/input/shown-email'
import { callProcedure } from '@/trpc/call-procedure'
import styles from '@/ui/form/Form.module.css'
import { AccountField, CodeField, SubmitButton } from '@/ui/form/form-parts'
import { PasswordField } from '@/ui/form/PasswordField'
import { ResendCode } from '@/ui/form/ResendCode'
import { ServerForm } from '@/ui/form/ServerForm'
import { type MailedCode, useMailedCode } from '@/ui/form/use-mailed-code'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { EmailChangeStarted, StartEmailChangeInput } from '../../settings/settings-schema'

interface Props {
  /** The current address. */
  account: string
  onDone: (email: string) => void
  onCancel: () => void
}

/**
 * Renders the form for the new address and the password, then the form for the code mailed to that address. After a
 * reload, or in another language, the code can still be entered; a new code requires the password again.
 */
export function EmailSteps({ account, onDone, onCancel }: Props) {
  const { mailed, keep, used, forget } = useMailedCode('email')
  const [typed, setTyped] = useState<StartEmailChangeInput | null>(null)
  if (mailed) {
    const done = (email: string) => {
      used()
      onDone(email)
    }
    return <CodeForm mailed={mailed} typed={typed} onDone={done} onChange={forget} />
  }
  const sent = (typed: StartEmailChangeInput, started: EmailChangeStarted) => {
    setTyped(typed)
    keep(typed.email, started)
  }
  return <AddressForm account={account} onSent={sent} onCancel={onCancel} />
}

interface AddressProps {
  account: string
  onSent: (typed: StartEmailChangeInput, sent: EmailChangeStarted) => void
  onCancel: () => void
}

function AddressForm({ account, onSent, onCancel }: AddressProps) {
  const t = useTexts('settings')
  const auth = useTexts('auth')
  const form = useServerForm(
    (api) => api.me.startEmailChange,
    async () => (await import('../../settings/settings-schema')).StartEmailChangeInput,
    {
      initialValues: { email: '', password: '' },
      fields: { EMAIL_UNCHANGED: 'email', PASSWORD_WRONG: 'password' },
      onDone: (sent, typed) => onSent(typed, sent),
    },
  )
  return (
    <ServerForm {...form.props} className={styles.form}>
      <Text c="dimmed">{t('email.lead')}</Text>
      <AccountField {...form.field('email')} label={t('email.new')} autoComplete="email" />
      <input type="text" name="account" value={account} autoComplete="username" readOnly hidden />
      <PasswordField {...form.field('password')} label={auth('password.current')} autoComplete="current-password" />
      <SubmitButton failure={form.failure} busy={form.busy}>
        {t('email.submit')}
      </SubmitButton>
      <Button variant="transparent" onClick={onCancel}>
        {t('email.cancel')}
      </Button>
    </ServerForm>
  )
}

interface CodeProps {
  mailed: MailedCode
  /** Address and password as typed; null if only the address is still known. */
  typed: StartEmailChangeInput | null
  onDone: (email: string) => void
  onChange: () => void
}

function CodeForm({ mailed: { email, sent }, typed, onDone, onChange }: CodeProps) {
  const t = useTexts('settings')
  const auth = useTexts('auth')
  const router = useRouter()
  const form = useServerForm(
    (api) => api.me.confirmEmailChange,
    async () => (await import('../../settings/settings-schema')).ConfirmEmailChangeInput,
    {
      initialValues: { email, code: '' },
      fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
      onDone: (_, { email }) => {
        router.refresh()
        onDone(toAccountEmail(email))
      },
    },
  )
  return (
    <>
      <ServerForm {...form.props} className={styles.form}>
        <Text role="status">
          {t('email.sent', { email: formatEmail(toAccountEmail(email)), minutes: sent.minutes })}
        </Text>
        <CodeField {...form.field('code')} />
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('email.confirm')}
        </SubmitButton>
      </ServerForm>
      {typed ? (
        <ResendCode
          sent={sent}
          onResend={() => callProcedure((api) => api.me.startEmailChange, typed)}
          onChange={onChange}
        />
      ) : (
        <Button variant="transparent" onClick={onChange}>
          {auth('code.restart')}
        </Button>
      )}
    </>
  )
}
