'use client'
import { useState } from 'react'
import { forgetSittings } from '@/stores/sittings-key'
import { api } from '@/trpc/client'
import { AskFirst } from '@/ui/form/AskFirst'
import { useFailureText } from '@/ui/form/failure-text'
import { useTexts } from '@/ui/texts'
import type { Consents } from '../../settings-schema'
import styles from './Settings.module.css'

/** The consent to use in norms, which goes without a question: nothing is lost by it. */
export function NormsConsent({ norms }: Pick<Consents, 'norms'>) {
  const t = useTexts('settings')
  const failureText = useFailureText()
  const [said, setSaid] = useState<string | null>(null)
  const [failure, setFailure] = useState('')
  async function withdraw() {
    setFailure('')
    try {
      await api.me.withdrawNormsConsent.mutate()
      setSaid(t('norms.done'))
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  return (
    <>
      <p className={styles.soft} role="status">
        {said ?? (norms > 0 ? t('norms.lead', { count: norms }) : t('norms.none'))}
      </p>
      {norms > 0 && said === null && (
        <button type="button" className="button quiet" onClick={withdraw}>
          {t('norms.action')}
        </button>
      )}
      {failure && <p role="alert">{failure}</p>}
    </>
  )
}

/** The consent to health data: withdrawn, all answers go. */
export function HealthConsent({ sittings }: Pick<Consents, 'sittings'>) {
  const t = useTexts('settings')
  const [done, setDone] = useState(false)
  async function withdraw() {
    await api.me.withdrawConsent.mutate()
    forgetSittings()
    setDone(true)
  }
  return (
    <>
      <p className={styles.soft} role="status">
        {done ? t('consent.done') : sittings > 0 ? t('consent.lead', { count: sittings }) : t('consent.none')}
      </p>
      {sittings > 0 && !done && (
        <AskFirst
          open={t('consent.action')}
          ask={t('consent.ask')}
          yes={t('consent.yes')}
          no={t('consent.no')}
          action={withdraw}
        />
      )}
    </>
  )
}
