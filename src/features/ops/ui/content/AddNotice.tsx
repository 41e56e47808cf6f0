'use client'
import { useTexts } from '@/ui/texts'
import { ActionDialog } from '../ActionDialog'
import type { NoticeValues } from './NoticeInputs'

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
