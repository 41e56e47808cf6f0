'use client'
import { Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { accountProblem } from '@/core/email'
import { passwordProblem } from '@/core/password'
import { api } from '@/trpc/client'
import { Form } from '@/ui/form/Form'
import styles from '@/ui/form/Form.module.css'
import { PasswordField } from '@/ui/form/PasswordField'
import { AccountField, Head, Submit } from '@/ui/form/parts'
import { useForm } from '@/ui/form/use-form'
import { useTexts } from '@/ui/texts'
import type { CodeSent, Register } from '../schema'
import { NewPassword } from './NewPassword'

const fields = {
  NAME_REQUIRED: 'name',
  EMAIL_REQUIRED: 'email',
  ACCOUNT_FORMAT: 'email',
  PASSWORD_REQUIRED: 'password',
  PASSWORD_SHORT: 'password',
  PASSWORD_LONG: 'password',
  PASSWORD_COMMON: 'password',
  PASSWORD_MISMATCH: 'confirmation',
  PRIVACY_REQUIRED: 'privacy',
} as const

interface Props {
  before: Register
  next: string | null
  onSent: (filledIn: Register, sent: CodeSent) => void
}

/** What an account needs; the box starts unticked. */
export function RegisterForm({ before, next, onSent }: Props) {
  const t = useTexts('auth')
  const initial = { ...before, privacy: '' }
  const form = useForm(initial, fields)
  const [privacy, setPrivacy] = useState(before.privacy)
  const { name, email, password, confirmation } = form.values

  function submit(event: FormEvent) {
    event.preventDefault()
    const check = () => ({
      name: name.trim() === '' ? ('NAME_REQUIRED' as const) : null,
      email: accountProblem(email),
      password: passwordProblem(password, [name, email]),
      confirmation: confirmation === password ? null : ('PASSWORD_MISMATCH' as const),
      privacy: privacy ? null : ('PRIVACY_REQUIRED' as const),
    })
    const filledIn = { name, email, password, confirmation, privacy }
    void form.send(check, async () => onSent(filledIn, await api.auth.register.mutate(filledIn)))
  }

  return (
    <div className={styles.page}>
      <Head title={t('register.title')} lead={t('register.lead')} />
      <Form ref={form.element} className={styles.form} onSubmit={submit}>
        <TextInput {...form.field('name')} label={t('register.name')} autoComplete="name" />
        <AccountField {...form.field('email')} description={t('register.emailHint')} />
        <NewPassword {...form.field('password')} label={t('password.label')} own={[name, email]} />
        <PasswordField {...form.field('confirmation')} label={t('password.again')} autoComplete="new-password" />
        <Checkbox
          name="privacy"
          checked={privacy}
          onChange={(event) => {
            setPrivacy(event.currentTarget.checked)
            form.field('privacy').onChange({ currentTarget: { value: '' } })
          }}
          label={
            <>
              {t('register.privacy')}{' '}
              <a href="/privacy" target="_blank" rel="noopener">
                {t('register.privacyLink')}
              </a>
            </>
          }
          error={form.field('privacy').error}
        />
        <Submit failure={form.failure} busy={form.busy}>
          {t('register.submit')}
        </Submit>
      </Form>
      <div className={styles.links}>
        <a href={next ? `/login?next=${encodeURIComponent(next)}` : '/login'}>{t('register.login')}</a>
      </div>
    </div>
  )
}
