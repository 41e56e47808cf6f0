'use client'
import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { vipPercent } from '@/core/commerce/discount'
import { kindOf } from '@/core/commerce/product'
import { productLines, productText, productTitle } from '@/core/commerce/product-texts'
import type { SoldSku } from '@/core/commerce/products'
import { dateSlot } from '@/core/dates'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { Section } from '@/ui/app/Section'
import { LocalTime } from '@/ui/LocalTime'
import { ProductMotif } from '@/ui/motifs/ProductMotif'
import { Sentence } from '@/ui/Sentence'
import { useLocale, useTexts } from '@/ui/texts'
import { BuyProduct } from './BuyProduct'
import styles from './Product.module.css'

interface Props {
  sku: SoldSku
  refundDays: number
}

/** Renders one product in full. For a single report it also lists the results for which it can be bought. */
export function ProductScreen({ sku, refundDays }: Props) {
  const t = useTexts('shop')
  const locale = useLocale()
  const [{ freeReports, tests, signedIn, credits }] = trpc.shop.products.useSuspenseQuery()
  const kind = kindOf(sku)
  const site = { locale, tests, freeReports }
  const params = { percent: vipPercent, count: freeReports }
  return (
    <div className={`wrap ${styles.page}`}>
      <Stack>
        <Anchor component={Link} className={`alone ${styles.back}`} href="/shop">
          {t('page.all')}
        </Anchor>
        <ProductMotif sku={sku} />
        <Title order={1}>{productTitle(t, sku)}</Title>
        <Text className="lede">{productText(t, sku, 'content', site)}</Text>
        <Title className="visually-hidden">{t('page.contents')}</Title>
        <ul className="strokes">
          {productLines.map((line) => (
            <li key={line}>{productText(t, sku, line, site)}</li>
          ))}
        </ul>
      </Stack>
      <BuyProduct sku={sku} refundDays={refundDays} />
      <Stack gap="var(--space-7)">
        {sku === 'report' && signedIn && <LockedList credits={credits ?? 0} />}
        <Section id="how" title={t('page.how')}>
          <ol className={styles.steps}>
            {(['how1', 'how2', 'how3'] as const).map((step) => (
              <li key={step}>{t(`kinds.${kind}.${step}`)}</li>
            ))}
          </ol>
        </Section>
        <Section id="questions" title={t('page.questions')}>
          <div className={styles.questions}>
            {([1, 2] as const).map((n) => (
              <details key={n}>
                <summary>{t(`kinds.${kind}.q${n}`)}</summary>
                <Text pb="lg">{t(`kinds.${kind}.a${n}`, params)}</Text>
              </details>
            ))}
            <details>
              <summary>{t('kinds.return')}</summary>
              <Text pb="lg">
                <Sentence text={t(`refund.${kind}`, { days: refundDays })}>
                  <Anchor href="/refunds">{t('refund.link')}</Anchor>
                </Sentence>
              </Text>
            </details>
          </div>
        </Section>
      </Stack>
    </div>
  )
}

/**
 * Renders the completed tests of the account whose report is still locked, each with a link to unlock it.
 * @param credits number of reports left
 */
function LockedList({ credits }: { credits: number }) {
  const t = useTexts('shop')
  const locale = useLocale()
  const [locked] = trpc.shop.locked.useSuspenseQuery()
  if (locked.length === 0) return null
  return (
    <Section id="locked" title={t('locked.title')}>
      {credits > 0 && (
        <Text size="sm" c="dimmed">
          {t('locked.credits', { count: credits })}
        </Text>
      )}
      <ul className={styles.locked}>
        {locked.map(({ sittingId, title, at }) => (
          <li key={sittingId}>
            <div>
              <Title order={3}>{title}</Title>
              <Text size="sm" c="dimmed">
                <LocalTime at={at} locale={locale} within={t('locked.finished', { date: dateSlot })} />
              </Text>
            </div>
            <Button component={Link} variant="default" href={`/payment?report=${sittingId}`}>
              {t('locked.unlock')}
              <span className="visually-hidden"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
