import { currentInstruments } from '@/content/tests/instruments'
import { freeReports } from '@/core/commerce/price-line'
import { productLines, productText } from '@/core/commerce/product-texts'
import type { ShopSku } from '@/core/commerce/products'
import type { Locale } from '@/core/locale'
import type { Offer } from '@/features/payment/schema'
import { Contents } from '@/features/payment/ui/Contents'
import { FreeContents, FullReportContents } from '@/features/report/ui/offer/FullReportContents'
import { texts } from '@/server/i18n/i18n'

/** Renders the list of contents that the report of an offer adds, and of those that stay free. */
export async function ReportContents({ offer, locale }: { offer: Offer; locale: Locale }) {
  const t = await texts(locale, 'report')
  return (
    <Contents>
      <h2>{t('offer.opens')}</h2>
      <FullReportContents className="strokes" contents={offer.report} t={t} />
      <p>
        <a href={`/tests/${offer.slug}/sample`}>{t('offer.sample')}</a>
      </p>
      <h2>{t('offer.free')}</h2>
      <FreeContents className="strokes" signedIn={offer.signedIn} t={t} />
      <p>{t('offer.words')}</p>
    </Contents>
  )
}

/** Renders the description of a shop product, in the shop's own words. */
export async function ProductContents({ sku, locale }: { sku: ShopSku; locale: Locale }) {
  const [shop, payment] = await Promise.all([texts(locale, 'shop'), texts(locale, 'payment')])
  const site = { locale, freeReports, tests: currentInstruments().length }
  return (
    <Contents>
      <h2>{shop('page.contents')}</h2>
      <ul className="strokes">
        {productLines.map((line) => (
          <li key={line}>{productText(shop, sku, line, site)}</li>
        ))}
      </ul>
      <p>
        <a href={`/shop/${sku}`}>{payment('product.more')}</a>
      </p>
    </Contents>
  )
}
