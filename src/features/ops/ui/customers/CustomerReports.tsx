'use client'
import { Text } from '@mantine/core'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { Customer } from '../../customers/support-schema'
import { ActionDialog } from '../ActionDialog'
import { StateBadge } from '../StateBadge'
import type { Column } from '../table/columns'
import { SimpleTable } from '../table/SimpleTable'

type Row = Customer['reports'][number]

export function CustomerReports({ reports }: { reports: readonly Row[] }) {
  const t = useTexts('admin')
  const locale = useLocale()
  const columns: Column<Row>[] = [
    { name: 'test', title: t('customer.test'), cell: ({ test }) => test },
    {
      name: 'state',
      title: t('customer.status'),
      cell: ({ state, readAt }) => (
        <>
          <StateBadge of="report" is={state}>
            {t(`reportState.${state}`)}
          </StateBadge>
          {readAt && (
            <Text c="dimmed" size="sm">
              {t('customer.read')}
            </Text>
          )}
        </>
      ),
    },
    {
      name: 'at',
      title: t('customer.at'),
      cell: ({ at }) => <LocalTime at={at} locale={locale} show="moment" />,
    },
    { name: 'acts', title: t('customer.acts'), cell: (row) => <ReportActions report={row} /> },
  ]
  return <SimpleTable columns={columns} rows={reports} rowKey={({ sittingId }) => sittingId} />
}

function ReportActions({ report: { sittingId, state } }: { report: Row }) {
  const t = useTexts('admin')
  if (state === 'unfinished') return '–'
  const initialValues = { sittingId, reason: '' }
  if (state === 'open' || state === 'suspended') {
    return (
      <ActionDialog
        danger
        open={t('support.close')}
        ask={t('support.closeAsk')}
        yes={t('support.closeYes')}
        procedure={(api) => api.ops.closeReport}
        schema={async () => (await import('../../customers/support-schema')).ReportActionInput}
        initialValues={initialValues}
        successMessage={() => t('support.closed')}
      />
    )
  }
  return (
    <ActionDialog
      open={t('support.open')}
      ask={t('support.openAsk')}
      yes={t('support.openYes')}
      procedure={(api) => api.ops.openReport}
      schema={async () => (await import('../../customers/support-schema')).ReportActionInput}
      initialValues={initialValues}
      successMessage={() => t('support.opened')}
    />
  )
}
