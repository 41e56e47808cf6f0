import type { Locale } from '@/core/locale'
import { breadcrumbJsonLd, JsonLd } from '@/seo/json-ld'
import { texts } from '@/server/i18n/i18n'

interface Props {
  locale: Locale
  test: { slug: string; title: string }
  /** Page below the test's own page. */
  below?: { name: string; path: 'sample' | 'science' }
}

/** Renders the breadcrumbs from the list of tests to a page of one, for search engines. */
export async function TestCrumbs({ locale, test, below }: Props) {
  const t = await texts(locale, 'tests')
  const path = `/tests/${test.slug}`
  const steps = [
    { name: t('title'), path: '/tests' },
    { name: test.title, path },
    ...(below ? [{ name: below.name, path: `${path}/${below.path}` }] : []),
  ]
  return <JsonLd data={breadcrumbJsonLd(locale, steps)} />
}
