import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { sampleReviews } from '@/content/sample-reviews'
import { currentInstruments, findInstrument, loadInstrumentText } from '@/content/tests/instruments'
import type { Locale } from '@/core/locale'
import { env } from '@/env'
import { SampleReviews } from '@/features/assessments/ui/SampleReviews'
import { ReviewsScreen } from '@/features/review/ui/ReviewsScreen'
import { documentMetadata } from '@/seo/metadata'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { serverApi } from '@/trpc/server'
import { TextsProvider } from '@/ui/texts'
import { PageOwner } from '../../../_shared/page-owner'

/** Returns one page of a test's reviews, shared by its metadata and content. */
const loadReviews = cache(async (locale: Locale, slug: string, page: number) => {
  const instrument = findInstrument(slug)
  if (!instrument) notFound()
  const { review } = await serverApi(locale)
  const [list, text, mine] = await Promise.all([
    review.list({ slug, page }),
    loadInstrumentText(instrument, locale),
    review.mine({ slug }),
  ])
  if (page > 1 && list.reviews.length === 0) notFound()
  return { test: { slug, title: text.title }, list, mine, page }
})

/** Returns the requested page number; 1 for any invalid value. */
async function pageOf(query: Promise<Record<string, string | string[] | undefined>>): Promise<number> {
  const { page } = await query
  return /^[1-9]\d{0,3}$/.test(String(page)) ? Number(page) : 1
}

interface Props {
  params: Promise<{ lng: string; slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'
export const dynamicParams = false
export const generateStaticParams = () => currentInstruments().map(({ slug }) => ({ slug }))

async function read({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  return { locale, ...(await loadReviews(locale, (await params).slug, await pageOf(searchParams))) }
}

/** Returns metadata that lets search engines index the first page once it has reviews. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, test, list, page } = await read(props)
  const t = await texts(locale, 'review')
  const site = (await texts(locale, 'common'))('site.name')
  const words = {
    title: `${t('title', { test: test.title })} · ${site}`,
    description: t('description', { test: test.title }),
    keywords: t('keywords', { test: test.title }),
  }
  const metadata = documentMetadata(locale, `/tests/${test.slug}/reviews`, words, site, env.APP_URL)
  return page > 1 || list.total === 0 ? { ...metadata, robots: { index: false, follow: true } } : metadata
}

/** Renders reviews by people who completed the test, on every request. */
export default async function ReviewsPage(props: Props) {
  const { locale, test, list, mine, page } = await read(props)
  return (
    <TextsProvider locale={locale} dictionaries={await loadDictionaries(locale, ['review', 'common', 'errors'])}>
      <PageOwner locale={locale} />
      <ReviewsScreen
        test={test}
        list={list}
        mine={mine}
        page={page}
        samples={<SampleReviews locale={locale} reviews={sampleReviews} />}
      />
    </TextsProvider>
  )
}
