import type { Metadata } from 'next'
import { TestCards } from '@/app/_pages/test-cards'
import { findInstrument } from '@/content/tests/instruments'
import { DomainError } from '@/core/error/error'
import { withPlainHyphens } from '@/core/input/typed-text'
import { cutTo } from '@/core/input/visible'
import type { Locale } from '@/core/locale'
import { maxQueryLength } from '@/features/column/schema'
import { SearchScreen } from '@/features/column/ui/search/SearchScreen'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { serverApi } from '@/trpc/server'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'column')
  return { ...privateMetadata(t('search.title')), description: t('search.description') }
}

/** Renders the results of a search: tests by their drawings, then articles. */
// biome-ignore lint/plugin/page-owner: finds the same for everybody.
export default async function SearchPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const { q } = await searchParams
  const query = cutTo(withPlainHyphens(typeof q === 'string' ? q : ''), maxQueryLength)
  const { hits, waitSeconds } = await find(locale, query)
  return (
    <SearchScreen
      locale={locale}
      query={query}
      hits={hits}
      tests={(found) => <TestCards locale={locale} tests={found.flatMap(({ id }) => findInstrument(id) ?? [])} />}
      waitSeconds={waitSeconds}
    />
  )
}

async function find(locale: Locale, query: string) {
  if (query === '') return { hits: [], waitSeconds: 0 }
  try {
    return { hits: await (await serverApi(locale)).column.search({ query, locale }), waitSeconds: 0 }
  } catch (error) {
    const { cause } = error as { cause?: unknown }
    if (!(cause instanceof DomainError && cause.code === 'TOO_MANY_REQUESTS')) throw error
    return { hits: null, waitSeconds: Number(cause.params.seconds) }
  }
}
