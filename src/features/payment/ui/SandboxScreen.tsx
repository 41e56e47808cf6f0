'use client'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatMoney } from '@/core/commerce/money'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { useHydrated } from '@/ui/hydrated'
import { LoadState } from '@/ui/load/LoadState'
import { useLocale, useTexts } from '@/ui/texts'
import type { SandboxBank, SandboxCheckoutView, SandboxOutcome } from '../schema'
import { leaveFor } from './leave'
import styles from './SandboxScreen.module.css'

const outcomes: readonly SandboxOutcome[] = ['paid', 'failed', 'delayed', 'webhook-lost', 'redirect-lost', 'both-lost']

interface Props {
  session: string
  checkout: SandboxCheckoutView
}

/** The payment provider's page of the sandbox, where whoever tries the site out chooses how the payment goes. */
export function SandboxScreen({ session, checkout: before }: Props) {
  const t = useTexts('sandbox')
  const method = useTexts('payment')
  const locale = useLocale()
  const [stranded, setStranded] = useState(false)
  const [checkout, setCheckout] = useState(before)
  const bank = trpc.payment.playBank.useMutation({ onSuccess: setCheckout })
  const decision = trpc.payment.playSandbox.useMutation({
    onSuccess: ({ returnUrl }) => (returnUrl === null ? setStranded(true) : leaveFor(returnUrl)),
  })
  const hydrated = useHydrated()

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
      {decision.isError && <LoadState state="failed" onRetry={decision.reset} />}
      {bank.isError && <LoadState state="failed" onRetry={bank.reset} />}
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
              onClick={() => decision.isPending || decision.mutate({ session, outcome })}
              data-outcome={outcome}
            >
              <strong>{t(outcome)}</strong>
              <span>{t(`${outcome}Note`)}</span>
            </button>
          ))}
        </fieldset>
      )}
      {checkout.bank.length > 0 && (
        <Bank deeds={checkout.bank} onChoose={(deed) => bank.isPending || bank.mutate({ session, deed })} />
      )}
      {!stranded && (
        <Button component={Link} variant="default" href={checkout.cancelUrl}>
          {checkout.open ? t('abandon') : t('back')}
        </Button>
      )}
    </section>
  )
}

interface BankProps {
  deeds: readonly SandboxBank['deed'][]
  onChoose: (deed: SandboxBank['deed']) => void
}

/** What the payer's bank may do with a payment that was made. */
function Bank({ deeds, onChoose }: BankProps) {
  const t = useTexts('sandbox')
  return (
    <fieldset className={styles.choices} inert={!useHydrated()}>
      <legend className={styles.legend}>{t('bank')}</legend>
      {deeds.map((deed) => (
        <button key={deed} type="button" className={styles.choice} onClick={() => onChoose(deed)} data-deed={deed}>
          <strong>{t(`dispute-${deed}`)}</strong>
          <span>{t(`dispute-${deed}Note`)}</span>
        </button>
      ))}
    </fieldset>
  )
}
