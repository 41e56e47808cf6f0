import { notFound } from 'next/navigation'
import { stampOf } from '@/core/charts/drawing/lighter'
import { portraitFromView } from '@/core/charts/portrait/portrait'
import { isShopSku, type ShopSku } from '@/core/commerce/products'
import type { Locale } from '@/core/locale'
import { PaymentScreen } from '@/features/payment/ui/PaymentScreen'
import { ProductScreen } from '@/features/payment/ui/ProductScreen'
import type { CheckoutPreview } from '@/features/report/schema'
import { privateMetadata } from '@/seo/metadata'
import { dictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { StoreRestorer } from '@/stores/StoreRestorer'
import { Portrait } from '@/ui/charts/Portrait'
import { TextsProvider } from '@/ui/texts'
import { requireAccount } from '../_shared/account'
import { PageOwner } from '../_shared/page-owner'
import { ProductContents, ReportContents } from './contents'
import { loadCheckoutPreview, loadOffer, loadProductOffer, queryValue } from './load'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props) {
  return privateMetadata((await texts(await pageLocale(params), 'payment'))('title'))
}

export default async function PaymentPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const sku = await queryValue(searchParams, 'sku')
  return (
    <TextsProvider locale={locale} dictionaries={await dictionaries(locale, ['payment', 'common', 'errors'])}>
      <PageOwner locale={locale} />
      <StoreRestorer locale={locale} />
      {isShopSku(sku)
        ? await productScreen(locale, sku, await queryValue(searchParams, 'to'))
        : await reportScreen(locale, await queryValue(searchParams, 'report'))}
    </TextsProvider>
  )
}

async function reportScreen(locale: Locale, sittingId: string) {
  const offer = (await loadOffer(locale, sittingId)) ?? notFound()
  const cover = offer.price ? await loadCheckoutPreview(locale, sittingId) : null
  return (
    <PaymentScreen
      offer={offer}
      cover={cover && coverOf(cover)}
      contents={<ReportContents offer={offer} locale={locale} />}
    />
  )
}

/** The drawing is made on the server: the form needs no scores. */
const coverOf = ({ slug, picture, completedAt }: CheckoutPreview) => ({
  drawing: picture.length > 0 && <Portrait drawing={stampOf(portraitFromView(slug, picture))} size="small" />,
  at: completedAt,
})

/** Renders the payment page of a shop product. Products of the shop belong to an account. */
async function productScreen(locale: Locale, sku: ShopSku, to: string) {
  await requireAccount(locale, `/payment?sku=${sku}${to === '' ? '' : `&to=${encodeURIComponent(to)}`}`)
  const offer = await loadProductOffer(locale, sku)
  return <ProductScreen offer={offer} contents={<ProductContents sku={sku} locale={locale} />} to={to} />
}
