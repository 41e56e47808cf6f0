'use client'
import { Alert, Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { formatStoredMonth } from '@/core/dates'
import { languageNameFor } from '@/core/locale'
import { formatDecimal, formatSigned, formatWholeNumber } from '@/core/texts/number-text'
import { trpc } from '@/trpc/hooks'
import { Section } from '@/ui/app/Section'
import { useFailureText } from '@/ui/form/failure-text'
import { LocalTime } from '@/ui/LocalTime'
import { LoadState } from '@/ui/load/LoadState'
import { isRefusal } from '@/ui/refusal'
import { useLocale, useTexts } from '@/ui/texts'
import type { LeakView, NormPartView, NormVersionView } from '../../norms/norms-schema'
import type { StaffView } from '../../schema'
import { ActionDialog } from '../ActionDialog'
import { FactList } from '../FactList'
import { noRefetchOptions } from '../query-options'
import { StateBadge } from '../StateBadge'
import type { Column } from '../table/columns'
import { SimpleTable } from '../table/SimpleTable'
import styles from './Measurement.module.css'
import { testNormsPath } from './norm-paths'
import { ReleasePart } from './ReleasePart'
import { SheetSignCounts } from './SheetSignCounts'

/** Maximum number of leaks listed; of the others only the number is shown. */
const mostListed = 20

interface ReleaseLeaksProps {
  leaks: readonly LeakView[]
  parts: NormVersionView['parts']
}

/** Renders the leaks of the open tables of a release, which keep it from being frozen and published. */
function ReleaseLeaks({ leaks, parts }: ReleaseLeaksProps) {
  const t = useTexts('admin-measurement')
  if (leaks.length === 0) return <Text c="dimmed">{t('leak.none')}</Text>
  const nameOf = (part: string) => parts.find(({ id }) => id === part)?.name ?? part
  const textOf = (leak: LeakView): string => {
    if (leak.kind === 'too-close') return t('leak.tooClose', { number: leak.beside, sheets: leak.sheets })
    const part = nameOf(leak.part)
    if (leak.kind === 'not-derived') return t('leak.notDerived', { part, figure: leak.figure })
    const { beside, item, place, people } = leak
    const found = { part, place, low: people.low, high: people.high }
    if (beside === null) return item === null ? t('leak.sum', found) : t('leak.item', { ...found, item })
    return item === null
      ? t('leak.sumBeside', { ...found, number: beside })
      : t('leak.itemBeside', { ...found, item, number: beside })
  }
  const listed = leaks.slice(0, mostListed).map(textOf)
  const more = leaks.length - listed.length
  return (
    <>
      <Text>{t('leak.found')}</Text>
      <ul className={styles.signs} aria-label={t('leak.title')}>
        {listed.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 && <li>{t('leak.more', { count: more })}</li>}
      </ul>
    </>
  )
}

/** Renders one release of norms: the data to check before it is frozen, and the actions on it. */
export function NormVersionScreen({ release, staff }: { release: string; staff: StaffView }) {
  const t = useTexts('admin-measurement')
  const locale = useLocale()
  const failureText = useFailureText()
  const { data, error, isPending, refetch } = trpc.ops.normVersion.useQuery({ id: release }, noRefetchOptions)
  if (error) {
    const missing = isRefusal(error, 'NOT_FOUND')
    return <Alert role="alert">{missing ? t('version.missing') : failureText(error)}</Alert>
  }
  const language = data ? languageNameFor(locale, data.locale) : ''
  return (
    <LoadState state={isPending || !data ? 'loading' : 'ready'} onRetry={() => refetch()}>
      {data && (
        <Stack gap="xl">
          <Anchor href={testNormsPath(data)}>
            {t('version.back', { test: data.title, language, version: data.instrumentVersion })}
          </Anchor>
          <Stack gap="xs">
            <Title order={1}>{t('version.title', { test: data.title, language, number: data.number })}</Title>
            <Group>
              <StateBadge of="edition" is={data.state}>
                {t(`state.${data.state}`)}
              </StateBadge>
              <ReleaseActions release={data} staff={staff} />
            </Group>
          </Stack>
          <Section id="change" title={t('change.title')}>
            <ReleaseChange release={data} />
          </Section>
          {data.leaks && (
            <Section id="leaks" title={t('leak.title')}>
              <ReleaseLeaks leaks={data.leaks} parts={data.parts} />
            </Section>
          )}
          <Section id="facts" title={t('version.facts')}>
            <Facts release={data} />
          </Section>
          {data.parts.map((part) => (
            <ReleasePart key={part.id} part={part} before={data.before?.number ?? null} />
          ))}
        </Stack>
      )}
    </LoadState>
  )
}

function Facts({ release }: { release: NormVersionView }) {
  const t = useTexts('admin-measurement')
  const locale = useLocale()
  const count = (n: number) => formatWholeNumber(n, locale)
  const when = (at: string) => <LocalTime at={at} locale={locale} show="medium" />
  const { n, leftOut, leftOutBySign, months, medianSeconds, plan, codeHash, itemHash } = release
  const { createdAt, frozenAt, frozenBy, publishedAt, withdrawnAt } = release
  return (
    <FactList
      facts={[
        [t('version.n'), count(n)],
        [
          t('version.left'),
          t('version.leftText', { noNorms: count(leftOut.noNorms), askAgain: count(leftOut.askAgain) }),
        ],
        ...(leftOutBySign === null
          ? []
          : ([[t('version.bySign'), <SheetSignCounts key="signs" counts={leftOutBySign} />]] as const)),
        [
          t('version.months'),
          t('version.monthsText', {
            from: formatStoredMonth(months.from, locale),
            to: formatStoredMonth(months.to, locale),
          }),
        ],
        [
          t('version.time'),
          medianSeconds === null
            ? t('version.unknown')
            : t('version.timeText', { minutes: formatDecimal(medianSeconds / 60, 1, locale) }),
        ],
        [t('version.drafted'), when(createdAt)],
        ...(frozenAt === null
          ? []
          : ([
              [
                t('version.frozen'),
                <>
                  {when(frozenAt)} · {frozenBy}
                </>,
              ],
            ] as const)),
        ...(publishedAt === null ? [] : ([[t('version.published'), when(publishedAt)]] as const)),
        ...(withdrawnAt === null ? [] : ([[t('version.withdrawn'), when(withdrawnAt)]] as const)),
        [t('version.plan'), plan],
        [t('version.hashes'), `${codeHash.slice(0, 12)} · ${itemHash}`],
      ]}
    />
  )
}

interface Props {
  release: Pick<NormVersionView, 'id' | 'state' | 'createdAt'>
  staff: StaffView
}

/** Renders the actions for the state of a release: a draft is frozen, then published; a wrong release is withdrawn. */
function ReleaseActions({ release: { id, state, createdAt }, staff }: Props) {
  const t = useTexts('admin-measurement')
  return (
    <>
      {state === 'draft' && staff.acts.includes('norms.freeze') && (
        <ActionDialog
          open={t('action.freeze')}
          ask={t('action.freezeAsk')}
          yes={t('action.freezeYes')}
          procedure={(api) => api.ops.freezeNorms}
          schema={async () => (await import('../../norms/norms-schema')).FreezeNormsInput}
          initialValues={{ id, createdAt, reason: '' }}
        />
      )}
      {state === 'frozen' && staff.acts.includes('norms.publish') && (
        <ActionDialog
          open={t('action.publish')}
          ask={t('action.publishAsk')}
          yes={t('action.publishYes')}
          procedure={(api) => api.ops.publishNorms}
          schema={async () => (await import('../../norms/norms-schema')).NormsActionInput}
          initialValues={{ id, reason: '' }}
        />
      )}
      {(state === 'frozen' || state === 'published') && staff.acts.includes('norms.withdraw') && (
        <ActionDialog
          danger
          open={t('action.withdraw')}
          ask={t('action.withdrawAsk')}
          yes={t('action.withdrawYes')}
          procedure={(api) => api.ops.withdrawNorms}
          schema={async () => (await import('../../norms/norms-schema')).NormsActionInput}
          initialValues={{ id, reason: '' }}
        />
      )}
    </>
  )
}

/** Renders what a release changes for people measured with it: percentile ranks and the error, never levels. */
function ReleaseChange({ release: { before, parts } }: { release: Pick<NormVersionView, 'before' | 'parts'> }) {
  const t = useTexts('admin-measurement')
  const locale = useLocale()
  const columns: Column<NormPartView>[] = [
    { name: 'part', title: t('change.part'), cell: ({ name }) => name },
    {
      name: 'half',
      title: t('change.half'),
      cell: ({ change: { half } }) =>
        t('change.halfText', {
          before: formatDecimal(half.before, 1, locale),
          after: formatDecimal(half.after, 1, locale),
        }),
    },
    {
      name: 'place',
      title: t('change.place'),
      cell: ({ change: { place } }) =>
        t('change.stage', { before: t(`change.${place.before}`), after: t(`change.${place.after}`) }),
    },
    {
      name: 'moved',
      title: t('change.moved'),
      cell: ({ change: { moved } }) =>
        moved === null
          ? t('change.new')
          : t('change.movedText', {
              mean: formatDecimal(moved.mean, 1, locale),
              most: formatSigned(moved.most, 1, locale),
              raw: moved.raw,
            }),
    },
  ]
  return (
    <>
      <Text>{t('change.levels')}</Text>
      <Text c="dimmed">
        {before
          ? t('change.beside', { number: before.number, n: formatWholeNumber(before.n, locale) })
          : t('change.first')}{' '}
        {t('change.later')}
      </Text>
      <SimpleTable columns={columns} rows={parts} rowKey={({ id }) => id} />
    </>
  )
}
