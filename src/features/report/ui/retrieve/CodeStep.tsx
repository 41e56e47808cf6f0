'use client'
import { formatEmail } from '@/core/input/shown-email'
import { callProcedure } from '@/trpc/call-procedure'
import styles from '@/ui/form/Form.module.css'
import { CodeField, FormHead, SubmitButton } from '@/ui/form/form-parts'
import { ResendCode } from '@/ui/form/ResendCode'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { isRefusal } from '@/ui/refusal'
import { useTexts } from '@/ui/texts'
import type { RetrievalStarted, RetrievedReports } from '../../retrieve/retrieve-schema'

interface Props {
  email: string
  started: RetrievalStarted
  /** null if the address is verified but no report was bought with it. */
  onFound: (found: RetrievedReports | null) => void
  onChange: () => void
}

/** Renders the form for the mailed code. */
export function CodeStep({ email, started, onFound, onChange }: Props) {
  const t = useTexts('retrieve')
  const form = useServerForm(
    (api) => api.report.retrieveConfirm,
    async () => (await import('../../retrieve/retrieve-schema')).ConfirmRetrievalInput,
    {
      initialValues: { email, code: '' },
      needsCookies: true,
      fields: { CODE_WRONG: 'code', CODE_EXPIRED: 'code' },
      onDone: onFound,
      onRefused: (error) => isRefusal(error, 'NO_REPORT_FOR_EMAIL') && onFound(null),
    },
  )
  return (
    <>
      <FormHead
        focus
        title={t('code.heading')}
        lead={t('code.sent', { email: formatEmail(email), minutes: started.minutes })}
      />
      <ServerForm {...form.props} className={styles.form}>
        <CodeField {...form.field('code')} />
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('code.submit')}
        </SubmitButton>
      </ServerForm>
      <ResendCode
        sent={started}
        onResend={() => callProcedure((api) => api.report.retrieveStart, { email })}
        onChange={onChange}
      />
    </>
  )
}
