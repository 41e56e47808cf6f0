import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { Sentence } from '@/ui/Sentence'
import styles from './Offer.module.css'

interface Props {
  locale: Locale
  /** Of a single report: formatted, with its currency. */
  price: string
  refundDays: number
}

/** What an account brings, first; what one report costs without one; and what nobody pays for. */
export async function Offer({ locale, price, refundDays }: Props) {
  const t = await texts(locale, 'home')
  return (
    <section className={`wrap ${styles.offer}`} aria-labelledby="offer">
      <div className={styles.card}>
        <div className={styles.words}>
          <p className="eyebrow">{t('offer.eyebrow')}</p>
          <h2 id="offer">{t('offer.title')}</h2>
          <p>{t('offer.text')}</p>
          <p>
            <a className="button" href="/register">
              {t('offer.register')}
            </a>
          </p>
          <p className={styles.single}>
            <Sentence text={t('offer.single', { price, days: refundDays })}>
              <a href="/refunds">{t('offer.refunds')}</a>
            </Sentence>
          </p>
        </div>
        <div className={styles.lists}>
          <h3>{t('offer.freeTitle')}</h3>
          <p>{t('offer.free')}</p>
          <h3>{t('offer.fullTitle')}</h3>
          <p>{t('offer.full')}</p>
        </div>
      </div>
    </section>
  )
}
