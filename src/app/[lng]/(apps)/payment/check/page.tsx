import { CheckScreen } from '@/features/payment/ui/outcome/CheckScreen'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { TrpcProvider } from '@/trpc/TrpcProvider'
import { TextsProvider } from '@/ui/texts'
import { PageOwner } from '../../_shared/page-owner'
import { type OrderPageProps, orderMetadata, requireOrder } from '../load'

export const generateMetadata = orderMetadata(() => 'check.title')

/** Renders the page to which the payment provider returns the buyer. */
export default async function PaymentCheckPage(props: OrderPageProps) {
  const { locale, order } = await requireOrder(props)
  return (
    <TextsProvider locale={locale} dictionaries={await loadDictionaries(locale, ['payment', 'withdraw', 'common'])}>
      <PageOwner locale={locale} />
      <TrpcProvider>
        <CheckScreen orderId={order.orderId} />
      </TrpcProvider>
    </TextsProvider>
  )
}
