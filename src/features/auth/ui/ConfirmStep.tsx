'use client'
import { Anchor, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { formatEmail } from '@/core/input/shown-email'
import { callProcedure } from '@/trpc/call-procedure'
import { Link } from '@/ui/app/Link'
import styles from '@/ui/form/Form.module.css'
import { CodeField, FormHead, FormPage, SubmitButton } from '@/ui/form/form-parts'
import { PasswordField } from '@/ui/form/PasswordField'
import { ResendCode } from '@/ui/form/ResendCode'
import { ServerForm } from '@/ui/form/ServerForm'
import type { MailedCode } from '@/ui/form/use-mailed-code'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { RegisterInput } from '../schema'
import { signIn, signInProcedure } from './sign-in'

interface Props {
  mailed: MailedCode
  /** null after a reload: only the address is kept. */
  filledIn: RegisterInput | null
  next: string | null
  onUsed: () => void
  onChange: () => void
}

/** Renders the form for the mailed code, which opens the account; then signs in with the password typed before. */
export function ConfirmStep({ mailed, filledIn, next, onUsed, onChange }: Props) {
  const t = useTexts('auth')
  const [opened, setOpened] = useState(false)
  const { email, sent } = mailed
  const form = useServerForm(
    (api) => api.auth.confirmRegistration,
    async () => (await import('../schema')).ConfirmRegistrationInput,
    {
      initialValues: { email, code: '' },
      needsCookies: true,
      fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
      onDone: async () => {
        onUsed()
        // A code works only once, and this one has opened the account. If signing in fails now, the next step signs in.
        if (filledIn) await signIn({ email, password: filledIn.password }, next).catch(() => setOpened(true))
        else setOpened(true)
      },
    },
  )
  if (opened) return <OpenedStep email={email} next={next} />

  return (
    <FormPage>
      <FormHead
        focus
        title={t('code.heading')}
        lead={t('code.sent', { email: formatEmail(email), minutes: sent.minutes })}
      />
      <ServerForm {...form.props} className={styles.form}>
        <CodeField {...form.field('code')} />
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('register.confirm')}
        </SubmitButton>
      </ServerForm>
      {filledIn ? (
        <ResendCode
          sent={sent}
          onResend={() => callProcedure((api) => api.auth.register, filledIn)}
          onChange={onChange}
        />
      ) : (
        <Group className={styles.links}>
          <Button variant="transparent" onClick={onChange}>
            {t('code.restart')}
          </Button>
        </Group>
      )}
    </FormPage>
  )
}

/**
 * Renders the form for the password of the opened account. It has to be typed again, because no password is kept over a
 * reload.
 */
function OpenedStep({ email, next }: { email: string; next: string | null }) {
  const t = useTexts('auth')
  const procedure = signInProcedure(next)
  const form = useServerForm(procedure, async () => (await import('../schema')).Credentials, {
    initialValues: { email, password: '' },
    needsCookies: true,
  })
  return (
    <FormPage>
      <FormHead focus title={t('opened.title')} lead={t('opened.lead', { email: formatEmail(email) })} />
      <ServerForm {...form.props} className={styles.form}>
        {/* Tells password managers which account this is. */}
        <input type="text" name="account" value={email} autoComplete="username" readOnly hidden />
        <PasswordField {...form.field('password')} label={t('password.label')} autoComplete="current-password" />
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('login.submit')}
        </SubmitButton>
      </ServerForm>
      <Group className={styles.links}>
        <Anchor component={Link} href="/forgot-password">
          {t('login.forgot')}
        </Anchor>
      </Group>
    </FormPage>
  )
}
