'use client'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { accountEmail } from '@/core/email'
import { trpc } from '@/trpc/react'
import styles from '@/ui/form/Form.module.css'
import { PasswordField } from '@/ui/form/PasswordField'
import { AccountField, CodeField, Submit } from '@/ui/form/parts'
import { ResendCode } from '@/ui/form/ResendCode'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import { ConfirmEmailChange, type EmailChangeStarted, StartEmailChange } from '../../settings-schema'
import { Saved } from './parts'

type Step =
  | { name: 'closed' }
  | { name: 'form' }
  | { name: 'code'; typed: StartEmailChange; sent: EmailChangeStarted }
  | { name: 'done'; email: string }

/** Another address: the password again, then the code that only the new mailbox has. */
export function EmailChange() {
  const t = useTexts('settings')
  const [{ email }] = trpc.auth.account.useSuspenseQuery()
  const [step, setStep] = useState<Step>({ name: 'closed' })
  return (
    <>
      <Text>{t('email.current', { email })}</Text>
      <Saved text={step.name === 'done' && t('email.done', { email: step.email })} />
      {(step.name === 'closed' || step.name === 'done') && (
        <Button variant="default" onClick={() => setStep({ name: 'form' })}>
          {t('email.start')}
        </Button>
      )}
      {step.name === 'form' && (
        <AddressForm
          account={email}
          onSent={(typed, sent) => setStep({ name: 'code', typed, sent })}
          onCancel={() => setStep({ name: 'closed' })}
        />
      )}
      {step.name === 'code' && (
        <CodeForm
          {...step}
          onDone={(changed) => setStep({ name: 'done', email: changed })}
          onChange={() => setStep({ name: 'form' })}
        />
      )}
    </>
  )
}

interface AddressProps {
  account: string
  onSent: (typed: StartEmailChange, sent: EmailChangeStarted) => void
  onCancel: () => void
}

function AddressForm({ account, onSent, onCancel }: AddressProps) {
  const t = useTexts('settings')
  const auth = useTexts('auth')
  const form = useServerForm(trpc.me.startEmailChange, StartEmailChange, {
    initialValues: { email: '', password: '' },
    fields: { EMAIL_UNCHANGED: 'email', PASSWORD_WRONG: 'password' },
    onDone: (sent, typed) => onSent(typed, sent),
  })
  return (
    <ServerForm {...form.props} className={styles.form}>
      <Text c="dimmed">{t('email.lead')}</Text>
      <AccountField {...form.field('email')} label={t('email.new')} autoComplete="email" />
      <input type="text" name="account" value={account} autoComplete="username" readOnly hidden />
      <PasswordField {...form.field('password')} label={auth('password.current')} autoComplete="current-password" />
      <Submit failure={form.failure} busy={form.busy}>
        {t('email.submit')}
      </Submit>
      <Button variant="transparent" onClick={onCancel}>
        {t('email.cancel')}
      </Button>
    </ServerForm>
  )
}

interface CodeProps {
  typed: StartEmailChange
  sent: EmailChangeStarted
  onDone: (email: string) => void
  onChange: () => void
}

function CodeForm({ typed, sent, onDone, onChange }: CodeProps) {
  const t = useTexts('settings')
  const utils = trpc.useUtils()
  const resend = trpc.me.startEmailChange.useMutation()
  const form = useServerForm(trpc.me.confirmEmailChange, ConfirmEmailChange, {
    initialValues: { email: typed.email, code: '' },
    fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
    onDone: async (_, { email }) => {
      await utils.auth.account.invalidate()
      onDone(accountEmail(email))
    },
  })
  return (
    <>
      <ServerForm {...form.props} className={styles.form}>
        <Text role="status">{t('email.sent', { email: accountEmail(typed.email), minutes: sent.minutes })}</Text>
        <CodeField {...form.field('code')} />
        <Submit failure={form.failure} busy={form.busy}>
          {t('email.confirm')}
        </Submit>
      </ServerForm>
      <ResendCode sent={sent} onResend={() => resend.mutateAsync(typed)} onChange={onChange} />
    </>
  )
}
