'use client'
import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { vipPercent } from '@/core/commerce/discount'
import { formatSums, type Money } from '@/core/commerce/money'
import { dateSlot } from '@/core/dates'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { LocalTime } from '@/ui/LocalTime'
import { BuyLink } from '@/ui/money/BuyLink'
import { PriceTag } from '@/ui/money/PriceTag'
import { ProductMotif } from '@/ui/motifs/ProductMotif'
import { useLocale, useTexts } from '@/ui/texts'
import type { VipCenter } from '../../schema'
import styles from './Vip.module.css'

interface Props {
  refundDays: number
  /** Upper part of a sample of a printed week; `year`: sample of a yearly portrait. */
  week: ReactNode
  year: ReactNode
}

/** Renders the VIP center: price, benefits with samples, and the break-even point; for members their savings. */
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
        {!center.since && <VipBuy center={center} refundDays={refundDays} />}
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

/**
 * Returns whether VIP would have paid for itself with the purchases of this account. If not, the button is less
 * prominent, because the words beside it advise against VIP.
 */
const paysOff = ({ price, savings }: VipCenter): boolean =>
  (savings ?? []).some(({ amountMinor, currency }) => currency === price.currency && amountMinor >= price.amountMinor)

interface VipBuyProps {
  center: VipCenter
  refundDays: number
}

/**
 * Renders the price, the cases in which VIP pays off and those in which it does not, one button, and the refund rule.
 */
function VipBuy({ center, refundDays }: VipBuyProps) {
  const { price, paysFrom, signedIn } = center
  const t = useTexts('vip')
  return (
    <Card component="aside" className={styles.buy} aria-label={t('buy.title')}>
      <PriceTag price={{ ...price, listMinor: price.amountMinor }} note={t('buy.once')} />
      <Text>{t('buy.worth', { count: paysFrom })}</Text>
      <BuyLink sku="vip" signedIn={signedIn} quiet={!paysOff(center)}>
        {t('buy.action')}
      </BuyLink>
      {!signedIn && (
        <Text size="sm" c="dimmed">
          {t('buy.signIn')}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t('buy.refund', { days: refundDays })}
      </Text>
      <Group className={styles.links}>
        <Anchor className="alone" href="/refunds">
          {t('buy.refundLink')}
        </Anchor>
        <Anchor component={Link} className="alone" href="/shop/gift-vip">
          {t('buy.gift')}
        </Anchor>
      </Group>
    </Card>
  )
}

interface VipMemberProps {
  since: string
  savings: readonly Money[]
}

/** Renders, for members, the start of their membership and the amount it has saved them. */
function VipMember({ since, savings }: VipMemberProps) {
  const t = useTexts('vip')
  const locale = useLocale()
  return (
    <Card component="section" className={styles.member} aria-labelledby="member">
      <Stack gap="sm">
        <Text id="member" fw={600}>
          <LocalTime at={since} locale={locale} within={t('member.since', { date: dateSlot })} />
        </Text>
        <Text c="dimmed">
          {savings.length > 0 ? t('member.saved', { sum: formatSums(savings, locale) }) : t('member.savedNothing')}
        </Text>
      </Stack>
      <Group>
        <Button component={Link} variant="default" href="/me/year">
          {t('member.year')}
        </Button>
        <Button component={Link} variant="default" href="/me">
          {t('member.reports')}
        </Button>
        <Button component={Link} variant="transparent" href="/shop">
          {t('member.shop')}
        </Button>
      </Group>
    </Card>
  )
}

/** Renders when VIP pays off, its savings so far for an account that is signed in, and the button once more. */
function VipSum({ center }: { center: VipCenter }) {
  const t = useTexts('vip')
  const locale = useLocale()
  const { paysFrom, savings, signedIn } = center
  return (
    <section aria-labelledby="sum">
      <Stack>
        <Title id="sum">{t('sum.title')}</Title>
        <Text>{t('sum.pays', { count: paysFrom })}</Text>
        {savings === null ? (
          <Anchor component={Link} className="alone" href="/login?next=/vip">
            {t('sum.signIn')}
          </Anchor>
        ) : (
          <Text>
            {savings.length > 0 ? t('sum.would', { sum: formatSums(savings, locale) }) : t('sum.wouldNothing')}
          </Text>
        )}
        <div>
          <BuyLink sku="vip" signedIn={signedIn} quiet={!paysOff(center)}>
            {t('buy.action')}
          </BuyLink>
        </div>
      </Stack>
    </section>
  )
}
