'use client'
import { Text } from '@mantine/core'
import { useEffect } from 'react'
import styles from '@/ui/form/Form.module.css'
import { AccountField, FormHead, FormPage, SubmitButton } from '@/ui/form/form-parts'
import { ServerForm } from '@/ui/form/ServerForm'
import { useMailedCode } from '@/ui/form/use-mailed-code'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import { ResetForm } from './ResetForm'
import { takeTypedAddress } from './typed-address'

/**
 * Renders the reset of a forgotten password: the form for the address, then the form for the mailed code and a new
 * password.
 */
export function ForgotPasswordFlow() {
  const t = useTexts('auth')
  const { mailed, keep, used, forget } = useMailedCode('forgot')
  const form = useServerForm(
    (api) => api.auth.forgotPassword,
    async () => (await import('../schema')).ForgotPasswordInput,
    {
      initialValues: { email: '' },
      needsCookies: true,
      onDone: (sent, { email }) => keep(email, sent),
    },
  )
  const { setValues } = form
  useEffect(() => {
    const email = takeTypedAddress()
    if (email) setValues({ email })
  }, [setValues])
  if (mailed) {
    const change = () => {
      setValues({ email: mailed.email })
      forget()
    }
    return <ResetForm email={mailed.email} sent={mailed.sent} onUsed={used} onChange={change} />
  }
  return (
    <FormPage>
      <FormHead title={t('forgot.title')} lead={t('forgot.lead')} />
      <ServerForm {...form.props} className={styles.form}>
        <AccountField {...form.field('email')} />
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('forgot.submit')}
        </SubmitButton>
      </ServerForm>
      <Text size="sm" c="dimmed">
        {t('forgot.privacy')}
      </Text>
    </FormPage>
  )
}
