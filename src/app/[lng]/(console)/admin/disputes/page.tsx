import { initialListQuery } from '@/core/ops/console-lists'
import { DisputesScreen } from '@/features/ops/ui/orders/DisputesScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from '../console-entry'
import { ConsolePage } from '../console-page'

export const generateMetadata = consoleMetadata('nav.disputes')

export default async function DisputesPage({ params }: { params: Promise<{ lng: string }> }) {
  return (
    <ConsolePage
      locale={await pageLocale(params)}
      path="/admin/disputes"
      act="dispute.list"
      area={['admin-orders']}
      ask={({ disputes }) => disputes.prefetch({ ...initialListQuery, filter: 'open' })}
    >
      {() => <DisputesScreen />}
    </ConsolePage>
  )
}
