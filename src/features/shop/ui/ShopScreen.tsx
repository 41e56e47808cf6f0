'use client'
import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { opensAll, productParams } from '@/core/commerce/product-texts'
import { packSkus } from '@/core/commerce/products'
import { sentences } from '@/core/texts/sentences'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { ProductMotif } from '@/ui/motifs/ProductMotif'
import { Sentence } from '@/ui/Sentence'
import { useLocale, useTexts } from '@/ui/texts'
import { GiftRows } from './GiftRows'
import { ReportColumns } from './ReportColumns'
import styles from './Shop.module.css'
import { VipBand } from './VipBand'

/** The whole catalogue: reports, membership and gifts. */
export function ShopScreen({ refundDays }: { refundDays: number }) {
  const t = useTexts('shop')
  const locale = useLocale()
  const [{ credits, freeReports, tests }] = trpc.shop.products.useSuspenseQuery()
  const compare = packSkus.find((sku) => opensAll(sku, { tests, freeReports }))
  const left = credits === null ? t('viewer.free', { count: freeReports }) : t('viewer.left', { count: credits })
  return (
    <div className={`wrap ${styles.page}`}>
      <Stack>
        <Title order={1}>{t('title')}</Title>
        <Text className="lede">{t('lede')}</Text>
        <Text c="dimmed" maw="none">
          <Sentence text={left}>
            <Anchor component={Link} href={credits === null ? '/register?next=/shop' : '/me/shop'}>
              {t(credits === null ? 'viewer.register' : 'viewer.mine')}
            </Anchor>
          </Sentence>
        </Text>
      </Stack>
      <section aria-labelledby="reports">
        <div className={styles.heading}>
          <Title id="reports">{t('groups.reports.title')}</Title>
          <Text c="dimmed">{t('groups.reports.text')}</Text>
        </div>
        <ReportColumns />
        <Text c="dimmed" mt="xl">
          {sentences(
            compare && t('price.compare', productParams(compare, locale)),
            locale === 'cn' && t('price.invoice'),
          )}
        </Text>
      </section>
      <VipBand />
      <section className={styles.gifts} aria-labelledby="gifts">
        <div className={styles.heading}>
          <ProductMotif sku="gift-vip" />
          <Title id="gifts">{t('groups.gifts.title')}</Title>
          <Text c="dimmed">{t('groups.gifts.text')}</Text>
        </div>
        <GiftRows />
      </section>
      <section aria-labelledby="refund">
        <Stack align="start">
          <Title id="refund">{t('refund.title')}</Title>
          <ul className={styles.rules}>
            {(['report', 'pack', 'vip', 'gift'] as const).map((kind) => (
              <li key={kind}>{t(`refund.${kind}`, { days: refundDays })}</li>
            ))}
          </ul>
          <Button component="a" variant="transparent" href="/refunds">
            {t('refund.link')}
          </Button>
        </Stack>
      </section>
    </div>
  )
}
