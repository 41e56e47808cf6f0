'use client'
import { NativeSelect } from '@mantine/core'
import { staffRoles } from '@/core/ops/permissions'
import type { InputsProps } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { ChangeRoleInput } from '../../schema'

/** Renders the input for the new role of a team member. */
export function RoleInput({ form }: InputsProps<ChangeRoleInput>) {
  const t = useTexts('admin')
  return (
    <NativeSelect
      {...form.field('role')}
      label={t('staff.newRole')}
      data={staffRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
    />
  )
}
