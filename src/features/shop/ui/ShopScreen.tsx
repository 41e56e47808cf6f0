import { refundDays } from '@/content/catalogue'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { ProductMotif } from '@/ui/motifs/ProductMotif'
import type { Catalogue } from '../schema'
import { GiftRows } from './GiftRows'
import { ReportColumns } from './ReportColumns'
import styles from './Shop.module.css'
import { VipBand } from './VipBand'

/** The whole catalogue: for one's own reports, membership, and for somebody else. */
export async function ShopScreen({ locale, catalogue }: { locale: Locale; catalogue: Catalogue }) {
  const t = await texts(locale, 'shop')
  const { credits, freeReports } = catalogue
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
        <p className={styles.principal}>
          {credits === null ? (
            <>
              {t('viewer.free', { count: freeReports })} <a href="/register?next=/shop">{t('viewer.register')}</a>
            </>
          ) : (
            <>
              {t('viewer.left', { count: credits })} <a href="/me/shop">{t('viewer.mine')}</a>
            </>
          )}
        </p>
      </header>
      <section aria-labelledby="reports">
        <div className={styles.heading}>
          <h2 id="reports">{t('groups.reports.title')}</h2>
          <p>{t('groups.reports.text')}</p>
        </div>
        <ReportColumns locale={locale} catalogue={catalogue} />
        <p className={styles.compare}>{t('price.compare')}</p>
      </section>
      <VipBand locale={locale} catalogue={catalogue} />
      <section className={styles.gifts} aria-labelledby="gifts">
        <div className={styles.heading}>
          <ProductMotif sku="gift-vip" />
          <h2 id="gifts">{t('groups.gifts.title')}</h2>
          <p>{t('groups.gifts.text')}</p>
        </div>
        <GiftRows locale={locale} catalogue={catalogue} />
      </section>
      <section className={styles.refund} aria-labelledby="refund">
        <h2 id="refund">{t('refund.title')}</h2>
        <ul className={styles.rules}>
          {(['report', 'pack', 'vip', 'gift'] as const).map((kind) => (
            <li key={kind}>{t(`refund.${kind}`, { days: refundDays })}</li>
          ))}
        </ul>
        <a className="button text" href="/refunds">
          {t('refund.link')}
        </a>
      </section>
    </div>
  )
}
