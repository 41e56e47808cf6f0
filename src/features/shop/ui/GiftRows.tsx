import { vipPercent } from '@/core/commerce/discount'
import { giftSkus } from '@/core/commerce/product'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { BuyLink } from '@/ui/money/BuyLink'
import { PriceTag } from '@/ui/money/PriceTag'
import type { Catalogue } from '../schema'
import { productIn } from './product'
import styles from './Shop.module.css'

/** Gifts, each in a row. */
export async function GiftRows({ locale, catalogue }: { locale: Locale; catalogue: Catalogue }) {
  const t = await texts(locale, 'shop')
  return (
    <ul className={styles.rows}>
      {giftSkus.map((sku) => (
        <li key={sku}>
          <div className={styles.words}>
            <h3>
              <a href={`/shop/${sku}`}>{t(`products.${sku}.name`)}</a>
            </h3>
            <p>{t(`products.${sku}.content`, { percent: vipPercent })}</p>
          </div>
          <PriceTag price={productIn(catalogue, sku)} locale={locale} />
          <BuyLink sku={sku} signedIn={catalogue.signedIn} className="button quiet">
            {t(`products.${sku}.action`)}
          </BuyLink>
        </li>
      ))}
    </ul>
  )
}
