'use client'
import { useTexts } from '@/ui/texts'
import type { NormVersionView } from '../../norms/norms-schema'
import type { StaffView } from '../../schema'
import { ActionDialog } from '../ActionDialog'

interface Props {
  edition: Pick<NormVersionView, 'id' | 'state' | 'createdAt'>
  staff: StaffView
}

/** Actions on an edition in its current state: a draft is frozen, then published; a wrong edition is withdrawn. */
export function EditionActions({ edition: { id, state, createdAt }, staff }: Props) {
  const t = useTexts('admin-measurement')
  return (
    <>
      {state === 'draft' && staff.acts.includes('norms.freeze') && (
        <ActionDialog
          open={t('action.freeze')}
          ask={t('action.freezeAsk')}
          yes={t('action.freezeYes')}
          procedure={(api) => api.ops.freezeNorms}
          schema={async () => (await import('../../norms/norms-schema')).FreezeNorms}
          initialValues={{ id, createdAt, reason: '' }}
        />
      )}
      {state === 'frozen' && staff.acts.includes('norms.publish') && (
        <ActionDialog
          open={t('action.publish')}
          ask={t('action.publishAsk')}
          yes={t('action.publishYes')}
          procedure={(api) => api.ops.publishNorms}
          schema={async () => (await import('../../norms/norms-schema')).NormsAction}
          initialValues={{ id, reason: '' }}
        />
      )}
      {(state === 'frozen' || state === 'published') && staff.acts.includes('norms.withdraw') && (
        <ActionDialog
          danger
          open={t('action.withdraw')}
          ask={t('action.withdrawAsk')}
          yes={t('action.withdrawYes')}
          procedure={(api) => api.ops.withdrawNorms}
          schema={async () => (await import('../../norms/norms-schema')).NormsAction}
          initialValues={{ id, reason: '' }}
        />
      )}
    </>
  )
}
