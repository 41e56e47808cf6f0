import { initialListQuery } from '@/core/ops/console-lists'
import { CustomersScreen } from '@/features/ops/ui/customers/CustomersScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from '../console-entry'
import { ConsolePage } from '../console-page'

export const generateMetadata = consoleMetadata('customers.title')

export default async function CustomersPage({ params }: { params: Promise<{ lng: string }> }) {
  return (
    <ConsolePage
      locale={await pageLocale(params)}
      path="/admin/customers"
      act="customer.search"
      ask={({ customers }) => customers.prefetch(initialListQuery)}
    >
      {() => <CustomersScreen />}
    </ConsolePage>
  )
}
