'use client'
import { Anchor, Group } from '@mantine/core'
import { shownEmail } from '@/core/input/shown-email'
import { Link } from '@/ui/app/Link'
import styles from '@/ui/form/Form.module.css'
import { PasswordField } from '@/ui/form/PasswordField'
import { FormPage, Head, Submit } from '@/ui/form/parts'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import { signInProcedure } from './sign-in'

/** The account is open, but its password has to be typed again: it is never kept, not even over a reload. */
export function OpenedStep({ email, next }: { email: string; next: string | null }) {
  const t = useTexts('auth')
  const procedure = signInProcedure(next)
  const form = useServerForm(procedure, async () => (await import('../schema')).Credentials, {
    initialValues: { email, password: '' },
    needsCookies: true,
  })
  return (
    <FormPage>
      <Head focus title={t('opened.title')} lead={t('opened.lead', { email: shownEmail(email) })} />
      <ServerForm {...form.props} className={styles.form}>
        {/* Tells password managers which account this is. */}
        <input type="text" name="account" value={email} autoComplete="username" readOnly hidden />
        <PasswordField {...form.field('password')} label={t('password.label')} autoComplete="current-password" />
        <Submit failure={form.failure} busy={form.busy}>
          {t('login.submit')}
        </Submit>
      </ServerForm>
      <Group className={styles.links}>
        <Anchor component={Link} href="/forgot-password">
          {t('login.forgot')}
        </Anchor>
      </Group>
    </FormPage>
  )
}
