'use client'
import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { accountEmail } from '@/core/email'
import { api } from '@/trpc/client'
import { PasswordField } from '@/ui/form/PasswordField'
import { ServerForm } from '@/ui/form/ServerForm'
import { useForm } from '@/ui/form/use-form'
import { forgetAccount } from '@/ui/session/sign-in'
import { useTexts } from '@/ui/texts'
import styles from './Settings.module.css'

const fields = {
  CONFIRMATION_MISMATCH: 'confirmation',
  PASSWORD_REQUIRED: 'password',
  PASSWORD_WRONG: 'password',
  PASSWORD_LONG: 'password',
} as const

/** The end of the account: its address typed by hand, and the password. */
export function DeleteAccount({ email }: { email: string }) {
  const t = useTexts('settings')
  const auth = useTexts('auth')
  const form = useForm({ confirmation: '', password: '' }, fields)
  const [open, setOpen] = useState(false)
  const { confirmation, password } = form.values
  if (!open) {
    return (
      <button type="button" className="button text" onClick={() => setOpen(true)}>
        {t('account.start')}
      </button>
    )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const check = () => ({
      confirmation: accountEmail(confirmation) === email ? null : ('CONFIRMATION_MISMATCH' as const),
      password: password === '' ? ('PASSWORD_REQUIRED' as const) : null,
    })
    void form.send(check, async () => {
      await api.me.deleteAccount.mutate({ confirmation, password })
      forgetAccount()
      location.assign('/me/deleted')
    })
  }

  return (
    <ServerForm ref={form.element} className={styles.form} onSubmit={submit}>
      <TextInput
        {...form.field('confirmation')}
        label={t('account.confirmation', { email })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.field('password')} label={auth('password.current')} autoComplete="current-password" />
      {form.failure && (
        <p className="notice" role="alert">
          {form.failure}
        </p>
      )}
      <div className={styles.end}>
        <button type="submit" className={`button ${styles.delete}`} disabled={form.busy}>
          {t('account.submit')}
        </button>
        <button type="button" className="button quiet" onClick={() => setOpen(false)}>
          {t('account.cancel')}
        </button>
      </div>
    </ServerForm>
  )
}
