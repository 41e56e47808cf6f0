'use client'
import { Anchor, Card, Text } from '@mantine/core'
import { vipPercent } from '@/core/commerce/discount'
import { dateSlot } from '@/core/dates'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import styles from './CreditsCard.module.css'
import { OpenReportButton } from './NextStep'

/** Renders the number of full reports left, the results they can open, and the benefits of VIP. */
export function CreditsCard() {
  const t = useTexts('me')
  const locale = useLocale()
  const [{ credits, openable, vip }] = trpc.me.overview.useSuspenseQuery()
  return (
    <section className={styles.state} aria-label={t('left.title')}>
      {credits > 0 && (
        <Card className={styles.part}>
          <Text className={styles.fact}>{t('open.title', { count: credits })}</Text>
          <Text size="sm" c="dimmed">
            {t(openable.length > 0 ? 'open.lead' : 'open.none')}
          </Text>
          {openable.length > 0 && (
            <ul className={styles.open}>
              {openable.map((result) => (
                <li key={result.sittingId}>
                  <OpenReportButton sittingId={result.sittingId} title={result.title} />
                  <span className={styles.day}>
                    <LocalTime
                      at={result.at}
                      locale={locale}
                      within={t('tests.finished', { date: dateSlot })}
                      show="medium"
                    />
                  </span>
                </li>
              ))}
            </ul>
          )}
          {openable.length === 0 && <Anchor href="/tests">{t('tests.browse')}</Anchor>}
        </Card>
      )}
      <Card className={styles.part} data-vip={vip || undefined}>
        <Text className={styles.fact}>{t(vip ? 'left.vip' : 'left.vipNot')}</Text>
        <Text size="sm" c={vip ? undefined : 'dimmed'}>
          {t('left.vipText', { percent: vipPercent })}
        </Text>
        {vip && (
          <Anchor component={Link} href="/me/year">
            {t('left.year')}
          </Anchor>
        )}
        <Anchor component={Link} href="/vip">
          {t(vip ? 'left.vipView' : 'left.vipAction')}
        </Anchor>
      </Card>
    </section>
  )
}
