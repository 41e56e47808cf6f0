import type { Metadata } from 'next'
import { giftPath } from '@/core/commerce/gift-code'
import { MyShopScreen } from '@/features/shop/ui/MyShopScreen'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { serverApi } from '@/trpc/server'
import { requireAccount } from '../../_shared/account'
import { ClientPage } from '../../_shared/client-page'
import { PageOwner } from '../../_shared/page-owner'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'shop')
  return privateMetadata(t('mine.title'))
}

export default async function MyShopPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const { gift, page: pageQuery } = await searchParams
  // Longer values cannot be a code.
  const code = typeof gift === 'string' && gift.length <= 100 ? gift : ''
  await requireAccount(locale, code === '' ? '/me/shop' : giftPath(code))
  const page = /^[1-9]\d{0,3}$/.test(String(pageQuery)) ? Number(pageQuery) : 1
  const { shop, payment } = await serverApi(locale)
  const [account, refunds] = await Promise.all([shop.account({ page }), payment.refundRights()])
  return (
    <section className="wrap narrow flush section">
      <ClientPage locale={locale} namespaces={['shop', 'me', 'withdraw', 'common', 'errors']}>
        <PageOwner locale={locale} />
        <MyShopScreen account={account} refunds={refunds} code={code} page={page} />
      </ClientPage>
    </section>
  )
}
