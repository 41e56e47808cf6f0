import { RecordId } from '@/core/input/id'
import * as z from '@/core/input/zod'
import { locales } from '@/core/locale'
import { reviewFaults } from '@/core/review/review-faults'
import { GivenReason, TablePage } from '../schema'

export const reviewLists = ['reported', 'waiting', 'hidden', 'all'] as const
export const ListReviewsInput = z.extend(TablePage, { filter: z.enum(reviewLists) })
export type ListReviewsInput = z.infer<typeof ListReviewsInput>

const Row = z.object({
  id: z.string(),
  at: z.isoDateTime(),
  instrument: z.string(),
  locale: z.enum(locales),
  name: z.string(),
  content: z.string(),
  rating: z.nullable(z.int()),
  /** Faults that readers reported, the most frequent first. */
  faults: z.array(z.object({ fault: z.enum(reviewFaults), count: z.int() })),
  waiting: z.boolean(),
  hidden: z.nullable(z.enum(reviewFaults)),
  answer: z.nullable(z.string()),
})
export const ReviewRows = z.object({ rows: z.array(Row), total: z.int() })
export type ReviewRows = z.infer<typeof ReviewRows>

export const HideReview = z.object({ reviewId: RecordId, fault: z.enum(reviewFaults), reason: GivenReason })
export type HideReview = z.infer<typeof HideReview>
export const ShowReview = z.object({ reviewId: RecordId, reason: GivenReason })
export type ShowReview = z.infer<typeof ShowReview>
/** Public answer to a review; empty `words` delete it. */
export const AnswerReview = z.object({
  reviewId: RecordId,
  words: z.string().check(z.maxLength(5000)),
  reason: GivenReason,
})
export type AnswerReview = z.infer<typeof AnswerReview>

const Moderation = z.enum(['after', 'before'])
export const ReviewPolicy = z.object({ moderation: Moderation })
export type ReviewPolicy = z.infer<typeof ReviewPolicy>
export const SetReviewPolicy = z.object({ moderation: Moderation, reason: GivenReason })
export type SetReviewPolicy = z.infer<typeof SetReviewPolicy>
