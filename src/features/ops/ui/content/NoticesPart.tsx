'use client'
import { trpc } from '@/trpc/hooks'
import { useLocale, useTexts } from '@/ui/texts'
import type { NoticeRows } from '../../content/content-schema'
import type { StaffView } from '../../schema'
import { ActionDialog } from '../ActionDialog'
import { downloadQueryOptions, tableQueryOptions } from '../query-options'
import type { Column } from '../table/columns'
import type { TableQuery } from '../table/OpsTable'
import type { NoticeValues } from './NoticeInputs'
import { TimedItemsPart } from './TimedItemsPart'

type Row = NoticeRows['rows'][number]

const useNotices = ({ filter: _, ...input }: TableQuery<'all'>) => trpc.ops.notices.useQuery(input, tableQueryOptions)

/** Renders the past, current and planned notices above the pages of the site. */
export function NoticesPart({ staff: { acts } }: { staff: StaffView }) {
  const t = useTexts('admin-content')
  const locale = useLocale()
  const { ops } = trpc.useUtils()
  const columns: Column<Row>[] = [
    { name: 'notice', title: t('notice'), cell: ({ texts }) => texts[locale], text: ({ texts }) => texts[locale] },
    { name: 'kind', title: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`), text: ({ kind }) => kind },
  ]
  return (
    <TimedItemsPart<Row>
      name="notices"
      lead={t('noticesLead')}
      add={acts.includes('notice.add') && <AddNotice />}
      columns={columns}
      end={acts.includes('notice.end') ? (id) => <EndNotice notice={id} /> : null}
      useRows={useNotices}
      fetchDownloadPage={({ filter: _, ...input }) => ops.notices.fetch(input, downloadQueryOptions)}
    />
  )
}

function EndNotice({ notice: noticeId }: { notice: string }) {
  const t = useTexts('admin-content')
  return (
    <ActionDialog
      open={t('endNotice')}
      ask={t('endNoticeAsk')}
      yes={t('endNoticeYes')}
      procedure={(api) => api.ops.endNotice}
      schema={async () => (await import('../../content/content-schema')).EndNoticeInput}
      initialValues={{ noticeId, reason: '' }}
    />
  )
}

const initialValues: NoticeValues = {
  kind: 'information',
  texts: { cn: '', en: '', es: '' },
  startsAt: null,
  endsAt: null,
  reason: '',
}

/** Renders the action that adds a notice to the whole site, with a preview. */
export function AddNotice() {
  const t = useTexts('admin-content')
  return (
    <ActionDialog
      open={t('addNotice')}
      ask={t('addNoticeAsk')}
      yes={t('addNoticeYes')}
      procedure={(api) => api.ops.addNotice}
      schema={async () => (await import('../../content/content-schema')).AddNoticeInput}
      initialValues={initialValues}
      fields={{ TIME_INVALID: 'endsAt' }}
      inputs={async () => (await import('./NoticeInputs')).NoticeInputs}
    />
  )
}
