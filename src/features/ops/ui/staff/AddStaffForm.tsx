'use client'
import { NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core'
import { staffRoles } from '@/core/ops/permissions'
import styles from '@/ui/form/Form.module.css'
import { AccountField, SubmitButton } from '@/ui/form/form-parts'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { AddStaffInput } from '../../schema'

/** Renders the form that adds a staff member; `onLink` receives the setup link to hand over. */
export function AddStaffForm({ onLink }: { onLink: (url: string) => void }) {
  const t = useTexts('admin')
  const initialValues: AddStaffInput = { email: '', role: 'support', reason: '' }
  const form = useServerForm(
    (api) => api.ops.addStaff,
    async () => (await import('../../schema')).AddStaffInput,
    {
      initialValues,
      fields: { STAFF_EXISTS: 'email' },
      onDone: ({ url }) => {
        form.setValues(initialValues)
        onLink(url)
      },
    },
  )
  return (
    <Stack maw="28rem">
      <Title order={2}>{t('staff.add')}</Title>
      <Text c="dimmed">{t('staff.addLead')}</Text>
      <ServerForm {...form.props} className={styles.form}>
        <AccountField {...form.field('email')} label={t('staff.email')} autoComplete="off" />
        <NativeSelect
          {...form.field('role')}
          label={t('staff.role')}
          data={staffRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
        <TextInput {...form.field('reason')} label={t('action.reason')} description={t('action.reasonHint')} />
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('staff.addSubmit')}
        </SubmitButton>
      </ServerForm>
    </Stack>
  )
}
