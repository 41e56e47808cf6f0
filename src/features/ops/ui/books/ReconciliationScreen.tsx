'use client'
import { Group, Stack, Text, Title } from '@mantine/core'
import { trpc } from '@/trpc/hooks'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { FindingRows, ListFindingsInput } from '../../books/books-schema'
import { ActionDialog } from '../ActionDialog'
import styles from '../Console.module.css'
import { downloadQueryOptions, tableQueryOptions } from '../query-options'
import type { Column } from '../table/columns'
import { OpsTable } from '../table/OpsTable'

type Finding = FindingRows['rows'][number]
const lists = ['open', 'settled', 'all'] as const
const useFindings = (input: ListFindingsInput) => trpc.ops.findings.useQuery(input, tableQueryOptions)

/** Renders the differences from the provider's books, which the team settles with an explanation. */
export function ReconciliationScreen({ maySettle }: { maySettle: boolean }) {
  const t = useTexts('admin-books')
  const locale = useLocale()
  const { ops } = trpc.useUtils()
  const columns: Column<Finding>[] = [
    {
      name: 'kind',
      title: t('reconciliation.kind'),
      cell: ({ kind }) => t(`reconciliation.kinds.${kind}`),
      text: ({ kind }) => kind,
    },
    {
      name: 'about',
      title: t('reconciliation.about'),
      cell: ({ orderId, movementId }) => <span className={styles.number}>{orderId ?? movementId ?? '–'}</span>,
      text: ({ orderId, movementId }) => orderId ?? movementId,
    },
    { name: 'ours', title: t('reconciliation.ours'), cell: ({ ours }) => ours ?? '–', text: ({ ours }) => ours },
    {
      name: 'theirs',
      title: t('reconciliation.theirs'),
      cell: ({ theirs }) => theirs ?? '–',
      text: ({ theirs }) => theirs,
    },
    {
      name: 'found',
      title: t('reconciliation.found'),
      cell: ({ foundAt }) => <LocalTime at={foundAt} locale={locale} show="moment" />,
      text: ({ foundAt }) => foundAt,
    },
    {
      name: 'settled',
      title: t('reconciliation.settledAt'),
      cell: ({ id: findingId, resolvedAt, reason }) =>
        resolvedAt || !maySettle ? (
          (reason ?? '–')
        ) : (
          <ActionDialog
            open={t('reconciliation.settle')}
            ask={t('reconciliation.settleAsk')}
            yes={t('reconciliation.settleYes')}
            procedure={(api) => api.ops.settleFinding}
            schema={async () => (await import('../../books/books-schema')).SettleFindingInput}
            initialValues={{ findingId, reason: '' }}
          />
        ),
      text: ({ reason }) => reason,
    },
  ]
  const list = (value: (typeof lists)[number]) => ({ value, label: t(`reconciliation.${value}`) })
  return (
    <Stack>
      <Title order={1}>{t('reconciliation.title')}</Title>
      <Text c="dimmed">{t('reconciliation.lead')}</Text>
      <Group>
        <ActionDialog
          open={t('reconciliation.run')}
          ask={t('reconciliation.runAsk')}
          yes={t('reconciliation.runYes')}
          procedure={(api) => api.ops.compareBooks}
          schema={async () => (await import('../../books/books-schema')).CompareBooksInput}
          initialValues={{ reason: '' }}
          successMessage={(done) => (done ? t('reconciliation.ran', done) : t('reconciliation.running'))}
        />
      </Group>
      <OpsTable
        name="reconciliation"
        columns={columns}
        rowKey={({ id }) => id}
        filters={[list(lists[0]), list(lists[1]), list(lists[2])]}
        searchLabel={t('reconciliation.search')}
        useRows={useFindings}
        fetchDownloadPage={(input) => ops.findings.fetch(input, downloadQueryOptions)}
      />
    </Stack>
  )
}
