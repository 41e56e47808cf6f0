import { notFound } from 'next/navigation'
import { cache } from 'react'
import { findInstrument, instrumentText } from '@/content/instruments'
import type { Locale } from '@/core/locale'
import { serverQueries } from '@/trpc/server'

/** One page of a test's reviews, for its metadata and its content alike. */
export const loadReviews = cache(async (locale: Locale, slug: string, page: number) => {
  const instrument = findInstrument(slug)
  if (!instrument) notFound()
  const queries = await serverQueries(locale)
  const [list, text] = await Promise.all([
    queries.review.list.fetch({ slug, page }),
    instrumentText(instrument, locale),
    queries.review.mine.fetch({ slug }),
  ])
  if (page > 1 && list.reviews.length === 0) notFound()
  return { test: { slug, title: text.title }, list, page, state: queries.dehydrate() }
})

/** The page asked for; anything else is the first. */
export async function pageOf(query: Promise<Record<string, string | string[] | undefined>>): Promise<number> {
  const { page } = await query
  return /^[1-9]\d{0,3}$/.test(String(page)) ? Number(page) : 1
}
