'use client'
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { trpc } from '@/trpc/hooks'
import { useOnDemand } from '@/ui/form/use-on-demand'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { ChangeRoleInput, StaffRows } from '../../schema'
import { ActionDialog } from '../ActionDialog'
import styles from '../Console.module.css'
import { downloadQueryOptions, tableQueryOptions } from '../query-options'
import { StateBadge } from '../StateBadge'
import type { Column } from '../table/columns'
import { OpsTable, type TableQuery } from '../table/OpsTable'

type Row = StaffRows['rows'][number]

const useRows = ({ filter: _, ...input }: TableQuery<'all'>) => trpc.ops.staff.useQuery(input, tableQueryOptions)

/** Renders the list of staff, for owners. */
export function StaffScreen() {
  const t = useTexts('admin')
  const locale = useLocale()
  const { ops } = trpc.useUtils()
  const [link, setLink] = useState<string | null>(null)
  const adding = useOnDemand('add-staff', async () => (await import('./AddStaffForm')).AddStaffForm)
  const columns: Column<Row>[] = [
    { name: 'email', title: t('staff.email'), cell: ({ email }) => email, text: ({ email }) => email },
    { name: 'role', title: t('staff.role'), cell: ({ role }) => t(`role.${role}`), text: ({ role }) => role },
    {
      name: 'state',
      title: t('staff.state'),
      cell: ({ state }) => (
        <StateBadge of="staff" is={state}>
          {t(`staff.${state}`)}
        </StateBadge>
      ),
      text: ({ state }) => state,
    },
    {
      name: 'seen',
      title: t('staff.seen'),
      cell: ({ lastSeenAt: at }) => (at ? <LocalTime at={at} locale={locale} show="moment" /> : t('staff.never')),
      text: ({ lastSeenAt }) => lastSeenAt,
    },
    { name: 'acts', title: t('staff.acts'), cell: (row) => <StaffActions row={row} onLink={setLink} /> },
  ]
  return (
    <Stack gap="xl">
      <Stack>
        <Title order={1}>{t('staff.title')}</Title>
        <Text c="dimmed">{t('staff.lead')}</Text>
        {link && (
          <Alert role="status" title={t('staff.linkTitle')}>
            <Text>{t('staff.linkText')}</Text>
            <Text className={styles.key} data-testid="setup-link">
              {link}
            </Text>
          </Alert>
        )}
        <OpsTable
          name="team"
          columns={columns}
          rowKey={({ id }) => id}
          filters={[{ value: 'all', label: '' }]}
          useRows={useRows}
          fetchDownloadPage={({ filter: _, ...input }) => ops.staff.fetch(input, downloadQueryOptions)}
        />
      </Stack>
      {adding.Shown ? (
        <adding.Shown onLink={setLink} />
      ) : (
        <Group>
          <Button variant="default" onClick={() => void adding.show()}>
            {t('staff.add')}
          </Button>
          {adding.failure}
        </Group>
      )}
    </Stack>
  )
}

interface Props {
  row: StaffRows['rows'][number]
  /** Receives the setup link. */
  onLink: (url: string) => void
}

/** Renders the actions on one staff member. */
function StaffActions({ row, onLink }: Props) {
  const t = useTexts('admin')
  const { id: staffId, email, role } = row
  const changing: ChangeRoleInput = { staffId, role, reason: '' }
  return (
    <Group gap="sm">
      <ActionDialog
        open={t('staff.changeRole')}
        ask={t('staff.changeAsk', { email })}
        yes={t('staff.changeYes')}
        procedure={(api) => api.ops.changeRole}
        schema={async () => (await import('../../schema')).ChangeRoleInput}
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
          schema={async () => (await import('../../schema')).StaffActionInput}
          initialValues={{ staffId, reason: '' }}
        />
      )}
      <ActionDialog
        danger
        open={t('staff.reset')}
        ask={t('staff.resetAsk', { email })}
        yes={t('staff.resetYes')}
        procedure={(api) => api.ops.resetStaff}
        schema={async () => (await import('../../schema')).StaffActionInput}
        initialValues={{ staffId, reason: '' }}
        onDone={({ url }) => onLink(url)}
      />
    </Group>
  )
}
