'use client'
import { Anchor, Card, Text } from '@mantine/core'
import { vipPercent } from '@/core/commerce/discount'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { useTexts } from '@/ui/texts'
import styles from './AccountState.module.css'

/** What is left and whether one is a member, each with the way on. */
export function AccountState() {
  const t = useTexts('me')
  const [{ credits, vip }] = trpc.me.overview.useSuspenseQuery()
  return (
    <section className={styles.state} aria-label={t('left.title')}>
      <Card className={styles.part}>
        <Text className={styles.fact}>
          {credits > 0 ? t('left.credits', { count: credits }) : t('left.creditsNone')}
        </Text>
        <Text size="sm" c="dimmed">
          {t('left.creditsText')}
        </Text>
        <Anchor component={Link} href="/shop">
          {t('left.shopAction')}
        </Anchor>
      </Card>
      <Card className={styles.part} data-vip={vip || undefined}>
        <Text className={styles.fact}>{t(vip ? 'left.vip' : 'left.vipNot')}</Text>
        <Text size="sm" c={vip ? undefined : 'dimmed'}>
          {t('left.vipText', { percent: vipPercent })}
        </Text>
        <Anchor component={Link} href="/vip">
          {t(vip ? 'left.vipView' : 'left.vipAction')}
        </Anchor>
      </Card>
    </section>
  )
}
