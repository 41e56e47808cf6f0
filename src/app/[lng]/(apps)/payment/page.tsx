import { notFound } from 'next/navigation'
import { currentInstruments } from '@/content/tests/instruments'
import { stampOf } from '@/core/charts/drawing/simplify'
import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import { freeReports } from '@/core/commerce/product'
import { productLines, productText } from '@/core/commerce/product-texts'
import { isShopSku, type ShopSku } from '@/core/commerce/products'
import type { Locale } from '@/core/locale'
import type { Offer } from '@/features/payment/schema'
import { ContentsPanel } from '@/features/payment/ui/Contents'
import { PaymentScreen } from '@/features/payment/ui/PaymentScreen'
import { ProductScreen } from '@/features/payment/ui/ProductScreen'
import type { CheckoutPreview } from '@/features/report/schema'
import { FreeContents, FullReportContents } from '@/features/report/ui/offer/FullReportContents'
import { privateMetadata } from '@/seo/metadata'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { StoreRestorer } from '@/stores/StoreRestorer'
import { Portrait } from '@/ui/charts/Portrait'
import { TextsProvider } from '@/ui/texts'
import { requireAccount } from '../_shared/account'
import { PageOwner } from '../_shared/page-owner'
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
    <TextsProvider locale={locale} dictionaries={await loadDictionaries(locale, ['payment', 'common', 'errors'])}>
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

/** Renders the drawing on the server, so that the form needs no scores. */
const coverOf = ({ slug, picture, completedAt }: CheckoutPreview) => ({
  drawing: picture.length > 0 && <Portrait drawing={stampOf(drawPortraitFromView(slug, picture))} size="small" />,
  at: completedAt,
})

/** Renders the payment page of a shop product. Products of the shop belong to an account. */
async function productScreen(locale: Locale, sku: ShopSku, to: string) {
  await requireAccount(locale, `/payment?sku=${sku}${to === '' ? '' : `&to=${encodeURIComponent(to)}`}`)
  const offer = await loadProductOffer(locale, sku)
  return <ProductScreen offer={offer} contents={<ProductContents sku={sku} locale={locale} />} to={to} />
}

/** Renders what the full report adds to the free summary, and what stays free. */
async function ReportContents({ offer, locale }: { offer: Offer; locale: Locale }) {
  const t = await texts(locale, 'report')
  return (
    <ContentsPanel>
      <h2>{t('offer.opens')}</h2>
      <FullReportContents className="strokes" contents={offer.report} t={t} />
      <p>
        <a href={`/tests/${offer.slug}/sample`}>{t('offer.sample')}</a>
      </p>
      <h2>{t('offer.free')}</h2>
      <FreeContents className="strokes" signedIn={offer.signedIn} t={t} />
      <p>{t('offer.words')}</p>
    </ContentsPanel>
  )
}

/** Renders the description of a shop product, in the shop's own words. */
async function ProductContents({ sku, locale }: { sku: ShopSku; locale: Locale }) {
  const [shop, payment] = await Promise.all([texts(locale, 'shop'), texts(locale, 'payment')])
  const site = { locale, freeReports, tests: currentInstruments().length }
  return (
    <ContentsPanel>
      <h2>{shop('page.contents')}</h2>
      <ul className="strokes">
        {productLines.map((line) => (
          <li key={line}>{productText(shop, sku, line, site)}</li>
        ))}
      </ul>
      <p>
        <a href={`/shop/${sku}`}>{payment('product.more')}</a>
      </p>
    </ContentsPanel>
  )
}
