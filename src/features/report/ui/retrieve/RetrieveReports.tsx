'use client'
import { Alert, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import forms from '@/ui/form/Form.module.css'
import { AccountField, FormHead, SubmitButton } from '@/ui/form/form-parts'
import { ServerForm } from '@/ui/form/ServerForm'
import { useMailedCode } from '@/ui/form/use-mailed-code'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { RetrievalStarted, RetrievedReports } from '../../retrieve/retrieve-schema'
import { CodeStep } from './CodeStep'
import { FoundReports } from './FoundReports'
import styles from './RetrieveReports.module.css'

interface Done {
  email: string
  found: RetrievedReports | null
}

/** Renders the steps to get reports back by mail: address, code, list. */
export function RetrieveReports() {
  const t = useTexts('retrieve')
  const { mailed, keep, forget } = useMailedCode('retrieve')
  const [done, setDone] = useState<Done | null>(null)
  const expired = useExpiredLink()

  if (done) return <FoundReports {...done} onAgain={() => setDone(null)} />
  return (
    <div className={styles.page}>
      {!mailed && expired ? (
        <Alert role="status" title={t('expired.title')}>
          {t('expired.text')}
        </Alert>
      ) : null}
      {mailed ? (
        <CodeStep
          email={mailed.email}
          started={mailed.sent}
          onFound={(found) => {
            setDone({ email: mailed.email, found })
            forget()
          }}
          onChange={forget}
        />
      ) : (
        <EmailStep onStarted={keep} />
      )}
    </div>
  )
}

/**
 * Returns whether an expired link led here; false until the first paint, because the HTML is the same for every
 * visitor.
 */
function useExpiredLink(): boolean {
  const [expired, setExpired] = useState(false)
  useEffect(() => setExpired(new URLSearchParams(window.location.search).has('expired')), [])
  return expired
}

/** Renders the form for the address; the response is the same for every address. */
function EmailStep({ onStarted }: { onStarted: (email: string, started: RetrievalStarted) => void }) {
  const t = useTexts('retrieve')
  const form = useServerForm(
    (api) => api.report.retrieveStart,
    async () => (await import('../../retrieve/retrieve-schema')).StartRetrievalInput,
    {
      initialValues: { email: '' },
      needsCookies: true,
      onDone: (started, { email }) => onStarted(email, started),
    },
  )
  return (
    <>
      <FormHead title={t('title')} lead={t('lead')} />
      <ServerForm {...form.props} className={forms.form}>
        <AccountField {...form.field('email')} label={t('email.label')} autoComplete="email" />
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('email.submit')}
        </SubmitButton>
      </ServerForm>
      <Text size="sm" c="dimmed">
        {t('privacy')}
      </Text>
    </>
  )
}
