'use client'
import { Anchor, Button, Card, Text } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { vipPercent } from '@/core/commerce/discount'
import { dateSlot } from '@/core/dates'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { Failure } from '@/ui/form/Failure'
import { useFailureText } from '@/ui/form/failure-text'
import { useHydrated } from '@/ui/hydrated'
import { LocalTime } from '@/ui/LocalTime'
import { isRefusal } from '@/ui/refusal'
import { useLocale, useTexts } from '@/ui/texts'
import type { Overview } from '../schema'
import styles from './AccountState.module.css'

/** Renders the number of full reports left, the results they can open, and the benefits of VIP. */
export function AccountState() {
  const t = useTexts('me')
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
                  <OpenOne {...result} />
                </li>
              ))}
            </ul>
          )}
          {openable.length === 0 && <Anchor href="/tests">{t('open.tests')}</Anchor>}
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

/** Opens the report of a result with one tap, which spends one of the account's reports, and goes there. */
function OpenOne({ sittingId, title, at }: Overview['openable'][number]) {
  const t = useTexts('me')
  const locale = useLocale()
  const router = useRouter()
  const failureText = useFailureText()
  const hydrated = useHydrated()
  const read = () => router.push(`/report/${sittingId}`)
  const unlock = trpc.report.unlock.useMutation({
    onSuccess: read,
    onError: (error) => isRefusal(error, 'ALREADY_UNLOCKED') && read(),
  })
  const busy = unlock.isPending || unlock.isSuccess
  return (
    <>
      <Button variant="default" disabled={!hydrated} loading={busy} onClick={() => unlock.mutate({ sittingId })}>
        {t('open.action', { title })}
      </Button>
      <span className={styles.day}>
        <LocalTime at={at} locale={locale} within={t('tests.finished', { date: dateSlot })} show="medium" />
      </span>
      <Failure busy={busy}>{unlock.isError && failureText(unlock.error)}</Failure>
    </>
  )
}
