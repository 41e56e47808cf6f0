import { notFound } from 'next/navigation'
import { SandboxScreen } from '@/features/payment/ui/SandboxScreen'
import { privateMetadata } from '@/seo/metadata'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { paymentProviderName } from '@/server/payments/payment-mode'
import { serverQueries } from '@/trpc/server-queries'
import { PrefetchedQueries } from '@/trpc/TrpcProvider'
import { TextsProvider } from '@/ui/texts'
import { nullIfMissing } from '../../_shared/account'
import { queryValue } from '../../payment/load'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props) {
  return privateMetadata((await texts(await pageLocale(params), 'sandbox'))('title'))
}

/** Renders the stand-in for the payment provider's page; it does not exist on sites that take real payments. */
// biome-ignore lint/plugin/page-owner: stands for the page of the payment provider.
export default async function SandboxCheckoutPage({ params, searchParams }: Props) {
  if (paymentProviderName() !== 'sandbox') notFound()
  const locale = await pageLocale(params)
  const session = await queryValue(searchParams, 'session')
  const queries = await serverQueries(locale)
  // A checkout that has ended is shown too; only an unknown one is not found.
  if (!(await nullIfMissing(queries.payment.sandbox.fetch({ session })))) notFound()
  return (
    <TextsProvider locale={locale} dictionaries={await loadDictionaries(locale, ['sandbox', 'payment', 'common'])}>
      <PrefetchedQueries state={queries.dehydrate()}>
        <SandboxScreen session={session} />
      </PrefetchedQueries>
    </TextsProvider>
  )
}
