'use client'
import { Text } from '@mantine/core'
import { trpc } from '@/trpc/hooks'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { Customer } from '../support-schema'
import type { Column } from './columns'
import { DeedDialog } from './DeedDialog'
import { SimpleTable } from './SimpleTable'

type Row = Customer['reports'][number]

interface Props {
  reports: readonly Row[]
  onDone: (said: string) => void
}

export function CustomerReports({ reports, onDone }: Props) {
  const t = useTexts('admin')
  const locale = useLocale()
  const columns: Column<Row>[] = [
    { name: 'test', title: t('customer.test'), cell: ({ test }) => test },
    {
      name: 'state',
      title: t('customer.status'),
      cell: ({ state, readAt }) => (
        <>
          <span>{t(`reportState.${state}`)}</span>
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
    { name: 'acts', title: t('customer.acts'), cell: (row) => <ReportDeeds report={row} onDone={onDone} /> },
  ]
  return <SimpleTable columns={columns} rows={reports} rowKey={({ sittingId }) => sittingId} />
}

function ReportDeeds({ report, onDone }: { report: Row; onDone: (said: string) => void }) {
  const t = useTexts('admin')
  const close = trpc.ops.closeReport.useMutation()
  const open = trpc.ops.openReport.useMutation()
  const { sittingId, state } = report
  if (state === 'unfinished') return '–'
  if (state === 'open' || state === 'suspended') {
    return (
      <DeedDialog
        danger
        open={t('support.close')}
        ask={t('support.closeAsk')}
        yes={t('support.closeYes')}
        action={async (reason) => {
          await close.mutateAsync({ sittingId, reason })
          onDone(t('support.closed'))
        }}
      />
    )
  }
  return (
    <DeedDialog
      open={t('support.open')}
      ask={t('support.openAsk')}
      yes={t('support.openYes')}
      action={async (reason) => {
        await open.mutateAsync({ sittingId, reason })
        onDone(t('support.opened'))
      }}
    />
  )
}
