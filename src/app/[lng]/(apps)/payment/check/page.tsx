import { notFound } from 'next/navigation'
import { CheckScreen } from '@/features/payment/ui/outcome/CheckScreen'
import { privateMetadata } from '@/seo/metadata'
import { dictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { TrpcProvider } from '@/trpc/TrpcProvider'
import { TextsProvider } from '@/ui/texts'
import { PageOwner } from '../../_shared/page-owner'
import { loadOrder, queryValue } from '../load'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  if (!(await loadOrder(locale, await queryValue(searchParams, 'order')))) notFound()
  return privateMetadata((await texts(locale, 'payment'))('check.title'))
}

/** Where the payment provider sends the buyer back to. */
export default async function PaymentCheckPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const orderId = await queryValue(searchParams, 'order')
  if (!(await loadOrder(locale, orderId))) notFound()
  return (
    <TextsProvider locale={locale} dictionaries={await dictionaries(locale, ['payment', 'withdraw', 'common'])}>
      <PageOwner locale={locale} />
      <TrpcProvider>
        <CheckScreen orderId={orderId} />
      </TrpcProvider>
    </TextsProvider>
  )
}
