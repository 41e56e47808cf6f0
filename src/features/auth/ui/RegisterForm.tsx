'use client'
import { Anchor, Checkbox, Group, TextInput } from '@mantine/core'
import { isGiftPath } from '@/core/commerce/gift-code'
import { Link } from '@/ui/app/Link'
import styles from '@/ui/form/Form.module.css'
import { AccountField, FormHead, FormPage, SubmitButton } from '@/ui/form/form-parts'
import { PasswordField } from '@/ui/form/PasswordField'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { Sentence } from '@/ui/Sentence'
import { useTexts } from '@/ui/texts'
import type { CodeSent, RegisterInput } from '../schema'
import { NewPasswordField } from './NewPasswordField'

interface Props {
  before: RegisterInput
  next: string | null
  onSent: (filledIn: RegisterInput, sent: CodeSent) => void
}

/** Renders the fields of a new account. The box of the privacy notice starts unticked. */
export function RegisterForm({ before, next, onSent }: Props) {
  const t = useTexts('auth')
  const form = useServerForm(
    (api) => api.auth.register,
    async () => (await import('../schema')).RegisterInput,
    {
      initialValues: before,
      needsCookies: true,
      fields: { PASSWORD_COMMON: 'password' },
      onDone: (sent, filledIn) => onSent(filledIn, sent),
    },
  )
  const { name, email } = form.values

  return (
    <FormPage>
      <FormHead title={t('register.title')} lead={t(isGiftPath(next) ? 'register.gift' : 'register.lead')} />
      <ServerForm {...form.props} className={styles.form}>
        <TextInput {...form.field('name')} label={t('register.name')} autoComplete="name" />
        <AccountField {...form.field('email')} description={t('register.emailHint')} />
        <NewPasswordField {...form.field('password')} label={t('password.label')} own={[name, email]} />
        <PasswordField {...form.field('confirmation')} label={t('password.again')} autoComplete="new-password" />
        <Checkbox
          {...form.field('privacy', 'checkbox')}
          label={
            <Sentence text={t('register.privacy')}>
              <Anchor href="/privacy" target="_blank" rel="noopener">
                {t('register.privacyLink')}
              </Anchor>
            </Sentence>
          }
        />
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('register.submit')}
        </SubmitButton>
      </ServerForm>
      <Group className={styles.links}>
        <Anchor component={Link} href={next ? `/login?next=${encodeURIComponent(next)}` : '/login'}>
          {t('register.login')}
        </Anchor>
      </Group>
    </FormPage>
  )
}
