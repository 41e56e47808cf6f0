import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findInstrument } from '@/content/tests/instruments'
import { loadTestScience } from '@/content/tests/test-science'
import { isLocale, languageNameFor } from '@/core/locale'
import { env } from '@/env'
import { StudiesSummary } from '@/features/evidence/ui/science/Studies'
import { listPublishedReleases, readReleaseProgress } from '@/features/norms/published-releases'
import { Figures } from '@/features/norms/ui/figures/Figures'
import { breadcrumbJsonLd, JsonLd } from '@/seo/json-ld'
import { addSiteName, documentMetadata } from '@/seo/metadata'
import { getDb } from '@/server/db/db'
import { pageLocale, texts } from '@/server/i18n/i18n'

// The page shows data from the database; the server in front keeps it for a minute.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ lng: string; slug: string; language: string }>
}

async function read(params: Props['params']) {
  const [locale, { slug, language }] = await Promise.all([pageLocale(params), params])
  const instrument = findInstrument(slug)
  if (!instrument || !isLocale(language)) notFound()
  return { locale, language, instrument, test: (await loadTestScience(slug, locale)) ?? notFound() }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, language, test } = await read(params)
  const [t, common] = await Promise.all([texts(locale, 'norms'), texts(locale, 'common')])
  const name = { test: test.title, language: languageNameFor(locale, language) }
  const words = {
    title: addSiteName(t('title', name), common('site.name')),
    description: t('description', name),
    keywords: t('keywords', name),
  }
  return documentMetadata(locale, `/science/${test.slug}/${language}`, words, common('site.name'), env.APP_URL)
}

/** Renders all figures measured for one test in one language. */
export default async function FiguresPage({ params }: Props) {
  const { locale, language, instrument, test } = await read(params)
  const [db, t, tests] = await Promise.all([getDb(), texts(locale, 'norms'), texts(locale, 'tests')])
  const releases = await listPublishedReleases(db, instrument, language)
  const newest = releases.find(({ withdrawnAt }) => withdrawnAt === null) ?? null
  const progress = await readReleaseProgress(db, instrument, language)
  const steps = [
    { name: tests('title'), path: '/tests' },
    { name: test.title, path: `/tests/${test.slug}` },
    { name: t('eyebrow'), path: `/science/${test.slug}/${language}` },
  ]
  return (
    <>
      <Figures
        locale={locale}
        of={language}
        test={test}
        progress={progress}
        view={newest}
        releases={releases.map(({ norms, ...release }) => ({ ...release, months: norms.months }))}
        studies={<StudiesSummary locale={locale} path={`/studies/${test.slug}/${language}`} />}
        site={env.APP_URL}
      />
      <JsonLd data={breadcrumbJsonLd(locale, steps)} />
    </>
  )
}
