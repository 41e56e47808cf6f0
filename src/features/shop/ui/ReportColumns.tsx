import { packPaysFrom } from '@/core/commerce/discount'
import { formatMoney } from '@/core/commerce/money'
import { packSkus, reportsIn } from '@/core/commerce/product'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { BuyLink } from '@/ui/money/BuyLink'
import { PriceTag } from '@/ui/money/PriceTag'
import { ProductMotif } from '@/ui/motifs/ProductMotif'
import type { Catalogue } from '../schema'
import { productIn } from './product'
import styles from './Shop.module.css'

/** One report and the packs, with what one report costs in each. */
export async function ReportColumns({ locale, catalogue }: { locale: Locale; catalogue: Catalogue }) {
  const t = await texts(locale, 'shop')
  const single = productIn(catalogue, 'report')
  return (
    <ul className={styles.columns}>
      <li className={styles.product}>
        <ProductMotif sku="report" />
        <h3>
          <a href="/shop/report">{t('products.report.name')}</a>
        </h3>
        <p>{t('products.report.content')}</p>
        <div className={styles.buy}>
          <PriceTag price={single} locale={locale} note={t('price.once')} />
          <a className="button quiet" href="/shop/report">
            {t('products.report.action')}
          </a>
        </div>
      </li>
      {packSkus.map((sku) => {
        const pack = productIn(catalogue, sku)
        // Rounded up: never cheaper than it is.
        const each = { ...pack, amountMinor: Math.ceil(pack.amountMinor / reportsIn(sku)) }
        return (
          <li key={sku} className={styles.product}>
            <ProductMotif sku={sku} />
            <h3>
              <a href={`/shop/${sku}`}>{t(`products.${sku}.name`)}</a>
            </h3>
            <p>{t(`products.${sku}.content`)}</p>
            <p className={styles.small}>
              {t('price.pays', { count: packPaysFrom(pack.amountMinor, single.amountMinor) })}
            </p>
            <div className={styles.buy}>
              <PriceTag price={pack} locale={locale} note={t('price.each', { price: formatMoney(each, locale) })} />
              <BuyLink sku={sku} signedIn={catalogue.signedIn} className="button quiet">
                {t(`products.${sku}.action`)}
              </BuyLink>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
