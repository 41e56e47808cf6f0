import type { ReportPrice } from '@/content/shop/catalogue'
import { formatPriceLine } from '@/core/commerce/product'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { Sentence } from '@/ui/Sentence'
import { MemberText, RemainingCredits } from '../RemainingCredits'
import styles from './Offer.module.css'

interface Props {
  locale: Locale
  /** Price of a single report. */
  price: ReportPrice
  refundDays: number
}

/**
 * Shows first the benefits of an account (to a signed-in reader: the place of their reports), then the price of one
 * report without an account, and everything that is free.
 */
export async function Offer({ locale, price, refundDays }: Props) {
  const [t, common] = [await texts(locale, 'home'), await texts(locale, 'common')]
  return (
    <section className={`wrap ${styles.offer}`}>
      <div className={styles.card}>
        {/* Signed-in readers get no offer of an account: enhance.js shows the other words. */}
        <div className={styles.words} data-account hidden>
          <h2>{t('offer.ownTitle')}</h2>
          <p>{t('offer.ownText')}</p>
          <p>
            <MemberText price={price} text={(one) => formatPriceLine(common, 'own', one)} />
          </p>
          <RemainingCredits text={t('offer.ownLeft', { count: '{{count}}' })} />
          <p>
            <a className="button" href="/me">
              {t('offer.own')}
            </a>
          </p>
        </div>
        <div className={styles.words} data-guest>
          <p className="eyebrow">{t('offer.eyebrow')}</p>
          <h2>{t('offer.title')}</h2>
          <p>{formatPriceLine(common, 'guest', price.everybody)}</p>
          <p>{t('offer.text')}</p>
          <p>
            <a className="button" href="/register">
              {t('offer.register')}
            </a>
          </p>
          <p className={styles.single}>
            <Sentence text={t('offer.single', { days: refundDays })}>
              <a href="/refunds">{t('offer.refunds')}</a>
            </Sentence>
          </p>
        </div>
        {/* Folded on a phone, where the whole page is four screens; beside the words where there is enough room. */}
        <div className={styles.folded}>
          {(['full', 'free'] as const).map((part) => (
            <details key={part}>
              <summary>{t(`offer.${part}Title`)}</summary>
              <p>{t(`offer.${part}`)}</p>
            </details>
          ))}
        </div>
        <dl className={styles.open}>
          {(['free', 'full'] as const).map((part) => (
            <div key={part}>
              <dt>{t(`offer.${part}Title`)}</dt>
              <dd>{t(`offer.${part}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
