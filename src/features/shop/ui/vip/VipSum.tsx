'use client'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { formatSums } from '@/core/commerce/money'
import { Link } from '@/ui/app/Link'
import { BuyLink } from '@/ui/money/BuyLink'
import { useLocale, useTexts } from '@/ui/texts'
import type { VipCenter } from '../../schema'
import styles from './Vip.module.css'

/** When membership pays for itself, what it would have saved the account that is signed in, and the button once more. */
export function VipSum({ center }: { center: VipCenter }) {
  const t = useTexts('vip')
  const locale = useLocale()
  const { paysFrom, savings, signedIn } = center
  return (
    <section aria-labelledby="sum">
      <Stack>
        <Title id="sum">{t('sum.title')}</Title>
        <Text>{t('sum.pays', { count: paysFrom })}</Text>
        {savings === null ? (
          <Anchor component={Link} className={styles.signIn} href="/login?next=/vip">
            {t('sum.signIn')}
          </Anchor>
        ) : (
          <Text>
            {savings.length > 0 ? t('sum.would', { sum: formatSums(savings, locale) }) : t('sum.wouldNothing')}
          </Text>
        )}
        <div>
          <BuyLink sku="vip" signedIn={signedIn}>
            {t('buy.action')}
          </BuyLink>
        </div>
      </Stack>
    </section>
  )
}
