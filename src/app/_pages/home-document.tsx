import type { Metadata } from 'next'
import { articleCards } from '@/content/articles/article-cards'
import { listArticles } from '@/content/articles/article-catalogue'
import { publishedArticles } from '@/content/articles/articles'
import { formatReportPrice, refundDays } from '@/content/shop/catalogue'
import { currentInstruments, findInstrument, loadInstrumentText, loadOwnReport } from '@/content/tests/instruments'
import { loadTestCard } from '@/content/tests/test-cards'
import type { Locale } from '@/core/locale'
import { Home } from '@/features/assessments/ui/home/Home'
import { HomeArticles } from '@/features/column/ui/ArticleSections'
import { ResultPreview } from '@/features/report/ui/ResultPreview'
import { createSampleReport } from '@/features/report/view/sample-report'
import { JsonLd } from '@/seo/json-ld'
import { documentMetadata } from '@/seo/metadata'
import { getSupportEmail } from '@/seo/operator'
import { organizationJsonLd, websiteJsonLd } from '@/seo/site-json-ld'
import { texts } from '@/server/i18n/i18n'

/** Renders the home page, served at `/` and `/landing/home`; the first is the canonical address. */
export async function HomeDocument({ locale }: { locale: Locale }) {
  const t = await texts(locale, 'common')
  const site = { name: t('site.name'), description: t('site.description') }
  return (
    <>
      <Home
        locale={locale}
        tests={await Promise.all(currentInstruments().map((instrument) => loadTestCard(instrument, locale)))}
        price={formatReportPrice(locale)}
        refundDays={refundDays}
        preview={<Preview locale={locale} />}
        articles={
          <HomeArticles
            locale={locale}
            articles={articleCards(publishedArticles(listArticles(locale)).slice(0, 3), locale)}
          />
        }
      />
      <JsonLd data={organizationJsonLd(site.name, getSupportEmail())} />
      <JsonLd data={websiteJsonLd(locale, site)} />
    </>
  )
}

/** Renders a preview of the only test without health questions, because other people may see the reader's screen. */
async function Preview({ locale }: { locale: Locale }) {
  const instrument = findInstrument('big-five')
  if (!instrument) return null
  const [text, report] = await Promise.all([loadInstrumentText(instrument, locale), loadOwnReport(instrument, locale)])
  return <ResultPreview view={createSampleReport(instrument, text, locale, report)} locale={locale} />
}

export async function homeMetadata(locale: Locale): Promise<Metadata> {
  const t = await texts(locale, 'common')
  const page = { title: t('site.title'), description: t('site.description'), keywords: t('site.keywords') }
  return documentMetadata(locale, '/', page, t('site.name'))
}
