'use client'
import { Button, Card, Text } from '@mantine/core'
import { formatMoney } from '@/core/commerce/money'
import { kindOf, reportsIn, type Sku } from '@/core/commerce/product'
import { productAction, productTitle } from '@/core/commerce/product-texts'
import { isShopSku } from '@/core/commerce/products'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { BuyLink } from '@/ui/money/BuyLink'
import { PriceTag } from '@/ui/money/PriceTag'
import { useLocale, useTexts } from '@/ui/texts'
import { findProduct } from './find-product'
import styles from './Product.module.css'

interface Props {
  sku: Sku
  refundDays: number
}

/** Renders one price, one button and the refund rule. */
export function BuyProduct({ sku, refundDays }: Props) {
  const t = useTexts('shop')
  const locale = useLocale()
  const [catalogue] = trpc.shop.products.useSuspenseQuery()
  const product = findProduct(catalogue, sku)
  const reports = reportsIn(sku)
  const each = { ...product, amountMinor: Math.ceil(product.amountMinor / Math.max(1, reports)) }
  if (product.owned) {
    return (
      <Card component="aside" className={styles.buy} aria-label={t('products.vip.name')}>
        <Text>{t('page.owned')}</Text>
        <Button component={Link} variant="default" href="/vip">
          {t('page.toVip')}
        </Button>
      </Card>
    )
  }
  return (
    <Card component="aside" className={styles.buy} aria-label={productTitle(t, sku)}>
      <PriceTag price={product} note={t('price.once')} />
      {reports > 0 && (
        <Text size="sm" c="dimmed">
          {t('price.each', { price: formatMoney(each, locale) })}
        </Text>
      )}
      {isShopSku(sku) ? (
        <BuyLink sku={sku} signedIn={catalogue.signedIn}>
          {productAction(t, sku)}
        </BuyLink>
      ) : (
        <Button component="a" href="/tests">
          {t('locked.choose')}
        </Button>
      )}
      {isShopSku(sku) && !catalogue.signedIn && (
        <Text size="sm" c="dimmed">
          {t('page.signIn')}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t('page.renews')}
        <br />
        {t(`refund.${kindOf(sku)}`, { days: refundDays })}
      </Text>
    </Card>
  )
}
