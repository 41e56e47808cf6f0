'use client'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { dateSlot } from '@/core/dates'
import { waitingKinds } from '@/core/ops/waiting'
import { trpc } from '@/trpc/hooks'
import { Section } from '@/ui/app/Section'
import { LocalTime } from '@/ui/LocalTime'
import { LoadState } from '@/ui/load/LoadState'
import { useLocale, useTexts } from '@/ui/texts'
import type { Waiting } from '../../overview/waiting-schema'

/** Renders the first page: the items that wait for this role, with their deadlines. */
export function HomeScreen() {
  const t = useTexts('admin')
  const { data, isPending, refetch } = trpc.ops.waiting.useQuery()
  return (
    <Stack gap="xl">
      <Stack>
        <Title order={1}>{t('title')}</Title>
        <Text c="dimmed">{t('home.lead')}</Text>
      </Stack>
      <Section id="waiting" title={t('home.waiting')}>
        <LoadState state={data ? 'ready' : isPending ? 'loading' : 'failed'} onRetry={() => refetch()}>
          {data?.length === 0 && <Text>{t('home.quiet')}</Text>}
          {data && data.length > 0 && (
            <ul>
              {data.map((one) => (
                <li key={one.kind}>
                  <WaitingLine {...one} />
                </li>
              ))}
            </ul>
          )}
        </LoadState>
      </Section>
    </Stack>
  )
}

/**
 * Renders the number of waiting items of one kind as a link to their list, and the nearest deadline or oldest arrival.
 */
function WaitingLine({ kind, count, at, late }: Waiting[number]) {
  const t = useTexts('admin')
  const locale = useLocale()
  const { href, time } = waitingKinds[kind]
  return (
    <>
      <Anchor href={href}>{t(`home.kinds.${kind}`, { count })}</Anchor>
      {at && (
        <Text component="span" c={late ? 'var(--danger-ink)' : 'dimmed'}>
          {' · '}
          <LocalTime at={at} locale={locale} within={t(`home.${late ? 'late' : time}`, { date: dateSlot })} />
        </Text>
      )}
    </>
  )
}
