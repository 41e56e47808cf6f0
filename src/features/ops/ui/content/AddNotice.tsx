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

/** Writes a line for the whole site, and shows it as it will stand. */
export function AddNotice() {
  const t = useTexts('admin-content')
  return (
    <ActionDialog
      open={t('addNotice')}
      ask={t('addNoticeAsk')}
      yes={t('addNoticeYes')}
      procedure={(api) => api.ops.addNotice}
      schema={async () => (await import('../../content/content-schema')).AddNotice}
      initialValues={initialValues}
      fields={{ TIME_INVALID: 'endsAt' }}
      inputs={async () => (await import('./NoticeInputs')).NoticeInputs}
    />
  )
}
