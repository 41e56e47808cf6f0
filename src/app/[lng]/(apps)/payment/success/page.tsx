import { notFound, redirect } from 'next/navigation'
import { ProductSuccess } from '@/features/payment/ui/outcome/ProductSuccess'
import { SuccessScreen } from '@/features/payment/ui/outcome/SuccessScreen'
import { privateMetadata } from '@/seo/metadata'
import { dictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { TrpcProvider } from '@/trpc/TrpcProvider'
import { TextsProvider } from '@/ui/texts'
import { PageOwner } from '../../_shared/page-owner'
import { loadOrder, loadRefund, queryValue } from '../load'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  if (!(await loadOrder(locale, await queryValue(searchParams, 'order')))) notFound()
  return privateMetadata((await texts(locale, 'payment'))('success.title'))
}

export default async function PaymentSuccessPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const order = await loadOrder(locale, await queryValue(searchParams, 'order'))
  if (!order) notFound()
  // A URL proves nothing: unpaid orders go back to /payment/check.
  if (order.status !== 'paid') redirect(`/payment/check?order=${order.orderId}`)
  const refund = await loadRefund(locale, order.orderId)
  return (
    <TextsProvider
      locale={locale}
      dictionaries={await dictionaries(locale, ['payment', 'withdraw', 'common', 'errors'])}
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
