import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findInstrument, loadOwnReport } from '@/content/tests/instruments'
import { loadTestScience } from '@/content/tests/test-science'
import type { Instrument } from '@/core/instrument'
import { isLocale, type Locale, languageNameFor } from '@/core/locale'
import { env } from '@/env'
import { listPublishedStudies } from '@/features/evidence/releases/published-studies'
import { Studies } from '@/features/evidence/ui/science/Studies'
import { breadcrumbJsonLd, JsonLd } from '@/seo/json-ld'
import { addSiteName, documentMetadata } from '@/seo/metadata'
import { getDb } from '@/server/db/db'
import { pageLocale, texts } from '@/server/i18n/i18n'

// The content is in the database; the server in front keeps the page for a minute.
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
  const [t, common] = await Promise.all([texts(locale, 'evidence'), texts(locale, 'common')])
  const name = { test: test.title, language: languageNameFor(locale, language) }
  const words = {
    title: addSiteName(t('title', name), common('site.name')),
    description: t('description', name),
    keywords: t('keywords', name),
  }
  return documentMetadata(locale, `/studies/${test.slug}/${language}`, words, common('site.name'), env.APP_URL)
}

/** Returns the titles of a report's weekly plans by their ids. */
async function planTitles(instrument: Instrument, locale: Locale): Promise<Record<string, string>> {
  const pieces = (await loadOwnReport(instrument, locale))?.words.pieces ?? {}
  return Object.fromEntries(
    Object.entries(pieces).flatMap(([id, piece]) =>
      id.startsWith('week.') && typeof piece !== 'string' ? [[id.slice('week.'.length), piece.title]] : [],
    ),
  )
}

/** Renders the studies of one test in one language. */
export default async function StudiesPage({ params }: Props) {
  const { locale, language, instrument, test } = await read(params)
  const [tests, t] = await Promise.all([texts(locale, 'tests'), texts(locale, 'evidence')])
  const { studies, lists } = await listPublishedStudies(await getDb(), instrument, language)
  const path = `/studies/${test.slug}/${language}`
  const steps = [
    { name: tests('title'), path: '/tests' },
    { name: test.title, path: `/tests/${test.slug}` },
    { name: t('eyebrow'), path },
  ]
  return (
    <>
      <Studies
        locale={locale}
        of={language}
        test={test}
        studies={studies}
        lists={lists}
        plans={await planTitles(instrument, locale)}
      />
      <JsonLd data={breadcrumbJsonLd(locale, steps)} />
    </>
  )
}
