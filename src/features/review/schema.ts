import type { DomainError } from '@/core/error/error'
import { Id } from '@/core/input/id'
import * as z from '@/core/input/zod'
import { locales } from '@/core/locale'
import { reviewFaults } from '@/core/review/review-faults'
import { cleanReview, cleanReviewName, reviewNameProblem, reviewProblem } from '@/core/review/review-text'

/** Reviews on one page of the list. */
export const reviewsPerPage = 20

/** Longer than any review may be, so that its own rule can say so. */
const maxTyped = 10_000

/** Words as they will be stored and shown, or what is wrong with those. */
const cleaned = (clean: (typed: string) => string, problemOf: (words: string) => DomainError | null) =>
  z.string().check(
    z.overwrite((typed) => clean(typed.slice(0, maxTyped))),
    z.superRefine((words, ctx) => {
      const problem = problemOf(words)
      if (problem) ctx.addIssue({ code: 'custom', message: problem.code, params: problem.params })
    }),
  )

const Rating = z.int().check(z.minimum(1, 'INVALID_INPUT'), z.maximum(5, 'INVALID_INPUT'))

/** A review as everybody may see it: nothing of the sitting or its result, and of the time only the day. */
export const ReviewView = z.object({
  id: Id,
  name: z.string(),
  content: z.string(),
  rating: z.nullable(Rating),
  locale: z.enum(locales),
  date: z.isoDate(),
  edited: z.boolean(),
  /** The operator's answer to it. */
  answer: z.nullable(z.string()),
})
export type ReviewView = z.infer<typeof ReviewView>

export const ReviewsInput = z.object({ slug: Id, page: z.int().check(z.minimum(1), z.maximum(10_000)) })
export type ReviewsInput = z.infer<typeof ReviewsInput>

/** One page of what others wrote, newest first, with the numbers over all. */
export const Reviews = z.object({
  reviews: z.array(ReviewView),
  older: z.boolean(),
  total: z.int(),
  /** Average of all ratings, once there are enough of them. */
  average: z.nullable(z.object({ value: z.number(), count: z.int() })),
})
export type Reviews = z.infer<typeof Reviews>

export const MyReviewInput = z.object({ slug: Id })

/** One's own review: also one that nobody else sees any more, and why, or not yet. */
export const OwnReview = z.extend(ReviewView, { hidden: z.nullable(z.enum(reviewFaults)), waiting: z.boolean() })
export type OwnReview = z.infer<typeof OwnReview>

/** The visitor's own review of a test, and whether they may write one. */
export const MyReview = z.object({
  own: z.nullable(OwnReview),
  mayReview: z.boolean(),
  /** Why a review of theirs was hidden: until it is shown again, there can be no other one, also when it is deleted. */
  held: z.nullable(z.enum(reviewFaults)),
  /** The account's, for the field of the name. */
  name: z.string(),
})
export type MyReview = z.infer<typeof MyReview>

const Words = z.object({
  name: cleaned(cleanReviewName, reviewNameProblem),
  content: cleaned(cleanReview, reviewProblem),
  rating: z.nullable(Rating),
})

export const WriteReview = z.extend(Words, { slug: Id, locale: z.enum(locales) })
export type WriteReview = z.infer<typeof WriteReview>

export const EditReview = z.extend(Words, { reviewId: Id })
export type EditReview = z.infer<typeof EditReview>

export const ReviewRef = z.object({ reviewId: Id })
export type ReviewRef = z.infer<typeof ReviewRef>
