import { orNotFound } from '@/app/[lng]/(apps)/_shared/account'
import { OrderScreen } from '@/features/ops/ui/orders/OrderScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { consoleMetadata } from '../../console-entry'
import { ConsolePage } from '../../console-page'

export const generateMetadata = consoleMetadata('nav.orders')

export default async function OrderPage({ params }: { params: Promise<{ lng: string; id: string }> }) {
  const { id } = await params
  return (
    <ConsolePage
      locale={await pageLocale(params)}
      path={`/admin/orders/${encodeURIComponent(id)}`}
      act="order.read"
      area={['admin-orders']}
      ask={({ order }) => orNotFound(order.fetch({ orderId: id }))}
    >
      {() => <OrderScreen order={id} />}
    </ConsolePage>
  )
}
