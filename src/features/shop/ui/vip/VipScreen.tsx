'use client'
import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { vipPercent } from '@/core/commerce/discount'
import { trpc } from '@/trpc/hooks'
import { PriceTag } from '@/ui/money/PriceTag'
import { ProductMotif } from '@/ui/motifs/ProductMotif'
import { useTexts } from '@/ui/texts'
import styles from './Vip.module.css'
import { VipBuy } from './VipBuy'
import { VipMember } from './VipMember'
import { VipSum } from './VipSum'

interface Props {
  refundDays: number
  /** Samples: the upper part of a printed week, and of a yearly portrait. */
  week: ReactNode
  year: ReactNode
}

/** The VIP center: its price, what it brings, with samples, and whether it is worth it; for members what they have. */
export function VipScreen({ refundDays, week, year }: Props) {
  const t = useTexts('vip')
  const [center] = trpc.vip.center.useSuspenseQuery()
  const percent = { percent: vipPercent }
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <Stack gap="sm">
          <div className={styles.picture}>
            <ProductMotif sku="vip" />
          </div>
          <Text className="eyebrow">{t('eyebrow')}</Text>
          <Title order={1}>{t(center.since ? 'member.title' : 'heading')}</Title>
          <Text className="lede">{t(center.since ? 'member.lede' : 'lede', percent)}</Text>
        </Stack>
        {!center.since && <VipBuy price={center.price} signedIn={center.signedIn} refundDays={refundDays} />}
      </div>
      {center.since && <VipMember since={center.since} savings={center.savings ?? []} />}
      <ul className={styles.columns}>
        <li>
          <Title fz="xl">{t('discount.title', percent)}</Title>
          <Text c="dimmed">{t('discount.text')}</Text>
          <div className={styles.example}>
            <Text size="sm" c="dimmed">
              {t('discount.example')}
            </Text>
            <PriceTag price={center.report} />
          </div>
        </li>
        <li>
          <Title fz="xl">{t('pdf.title')}</Title>
          <Text c="dimmed">{t('pdf.text')}</Text>
          <Text size="sm" c="dimmed">
            {t('pdf.print')}
          </Text>
        </li>
        {!center.since && (
          <li>
            <Title fz="xl">{t('once.title')}</Title>
            <Text c="dimmed">{t('once.text')}</Text>
          </li>
        )}
      </ul>
      <section className={styles.samples} aria-label={t('samples')}>
        <div>
          <Title fz="xl">{t('sheets.title')}</Title>
          <Text c="dimmed">{t('sheets.text')}</Text>
          {week}
        </div>
        <div>
          <Title fz="xl">{t('year.title')}</Title>
          <Text c="dimmed">{t('year.text')}</Text>
          {year}
        </div>
      </section>
      {!center.since && <VipSum center={center} />}
    </div>
  )
}
