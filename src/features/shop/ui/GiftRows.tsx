'use client'
import { Stack, Text, Title } from '@mantine/core'
import { vipPercent } from '@/core/commerce/discount'
import { giftSkus } from '@/core/commerce/product'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { BuyLink } from '@/ui/money/BuyLink'
import { PriceTag } from '@/ui/money/PriceTag'
import { useTexts } from '@/ui/texts'
import { productIn } from './product'
import styles from './Shop.module.css'

/** The gifts on sale, one in each row. */
export function GiftRows() {
  const t = useTexts('shop')
  const [catalogue] = trpc.shop.products.useSuspenseQuery()
  return (
    <ul className={styles.rows}>
      {giftSkus.map((sku) => (
        <li key={sku}>
          <Stack gap="xs">
            <Title order={3}>
              <Link href={`/shop/${sku}`}>{t(`products.${sku}.name`)}</Link>
            </Title>
            <Text c="dimmed">{t(`products.${sku}.content`, { percent: vipPercent })}</Text>
          </Stack>
          <PriceTag price={productIn(catalogue, sku)} />
          <BuyLink sku={sku} signedIn={catalogue.signedIn} quiet>
            {t(`products.${sku}.action`)}
          </BuyLink>
        </li>
      ))}
    </ul>
  )
}
