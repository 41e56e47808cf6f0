'use client'
import { Anchor, Group } from '@mantine/core'
import { useEffect } from 'react'
import { isGiftPath } from '@/core/commerce/gift-code'
import { Link } from '@/ui/app/Link'
import styles from '@/ui/form/Form.module.css'
import { AccountField, FormHead, FormPage, SubmitButton } from '@/ui/form/form-parts'
import { PasswordField } from '@/ui/form/PasswordField'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import { forgetSignIn, signInProcedure } from './sign-in'
import { storeTypedAddress } from './typed-address'

/** Renders the sign-in form with address and password. */
export function LoginForm({ next }: { next: string | null }) {
  const t = useTexts('auth')
  const common = useTexts('common')
  const procedure = signInProcedure(next)
  const form = useServerForm(procedure, async () => (await import('../schema')).Credentials, {
    initialValues: { email: '', password: '' },
    needsCookies: true,
  })
  const onward = next ? `?next=${encodeURIComponent(next)}` : ''
  useEffect(forgetSignIn, [])

  return (
    <FormPage>
      <FormHead title={t('login.title')} lead={t(isGiftPath(next) ? 'login.gift' : 'login.lead')} />
      <ServerForm {...form.props} className={styles.form}>
        <AccountField {...form.field('email')} />
        <PasswordField {...form.field('password')} label={t('password.label')} autoComplete="current-password" />
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('login.submit')}
        </SubmitButton>
      </ServerForm>
      <Group className={styles.links}>
        <Anchor component={Link} href={`/register${onward}`}>
          {t('login.register')}
        </Anchor>
        <Anchor component={Link} href="/forgot-password" onClick={() => storeTypedAddress(form.values.email)}>
          {t('login.forgot')}
        </Anchor>
        <Anchor component={Link} href="/retrieve">
          {common('nav.retrieve')}
        </Anchor>
      </Group>
    </FormPage>
  )
}
