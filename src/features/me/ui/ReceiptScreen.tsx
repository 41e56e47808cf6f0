import { formatMoney } from '@/core/commerce/money'
import { momentText } from '@/core/dates'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { PrintButton } from '@/ui/PrintButton'
import type { Receipt } from '../schema'
import styles from './Receipt.module.css'

/** One order on one sheet of paper. */
export async function ReceiptScreen({ locale, receipt }: { locale: Locale; receipt: Receipt }) {
  const [t, common] = await Promise.all([texts(locale, 'me'), texts(locale, 'common')])
  const { product, status, listMinor, amountMinor, refundedMinor, currency, orderedAt, paidAt } = receipt
  const { acknowledged, refundDays } = receipt
  const money = (minor: number) => formatMoney({ amountMinor: minor, currency }, locale)
  const time = (at: string) => momentText(at, locale, 'UTC')
  return (
    <article className={styles.receipt}>
      <header className={styles.head}>
        <p className="eyebrow">{common('site.name')}</p>
        <h1>{t('receipt.title')}</h1>
      </header>
      <dl className={styles.rows}>
        <Row name={t('receipt.product')}>{product}</Row>
        {listMinor !== amountMinor && (
          <Row name={t('receipt.list')}>
            <s>{money(listMinor)}</s>
          </Row>
        )}
        <Row name={t(paidAt ? 'receipt.paid' : 'receipt.amount')}>{money(amountMinor)}</Row>
        {refundedMinor > 0 && <Row name={t('receipt.refunded')}>{money(refundedMinor)}</Row>}
        <Row name={t('receipt.status')}>{t(`orders.status.${status}`)}</Row>
        <Row name={t('receipt.ordered')}>{time(orderedAt)}</Row>
        {paidAt && <Row name={t('receipt.paidAt')}>{time(paidAt)}</Row>}
        <Row name={t('receipt.number')}>{receipt.orderId}</Row>
        <Row name={t('receipt.email')}>{receipt.email}</Row>
      </dl>
      {acknowledged && (
        <section className={styles.soft}>
          <p>{t('receipt.acknowledged', { date: time(acknowledged.at) })}</p>
          <ul>
            {acknowledged.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {status === 'paid' && <p className={styles.soft}>{t('receipt.refund', { days: refundDays })}</p>}
      <div className={`cluster ${styles.ways}`}>
        <PrintButton label={t('receipt.print')} />
        <a className="button text" href="/me">
          {t('receipt.back')}
        </a>
      </div>
    </article>
  )
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
