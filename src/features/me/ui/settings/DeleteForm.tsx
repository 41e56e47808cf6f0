'use client'
import { Button, Group, TextInput } from '@mantine/core'
import { formatEmail } from '@/core/input/shown-email'
import { Failure } from '@/ui/form/Failure'
import styles from '@/ui/form/Form.module.css'
import { PasswordField } from '@/ui/form/PasswordField'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { forgetAccount } from '@/ui/session/sign-out'
import { useTexts } from '@/ui/texts'

/** Renders the form that confirms the deletion of an account with its address, typed by hand, and its password. */
export function DeleteForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const t = useTexts('settings')
  const auth = useTexts('auth')
  const form = useServerForm(
    (api) => api.me.deleteAccount,
    async () => (await import('../../settings/settings-schema')).DeleteAccountInput,
    {
      initialValues: { confirmation: '', password: '' },
      fields: { CONFIRMATION_MISMATCH: 'confirmation', PASSWORD_WRONG: 'password' },
      onDone: async () => {
        await forgetAccount()
        location.assign('/me/deleted')
      },
    },
  )
  return (
    <ServerForm {...form.props} className={styles.form}>
      <TextInput
        {...form.field('confirmation')}
        label={t('account.confirmation', { email: formatEmail(email) })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.field('password')} label={auth('password.current')} autoComplete="current-password" />
      <Failure busy={form.busy}>{form.failure}</Failure>
      <Group>
        <Button type="submit" color="danger" loading={form.busy}>
          {t('account.submit')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </Group>
    </ServerForm>
  )
}
