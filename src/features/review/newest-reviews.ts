import { currentInstruments, findInstrument, loadInstrumentText } from '@/content/tests/instruments'
import { formatStoredDay, isoDay } from '@/core/dates'
import { htmlLang, type Locale, localeNames } from '@/core/locale'
import { minReviewCount, ratingKey } from '@/core/review/review'
import { toPublicText } from '@/core/texts/public-text'
import type { Review } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { loadTexts } from '@/server/i18n/dictionaries'

/** Filter for the reviews that everyone can see. */
export const publicReviewWhere = { hiddenAt: null, waitingSince: null } as const

const cacheMs = 10_000

/**
 * A review with all that a document shows of it, in the document's language; see
 * src/documents/browser/review-places.ts.
 */
export interface ShownReview {
  lang: string
  content: string
  name: string
  date: string
  day: string
  rating: number | null
  word: string
  marks: string[]
  test: { href: string; title: string } | null
  /** The operator's answer, below the review. */
  answer: { by: string; text: string } | null
}

/**
 * Returns the newest reviews of a test, at most four, those in `locale` first. Without a test, it returns the newest
 * reviews of all tests in `locale` alone: on the home page they are the first words by other people, so every reader
 * must understand them.
 */
export async function listNewestReviews(db: Db, locale: Locale, slug: string | null): Promise<ShownReview[]> {
  const slugs = slug === null ? currentInstruments().map((one) => one.slug) : [slug]
  const newest = (where: { locale: Locale | { not: Locale } }, take: number) =>
    db.review.findMany({
      where: { instrument: { in: slugs }, ...publicReviewWhere, ...where },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take,
    })
  const reviews = await newest({ locale }, minReviewCount)
  if (slug !== null && reviews.length < minReviewCount) {
    reviews.push(...(await newest({ locale: { not: locale } }, minReviewCount - reviews.length)))
  }
  return Promise.all(reviews.map((review) => shown(review, locale, slug === null)))
}

async function shown(review: Review, locale: Locale, namesTest: boolean): Promise<ShownReview> {
  const t = await loadTexts(locale, 'review')
  const { content, name, rating, createdAt, editedAt, instrument, answer, locale: written } = review
  const date = isoDay(createdAt)
  return {
    lang: htmlLang[written],
    content: toPublicText(content),
    name: toPublicText(name),
    date,
    day: formatStoredDay(date, locale),
    rating,
    word: rating === null ? '' : t(ratingKey(rating)),
    marks: [...(written === locale ? [] : [localeNames[written]]), ...(editedAt ? [t('edited')] : [])],
    test: namesTest ? { href: `/tests/${instrument}/reviews`, title: await titleOf(instrument, locale) } : null,
    answer: answer === null ? null : { by: t('answer'), text: answer },
  }
}

async function titleOf(slug: string, locale: Locale): Promise<string> {
  const instrument = findInstrument(slug)
  return instrument ? (await loadInstrumentText(instrument, locale)).title : ''
}

/** Returns `listNewestReviews` with a cache of ten seconds for each test and language. A failure is not cached. */
export function createNewestReviewsCache(openDb: () => Promise<Db>, clock: () => number = Date.now) {
  const kept = new Map<string, { until: number; reviews: Promise<ShownReview[]> }>()
  return (locale: Locale, slug: string | null): Promise<ShownReview[]> => {
    const now = clock()
    const key = `${locale}/${slug ?? ''}`
    const known = kept.get(key)
    if (known && now < known.until) return known.reviews
    const reviews = openDb().then((db) => listNewestReviews(db, locale, slug))
    const cached = { until: now + cacheMs, reviews }
    kept.set(key, cached)
    reviews.catch(() => {
      if (kept.get(key) === cached) kept.delete(key)
    })
    return reviews
  }
}
