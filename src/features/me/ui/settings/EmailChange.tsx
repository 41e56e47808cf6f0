'use client'
import { type FormEvent, useState } from 'react'
import { accountEmail, accountProblem } from '@/core/email'
import { digitsOf, isMailedCode } from '@/core/mailed-code'
import { api } from '@/trpc/client'
import { PasswordField } from '@/ui/form/PasswordField'
import { AccountField, CodeField, Submit } from '@/ui/form/parts'
import { ResendCode } from '@/ui/form/ResendCode'
import { ServerForm } from '@/ui/form/ServerForm'
import { useForm } from '@/ui/form/use-form'
import { useTexts } from '@/ui/texts'
import type { EmailChangeStarted, StartEmailChange } from '../../settings-schema'
import styles from './Settings.module.css'

type Step =
  | { name: 'closed' }
  | { name: 'form' }
  | { name: 'code'; typed: StartEmailChange; sent: EmailChangeStarted }
  | { name: 'done'; email: string }

/** Another address: the password again, then the code that only the new mailbox has. */
export function EmailChange({ email }: { email: string }) {
  const t = useTexts('settings')
  const [step, setStep] = useState<Step>({ name: 'closed' })
  const current = step.name === 'done' ? step.email : email
  return (
    <>
      <p className={styles.address}>{t('email.current', { email: current })}</p>
      {step.name === 'done' && (
        <p className={styles.done} role="status">
          {t('email.done', { email: step.email })}
        </p>
      )}
      {(step.name === 'closed' || step.name === 'done') && (
        <button type="button" className="button quiet" onClick={() => setStep({ name: 'form' })}>
          {t('email.start')}
        </button>
      )}
      {step.name === 'form' && (
        <AddressForm
          account={current}
          onSent={(typed, sent) => setStep({ name: 'code', typed, sent })}
          onCancel={() => setStep({ name: 'closed' })}
        />
      )}
      {step.name === 'code' && (
        <CodeForm
          {...step}
          onDone={() => setStep({ name: 'done', email: accountEmail(step.typed.email) })}
          onChange={() => setStep({ name: 'form' })}
        />
      )}
    </>
  )
}

const addressFields = {
  EMAIL_REQUIRED: 'email',
  ACCOUNT_FORMAT: 'email',
  EMAIL_UNCHANGED: 'email',
  PASSWORD_REQUIRED: 'password',
  PASSWORD_WRONG: 'password',
  PASSWORD_LONG: 'password',
} as const

interface AddressProps {
  account: string
  onSent: (typed: StartEmailChange, sent: EmailChangeStarted) => void
  onCancel: () => void
}

function AddressForm({ account, onSent, onCancel }: AddressProps) {
  const t = useTexts('settings')
  const auth = useTexts('auth')
  const form = useForm({ email: '', password: '' }, addressFields)
  const { email, password } = form.values

  function submit(event: FormEvent) {
    event.preventDefault()
    const check = () => ({
      email: accountProblem(email),
      password: password === '' ? ('PASSWORD_REQUIRED' as const) : null,
    })
    void form.send(check, async () => onSent(form.values, await api.me.startEmailChange.mutate(form.values)))
  }

  return (
    <ServerForm ref={form.element} className={styles.form} onSubmit={submit}>
      <p className={styles.soft}>{t('email.lead')}</p>
      <AccountField {...form.field('email')} label={t('email.new')} autoComplete="email" />
      <input type="text" name="account" value={account} autoComplete="username" readOnly hidden />
      <PasswordField {...form.field('password')} label={auth('password.current')} autoComplete="current-password" />
      <Submit failure={form.failure} busy={form.busy}>
        {t('email.submit')}
      </Submit>
      <button type="button" className="button text" onClick={onCancel}>
        {t('email.cancel')}
      </button>
    </ServerForm>
  )
}

interface CodeProps {
  typed: StartEmailChange
  sent: EmailChangeStarted
  onDone: () => void
  onChange: () => void
}

function CodeForm({ typed, sent, onDone, onChange }: CodeProps) {
  const t = useTexts('settings')
  const form = useForm({ code: '' }, { CODE_INVALID: 'code', CODE_EXPIRED: 'code' })
  const { code } = form.values

  function submit(event: FormEvent) {
    event.preventDefault()
    const check = () => ({ code: isMailedCode(digitsOf(code)) ? null : ('CODE_INVALID' as const) })
    void form.send(check, async () => {
      await api.me.confirmEmailChange.mutate({ email: typed.email, code })
      onDone()
    })
  }

  return (
    <>
      <ServerForm ref={form.element} className={styles.form} onSubmit={submit}>
        <p role="status">{t('email.sent', { email: typed.email.trim(), minutes: sent.minutes })}</p>
        <CodeField {...form.field('code')} />
        <Submit failure={form.failure} busy={form.busy}>
          {t('email.confirm')}
        </Submit>
      </ServerForm>
      <ResendCode sent={sent} onResend={() => api.me.startEmailChange.mutate(typed)} onChange={onChange} />
    </>
  )
}
