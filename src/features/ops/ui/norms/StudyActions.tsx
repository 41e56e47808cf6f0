'use client'
import { useTexts } from '@/ui/texts'
import type { StudyEditionView } from '../../norms/studies-schema'
import type { StaffView } from '../../schema'
import { ActionDialog } from '../ActionDialog'

interface Props {
  edition: Pick<StudyEditionView, 'id' | 'state' | 'createdAt' | 'close'>
  staff: StaffView
}

/** Actions for an edition in its state: a draft is frozen, then published; a wrong edition is withdrawn. */
export function StudyActions({ edition: { id, state, createdAt, close }, staff }: Props) {
  const t = useTexts('admin-studies')
  return (
    <>
      {state === 'draft' && close.length === 0 && staff.acts.includes('study.freeze') && (
        <ActionDialog
          open={t('action.freeze')}
          ask={t('action.freezeAsk')}
          yes={t('action.freezeYes')}
          procedure={(api) => api.ops.freezeStudy}
          schema={async () => (await import('../../norms/studies-schema')).FreezeStudy}
          initialValues={{ id, createdAt, reason: '' }}
        />
      )}
      {state === 'frozen' && close.length === 0 && staff.acts.includes('study.publish') && (
        <ActionDialog
          open={t('action.publish')}
          ask={t('action.publishAsk')}
          yes={t('action.publishYes')}
          procedure={(api) => api.ops.publishStudy}
          schema={async () => (await import('../../norms/studies-schema')).StudyAction}
          initialValues={{ id, reason: '' }}
        />
      )}
      {(state === 'frozen' || state === 'published') && staff.acts.includes('study.withdraw') && (
        <ActionDialog
          danger
          open={t('action.withdraw')}
          ask={t('action.withdrawAsk')}
          yes={t('action.withdrawYes')}
          procedure={(api) => api.ops.withdrawStudy}
          schema={async () => (await import('../../norms/studies-schema')).StudyAction}
          initialValues={{ id, reason: '' }}
        />
      )}
    </>
  )
}
