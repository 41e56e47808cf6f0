'use client'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { dateSlot } from '@/core/dates'
import { type PendingTaskKind, pendingTaskKinds } from '@/core/ops/pending-tasks'
import type { Permission } from '@/core/ops/permissions'
import { trpc } from '@/trpc/hooks'
import { Section } from '@/ui/app/Section'
import { LocalTime } from '@/ui/LocalTime'
import { LoadState } from '@/ui/load/LoadState'
import { useLocale, useTexts } from '@/ui/texts'
import type { PendingTasks } from '../../overview/overview-schema'
import { StateBadge } from '../StateBadge'
import styles from './Overview.module.css'

/**
 * Renders the pending tasks that this staff member may do, the most urgent first and with their deadlines; then, in
 * small type, the kinds of tasks with nothing to do.
 */
export function HomeScreen({ acts }: { acts: readonly Permission[] }) {
  const t = useTexts('admin')
  const { data, isPending, refetch } = trpc.ops.waiting.useQuery()
  const mine = (Object.keys(pendingTaskKinds) as PendingTaskKind[]).filter((kind) =>
    acts.includes(pendingTaskKinds[kind].act),
  )
  const clear = mine.filter((kind) => !data?.some((one) => one.kind === kind))
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Title order={1}>{t('nav.home')}</Title>
        <Text c="dimmed" size="sm">
          {t('home.lead')}
        </Text>
      </Stack>
      <Section id="waiting" title={t('home.waiting')}>
        <LoadState state={data ? 'ready' : isPending ? 'loading' : 'failed'} onRetry={() => refetch()}>
          {data?.length === 0 && <Text>{t('home.quiet')}</Text>}
          {data && data.length > 0 && (
            <ul className={styles.work} aria-labelledby="waiting">
              {data.map((one) => (
                <li key={one.kind}>
                  <PendingTaskLine {...one} />
                </li>
              ))}
            </ul>
          )}
          {data && clear.length > 0 && (
            <div>
              <p id="clear" className={styles.note}>
                {t('home.clear')}
              </p>
              <ul className={styles.clear} aria-labelledby="clear">
                {clear.map((kind) => (
                  <li key={kind}>
                    <Anchor href={pendingTaskKinds[kind].href}>{t(`home.kinds.${kind}`, { count: 0 })}</Anchor>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </LoadState>
      </Section>
    </Stack>
  )
}

/**
 * Renders the number of pending tasks of one kind as a link to their list, and the nearest deadline or oldest arrival.
 */
function PendingTaskLine({ kind, count, at, late }: PendingTasks[number]) {
  const t = useTexts('admin')
  const locale = useLocale()
  const { href, time } = pendingTaskKinds[kind]
  return (
    <>
      <StateBadge of="work" is={late || kind === 'alarms' ? 'pressing' : 'waiting'}>
        <Anchor href={href}>{t(`home.kinds.${kind}`, { count })}</Anchor>
      </StateBadge>
      {at && (
        <Text component="span" size="sm" c={late ? 'var(--danger-ink)' : 'dimmed'}>
          {' · '}
          <LocalTime at={at} locale={locale} within={t(`home.${late ? 'late' : time}`, { date: dateSlot })} />
        </Text>
      )}
    </>
  )
}
