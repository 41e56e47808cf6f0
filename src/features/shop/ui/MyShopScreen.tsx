'use client'
import { Alert, Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { dateSlot } from '@/core/dates'
import { Link } from '@/ui/app/Link'
import { Section } from '@/ui/app/Section'
import { LocalTime } from '@/ui/LocalTime'
import rows from '@/ui/styles/Rows.module.css'
import { useLocale, useTexts } from '@/ui/texts'
import type { ShopAccount } from '../schema'
import { Ledger } from './Ledger'
import styles from './MyShop.module.css'
import { GivenGifts, type OrderRefund, Purchases, ReceivedGifts } from './PurchasesAndGifts'
import { RedeemForm } from './RedeemForm'

interface Props {
  account: ShopAccount
  /** Refunds that can be requested for the account's orders, or were already requested. */
  refunds: readonly OrderRefund[]
  /** The code in a mailed link; it is redeemed only when the button is pressed. */
  code: string
  /** Page of the ledger, from 1. */
  page: number
}

/** Renders the account's remaining credits, its gifts given and received, its purchases and its ledger. */
export function MyShopScreen({ account, refunds, code, page }: Props) {
  const t = useTexts('shop')
  const me = useTexts('me')
  const locale = useLocale()
  const { credits, creditsOwed, vipSince, purchases, received, ledger } = account
  return (
    <Stack gap="var(--space-7)">
      <Stack gap="sm">
        <Anchor component={Link} className={rows.back} href="/me">
          {me('title')}
        </Anchor>
        <Title order={1}>{t('mine.heading')}</Title>
        <Text className="lede">{t('mine.lede')}</Text>
        <Text className={styles.left}>
          {t('mine.left')} <span className={styles.number}>{credits}</span>
        </Text>
        {creditsOwed > 0 && <Alert role="note">{t('mine.owed', { count: creditsOwed })}</Alert>}
        <Group className={`${rows.ways} ${styles.ways}`}>
          {vipSince ? (
            <span>
              <LocalTime at={vipSince} locale={locale} within={t('mine.vipSince', { date: dateSlot })} />
            </span>
          ) : (
            <Anchor component={Link} href="/vip">
              {t('mine.noVip')}
            </Anchor>
          )}
          <Anchor component={Link} href="/shop">
            {t('mine.more')}
          </Anchor>
        </Group>
      </Stack>
      <Section id="redeem" title={t('mine.redeem.title')}>
        <RedeemForm initial={code} />
      </Section>
      <GivenGifts purchases={purchases} />
      <ReceivedGifts received={received} />
      <Purchases purchases={purchases} refunds={refunds} />
      <Ledger ledger={ledger} page={page} />
    </Stack>
  )
}
