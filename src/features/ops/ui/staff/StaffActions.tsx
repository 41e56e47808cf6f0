'use client'
import { Group } from '@mantine/core'
import { useTexts } from '@/ui/texts'
import type { ChangeRole, StaffRows } from '../../schema'
import { ActionDialog } from '../ActionDialog'

interface Props {
  row: StaffRows['rows'][number]
  /** Receives the address for setting up access again. */
  onLink: (url: string) => void
}

/** Actions for one team member. */
export function StaffActions({ row, onLink }: Props) {
  const t = useTexts('admin')
  const { id: staffId, email, role } = row
  const changing: ChangeRole = { staffId, role, reason: '' }
  return (
    <Group gap="sm">
      <ActionDialog
        open={t('staff.changeRole')}
        ask={t('staff.changeAsk', { email })}
        yes={t('staff.changeYes')}
        procedure={(api) => api.ops.changeRole}
        schema={async () => (await import('../../schema')).ChangeRole}
        initialValues={changing}
        fields={{ NOTHING_TO_DO: 'role' }}
        inputs={async () => (await import('./RoleInput')).RoleInput}
      />
      {row.state !== 'disabled' && (
        <ActionDialog
          danger
          open={t('staff.disable')}
          ask={t('staff.disableAsk', { email })}
          yes={t('staff.disableYes')}
          procedure={(api) => api.ops.disableStaff}
          schema={async () => (await import('../../schema')).StaffAction}
          initialValues={{ staffId, reason: '' }}
        />
      )}
      <ActionDialog
        danger
        open={t('staff.reset')}
        ask={t('staff.resetAsk', { email })}
        yes={t('staff.resetYes')}
        procedure={(api) => api.ops.resetStaff}
        schema={async () => (await import('../../schema')).StaffAction}
        initialValues={{ staffId, reason: '' }}
        onDone={({ url }) => onLink(url)}
      />
    </Group>
  )
}
