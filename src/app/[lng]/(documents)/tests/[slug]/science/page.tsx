import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageAuthors } from '@/app/_pages/page-authors'
import { TestCrumbs } from '@/app/_pages/test-crumbs'
import { currentInstruments } from '@/content/tests/instruments'
import { loadTestScience } from '@/content/tests/test-science'
import { TestScience } from '@/features/assessments/ui/science/TestScience'
import { AuthorByline } from '@/features/site/ui/AuthorByline'
import { addSiteName, documentMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'

interface Props {
  params: Promise<{ lng: string; slug: string }>
}

export const generateStaticParams = () => currentInstruments().map(({ slug }) => ({ slug }))

async function read(params: Props['params']) {
  const [locale, { slug }] = await Promise.all([pageLocale(params), params])
  return { locale, test: (await loadTestScience(slug, locale)) ?? notFound() }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, test } = await read(params)
  const [t, common] = await Promise.all([texts(locale, 'science'), texts(locale, 'common')])
  const name = { test: test.title }
  const words = {
    title: addSiteName(t('page.title', name), common('site.name')),
    description: t('page.description', name),
    keywords: t('page.keywords', name),
  }
  return documentMetadata(locale, `/tests/${test.slug}/science`, words, common('site.name'))
}

/** Renders the construction and scoring of a test, without disclosing its keys. */
export default async function TestSciencePage({ params }: Props) {
  const { locale, test } = await read(params)
  const t = await texts(locale, 'science')
  return (
    <>
      <TestScience locale={locale} test={test} authors={<AuthorByline locale={locale} />} />
      <PageAuthors locale={locale} path={`/tests/${test.slug}/science`} title={t('page.title', { test: test.title })} />
      <TestCrumbs locale={locale} test={test} below={{ name: t('page.eyebrow'), path: 'science' }} />
    </>
  )
}
