import { notFound } from 'next/navigation'
import { PaymentScreen } from '@/features/payment/ui/PaymentScreen'
import { privateMetadata } from '@/seo/metadata'
import { dictionaries } from '@/server/dictionaries'
import { pageLocale, texts } from '@/server/i18n'
import { StoreRestorer } from '@/stores/StoreRestorer'
import { TextsProvider } from '@/ui/texts'
import { loadOffer, queryValue } from './load'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props) {
  return privateMetadata((await texts(await pageLocale(params), 'payment'))('title'))
}

export default async function PaymentPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const offer = await loadOffer(locale, await queryValue(searchParams, 'report'))
  if (!offer) notFound()
  return (
    <TextsProvider locale={locale} dictionaries={await dictionaries(locale, ['payment', 'common', 'errors'])}>
      <StoreRestorer locale={locale} />
      <PaymentScreen offer={offer} />
    </TextsProvider>
  )
}
