import { notFound } from 'next/navigation'
import { cache } from 'react'
import { findInstrument, instrumentText } from '@/content/tests/instruments'
import type { Locale } from '@/core/locale'
import { serverApi } from '@/trpc/server'

/** Returns one page of a test's reviews, shared by its metadata and content. */
export const loadReviews = cache(async (locale: Locale, slug: string, page: number) => {
  const instrument = findInstrument(slug)
  if (!instrument) notFound()
  const { review } = await serverApi(locale)
  const [list, text, mine] = await Promise.all([
    review.list({ slug, page }),
    instrumentText(instrument, locale),
    review.mine({ slug }),
  ])
  if (page > 1 && list.reviews.length === 0) notFound()
  return { test: { slug, title: text.title }, list, mine, page }
})

/** Returns the requested page number; 1 for any invalid value. */
export async function pageOf(query: Promise<Record<string, string | string[] | undefined>>): Promise<number> {
  const { page } = await query
  return /^[1-9]\d{0,3}$/.test(String(page)) ? Number(page) : 1
}
