import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import styles from './Price.module.css'

interface Props {
  locale: Locale
  /** Formatted, with its currency. */
  price: string
  refundDays: number
}

/** One price; what it brings and what stays free are equally visible. */
export async function Price({ locale, price, refundDays }: Props) {
  const t = await texts(locale, 'home')
  return (
    <section className="wrap section" aria-labelledby="price">
      <div className={styles.price}>
        <div className={styles.words}>
          <p className="eyebrow">{t('price.eyebrow')}</p>
          <h2 id="price">{t('price.title')}</h2>
          <p className={styles.amount}>{price}</p>
          <p>{t('price.text', { days: refundDays })}</p>
          <a className="button text" href="/refunds">
            {t('price.refunds')}
          </a>
        </div>
        <div className={styles.list}>
          <h3>{t('price.free')}</h3>
          <ul className={styles.lines}>
            {(['free1', 'free2', 'free3', 'free4'] as const).map((line) => (
              <li key={line}>{t(`price.${line}`)}</li>
            ))}
          </ul>
        </div>
        <div className={styles.list}>
          <h3>{t('price.paid')}</h3>
          <ul className={styles.lines}>
            {(['paid1', 'paid2', 'paid3', 'paid4'] as const).map((line) => (
              <li key={line}>{t(`price.${line}`)}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
