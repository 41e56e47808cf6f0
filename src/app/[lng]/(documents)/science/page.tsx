import type { Metadata } from 'next'
import { PageAuthors } from '@/app/_pages/page-authors'
import { textPageMetadata } from '@/app/_pages/text-page-metadata'
import { loadTestTable } from '@/content/tests/test-science'
import { ScienceIndex } from '@/features/assessments/ui/science/ScienceIndex'
import { AuthorByline } from '@/features/site/ui/AuthorByline'
import { breadcrumbJsonLd, JsonLd } from '@/seo/json-ld'
import { pageLocale, texts } from '@/server/i18n/i18n'

interface Props {
  params: Promise<{ lng: string }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  textPageMetadata(await pageLocale(params), '/science', 'science')

export default async function SciencePage({ params }: Props) {
  const locale = await pageLocale(params)
  const [t, common] = await Promise.all([texts(locale, 'science'), texts(locale, 'common')])
  const steps = [
    { name: common('site.name'), path: '/' },
    { name: t('title'), path: '/science' },
  ]
  return (
    <>
      <ScienceIndex locale={locale} tests={await loadTestTable(locale)} authors={<AuthorByline locale={locale} />} />
      <PageAuthors locale={locale} path="/science" title={t('title')} />
      <JsonLd data={breadcrumbJsonLd(locale, steps)} />
    </>
  )
}
