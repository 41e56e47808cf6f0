import { refundDays } from '@/content/catalogue'
import { formatMoney } from '@/core/commerce/money'
import { giftOf, isPackSku, isShopSku, reportsIn, type Sku } from '@/core/commerce/product'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { BuyLink } from '@/ui/money/BuyLink'
import { PriceTag } from '@/ui/money/PriceTag'
import type { Catalogue } from '../schema'
import styles from './Product.module.css'
import { kindOf, productIn } from './product'

interface Props {
  locale: Locale
  sku: Sku
  catalogue: Catalogue
}

/** One price, one button, the refund rule. */
export async function ProductBuy({ locale, sku, catalogue }: Props) {
  const t = await texts(locale, 'shop')
  const product = productIn(catalogue, sku)
  const inside = giftOf(sku) ?? sku
  const reports = isPackSku(inside) ? reportsIn(inside) : 0
  const each = { ...product, amountMinor: Math.ceil(product.amountMinor / Math.max(1, reports)) }
  if (product.owned) {
    return (
      <aside className={`card ${styles.buy}`} aria-label={t('products.vip.name')}>
        <p>{t('page.owned')}</p>
        <a className="button quiet" href="/vip">
          {t('page.toVip')}
        </a>
      </aside>
    )
  }
  return (
    <aside className={`card ${styles.buy}`} aria-label={t(`products.${sku}.name`)}>
      <PriceTag price={product} locale={locale} note={t('price.once')} />
      {reports > 0 && <p className={styles.small}>{t('price.each', { price: formatMoney(each, locale) })}</p>}
      {isShopSku(sku) ? (
        <BuyLink sku={sku} signedIn={catalogue.signedIn} className="button">
          {t(`products.${sku}.action`)}
        </BuyLink>
      ) : (
        <a className="button" href="/tests">
          {t('locked.choose')}
        </a>
      )}
      {isShopSku(sku) && !catalogue.signedIn && <p className={styles.small}>{t('page.signIn')}</p>}
      <p className={styles.small}>
        {t('page.renews')}
        <br />
        {t(`refund.${kindOf(sku)}`, { days: refundDays })}
      </p>
    </aside>
  )
}
