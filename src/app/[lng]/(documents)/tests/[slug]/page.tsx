import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageAuthors } from '@/app/_pages/page-authors'
import { TestCrumbs } from '@/app/_pages/test-crumbs'
import { articleCards } from '@/content/articles/article-cards'
import { listArticles } from '@/content/articles/article-catalogue'
import { articlesAbout } from '@/content/articles/articles'
import { formatReportPrice, refundDays } from '@/content/shop/catalogue'
import { currentInstruments, findInstrument, loadReportContents } from '@/content/tests/instruments'
import { loadTestIntro } from '@/content/tests/test-intro'
import { Intro } from '@/features/assessments/ui/intro/Intro'
import { RelatedArticles } from '@/features/column/ui/ArticleSections'
import { FullReportContents } from '@/features/report/ui/offer/FullReportContents'
import { AuthorByline } from '@/features/site/ui/AuthorByline'
import { addSiteName, documentMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'

interface Props {
  params: Promise<{ lng: string; slug: string }>
}

export const generateStaticParams = () => currentInstruments().map(({ slug }) => ({ slug }))

async function read(params: Props['params']) {
  const locale = await pageLocale(params)
  const { slug } = await params
  const instrument = findInstrument(slug) ?? notFound()
  return { locale, instrument, test: (await loadTestIntro(slug, locale)) ?? notFound() }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, test } = await read(params)
  const t = await texts(locale, 'common')
  const page = {
    title: addSiteName(test.searchTitle, t('site.name')),
    description: test.description,
    keywords: test.keywords,
  }
  return documentMetadata(locale, `/tests/${test.slug}`, page, t('site.name'))
}

export default async function TestPage({ params }: Props) {
  const { locale, instrument, test } = await read(params)
  const price = formatReportPrice(locale)
  const contents = (
    <FullReportContents
      className="strokes"
      contents={await loadReportContents(instrument)}
      t={await texts(locale, 'report')}
    />
  )
  const articles = articleCards(articlesAbout(test.slug, listArticles(locale)), locale)
  const suggestedArticles = articles.length
    ? {
        title: (await texts(locale, 'column'))('intro.title'),
        articles: <RelatedArticles locale={locale} articles={articles} />,
      }
    : undefined
  return (
    <>
      <Intro
        locale={locale}
        test={test}
        price={price}
        refundDays={refundDays}
        contents={contents}
        suggestedArticles={suggestedArticles}
        authors={<AuthorByline locale={locale} />}
      />
      <PageAuthors locale={locale} path={`/tests/${test.slug}`} title={test.title} />
      <TestCrumbs locale={locale} test={test} />
    </>
  )
}
