'use client'
import { Anchor, Group } from '@mantine/core'
import { Link } from '@/ui/app/Link'
import styles from '@/ui/form/Form.module.css'
import { FormHead, FormPage, SubmitButton } from '@/ui/form/form-parts'
import { PasswordField } from '@/ui/form/PasswordField'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { AccountView } from '../schema'
import { NewPasswordField } from './NewPasswordField'
import { signIn } from './sign-in'

/**
 * Renders the form for the current and a new password. It ends every session of the account, then signs this browser in
 * again.
 */
export function ChangePasswordForm({ account, next }: { account: AccountView; next: string | null }) {
  const t = useTexts('auth')
  const { email, name } = account
  const form = useServerForm(
    (api) => api.auth.changePassword,
    async () => (await import('../schema')).ChangePasswordInput,
    {
      initialValues: { current: '', password: '', confirmation: '' },
      fields: { PASSWORD_WRONG: 'current', PASSWORD_COMMON: 'password' },
      onDone: (_, { password }) => signIn({ email, password }, next),
    },
  )
  return (
    <FormPage>
      <FormHead title={t('change.title')} lead={t(account.mustChangePassword ? 'change.must' : 'change.lead')} />
      <ServerForm {...form.props} className={styles.form}>
        <input type="text" name="account" value={email} autoComplete="username" readOnly hidden />
        <PasswordField {...form.field('current')} label={t('password.current')} autoComplete="current-password" />
        <NewPasswordField {...form.field('password')} label={t('password.new')} own={[name, email]} />
        <PasswordField {...form.field('confirmation')} label={t('password.again')} autoComplete="new-password" />
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('change.submit')}
        </SubmitButton>
      </ServerForm>
      {!account.mustChangePassword && (
        <Group className={styles.links}>
          <Anchor component={Link} href="/me">
            {t('change.back')}
          </Anchor>
        </Group>
      )}
    </FormPage>
  )
}
