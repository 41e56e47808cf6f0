'use client'
import { Anchor, Card, Group, Text } from '@mantine/core'
import type { Money } from '@/core/commerce/money'
import { Link } from '@/ui/app/Link'
import { BuyLink } from '@/ui/money/BuyLink'
import { PriceTag } from '@/ui/money/PriceTag'
import { useTexts } from '@/ui/texts'
import styles from './Vip.module.css'

interface Props {
  price: Money
  signedIn: boolean
  refundDays: number
}

/** One price, one button, the refund rule. */
export function VipBuy({ price, signedIn, refundDays }: Props) {
  const t = useTexts('vip')
  return (
    <Card component="aside" className={styles.buy} aria-label={t('buy.title')}>
      <PriceTag price={{ ...price, listMinor: price.amountMinor }} note={t('buy.once')} />
      <BuyLink sku="vip" signedIn={signedIn}>
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
        <Anchor href="/refunds">{t('buy.refundLink')}</Anchor>
        <Anchor component={Link} href="/shop/gift-vip">
          {t('buy.gift')}
        </Anchor>
      </Group>
    </Card>
  )
}
