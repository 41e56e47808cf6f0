'use client'
import { useTexts } from '@/ui/texts'
import type { OrderView } from '../schema'
import { Countdown } from './Countdown'
import styles from './SuccessScreen.module.css'

interface Props {
  order: OrderView
  /** Path of the report that this order opened. */
  report: string
}

/** Paid: where the link went, and the report itself, which opens by itself unless it is told not to. */
export function SuccessScreen({ order, report }: Props) {
  const t = useTexts('payment')
  const mail = order.mail ?? 'none'
  return (
    <section className={`wrap narrow ${styles.page}`}>
      <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="30" />
        <path d="M19 33c5 3 8 7 10 11 4-11 10-19 18-25" />
      </svg>
      <h1>{t('success.title')}</h1>
      <p className={mail === 'failed' ? 'notice' : 'lede'}>{t(`success.${mail}`, { email: order.email })}</p>
      <div className="cluster">
        <a className="button" href={report}>
          {t('success.view')}
        </a>
        {mail === 'failed' && (
          <a className="button quiet" href="/contact">
            {t('held.action')}
          </a>
        )}
      </div>
      {/* Who has to read that the mail failed is not hurried on. */}
      {mail !== 'failed' && <Countdown to={report} />}
    </section>
  )
}
