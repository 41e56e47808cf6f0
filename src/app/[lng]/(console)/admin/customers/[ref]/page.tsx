import { orNotFound } from '@/app/[lng]/(apps)/_shared/account'
import { CustomerScreen } from '@/features/ops/ui/customers/CustomerScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from '../../console-entry'
import { ConsolePage } from '../../console-page'

// The title contains no name, because it appears in the browser's history.
export const generateMetadata = consoleMetadata('customers.who')

export default async function CustomerPage({ params }: { params: Promise<{ lng: string; ref: string }> }) {
  const { ref } = await params
  return (
    <ConsolePage
      locale={await pageLocale(params)}
      path={`/admin/customers/${encodeURIComponent(ref)}`}
      act="customer.read"
      ask={({ customer }) => orNotFound(customer.fetch({ ref }))}
    >
      {() => <CustomerScreen customer={ref} />}
    </ConsolePage>
  )
}
