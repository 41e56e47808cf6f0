'use client'
import { Button, Text, Title } from '@mantine/core'
import { packBreakEven } from '@/core/commerce/discount'
import { formatMoney } from '@/core/commerce/money'
import { reportsIn } from '@/core/commerce/product'
import { productAction, productText, productTitle } from '@/core/commerce/product-texts'
import { packSkus } from '@/core/commerce/products'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { BuyLink } from '@/ui/money/BuyLink'
import { PriceTag } from '@/ui/money/PriceTag'
import { ProductMotif } from '@/ui/motifs/ProductMotif'
import { useLocale, useTexts } from '@/ui/texts'
import { findProduct } from './find-product'
import styles from './Shop.module.css'

/** Renders the single report and the packs, with the price per report in each. */
export function ReportColumns() {
  const t = useTexts('shop')
  const locale = useLocale()
  const [catalogue] = trpc.shop.products.useSuspenseQuery()
  const single = findProduct(catalogue, 'report')
  return (
    <ul className={styles.columns}>
      <li className={styles.product}>
        <ProductMotif sku="report" />
        <Title order={3}>
          <Link href="/shop/report">{t('products.report.name')}</Link>
        </Title>
        <Text c="dimmed">{t('products.report.content')}</Text>
        <div className={styles.buy}>
          <PriceTag price={single} note={t('price.once')} />
          <Button component={Link} variant="default" href="/shop/report">
            {t('products.report.action')}
          </Button>
        </div>
      </li>
      {packSkus.map((sku) => {
        const pack = findProduct(catalogue, sku)
        // Rounded up, so that the shown price is never too low.
        const each = { ...pack, amountMinor: Math.ceil(pack.amountMinor / reportsIn(sku)) }
        return (
          <li key={sku} className={styles.product}>
            <ProductMotif sku={sku} />
            <Title order={3}>
              <Link href={`/shop/${sku}`}>{productTitle(t, sku)}</Link>
            </Title>
            <Text c="dimmed">{productText(t, sku, 'content', { ...catalogue, locale })}</Text>
            <Text size="sm" c="dimmed">
              {t('price.pays', { count: packBreakEven(pack.amountMinor, single.amountMinor) })}
            </Text>
            <div className={styles.buy}>
              <PriceTag price={pack} note={t('price.each', { price: formatMoney(each, locale) })} />
              <BuyLink sku={sku} signedIn={catalogue.signedIn} quiet>
                {productAction(t, sku)}
              </BuyLink>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
