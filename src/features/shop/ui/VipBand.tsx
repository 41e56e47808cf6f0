import { vipPercent } from '@/core/commerce/discount'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { BuyLink } from '@/ui/money/BuyLink'
import { PriceTag } from '@/ui/money/PriceTag'
import { ProductMotif } from '@/ui/motifs/ProductMotif'
import type { Catalogue } from '../schema'
import { productIn } from './product'
import styles from './Shop.module.css'

/** Membership, between what one buys for oneself and for others. */
export async function VipBand({ locale, catalogue }: { locale: Locale; catalogue: Catalogue }) {
  const t = await texts(locale, 'shop')
  const vip = productIn(catalogue, 'vip')
  return (
    <section className={`card ${styles.band}`} aria-labelledby="vip">
      <ProductMotif sku="vip" />
      <div className={styles.words}>
        <h2 id="vip">
          <a href="/shop/vip">{t('groups.vip.title')}</a>
        </h2>
        <p>{t('groups.vip.text')}</p>
        <ul className={styles.strokes}>
          {(['l1', 'l2', 'l3'] as const).map((line) => (
            <li key={line}>{t(`products.vip.${line}`, { percent: vipPercent })}</li>
          ))}
        </ul>
      </div>
      <div className={styles.buy}>
        {vip.owned ? (
          <>
            <p>{t('page.owned')}</p>
            <a className="button quiet" href="/vip">
              {t('page.toVip')}
            </a>
          </>
        ) : (
          <>
            <PriceTag price={vip} locale={locale} note={t('price.once')} />
            <BuyLink sku="vip" signedIn={catalogue.signedIn} className="button quiet">
              {t('products.vip.action')}
            </BuyLink>
          </>
        )}
      </div>
    </section>
  )
}
