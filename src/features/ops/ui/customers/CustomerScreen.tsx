'use client'
import { Alert, Anchor, Stack, Text, Title } from '@mantine/core'
import { trpc } from '@/trpc/hooks'
import { Section } from '@/ui/app/Section'
import { useFailureText } from '@/ui/form/failure-text'
import { LoadState } from '@/ui/load/LoadState'
import { isRefusal } from '@/ui/refusal'
import { useTexts } from '@/ui/texts'
import { noRefetchOptions } from '../query-options'
import { AccountActions } from './AccountActions'
import { CustomerOrders } from './CustomerOrders'
import { CustomerRecords } from './CustomerRecords'
import { CustomerReports } from './CustomerReports'

/** Renders the data of a customer that the team may see, and the actions on it. */
export function CustomerScreen({ customer: ref }: { customer: string }) {
  const t = useTexts('admin')
  const failureText = useFailureText()
  const { data, error, isPending, refetch } = trpc.ops.customer.useQuery({ ref }, noRefetchOptions)
  const missing = isRefusal(error, 'NOT_FOUND')
  return (
    <Stack gap="xl">
      <Anchor href="/admin/customers">{t('customer.back')}</Anchor>
      {error ? (
        <Alert role="alert">{missing ? t('customer.missing') : failureText(error)}</Alert>
      ) : (
        <LoadState state={isPending || !data ? 'loading' : 'ready'} onRetry={() => refetch()}>
          {data && (
            <>
              <Stack gap="xs">
                <Title order={1} className="long">
                  {data.email}
                </Title>
                {data.account ? (
                  <AccountActions account={data.account} email={data.email} />
                ) : (
                  <Text c="dimmed">{t('customer.noAccount')}</Text>
                )}
              </Stack>
              <Section id="orders" title={t('customer.orders')}>
                <CustomerOrders orders={data.orders} />
              </Section>
              <Section id="reports" title={t('customer.reports')}>
                <Text c="dimmed">{t('customer.reportsNote')}</Text>
                <CustomerReports reports={data.reports} />
              </Section>
              <CustomerRecords customer={data} />
            </>
          )}
        </LoadState>
      )}
    </Stack>
  )
}
