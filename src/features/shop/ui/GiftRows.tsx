'use client'
import { Stack, Text, Title } from '@mantine/core'
import { productAction, productText, productTitle } from '@/core/commerce/product-texts'
import { giftSkus } from '@/core/commerce/products'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { BuyLink } from '@/ui/money/BuyLink'
import { PriceTag } from '@/ui/money/PriceTag'
import { useLocale, useTexts } from '@/ui/texts'
import { productIn } from './product'
import styles from './Shop.module.css'

/** The gifts on sale, one in each row. */
export function GiftRows() {
  const t = useTexts('shop')
  const locale = useLocale()
  const [catalogue] = trpc.shop.products.useSuspenseQuery()
  return (
    <ul className={styles.rows}>
      {giftSkus.map((sku) => (
        <li key={sku}>
          <Stack gap="xs">
            <Title order={3}>
              <Link href={`/shop/${sku}`}>{productTitle(t, sku)}</Link>
            </Title>
            <Text c="dimmed">{productText(t, sku, 'content', { ...catalogue, locale })}</Text>
          </Stack>
          <PriceTag price={productIn(catalogue, sku)} />
          <BuyLink sku={sku} signedIn={catalogue.signedIn} quiet>
            {productAction(t, sku)}
          </BuyLink>
        </li>
      ))}
    </ul>
  )
}
