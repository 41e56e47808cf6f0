'use client'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { api, isRefusal } from '@/trpc/client'
import { useFailureText } from '@/ui/form/failure-text'
import { useHydrated } from '@/ui/hydrated'
import { useTexts } from '@/ui/texts'
import styles from './UseCredit.module.css'

interface Props {
  sittingId: string
  /** Reports left to the account, at least one. */
  credits: number
}

/** Before any price: a report that the account has already opens this one too. */
export function UseCredit({ sittingId, credits }: Props) {
  const t = useTexts('payment')
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function unlock() {
    if (busy) return
    setBusy(true)
    try {
      await api.report.unlock.mutate({ sittingId })
    } catch (error) {
      if (!isRefusal(error, 'ALREADY_UNLOCKED')) {
        setFailure(failureText(error))
        setBusy(false)
        return
      }
    }
    window.location.assign(`/report/${sittingId}`)
  }

  return (
    <section className={styles.credit} aria-labelledby="use-credit" inert={!useHydrated()}>
      <h2 id="use-credit">{t('credit.title')}</h2>
      <p className={styles.small}>{t('credit.text')}</p>
      <Button fullWidth onClick={unlock} aria-disabled={busy}>
        {busy ? t('credit.going') : t('credit.button', { left: credits })}
      </Button>
      {failure && (
        <p key={String(busy)} className="notice" role={busy ? undefined : 'alert'}>
          {failure}
        </p>
      )}
      <p className={styles.or}>{t('credit.or')}</p>
    </section>
  )
}
