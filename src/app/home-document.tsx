import type { Metadata } from 'next'
import { articleCards } from '@/content/article-cards'
import { published } from '@/content/articles'
import { priceOf, refundDays } from '@/content/catalogue'
import { sampleReviews } from '@/content/sample-reviews'
import { testGroups } from '@/content/test-cards'
import { formatMoney } from '@/core/commerce/money'
import type { Locale } from '@/core/locale'
import { Home } from '@/features/assessments/ui/home/Home'
import { HomeArticles } from '@/features/column/ui/HomeArticles'
import { JsonLd } from '@/seo/json-ld'
import { documentMetadata } from '@/seo/metadata'
import { organizationJsonLd, websiteJsonLd } from '@/seo/site-json-ld'
import { supportEmail } from '@/seo/support'
import { texts } from '@/server/i18n'

/** The home page, which stands at `/` and at `/landing/home`; the first is the canonical address. */
export async function HomeDocument({ locale }: { locale: Locale }) {
  const t = await texts(locale, 'common')
  const site = { name: t('site.name'), description: t('site.description') }
  return (
    <>
      <Home
        locale={locale}
        groups={await testGroups(locale)}
        price={formatMoney(priceOf('report', locale), locale)}
        refundDays={refundDays}
        reviews={sampleReviews}
        articles={<HomeArticles locale={locale} articles={articleCards(published().slice(0, 3), locale)} />}
      />
      <JsonLd data={organizationJsonLd(site.name, supportEmail())} />
      <JsonLd data={websiteJsonLd(locale, site)} />
    </>
  )
}

export async function homeMetadata(locale: Locale): Promise<Metadata> {
  const t = await texts(locale, 'common')
  const page = { title: t('site.title'), description: t('site.description'), keywords: t('site.keywords') }
  return documentMetadata(locale, '/', page, t('site.name'))
}
