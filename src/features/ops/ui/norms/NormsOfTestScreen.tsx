'use client'
import { Alert, Anchor, Stack, Text, Title } from '@mantine/core'
import { languageNameFor } from '@/core/locale'
import { formatWholeNumber } from '@/core/texts/number-text'
import { trpc } from '@/trpc/hooks'
import { Section } from '@/ui/app/Section'
import { useFailureText } from '@/ui/form/failure-text'
import { LocalTime } from '@/ui/LocalTime'
import { LoadState } from '@/ui/load/LoadState'
import { useLocale, useTexts } from '@/ui/texts'
import type { GetNormsInput, NormsOfTest } from '../../norms/norms-schema'
import { FactList } from '../FactList'
import { noRefetchOptions } from '../query-options'
import { StateBadge } from '../StateBadge'
import type { Column } from '../table/columns'
import { SimpleTable } from '../table/SimpleTable'
import { CareShares } from './CareShares'
import { DropOffChart } from './DropOffChart'
import { normReleasePath } from './norm-paths'
import { SheetSignCounts } from './SheetSignCounts'

type Release = NormsOfTest['versions'][number]

/** Renders one version of a test in one language: its counts, its releases, the shares of help, and the drop-off. */
export function NormsOfTestScreen({ of }: { of: GetNormsInput }) {
  const t = useTexts('admin-measurement')
  const failureText = useFailureText()
  const { data, error, isPending, refetch } = trpc.ops.normsOf.useQuery(of, noRefetchOptions)
  return (
    <Stack gap="xl">
      <Anchor href="/admin/measurement">{t('test.back')}</Anchor>
      {error ? (
        <Alert role="alert">{failureText(error)}</Alert>
      ) : (
        <LoadState state={isPending || !data ? 'loading' : 'ready'} onRetry={() => refetch()}>
          {data && <Found data={data} />}
        </LoadState>
      )}
    </Stack>
  )
}

function Found({ data: { status, versions, care, days, dropOff } }: { data: NormsOfTest }) {
  const t = useTexts('admin-measurement')
  const locale = useLocale()
  const count = (n: number) => formatWholeNumber(n, locale)
  const { used, complete, next, noNorms, askAgain, bySign, uncounted, coming } = status
  const when = (at: string | null) => (at === null ? '–' : <LocalTime at={at} locale={locale} show="medium" />)
  const columns: Column<Release>[] = [
    {
      name: 'edition',
      title: t('test.edition'),
      cell: ({ id, number }) => <Anchor href={normReleasePath(id)}>{t('test.look', { number })}</Anchor>,
    },
    {
      name: 'state',
      title: t('test.state'),
      cell: ({ state }) => (
        <StateBadge of="edition" is={state}>
          {t(`state.${state}`)}
        </StateBadge>
      ),
    },
    { name: 'sheets', title: t('test.sheets'), cell: ({ n }) => count(n) },
    { name: 'drafted', title: t('test.drafted'), cell: ({ createdAt }) => when(createdAt) },
    {
      name: 'frozen',
      title: t('test.frozen'),
      cell: ({ frozenAt, frozenBy }) => (
        <>
          {when(frozenAt)}
          {frozenBy !== null && <Text size="sm">{t('test.by', { name: frozenBy })}</Text>}
        </>
      ),
    },
    { name: 'published', title: t('test.published'), cell: ({ publishedAt }) => when(publishedAt) },
    { name: 'withdrawn', title: t('test.withdrawn'), cell: ({ withdrawnAt }) => when(withdrawnAt) },
  ]
  return (
    <>
      <Title order={1}>
        {t('test.title', {
          test: status.title,
          language: languageNameFor(locale, status.locale),
          version: status.instrumentVersion,
        })}
      </Title>
      <Section id="counted" title={t('test.counted')}>
        <FactList
          facts={[
            [t('test.used'), count(used)],
            [
              t('test.complete'),
              t('test.completeText', { complete: count(complete), next: count(next), missing: count(next - complete) }),
            ],
            [t('test.noNorms'), count(noNorms)],
            [t('test.askAgain'), count(askAgain)],
            [t('test.bySign'), <SheetSignCounts key="signs" counts={bySign} />],
            [t('test.uncounted'), count(uncounted)],
            [t('test.coming'), count(coming)],
          ]}
        />
        <Text c="dimmed" size="sm">
          {t('test.comingNote')}
        </Text>
      </Section>
      <Section id="editions" title={t('test.editions')}>
        {versions.length === 0 ? (
          <Text c="dimmed">{t('test.noEditions')}</Text>
        ) : (
          <SimpleTable columns={columns} rows={versions} rowKey={({ id }) => id} />
        )}
      </Section>
      <Section id="care" title={t('care.title')}>
        <CareShares recent={status.care} care={care} />
      </Section>
      <Section id="stops" title={t('stops.title')}>
        {dropOff ? <DropOffChart dropOff={dropOff} days={days} /> : <Text c="dimmed">{t('stops.none', { days })}</Text>}
      </Section>
    </>
  )
}
