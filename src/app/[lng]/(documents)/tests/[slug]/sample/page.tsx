import { notFound } from 'next/navigation'
import { TestCrumbs } from '@/app/_pages/test-crumbs'
import { currentInstruments, findInstrument, loadInstrumentText, loadOwnReport } from '@/content/tests/instruments'
import { SampleReport } from '@/features/report/ui/SampleReport'
import { createSampleReport } from '@/features/report/view/sample-report'
import { addSiteName, documentMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'

interface Props {
  params: Promise<{ lng: string; slug: string }>
}

export const generateStaticParams = () => currentInstruments().map(({ slug }) => ({ slug }))

async function load(params: Props['params']) {
  const [locale, { slug }] = await Promise.all([pageLocale(params), params])
  const instrument = findInstrument(slug)
  if (!instrument) notFound()
  const [text, t] = await Promise.all([loadInstrumentText(instrument, locale), texts(locale, 'report')])
  return { locale, instrument, text, t }
}

export async function generateMetadata({ params }: Props) {
  const { locale, instrument, text, t } = await load(params)
  const site = (await texts(locale, 'common'))('site.name')
  const test = text.title
  const words = {
    title: addSiteName(t('sample.title', { test }), site),
    description: t('sample.description', { test }),
    keywords: t('sample.keywords', { test }),
  }
  return documentMetadata(locale, `/tests/${instrument.slug}/sample`, words, site)
}

/** Renders a sample of a full report of this test, for readers who have not bought one. */
export default async function SamplePage({ params }: Props) {
  const { locale, instrument, text, t } = await load(params)
  const report = await loadOwnReport(instrument, locale)
  const test = { slug: instrument.slug, title: text.title }
  return (
    <>
      <script src="/js/chapters.js" defer data-keep />
      <SampleReport view={createSampleReport(instrument, text, locale, report)} locale={locale} t={t} />
      <TestCrumbs locale={locale} test={test} below={{ name: t('head.sample'), path: 'sample' }} />
    </>
  )
}
