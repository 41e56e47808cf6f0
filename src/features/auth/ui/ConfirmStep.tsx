'use client'
import { type FormEvent, useState } from 'react'
import { isDomainErrorCode } from '@/core/error'
import { digitsOf, isMailedCode } from '@/core/mailed-code'
import { api } from '@/trpc/client'
import { Form } from '@/ui/form/Form'
import styles from '@/ui/form/Form.module.css'
import { PasswordField } from '@/ui/form/PasswordField'
import { CodeField, Head, Submit } from '@/ui/form/parts'
import { ResendCode } from '@/ui/form/ResendCode'
import { useForm } from '@/ui/form/use-form'
import type { MailedCode } from '@/ui/form/use-mailed-code'
import { signIn } from '@/ui/session/sign-in'
import { useTexts } from '@/ui/texts'
import type { Register } from '../schema'

const fields = { CODE_INVALID: 'code', CODE_EXPIRED: 'code', PASSWORD_REQUIRED: 'password' } as const

interface Props {
  mailed: MailedCode
  /** null when the page was loaded again since: nothing but the address is kept. */
  filledIn: Register | null
  next: string | null
  onUsed: () => void
  onChange: () => void
}

/** The mailed code opens the account, and its password signs in. */
export function ConfirmStep({ mailed, filledIn, next, onUsed, onChange }: Props) {
  const t = useTexts('auth')
  const form = useForm({ code: '', password: filledIn?.password ?? '' }, fields)
  const [opened, setOpened] = useState(false)
  const { email, sent } = mailed
  const { code, password } = form.values

  function submit(event: FormEvent) {
    event.preventDefault()
    const check = () => ({
      code: isMailedCode(digitsOf(code)) ? null : ('CODE_INVALID' as const),
      password: password === '' ? ('PASSWORD_REQUIRED' as const) : null,
    })
    void form.send(check, async () => {
      // A code works once; a wrong password after it is only a sign-in to try again.
      if (!opened) await api.auth.confirmRegistration.mutate({ email, code })
      setOpened(true)
      onUsed()
      const refusal = await signIn(email, password, next)
      if (refusal) form.refuse(isDomainErrorCode(refusal.code) ? refusal.code : 'INTERNAL', refusal.params)
    })
  }

  return (
    <div className={styles.page}>
      <Head focus title={t('code.heading')} lead={t('code.sent', { email: email.trim(), minutes: sent.minutes })} />
      <Form ref={form.element} className={styles.form} onSubmit={submit}>
        <CodeField {...form.field('code')} readOnly={opened} />
        {/* For programs that keep passwords: whose it is. */}
        <input type="text" name="account" value={email} autoComplete="username" readOnly hidden />
        {!filledIn && (
          <PasswordField {...form.field('password')} label={t('password.label')} autoComplete="current-password" />
        )}
        <Submit failure={form.failure} busy={form.busy}>
          {t('register.confirm')}
        </Submit>
      </Form>
      {opened ? (
        <div className={styles.links}>
          <a href="/forgot-password">{t('login.forgot')}</a>
        </div>
      ) : filledIn ? (
        <ResendCode sent={sent} onResend={() => api.auth.register.mutate(filledIn)} onChange={onChange} />
      ) : (
        <div className={styles.links}>
          <button type="button" className="button text" onClick={onChange}>
            {t('code.restart')}
          </button>
        </div>
      )}
    </div>
  )
}
