'use client'
import type { FormEvent } from 'react'
import { isDomainErrorCode } from '@/core/error'
import { digitsOf, isMailedCode } from '@/core/mailed-code'
import { passwordProblem } from '@/core/password'
import { api } from '@/trpc/client'
import { Form } from '@/ui/form/Form'
import styles from '@/ui/form/Form.module.css'
import { CodeField, Head, Submit } from '@/ui/form/parts'
import { ResendCode } from '@/ui/form/ResendCode'
import { useForm } from '@/ui/form/use-form'
import { signIn } from '@/ui/session/sign-in'
import { useTexts } from '@/ui/texts'
import type { CodeSent } from '../schema'
import { NewPassword } from './NewPassword'

const fields = {
  CODE_INVALID: 'code',
  CODE_EXPIRED: 'code',
  PASSWORD_REQUIRED: 'password',
  PASSWORD_SHORT: 'password',
  PASSWORD_LONG: 'password',
  PASSWORD_COMMON: 'password',
} as const

interface Props {
  email: string
  sent: CodeSent
  /** The new password stands. */
  onUsed: () => void
  onChange: () => void
}

/** The mailed code and the new password together; then in. */
export function ResetForm({ email, sent, onUsed, onChange }: Props) {
  const t = useTexts('auth')
  const form = useForm({ code: '', password: '' }, fields)
  const { code, password } = form.values

  function submit(event: FormEvent) {
    event.preventDefault()
    const check = () => ({
      code: isMailedCode(digitsOf(code)) ? null : ('CODE_INVALID' as const),
      password: passwordProblem(password, [email]),
    })
    void form.send(check, async () => {
      await api.auth.resetPassword.mutate({ email, code, password })
      onUsed()
      const refusal = await signIn(email, password, null)
      if (refusal) form.refuse(isDomainErrorCode(refusal.code) ? refusal.code : 'INTERNAL', refusal.params)
    })
  }

  return (
    <div className={styles.page}>
      <Head focus title={t('code.heading')} lead={t('code.sent', { email: email.trim(), minutes: sent.minutes })} />
      <Form ref={form.element} className={styles.form} onSubmit={submit}>
        <CodeField {...form.field('code')} />
        {/* For programs that keep passwords: whose it is. */}
        <input type="text" name="account" value={email} autoComplete="username" readOnly hidden />
        <NewPassword {...form.field('password')} label={t('password.new')} own={[email]} />
        <Submit failure={form.failure} busy={form.busy}>
          {t('forgot.reset')}
        </Submit>
      </Form>
      <ResendCode sent={sent} onResend={() => api.auth.forgotPassword.mutate({ email })} onChange={onChange} />
    </div>
  )
}
