'use client'
import { Group, Text } from '@mantine/core'
import { useTexts } from '@/ui/texts'
import type { Customer } from '../../customers/support-schema'
import { ActionDialog } from '../ActionDialog'
import { saveFile } from '../table/save-file'

interface Props {
  account: NonNullable<Customer['account']>
  email: string
}

/** Renders the account in one line, and the actions on it: change credits, export, delete. */
export function AccountActions({ account, email }: Props) {
  const t = useTexts('admin')
  const { id: userId, name, verified, credits, vipSince } = account
  const facts = [
    t('customer.account', { name }),
    t(verified ? 'customer.verified' : 'customer.unverified'),
    t('customer.credits', { count: credits }),
    ...(vipSince ? [t('customer.vip')] : []),
  ]
  return (
    <>
      <Text c="dimmed">{facts.join(' · ')}</Text>
      <Group gap="sm">
        <ActionDialog
          open={t('support.credits')}
          ask={t('support.creditsAsk', { email })}
          yes={t('support.creditsYes')}
          procedure={(api) => api.ops.changeCredits}
          schema={async () => (await import('../../customers/support-schema')).ChangeCreditsInput}
          initialValues={{ userId, delta: 1, reason: '' }}
          fields={{ NOTHING_TO_DO: 'delta', NO_CREDITS: 'delta' }}
          successMessage={(left) => t('support.creditsDone', { count: left.credits })}
          inputs={async () => (await import('./AccountInputs')).CreditsInput}
        />
        <ActionDialog
          open={t('support.export')}
          ask={t('support.exportAsk')}
          yes={t('support.exportYes')}
          procedure={(api) => api.ops.exportCustomer}
          schema={async () => (await import('../../customers/support-schema')).AccountActionInput}
          initialValues={{ userId, reason: '' }}
          successMessage={() => t('support.exported')}
          onDone={({ json }) => saveFile('mindglass-export.json', 'application/json', json)}
        />
        <ActionDialog
          danger
          open={t('support.delete')}
          ask={t('support.deleteAsk', { email })}
          yes={t('support.deleteYes')}
          procedure={(api) => api.ops.deleteCustomer}
          schema={async () => (await import('../../customers/support-schema')).DeleteCustomerInput}
          initialValues={{ userId, confirmation: '', reason: '' }}
          fields={{ CONFIRMATION_MISMATCH: 'confirmation' }}
          successMessage={() => t('support.deleted')}
          inputs={async () => (await import('./AccountInputs')).ConfirmationInput}
        />
      </Group>
    </>
  )
}
