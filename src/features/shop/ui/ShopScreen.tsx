'use client'
import { Anchor, Button, Card, Stack, Text, Title } from '@mantine/core'
import { vipPercent } from '@/core/commerce/discount'
import { formatMoney } from '@/core/commerce/money'
import { formatPriceLine } from '@/core/commerce/product'
import { opensAllTests, productAction, productParams, productText, productTitle } from '@/core/commerce/product-texts'
import { giftSkus, packSkus } from '@/core/commerce/products'
import { joinSentences } from '@/core/texts/sentences'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { BuyLink } from '@/ui/money/BuyLink'
import { PriceTag } from '@/ui/money/PriceTag'
import { ProductMotif } from '@/ui/motifs/ProductMotif'
import { Sentence } from '@/ui/Sentence'
import { useLocale, useTexts } from '@/ui/texts'
import { findProduct } from './find-product'
import { ReportColumns } from './ReportColumns'
import styles from './Shop.module.css'

/** Renders the whole catalogue: reports, membership and gifts. */
export function ShopScreen({ refundDays }: { refundDays: number }) {
  const t = useTexts('shop')
  const locale = useLocale()
  const common = useTexts('common')
  const [catalogue] = trpc.shop.products.useSuspenseQuery()
  const { credits, freeReports, tests } = catalogue
  const compare = packSkus.find((sku) => opensAllTests(sku, { tests, freeReports }))
  const reader = credits === null ? 'guest' : credits > 0 ? 'own' : 'once'
  const line = formatPriceLine(common, reader, formatMoney(findProduct(catalogue, 'report'), locale))
  const left = joinSentences(credits !== null && t('viewer.left', { count: credits }), line)
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
          {joinSentences(
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

/** Renders the gifts on sale, one in each row. */
function GiftRows() {
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
          <PriceTag price={findProduct(catalogue, sku)} />
          <BuyLink sku={sku} signedIn={catalogue.signedIn} quiet>
            {productAction(t, sku)}
          </BuyLink>
        </li>
      ))}
    </ul>
  )
}

/** Renders membership, between reports and gifts; members see no offer. */
function VipBand() {
  const t = useTexts('shop')
  const [catalogue] = trpc.shop.products.useSuspenseQuery()
  const vip = findProduct(catalogue, 'vip')
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
