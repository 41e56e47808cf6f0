import type { DomainError } from '@/core/error/error'
import { Id } from '@/core/input/id'
import * as z from '@/core/input/zod'
import { locales } from '@/core/locale'
import { reviewFaults } from '@/core/review/review'
import { cleanReview, cleanReviewName, findReviewNameProblem, findReviewProblem } from '@/core/review/review-text'

/** Number of reviews on one page of the list. */
export const reviewsPerPage = 20

/**
 * Maximum input length in code units: more than any review may have, so that the rule for reviews can report the
 * problem.
 */
const maxTyped = 10_000

/**
 * Returns a schema that cleans the typed text as it will be stored and shown, and reports a problem with the cleaned
 * text.
 */
const cleaned = (clean: (typed: string) => string, problemOf: (words: string) => DomainError | null) =>
  z.string().check(
    z.overwrite((typed) => clean(typed.slice(0, maxTyped))),
    z.superRefine((words, ctx) => {
      const problem = problemOf(words)
      if (problem) ctx.addIssue({ code: 'custom', message: problem.code, params: problem.params })
    }),
  )

const Rating = z.int().check(z.minimum(1, 'INVALID_INPUT'), z.maximum(5, 'INVALID_INPUT'))

/** Public view of a review: nothing of the sitting or its result, and only the day of its time. */
export const ReviewView = z.object({
  id: Id,
  name: z.string(),
  content: z.string(),
  rating: z.nullable(Rating),
  locale: z.enum(locales),
  date: z.isoDate(),
  edited: z.boolean(),
  /** The operator's answer to the review. */
  answer: z.nullable(z.string()),
})
export type ReviewView = z.infer<typeof ReviewView>

export const ReviewsInput = z.object({ slug: Id, page: z.int().check(z.minimum(1), z.maximum(10_000)) })
export type ReviewsInput = z.infer<typeof ReviewsInput>

/** One page of other people's reviews, newest first, with the totals over all. */
export const Reviews = z.object({
  reviews: z.array(ReviewView),
  older: z.boolean(),
  total: z.int(),
  /** Average of all ratings, once there are enough of them. */
  average: z.nullable(z.object({ value: z.number(), count: z.int() })),
})
export type Reviews = z.infer<typeof Reviews>

export const MyReviewInput = z.object({ slug: Id })

/** The writer's own review, also while it is hidden (then with the reason) or not yet public. */
export const OwnReview = z.extend(ReviewView, { hidden: z.nullable(z.enum(reviewFaults)), waiting: z.boolean() })
export type OwnReview = z.infer<typeof OwnReview>

/** The visitor's own review of a test, and whether they may write one. */
export const MyReview = z.object({
  own: z.nullable(OwnReview),
  mayReview: z.boolean(),
  /**
   * Reason why the visitor's review was hidden. Until it is shown again, the visitor cannot write another one, even
   * after deleting it.
   */
  held: z.nullable(z.enum(reviewFaults)),
  /** The account's name, to fill in the name field. */
  name: z.string(),
})
export type MyReview = z.infer<typeof MyReview>

const Words = z.object({
  name: cleaned(cleanReviewName, findReviewNameProblem),
  content: cleaned(cleanReview, findReviewProblem),
  rating: z.nullable(Rating),
})

export const WriteReviewInput = z.extend(Words, { slug: Id, locale: z.enum(locales) })
export type WriteReviewInput = z.infer<typeof WriteReviewInput>

export const EditReviewInput = z.extend(Words, { reviewId: Id })
export type EditReviewInput = z.infer<typeof EditReviewInput>

export const DeleteReviewInput = z.object({ reviewId: Id })
export type DeleteReviewInput = z.infer<typeof DeleteReviewInput>
