import type { Metadata } from 'next'
import { livePageMetadata } from '@/app/_pages/text-page-metadata'
import { refundDays } from '@/content/shop/catalogue'
import { VipScreen } from '@/features/shop/ui/vip/VipScreen'
import { pageLocale } from '@/server/i18n/i18n'
import { serverQueries } from '@/trpc/server-queries'
import { PrefetchedQueries } from '@/trpc/TrpcProvider'
import { ClientPage } from '../_shared/client-page'
import { PageOwner } from '../_shared/page-owner'
import { SampleWeek, SampleYear } from '../_shared/samples'

interface Props {
  params: Promise<{ lng: string }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  livePageMetadata(await pageLocale(params), '/vip', 'vip')

export default async function VipPage({ params }: Props) {
  const locale = await pageLocale(params)
  const queries = await serverQueries(locale)
  await queries.vip.center.fetch()
  return (
    <ClientPage locale={locale} namespaces={['vip', 'common']}>
      <PageOwner locale={locale} />
      <PrefetchedQueries state={queries.dehydrate()}>
        <VipScreen
          refundDays={refundDays}
          week={<SampleWeek locale={locale} />}
          year={<SampleYear locale={locale} />}
        />
      </PrefetchedQueries>
    </ClientPage>
  )
}
