import { initialListQuery } from '@/core/ops/console-lists'
import { ReconciliationScreen } from '@/features/ops/ui/books/ReconciliationScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from '../console-entry'
import { ConsolePage } from '../console-page'

export const generateMetadata = consoleMetadata('nav.reconciliation')

export default async function ReconciliationPage({ params }: { params: Promise<{ lng: string }> }) {
  return (
    <ConsolePage
      locale={await pageLocale(params)}
      path="/admin/reconciliation"
      act="reconciliation.read"
      area={['admin-books']}
      ask={({ findings }) => findings.prefetch({ ...initialListQuery, filter: 'open' })}
    >
      {(staff) => <ReconciliationScreen maySettle={staff.acts.includes('reconciliation.settle')} />}
    </ConsolePage>
  )
}
