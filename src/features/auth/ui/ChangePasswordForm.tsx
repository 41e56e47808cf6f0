'use client'
import type { FormEvent } from 'react'
import { isDomainErrorCode } from '@/core/error'
import { passwordProblem } from '@/core/password'
import { api } from '@/trpc/client'
import { Form } from '@/ui/form/Form'
import styles from '@/ui/form/Form.module.css'
import { PasswordField } from '@/ui/form/PasswordField'
import { Head, Submit } from '@/ui/form/parts'
import { useForm } from '@/ui/form/use-form'
import { signIn } from '@/ui/session/sign-in'
import { useTexts } from '@/ui/texts'
import type { AccountView } from '../schema'
import { NewPassword } from './NewPassword'

const fields = {
  PASSWORD_WRONG: 'current',
  PASSWORD_SHORT: 'password',
  PASSWORD_LONG: 'password',
  PASSWORD_COMMON: 'password',
} as const

/** The current password and a new one. Everybody is signed out by it, and this browser in again. */
export function ChangePasswordForm({ account, next }: { account: AccountView; next: string | null }) {
  const t = useTexts('auth')
  const form = useForm({ current: '', password: '', confirmation: '' }, fields)
  const { current, password, confirmation } = form.values
  const own = [account.name, account.email]

  function submit(event: FormEvent) {
    event.preventDefault()
    const check = () => ({
      current: current === '' ? ('PASSWORD_REQUIRED' as const) : null,
      password: passwordProblem(password, own),
      confirmation: confirmation === password ? null : ('PASSWORD_MISMATCH' as const),
    })
    void form.send(check, async () => {
      await api.auth.changePassword.mutate({ current, password })
      const refusal = await signIn(account.email, password, next)
      if (refusal) form.refuse(isDomainErrorCode(refusal.code) ? refusal.code : 'INTERNAL', refusal.params)
    })
  }

  return (
    <div className={styles.page}>
      <Head title={t('change.title')} lead={t(account.mustChangePassword ? 'change.must' : 'change.lead')} />
      <Form ref={form.element} className={styles.form} onSubmit={submit}>
        <input type="text" name="account" value={account.email} autoComplete="username" readOnly hidden />
        <PasswordField {...form.field('current')} label={t('password.current')} autoComplete="current-password" />
        <NewPassword {...form.field('password')} label={t('password.new')} own={own} />
        <PasswordField {...form.field('confirmation')} label={t('password.again')} autoComplete="new-password" />
        <Submit failure={form.failure} busy={form.busy}>
          {t('change.submit')}
        </Submit>
      </Form>
      {!account.mustChangePassword && (
        <div className={styles.links}>
          <a href="/me">{t('change.back')}</a>
        </div>
      )}
    </div>
  )
}
