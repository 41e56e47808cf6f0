'use client'
import { formatEmail } from '@/core/input/shown-email'
import { callProcedure } from '@/trpc/call-procedure'
import styles from '@/ui/form/Form.module.css'
import { CodeField, FormHead, FormPage, SubmitButton } from '@/ui/form/form-parts'
import { ResendCode } from '@/ui/form/ResendCode'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { CodeSent } from '../schema'
import { NewPasswordField } from './NewPasswordField'
import { signIn } from './sign-in'

interface Props {
  email: string
  sent: CodeSent
  /** Called after the new password has been saved. */
  onUsed: () => void
  onChange: () => void
}

/** Renders the form for the mailed code and the new password; then signs in. */
export function ResetForm({ email, sent, onUsed, onChange }: Props) {
  const t = useTexts('auth')
  const form = useServerForm(
    (api) => api.auth.resetPassword,
    async () => (await import('../schema')).ResetPasswordInput,
    {
      initialValues: { email, code: '', password: '' },
      needsCookies: true,
      fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code', PASSWORD_COMMON: 'password' },
      onDone: async (_, { password }) => {
        onUsed()
        await signIn({ email, password }, null)
      },
    },
  )
  return (
    <FormPage>
      <FormHead
        focus
        title={t('code.heading')}
        lead={t('code.sent', { email: formatEmail(email), minutes: sent.minutes })}
      />
      <ServerForm {...form.props} className={styles.form}>
        <CodeField {...form.field('code')} />
        {/* Tells password managers which account this is. */}
        <input type="text" name="account" value={email} autoComplete="username" readOnly hidden />
        <NewPasswordField {...form.field('password')} label={t('password.new')} own={[email]} />
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('forgot.reset')}
        </SubmitButton>
      </ServerForm>
      <ResendCode
        sent={sent}
        onResend={() => callProcedure((api) => api.auth.forgotPassword, { email })}
        onChange={onChange}
      />
    </FormPage>
  )
}
