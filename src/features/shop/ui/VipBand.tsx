'use client'
import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { vipPercent } from '@/core/commerce/discount'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { BuyLink } from '@/ui/money/BuyLink'
import { PriceTag } from '@/ui/money/PriceTag'
import { ProductMotif } from '@/ui/motifs/ProductMotif'
import { useTexts } from '@/ui/texts'
import { productIn } from './product'
import styles from './Shop.module.css'

/** Membership, between reports and gifts; to members it is not sold. */
export function VipBand() {
  const t = useTexts('shop')
  const [catalogue] = trpc.shop.products.useSuspenseQuery()
  const vip = productIn(catalogue, 'vip')
  return (
    <Card component="section" className={styles.band} aria-labelledby="vip">
      <ProductMotif sku="vip" />
      <Stack gap="xs">
        <Title id="vip">
          <Link href="/shop/vip">{t('groups.vip.title')}</Link>
        </Title>
        {vip.owned ? (
          <Text c="dimmed">{t('page.owned')}</Text>
        ) : (
          <>
            <Text c="dimmed">{t('groups.vip.text')}</Text>
            <ul className="strokes">
              {(['l1', 'l2', 'l3'] as const).map((line) => (
                <li key={line}>{t(`products.vip.${line}`, { percent: vipPercent })}</li>
              ))}
            </ul>
          </>
        )}
      </Stack>
      <div className={styles.buy}>
        {vip.owned ? (
          <Button component={Link} variant="default" href="/vip">
            {t('page.toVip')}
          </Button>
        ) : (
          <>
            <PriceTag price={vip} note={t('price.once')} />
            <BuyLink sku="vip" signedIn={catalogue.signedIn} quiet>
              {t('products.vip.action')}
            </BuyLink>
          </>
        )}
      </div>
    </Card>
  )
}
