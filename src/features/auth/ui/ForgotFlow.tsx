'use client'
import type { FormEvent } from 'react'
import { accountProblem } from '@/core/email'
import { api } from '@/trpc/client'
import { Form } from '@/ui/form/Form'
import styles from '@/ui/form/Form.module.css'
import { AccountField, Head, Submit } from '@/ui/form/parts'
import { useForm } from '@/ui/form/use-form'
import { useMailedCode } from '@/ui/form/use-mailed-code'
import { useTexts } from '@/ui/texts'
import { ResetForm } from './ResetForm'

const fields = { EMAIL_REQUIRED: 'email', ACCOUNT_FORMAT: 'email' } as const

/** A forgotten password: the address, then the mailed code with a new password. */
export function ForgotFlow() {
  const t = useTexts('auth')
  const form = useForm({ email: '' }, fields)
  const { mailed, keep, used, forget } = useMailedCode('forgot')
  const { email } = form.values
  if (mailed) {
    const change = () => {
      form.fill({ email: mailed.email })
      forget()
    }
    return <ResetForm email={mailed.email} sent={mailed.sent} onUsed={used} onChange={change} />
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void form.send(
      () => ({ email: accountProblem(email) }),
      async () => keep(email, await api.auth.forgotPassword.mutate({ email })),
    )
  }

  return (
    <div className={styles.page}>
      <Head title={t('forgot.title')} lead={t('forgot.lead')} />
      <Form ref={form.element} className={styles.form} onSubmit={submit}>
        <AccountField {...form.field('email')} />
        <Submit failure={form.failure} busy={form.busy}>
          {t('forgot.submit')}
        </Submit>
      </Form>
      <p className={styles.aside}>{t('forgot.privacy')}</p>
    </div>
  )
}
