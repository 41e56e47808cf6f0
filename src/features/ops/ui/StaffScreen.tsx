'use client'
import { Alert, Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { staffRoles } from '@/core/ops/acts'
import { trpc } from '@/trpc/hooks'
import { useOnDemand } from '@/ui/form/use-on-demand'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { ChangeRole, StaffRows } from '../schema'
import { pageByPage } from './asking'
import styles from './Console.module.css'
import type { Column } from './columns'
import { DeedDialog } from './DeedDialog'
import { type Asked, OpsTable } from './OpsTable'

type Row = StaffRows['rows'][number]

const useRows = ({ filter: _, ...asked }: Asked<'all'>) => trpc.ops.staff.useQuery(asked, pageByPage)

/** Who works here: for owners. */
export function StaffScreen() {
  const t = useTexts('admin')
  const locale = useLocale()
  const { client } = trpc.useUtils()
  const [link, setLink] = useState<string | null>(null)
  const adding = useOnDemand(async () => (await import('./AddStaffForm')).AddStaffForm)
  const columns: Column<Row>[] = [
    { name: 'email', title: t('staff.email'), cell: ({ email }) => email, text: ({ email }) => email },
    { name: 'role', title: t('staff.role'), cell: ({ role }) => t(`role.${role}`), text: ({ role }) => role },
    { name: 'state', title: t('staff.state'), cell: ({ state }) => t(`staff.${state}`), text: ({ state }) => state },
    {
      name: 'seen',
      title: t('staff.seen'),
      cell: ({ lastSeenAt: at }) => (at ? <LocalTime at={at} locale={locale} show="moment" /> : t('staff.never')),
      text: ({ lastSeenAt }) => lastSeenAt,
    },
    { name: 'acts', title: t('staff.acts'), cell: (row) => <StaffDeeds row={row} onLink={setLink} /> },
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
          piece={({ filter: _, ...asked }) => client.ops.staff.query(asked)}
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

function StaffDeeds({ row, onLink }: { row: Row; onLink: (url: string) => void }) {
  const t = useTexts('admin')
  const { id: staffId, email, role } = row
  const changing: ChangeRole = { staffId, role, reason: '' }
  return (
    <Group gap="sm">
      <DeedDialog
        open={t('staff.changeRole')}
        ask={t('staff.changeAsk', { email })}
        yes={t('staff.changeYes')}
        procedure={(api) => api.ops.changeRole}
        schema={async () => (await import('../schema')).ChangeRole}
        initialValues={changing}
        fields={{ NOTHING_TO_DO: 'role' }}
      >
        {({ field }) => (
          <NativeSelect
            {...field('role')}
            label={t('staff.newRole')}
            data={staffRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
          />
        )}
      </DeedDialog>
      {row.state !== 'disabled' && (
        <DeedDialog
          danger
          open={t('staff.disable')}
          ask={t('staff.disableAsk', { email })}
          yes={t('staff.disableYes')}
          procedure={(api) => api.ops.disableStaff}
          schema={async () => (await import('../schema')).StaffDeed}
          initialValues={{ staffId, reason: '' }}
        />
      )}
      <DeedDialog
        danger
        open={t('staff.reset')}
        ask={t('staff.resetAsk', { email })}
        yes={t('staff.resetYes')}
        procedure={(api) => api.ops.resetStaff}
        schema={async () => (await import('../schema')).StaffDeed}
        initialValues={{ staffId, reason: '' }}
        onDone={({ url }) => onLink(url)}
      />
    </Group>
  )
}
