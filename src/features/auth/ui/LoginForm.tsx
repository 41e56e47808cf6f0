'use client'
import { type FormEvent, useEffect } from 'react'
import { accountProblem } from '@/core/email'
import { isDomainErrorCode } from '@/core/error'
import { Form } from '@/ui/form/Form'
import styles from '@/ui/form/Form.module.css'
import { PasswordField } from '@/ui/form/PasswordField'
import { AccountField, Head, Submit } from '@/ui/form/parts'
import { useForm } from '@/ui/form/use-form'
import { forgetSignIn, signIn } from '@/ui/session/sign-in'
import { useTexts } from '@/ui/texts'

const fields = { EMAIL_REQUIRED: 'email', ACCOUNT_FORMAT: 'email', PASSWORD_REQUIRED: 'password' } as const

/** Account and password. */
export function LoginForm({ next }: { next: string | null }) {
  const t = useTexts('auth')
  const common = useTexts('common')
  const form = useForm({ email: '', password: '' }, fields)
  const { email, password } = form.values
  const onward = next ? `?next=${encodeURIComponent(next)}` : ''
  useEffect(forgetSignIn, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const check = () => ({
      email: accountProblem(email),
      password: password === '' ? ('PASSWORD_REQUIRED' as const) : null,
    })
    void form.send(check, async () => {
      const refusal = await signIn(email, password, next)
      if (refusal) form.refuse(isDomainErrorCode(refusal.code) ? refusal.code : 'INTERNAL', refusal.params)
    })
  }

  return (
    <div className={styles.page}>
      <Head title={t('login.title')} lead={t('login.lead')} />
      <Form ref={form.element} className={styles.form} onSubmit={submit}>
        <AccountField {...form.field('email')} />
        <PasswordField {...form.field('password')} label={t('password.label')} autoComplete="current-password" />
        <Submit failure={form.failure} busy={form.busy}>
          {t('login.submit')}
        </Submit>
      </Form>
      <div className={styles.links}>
        <a href={`/register${onward}`}>{t('login.register')}</a>
        <a href="/forgot-password">{t('login.forgot')}</a>
        <a href="/retrieve">{common('nav.retrieve')}</a>
      </div>
    </div>
  )
}
