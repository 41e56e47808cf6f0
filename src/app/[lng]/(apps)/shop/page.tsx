import type { Metadata } from 'next'
import { livePageMetadata } from '@/app/text-page'
import { ShopScreen } from '@/features/shop/ui/ShopScreen'
import { pageLocale } from '@/server/i18n'
import { StoreRestorer } from '@/stores/StoreRestorer'
import { serverApi } from '@/trpc/server'

interface Props {
  params: Promise<{ lng: string }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  livePageMetadata(await pageLocale(params), '/shop', 'shop')

export default async function ShopPage({ params }: Props) {
  const locale = await pageLocale(params)
  const catalogue = await (await serverApi(locale)).shop.products()
  return (
    <>
      <StoreRestorer locale={locale} />
      <ShopScreen locale={locale} catalogue={catalogue} />
    </>
  )
}
