import { z } from 'zod'
import { Id } from '@/core/id'
import { locales } from '@/core/locale'

/** Reviews on one page of the list. */
export const reviewsPerPage = 20
/** So many ratings make an average, and so many reviews take the place of the samples. */
export const enoughReviews = 4

/** Longer than any review may be, so that its own rule can say so. */
const Typed = z.string().max(10_000)
const Rating = z.int().min(1).max(5)

/** A review as everybody may see it: nothing of the sitting or its result, and of the time only the day. */
export const ReviewView = z.object({
  id: Id,
  name: z.string(),
  content: z.string(),
  rating: Rating.nullable(),
  locale: z.enum(locales),
  date: z.iso.date(),
  edited: z.boolean(),
})
export type ReviewView = z.infer<typeof ReviewView>

export const ReviewsInput = z.object({ slug: Id, page: z.int().min(1).max(10_000) })
export type ReviewsInput = z.infer<typeof ReviewsInput>

/** One page of what others wrote, newest first, with the numbers over all. */
export const Reviews = z.object({
  reviews: z.array(ReviewView),
  older: z.boolean(),
  total: z.int(),
  /** Of all ratings, once there are enough of them. */
  average: z.object({ value: z.number(), count: z.int() }).nullable(),
})
export type Reviews = z.infer<typeof Reviews>

export const MyReviewInput = z.object({ slug: Id })

/** What the visitor has written, or may write, about a test. */
export const MyReview = z.object({
  own: ReviewView.nullable(),
  mayReview: z.boolean(),
  /** The account's, for the field of the name. */
  name: z.string(),
})
export type MyReview = z.infer<typeof MyReview>

const Words = z.object({ name: Typed, content: Typed, rating: Rating.nullable() })
export type Words = z.infer<typeof Words>

export const WriteReview = Words.extend({ slug: Id, locale: z.enum(locales) })
export type WriteReview = z.infer<typeof WriteReview>

export const EditReview = Words.extend({ reviewId: Id })
export type EditReview = z.infer<typeof EditReview>

export const ReviewRef = z.object({ reviewId: Id })
export type ReviewRef = z.infer<typeof ReviewRef>
