import { refundDays } from '@/content/catalogue'
import type { Money } from '@/core/commerce/money'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { BuyLink } from '@/ui/money/BuyLink'
import { PriceTag } from '@/ui/money/PriceTag'
import styles from './Vip.module.css'

interface Props {
  locale: Locale
  price: Money
  signedIn: boolean
}

/** One price, one button, the refund rule. */
export async function VipBuy({ locale, price, signedIn }: Props) {
  const t = await texts(locale, 'vip')
  return (
    <aside className={`card ${styles.buy}`} aria-label={t('buy.title')}>
      <PriceTag price={{ ...price, listMinor: price.amountMinor }} locale={locale} note={t('buy.once')} />
      <BuyLink sku="vip" signedIn={signedIn} className="button">
        {t('buy.action')}
      </BuyLink>
      {!signedIn && <p className={styles.small}>{t('buy.signIn')}</p>}
      <p className={styles.small}>{t('buy.refund', { days: refundDays })}</p>
      <p className={styles.links}>
        <a href="/refunds">{t('buy.refundLink')}</a>
        <a href="/shop/gift-vip">{t('buy.gift')}</a>
      </p>
    </aside>
  )
}
