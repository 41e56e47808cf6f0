import { redirect } from 'next/navigation'
import { ProductSuccess, SuccessScreen } from '@/features/payment/ui/outcome/SuccessScreen'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { TrpcProvider } from '@/trpc/TrpcProvider'
import { TextsProvider } from '@/ui/texts'
import { PageOwner } from '../../_shared/page-owner'
import { loadRefund, type OrderPageProps, orderMetadata, requireOrder } from '../load'

export const generateMetadata = orderMetadata(() => 'success.title')

export default async function PaymentSuccessPage(props: OrderPageProps) {
  const { locale, order } = await requireOrder(props)
  // The URL proves nothing: unpaid orders are redirected to /payment/check.
  if (order.status !== 'paid') redirect(`/payment/check?order=${order.orderId}`)
  const refund = await loadRefund(locale, order.orderId)
  return (
    <TextsProvider
      locale={locale}
      dictionaries={await loadDictionaries(locale, ['payment', 'withdraw', 'common', 'errors'])}
    >
      <PageOwner locale={locale} />
      <TrpcProvider>
        {order.sittingId ? (
          <SuccessScreen order={order} refund={refund} report={`/report/${order.sittingId}`} />
        ) : (
          <ProductSuccess order={order} refund={refund} />
        )}
      </TrpcProvider>
    </TextsProvider>
  )
}
