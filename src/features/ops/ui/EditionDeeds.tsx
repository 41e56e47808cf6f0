'use client'
import { trpc } from '@/trpc/hooks'
import { useTexts } from '@/ui/texts'
import type { NormVersionView } from '../norms-schema'
import type { StaffView } from '../schema'
import { DeedDialog } from './DeedDialog'

interface Props {
  edition: Pick<NormVersionView, 'id' | 'state' | 'createdAt'>
  staff: StaffView
  onDone: () => void
}

/** What can be done with an edition where it stands: a draft is frozen, then published; what is wrong is withdrawn. */
export function EditionDeeds({ edition: { id, state, createdAt }, staff, onDone }: Props) {
  const t = useTexts('admin-measurement')
  const freeze = trpc.ops.freezeNorms.useMutation({ onSuccess: onDone })
  const publish = trpc.ops.publishNorms.useMutation({ onSuccess: onDone })
  const withdraw = trpc.ops.withdrawNorms.useMutation({ onSuccess: onDone })
  return (
    <>
      {state === 'draft' && staff.acts.includes('norms.freeze') && (
        <DeedDialog
          open={t('deed.freeze')}
          ask={t('deed.freezeAsk')}
          yes={t('deed.freezeYes')}
          action={(reason) => freeze.mutateAsync({ id, createdAt, reason })}
        />
      )}
      {state === 'frozen' && staff.acts.includes('norms.publish') && (
        <DeedDialog
          open={t('deed.publish')}
          ask={t('deed.publishAsk')}
          yes={t('deed.publishYes')}
          action={(reason) => publish.mutateAsync({ id, reason })}
        />
      )}
      {(state === 'frozen' || state === 'published') && staff.acts.includes('norms.withdraw') && (
        <DeedDialog
          danger
          open={t('deed.withdraw')}
          ask={t('deed.withdrawAsk')}
          yes={t('deed.withdrawYes')}
          action={(reason) => withdraw.mutateAsync({ id, reason })}
        />
      )}
    </>
  )
}
