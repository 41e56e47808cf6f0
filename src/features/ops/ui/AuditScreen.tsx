'use client'
import { Stack, Text, Title } from '@mantine/core'
import { isLoggedAct } from '@/core/ops/permissions'
import { trpc } from '@/trpc/hooks'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { AuditInput, AuditRows } from '../schema'
import { downloadQueryOptions, tableQueryOptions } from './query-options'
import type { Column } from './table/columns'
import { OpsTable } from './table/OpsTable'

type Row = AuditRows['rows'][number]

const useRows = (input: AuditInput) => trpc.ops.audit.useQuery(input, tableQueryOptions)

/** Renders the log of the actions taken in the console, for owners. */
export function AuditScreen() {
  const t = useTexts('admin')
  const locale = useLocale()
  const { ops } = trpc.useUtils()
  const actText = (act: string) => (isLoggedAct(act) ? t(`acts.${act}`) : act)
  const columns: Column<Row>[] = [
    {
      name: 'at',
      title: t('audit.at'),
      cell: ({ at }) => <LocalTime at={at} locale={locale} show="moment" />,
      text: ({ at }) => at,
    },
    { name: 'who', title: t('audit.who'), cell: ({ actor }) => actor, text: ({ actor }) => actor },
    {
      name: 'act',
      title: t('audit.act'),
      cell: ({ act, failed }) => (
        <>
          {actText(act)}
          {failed && <Text size="sm">{t('audit.failed', { code: failed })}</Text>}
        </>
      ),
      text: ({ act, failed }) => (failed ? `${act} (${failed})` : act),
    },
    { name: 'subject', title: t('audit.subject'), cell: ({ subject }) => subject, text: ({ subject }) => subject },
    { name: 'reason', title: t('audit.reason'), cell: ({ reason }) => reason ?? '–', text: ({ reason }) => reason },
    {
      name: 'network',
      title: t('audit.network'),
      cell: ({ network }) => network ?? '–',
      text: ({ network }) => network,
    },
  ]
  return (
    <Stack>
      <Title order={1}>{t('audit.title')}</Title>
      <Text c="dimmed">{t('audit.lead')}</Text>
      <OpsTable
        name="log"
        columns={columns}
        rowKey={({ id }) => id}
        filters={[
          { value: 'all', label: t('audit.all') },
          { value: 'actions', label: t('audit.actions') },
          { value: 'refused', label: t('audit.refused') },
        ]}
        useRows={useRows}
        fetchDownloadPage={(input) => ops.audit.fetch(input, downloadQueryOptions)}
      />
    </Stack>
  )
}
