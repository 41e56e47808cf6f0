'use client'
import { useTexts } from '@/ui/texts'
import type { StaffView } from '../schema'
import type { StudyEditionView } from '../studies-schema'
import { ActionDialog } from './ActionDialog'

interface Props {
  edition: Pick<StudyEditionView, 'id' | 'state' | 'createdAt' | 'close'>
  staff: StaffView
}

/** What can be done with an edition where it stands: a draft is frozen, then published; what is wrong is withdrawn. */
export function StudyDeeds({ edition: { id, state, createdAt, close }, staff }: Props) {
  const t = useTexts('admin-studies')
  return (
    <>
      {state === 'draft' && close.length === 0 && staff.acts.includes('study.freeze') && (
        <ActionDialog
          open={t('deed.freeze')}
          ask={t('deed.freezeAsk')}
          yes={t('deed.freezeYes')}
          procedure={(api) => api.ops.freezeStudy}
          schema={async () => (await import('../studies-schema')).FreezeStudy}
          initialValues={{ id, createdAt, reason: '' }}
        />
      )}
      {state === 'frozen' && close.length === 0 && staff.acts.includes('study.publish') && (
        <ActionDialog
          open={t('deed.publish')}
          ask={t('deed.publishAsk')}
          yes={t('deed.publishYes')}
          procedure={(api) => api.ops.publishStudy}
          schema={async () => (await import('../studies-schema')).StudyDeed}
          initialValues={{ id, reason: '' }}
        />
      )}
      {(state === 'frozen' || state === 'published') && staff.acts.includes('study.withdraw') && (
        <ActionDialog
          danger
          open={t('deed.withdraw')}
          ask={t('deed.withdrawAsk')}
          yes={t('deed.withdrawYes')}
          procedure={(api) => api.ops.withdrawStudy}
          schema={async () => (await import('../studies-schema')).StudyDeed}
          initialValues={{ id, reason: '' }}
        />
      )}
    </>
  )
}
