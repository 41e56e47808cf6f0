import { firstPage } from '@/core/ops/table'
import { OrdersScreen } from '@/features/ops/ui/OrdersScreen'
import { pageLocale } from '@/server/i18n'
import { consoleMetadata } from '../console-door'
import { ConsolePage } from '../console-page'

export const generateMetadata = consoleMetadata('nav.orders')

export default async function OrdersPage({ params }: { params: Promise<{ lng: string }> }) {
  return (
    <ConsolePage
      locale={await pageLocale(params)}
      path="/admin/orders"
      act="order.list"
      area={['admin-orders']}
      ask={({ orders }) => orders.prefetch({ ...firstPage, filter: 'all', sku: null, currency: null, days: null })}
    >
      {() => <OrdersScreen />}
    </ConsolePage>
  )
}
