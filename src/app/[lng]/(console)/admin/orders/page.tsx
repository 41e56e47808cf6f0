import { initialListQuery, orderLists } from '@/core/ops/console-lists'
import { OrdersScreen } from '@/features/ops/ui/orders/OrdersScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from '../console-entry'
import { ConsolePage } from '../console-page'

export const generateMetadata = consoleMetadata('nav.orders')

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function OrdersPage({ params, searchParams }: Props) {
  const [locale, query] = await Promise.all([pageLocale(params), searchParams])
  const filter = orderLists.find((list) => list === query.list) ?? 'all'
  return (
    <ConsolePage
      locale={locale}
      path={filter === 'all' ? '/admin/orders' : `/admin/orders?list=${filter}`}
      act="order.list"
      area={['admin-orders']}
      ask={({ orders }) => orders.prefetch({ ...initialListQuery, filter, sku: null, currency: null, days: null })}
    >
      {() => <OrdersScreen key={filter} list={filter} />}
    </ConsolePage>
  )
}
