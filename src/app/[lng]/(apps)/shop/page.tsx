import type { Metadata } from 'next'
import { livePageMetadata } from '@/app/_pages/text-page'
import { refundDays } from '@/content/shop/catalogue'
import { ShopScreen } from '@/features/shop/ui/ShopScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { serverQueries } from '@/trpc/server-queries'
import { Prefetched } from '@/trpc/TrpcProvider'
import { ClientPage } from '../_shared/client-page'
import { PageOwner } from '../_shared/page-owner'

interface Props {
  params: Promise<{ lng: string }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  livePageMetadata(await pageLocale(params), '/shop', 'shop')

export default async function ShopPage({ params }: Props) {
  const locale = await pageLocale(params)
  const queries = await serverQueries(locale)
  await queries.shop.products.fetch()
  return (
    <ClientPage locale={locale} namespaces={['shop', 'common']}>
      <PageOwner locale={locale} />
      <Prefetched state={queries.dehydrate()}>
        <ShopScreen refundDays={refundDays} />
      </Prefetched>
    </ClientPage>
  )
}
