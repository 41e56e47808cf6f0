'use client'
import { useEffect, useState } from 'react'
import { useTexts } from '@/ui/texts'
import type { RetrievalStarted, RetrievedReports } from '../../retrieve-schema'
import { CodeStep } from './CodeStep'
import { EmailStep } from './EmailStep'
import { FoundReports } from './FoundReports'
import styles from './RetrieveReports.module.css'

type Step =
  | { at: 'email' }
  | { at: 'code'; email: string; started: RetrievalStarted }
  | { at: 'done'; email: string; found: RetrievedReports | null }

/** Getting reports back by mail: address, code, list. */
export function RetrieveReports() {
  const t = useTexts('retrieve')
  const [step, setStep] = useState<Step>({ at: 'email' })
  const expired = useExpiredLink()

  if (step.at === 'done') {
    return <FoundReports email={step.email} found={step.found} onAgain={() => setStep({ at: 'email' })} />
  }
  return (
    <div className={styles.page}>
      {step.at === 'email' && expired ? (
        <div className="notice" role="status">
          <strong>{t('expired.title')}</strong>
          <p>{t('expired.text')}</p>
        </div>
      ) : null}
      {step.at === 'email' ? (
        <EmailStep onStarted={(email, started) => setStep({ at: 'code', email, started })} />
      ) : (
        <CodeStep
          email={step.email}
          started={step.started}
          onFound={(found) => setStep({ at: 'done', email: step.email, found })}
          onChange={() => setStep({ at: 'email' })}
        />
      )}
    </div>
  )
}

/** Whether an expired link led here; read after the first paint, because the page is the same for everybody. */
function useExpiredLink(): boolean {
  const [expired, setExpired] = useState(false)
  useEffect(() => setExpired(new URLSearchParams(window.location.search).has('expired')), [])
  return expired
}
