'use client'
import { useCallback, useState } from 'react'
import { api } from '@/trpc/client'
import { useFailureText } from '@/ui/form/failure-text'
import { useTexts } from '@/ui/texts'
import type { OrderView } from '../schema'
import { CorrectAddress } from './CorrectAddress'
import { Countdown } from './Countdown'
import styles from './SuccessScreen.module.css'

interface Props {
  order: OrderView
  /** Path of the report that this order opened. */
  report: string
}

/** Paid: where the link went, and the report itself, which opens by itself unless there is something to mend. */
export function SuccessScreen({ order: loaded, report }: Props) {
  const t = useTexts('payment')
  const [order, setOrder] = useState(loaded)
  const [mending, setMending] = useState(false)
  const [again, setAgain] = useState('')
  const mend = useCallback(() => setMending(true), [])
  const failureText = useFailureText()
  const mail = order.mail ?? 'none'
  const bounced = mail === 'failed'
  const corrected = order !== loaded

  async function resend() {
    // Who looks after the mail is not hurried on.
    setMending(true)
    const { orderId, email } = order
    const said = api.payment.resend.mutate({ orderId }).then(() => t('success.resent', { email }), failureText)
    setAgain(await said)
  }

  return (
    <section className={`wrap narrow ${styles.page}`}>
      <SuccessMark />
      <h1>{t('success.title')}</h1>
      <p className={bounced || corrected ? 'notice' : 'lede'} role="status">
        {corrected ? t('correct.done', { email: order.email }) : t(`success.${mail}`, { email: order.email })}
      </p>
      <div className="cluster">
        <a className="button" href={report}>
          {t('success.view')}
        </a>
        {(mail === 'sent' || mail === 'retrying') && !again && (
          <button type="button" className="button quiet" onClick={resend}>
            {t('success.resend')}
          </button>
        )}
        {bounced && !order.correctable && (
          <a className="button quiet" href="/contact">
            {t('held.action')}
          </a>
        )}
      </div>
      <p role="status">{again}</p>
      {/* Who has to read that the mail failed, or is typing, is not hurried on. */}
      {!bounced && !mending && !corrected && <Countdown to={report} />}
      {order.correctable && <CorrectAddress order={order} open={bounced} onStart={mend} onDone={setOrder} />}
    </section>
  )
}

/** A tick in a circle. */
export const SuccessMark = () => (
  <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="30" />
    <path d="M19 33c5 3 8 7 10 11 4-11 10-19 18-25" />
  </svg>
)
