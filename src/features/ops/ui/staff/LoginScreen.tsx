'use client'
import { Text } from '@mantine/core'
import styles from '@/ui/form/Form.module.css'
import { AccountField, FormHead, FormPage, SubmitButton } from '@/ui/form/form-parts'
import { PasswordField } from '@/ui/form/PasswordField'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import { AuthenticatorField } from './AuthenticatorField'

/** Renders the sign-in page of the console. */
export function LoginScreen({ next }: { next: string }) {
  const t = useTexts('admin')
  const form = useServerForm(
    (api) => api.ops.signIn,
    async () => (await import('../../schema')).StaffSignInInput,
    {
      initialValues: { email: '', password: '', code: '' },
      // A full page load, so that no response from before the sign-in is used.
      onDone: () => window.location.assign(next),
    },
  )
  return (
    <FormPage>
      <FormHead title={t('login.title')} lead={t('login.lead')} />
      <ServerForm {...form.props} className={styles.form}>
        <AccountField {...form.field('email')} />
        <PasswordField {...form.field('password')} label={t('login.password')} autoComplete="current-password" />
        <AuthenticatorField {...form.field('code')} description={t('login.codeHint')} />
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('login.submit')}
        </SubmitButton>
      </ServerForm>
      <Text c="dimmed" size="sm">
        {t('login.lost')}
      </Text>
    </FormPage>
  )
}
