'use client'
import { Alert } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useMailedCode } from '@/ui/form/use-mailed-code'
import { useTexts } from '@/ui/texts'
import type { RetrievedReports } from '../../retrieve/retrieve-schema'
import { CodeStep } from './CodeStep'
import { EmailStep } from './EmailStep'
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
 * Returns whether an expired link led here; read after the first paint, because the HTML is the same for every visitor.
 */
function useExpiredLink(): boolean {
  const [expired, setExpired] = useState(false)
  useEffect(() => setExpired(new URLSearchParams(window.location.search).has('expired')), [])
  return expired
}
