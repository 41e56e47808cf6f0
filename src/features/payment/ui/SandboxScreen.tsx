'use client'
import { useRef, useState } from 'react'
import { formatMoney } from '@/core/commerce/money'
import { api } from '@/trpc/client'
import { useHydrated } from '@/ui/hydrated'
import { LoadState } from '@/ui/load/LoadState'
import { useLocale, useTexts } from '@/ui/texts'
import type { SandboxCheckoutView, SandboxOutcome } from '../schema'
import { leaveFor } from './leave'
import styles from './SandboxScreen.module.css'

const outcomes: readonly SandboxOutcome[] = ['paid', 'failed', 'delayed', 'webhook-lost', 'redirect-lost', 'both-lost']

interface Props {
  session: string
  checkout: SandboxCheckoutView
}

/** The payment provider's page of the sandbox, where whoever tries the site out chooses how the payment goes. */
export function SandboxScreen({ session, checkout }: Props) {
  const t = useTexts('sandbox')
  const method = useTexts('payment')
  const locale = useLocale()
  const [failed, setFailed] = useState(false)
  const [stranded, setStranded] = useState(false)
  const sending = useRef(false)
  const hydrated = useHydrated()

  async function play(outcome: SandboxOutcome) {
    if (sending.current) return
    sending.current = true
    setFailed(false)
    try {
      const { returnUrl } = await api.payment.playSandbox.mutate({ session, outcome })
      if (returnUrl === null) setStranded(true)
      else leaveFor(returnUrl)
    } catch {
      setFailed(true)
    }
    sending.current = false
  }

  return (
    <section className={`wrap narrow ${styles.page}`}>
      <p className={styles.badge}>{t('badge')}</p>
      <h1>{t('title')}</h1>
      <p className="notice">{t('lede')}</p>
      <dl className={styles.order}>
        <dt>{t('amount')}</dt>
        <dd>{formatMoney(checkout, locale)}</dd>
        <dt>{t('method')}</dt>
        <dd>{method(`method.${checkout.method}`)}</dd>
      </dl>
      {failed && <LoadState state="failed" onRetry={() => setFailed(false)} />}
      {stranded && <p role="status">{t('stranded')}</p>}
      {!checkout.open && !stranded && <p>{t('closed')}</p>}
      {checkout.open && !stranded && (
        <fieldset className={styles.choices} inert={!hydrated}>
          <legend className={styles.legend}>{t('choose')}</legend>
          {outcomes.map((outcome) => (
            <button
              key={outcome}
              type="button"
              className={styles.choice}
              onClick={() => play(outcome)}
              data-outcome={outcome}
            >
              <strong>{t(outcome)}</strong>
              <span>{t(`${outcome}Note`)}</span>
            </button>
          ))}
        </fieldset>
      )}
      {!stranded && (
        <a className="button quiet" href={checkout.cancelUrl}>
          {checkout.open ? t('abandon') : t('back')}
        </a>
      )}
    </section>
  )
}
