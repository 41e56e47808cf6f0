'use client'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { WireError } from '@/server/trpc'
import { api, refusalOf } from '@/trpc/client'
import { useAwake } from '@/ui/awake'
import { useTexts } from '@/ui/texts'
import styles from './UseCredit.module.css'

interface Props {
  administrationId: string
  /** Reports left to the account, at least one. */
  left: number
}

/** Before any price: a report that the account has already opens this one too. */
export function UseCredit({ administrationId, left }: Props) {
  const t = useTexts('payment')
  const errors = useTexts('errors')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<WireError | null>(null)

  async function unlock() {
    if (busy) return
    setBusy(true)
    setRefusal(null)
    try {
      await api.report.unlock.mutate({ administrationId })
    } catch (error) {
      const refused = refusalOf(error)
      if (refused?.code !== 'ALREADY_UNLOCKED') {
        setRefusal(refused ?? { code: 'INTERNAL', params: {} })
        setBusy(false)
        return
      }
    }
    window.location.assign(`/report/${administrationId}`)
  }

  return (
    <section className={styles.credit} aria-labelledby="use-credit" inert={!useAwake()}>
      <h2 id="use-credit">{t('credit.title')}</h2>
      <p className={styles.small}>{t('credit.text')}</p>
      <Button fullWidth onClick={unlock} aria-disabled={busy}>
        {busy ? t('credit.going') : t('credit.button', { left })}
      </Button>
      {refusal && (
        <p className="notice" role="alert">
          {errors(refusal.code, refusal.params)}
        </p>
      )}
      <p className={styles.or}>{t('credit.or')}</p>
    </section>
  )
}
