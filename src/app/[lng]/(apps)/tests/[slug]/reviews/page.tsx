import type { Metadata } from 'next'
import { sampleReviews } from '@/content/sample-reviews'
import { currentInstruments } from '@/content/tests/instruments'
import { env } from '@/env'
import { SampleReviews } from '@/features/assessments/ui/SampleReviews'
import { ReviewsScreen } from '@/features/review/ui/ReviewsScreen'
import { documentMetadata } from '@/seo/metadata'
import { dictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { TextsProvider } from '@/ui/texts'
import { PageOwner } from '../../../_shared/page-owner'
import { loadReviews, pageOf } from './load'

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
    <TextsProvider locale={locale} dictionaries={await dictionaries(locale, ['review', 'common', 'errors'])}>
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
