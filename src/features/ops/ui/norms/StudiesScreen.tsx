'use client'
import { Alert, Anchor, Stack, Text, Title } from '@mantine/core'
import { languageNameFor } from '@/core/locale'
import { formatWholeNumber } from '@/core/texts/number-text'
import { trpc } from '@/trpc/hooks'
import { useLocale, useTexts } from '@/ui/texts'
import type { ListStudiesInput, StudyRows } from '../../norms/studies-schema'
import { downloadQueryOptions, tableQueryOptions } from '../query-options'
import type { Column } from '../table/columns'
import { OpsTable } from '../table/OpsTable'
import { studyReleasePath } from './norm-paths'

type Row = StudyRows['rows'][number]

const useRows = (input: ListStudiesInput) => trpc.ops.studies.useQuery(input, tableQueryOptions)
const keyOf = ({ study, instrument, instrumentVersion, locale, scope }: Row): string =>
  [study, instrument, instrumentVersion, locale, scope].join(' ')

/** Renders the progress of each study, the releases to decide on, and whether the draws agree with their lists. */
export function StudiesScreen() {
  const t = useTexts('admin-studies')
  const locale = useLocale()
  const { ops } = trpc.useUtils()
  const count = (n: number) => formatWholeNumber(n, locale)
  const columns: Column<Row>[] = [
    {
      name: 'test',
      title: t('list.test'),
      cell: (row) => (
        <>
          {row.title}
          <Text c="dimmed" size="sm">
            {t('list.of', { language: languageNameFor(locale, row.locale), version: row.instrumentVersion })}
          </Text>
        </>
      ),
      text: ({ instrument, instrumentVersion, locale: of, scope }) =>
        `${instrument} v${instrumentVersion} ${of} ${scope}`.trim(),
    },
    { name: 'study', title: t('list.study'), cell: ({ study }) => t(`study.${study}`), text: ({ study }) => study },
    {
      name: 'count',
      title: t('list.count'),
      cell: ({ n, next }) => t('list.progress', { n: count(n), next: count(next) }),
      text: ({ n }) => n,
    },
    {
      name: 'waiting',
      title: t('list.waiting'),
      cell: ({ waiting }) => count(waiting),
      text: ({ waiting }) => waiting,
    },
    {
      name: 'figures',
      title: t('list.figures'),
      cell: ({ open, published }) => (
        <>
          {open && <Anchor href={studyReleasePath(open.id)}>{t(`list.${open.state}`, { number: open.number })}</Anchor>}
          {published ? (
            <Anchor href={studyReleasePath(published.id)}>
              {t('list.published', { number: published.number, n: count(published.n) })}
            </Anchor>
          ) : (
            !open && (
              <Text size="sm" c="dimmed">
                {t('list.none')}
              </Text>
            )
          )}
        </>
      ),
      text: ({ published }) => published?.id ?? null,
    },
  ]
  return (
    <Stack>
      <Anchor href="/admin/measurement">{t('back')}</Anchor>
      <Title order={1}>{t('title')}</Title>
      <Text c="dimmed">{t('lead')}</Text>
      <Draws />
      <OpsTable
        name="studies"
        columns={columns}
        rowKey={keyOf}
        searchLabel={t('list.search')}
        filters={[
          { value: 'offered', label: t('list.offered') },
          { value: 'waiting', label: t('list.open') },
          { value: 'all', label: t('list.all') },
        ]}
        useRows={useRows}
        fetchDownloadPage={(input) => ops.studies.fetch(input, downloadQueryOptions)}
      />
    </Stack>
  )
}

/** Renders whether the draws agree with their lists. */
function Draws() {
  const t = useTexts('admin-studies')
  const { data } = trpc.ops.studies.useQuery({ q: '', page: 1, all: false, filter: 'offered' }, tableQueryOptions)
  if (!data) return null
  return data.drawFaults === 0 ? (
    <Text>{t('draws')}</Text>
  ) : (
    <Alert role="alert">{t('drawFaults', { count: data.drawFaults })}</Alert>
  )
}
