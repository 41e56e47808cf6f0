import type { Metadata } from 'next'
import { livePageMetadata } from '@/app/text-page'
import { VipScreen } from '@/features/shop/ui/vip/VipScreen'
import { pageLocale } from '@/server/i18n'
import { StoreRestorer } from '@/stores/StoreRestorer'
import { serverApi } from '@/trpc/server'

interface Props {
  params: Promise<{ lng: string }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  livePageMetadata(await pageLocale(params), '/vip', 'vip')

export default async function VipPage({ params }: Props) {
  const locale = await pageLocale(params)
  const center = await (await serverApi(locale)).vip.center()
  return (
    <>
      <StoreRestorer locale={locale} />
      <VipScreen locale={locale} center={center} />
    </>
  )
}
