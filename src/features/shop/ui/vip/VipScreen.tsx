import { vipPercent } from '@/core/commerce/discount'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { PriceTag } from '@/ui/money/PriceTag'
import { ProductMotif } from '@/ui/motifs/ProductMotif'
import type { VipCenter } from '../../schema'
import styles from './Vip.module.css'
import { VipBuy } from './VipBuy'
import { VipMember } from './VipMember'
import { VipSum } from './VipSum'

/** The VIP center: what it is, whether it is worth it, and the one price. */
export async function VipScreen({ locale, center }: { locale: Locale; center: VipCenter }) {
  const t = await texts(locale, 'vip')
  const percent = { percent: vipPercent }
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <div className={styles.words}>
          <p className="eyebrow">{t('eyebrow')}</p>
          <h1>{t('heading')}</h1>
          <p className="lede">{t('lede', percent)}</p>
        </div>
        <div className={styles.picture}>
          <ProductMotif sku="vip" />
        </div>
      </header>
      {center.since && <VipMember locale={locale} since={center.since} savings={center.savings ?? []} />}
      <ul className={styles.columns}>
        <li>
          <h2>{t('discount.title', percent)}</h2>
          <p>{t('discount.text')}</p>
          <div className={styles.example}>
            <p>{t('discount.example')}</p>
            <PriceTag price={center.report} locale={locale} />
          </div>
        </li>
        <li>
          <h2>{t('pdf.title')}</h2>
          <p>{t('pdf.text')}</p>
          <p className={styles.small}>{t('pdf.print')}</p>
        </li>
        <li>
          <h2>{t('once.title')}</h2>
          <p>{t('once.text')}</p>
        </li>
      </ul>
      {!center.since && (
        <div className={styles.decide}>
          <VipSum locale={locale} center={center} />
          <VipBuy locale={locale} price={center.price} signedIn={center.signedIn} />
        </div>
      )}
    </div>
  )
}
