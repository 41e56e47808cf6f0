'use client'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { languageNameFor } from '@/core/locale'
import { normLists } from '@/core/ops/console-lists'
import { formatPercent, formatWholeNumber } from '@/core/texts/number-text'
import { trpc } from '@/trpc/hooks'
import { useLocale, useTexts } from '@/ui/texts'
import type { ListNormsInput, NormRows } from '../../norms/norms-schema'
import { downloadQueryOptions, tableQueryOptions } from '../query-options'
import type { Column } from '../table/columns'
import { OpsTable } from '../table/OpsTable'
import { normReleasePath, studiesPath, testNormsPath } from './norm-paths'

type Row = NormRows['rows'][number]

const useRows = (input: ListNormsInput) => trpc.ops.norms.useQuery(input, tableQueryOptions)

/** Renders the progress of the norms of every test and language, with the releases that wait for a decision. */
export function MeasurementScreen() {
  const t = useTexts('admin-measurement')
  const locale = useLocale()
  const { ops } = trpc.useUtils()
  const count = (n: number) => formatWholeNumber(n, locale)
  const columns: Column<Row>[] = [
    {
      name: 'test',
      title: t('list.test'),
      cell: (row) => (
        <>
          <Anchor href={testNormsPath(row)}>{row.title}</Anchor>
          <Text c="dimmed" size="sm">
            {t('list.of', { language: languageNameFor(locale, row.locale), version: row.instrumentVersion })}
          </Text>
        </>
      ),
      text: ({ instrument, instrumentVersion, locale: of }) => `${instrument} v${instrumentVersion} ${of}`,
    },
    {
      name: 'sheets',
      title: t('list.sheets'),
      cell: ({ complete, next }) => t('list.progress', { used: count(complete), next: count(next) }),
      text: ({ complete }) => complete,
    },
    {
      name: 'left',
      title: t('list.left'),
      cell: ({ noNorms, askAgain }) => t('list.leftText', { noNorms: count(noNorms), askAgain: count(askAgain) }),
      text: ({ noNorms, askAgain }) => noNorms + askAgain,
    },
    {
      name: 'coming',
      title: t('list.coming'),
      cell: ({ coming, uncounted }) => count(coming + uncounted),
      text: ({ coming, uncounted }) => coming + uncounted,
    },
    {
      name: 'care',
      title: t('list.care'),
      cell: ({ care }) =>
        care === null
          ? '–'
          : t('list.careText', {
              first: formatPercent(care.first / care.counted, locale),
              soft: formatPercent(care.soft / care.counted, locale),
            }),
      text: ({ care }) => care && (care.first + care.soft) / care.counted,
    },
    {
      name: 'norms',
      title: t('list.norms'),
      cell: ({ waiting, published }) => (
        <>
          {waiting && (
            <Anchor href={normReleasePath(waiting.id)}>{t(`list.${waiting.state}`, { number: waiting.number })}</Anchor>
          )}
          <Text size="sm" c={published ? undefined : 'dimmed'}>
            {published ? t('list.published', { number: published.number, n: count(published.n) }) : t('list.none')}
          </Text>
        </>
      ),
      text: ({ published }) => published?.id ?? null,
    },
  ]
  const [offered, ...others] = normLists
  return (
    <Stack>
      <Title order={1}>{t('title')}</Title>
      <Text c="dimmed">{t('lead')}</Text>
      <Anchor href={studiesPath}>{t('studies')}</Anchor>
      <OpsTable
        name="norms"
        columns={columns}
        rowKey={testNormsPath}
        searchLabel={t('list.search')}
        filters={[
          { value: offered, label: t('list.offered') },
          ...others.map((value) => ({ value, label: t(`list.${value}`) })),
        ]}
        useRows={useRows}
        fetchDownloadPage={(input) => ops.norms.fetch(input, downloadQueryOptions)}
      />
    </Stack>
  )
}
