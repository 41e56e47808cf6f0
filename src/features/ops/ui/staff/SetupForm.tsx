'use client'
import { Title } from '@mantine/core'
import styles from '@/ui/form/Form.module.css'
import { SubmitButton } from '@/ui/form/form-parts'
import { PasswordField } from '@/ui/form/PasswordField'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import { AuthenticatorField } from './AuthenticatorField'

interface Props {
  setupKey: string
  email: string
  onCodes: (codes: readonly string[]) => void
}

/** Renders the form for the password and the first code, which are only accepted together. */
export function SetupForm({ setupKey, email, onCodes }: Props) {
  const t = useTexts('admin')
  const auth = useTexts('auth')
  const form = useServerForm(
    (api) => api.ops.finishSetup,
    async () => (await import('../../schema')).FinishSetupInput,
    {
      initialValues: { key: setupKey, password: '', confirmation: '', code: '' },
      fields: { PASSWORD_COMMON: 'password', STAFF_SIGN_IN_FAILED: 'code' },
      onDone: ({ codes }) => {
        // The key is used up, so it is removed from the history.
        window.history.replaceState(null, '', '/admin/setup')
        onCodes(codes)
      },
    },
  )
  return (
    <ServerForm {...form.props} className={styles.form}>
      <Title order={3}>{t('setup.choose')}</Title>
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="account" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label={t('login.password')}
        description={auth('password.rule')}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('confirmation')} label={t('setup.again')} autoComplete="new-password" />
      <AuthenticatorField {...form.field('code')} />
      <SubmitButton failure={form.failure} busy={form.busy}>
        {t('setup.submit')}
      </SubmitButton>
    </ServerForm>
  )
}
