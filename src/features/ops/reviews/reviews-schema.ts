import { RecordId } from '@/core/input/id'
import * as z from '@/core/input/zod'
import { locales } from '@/core/locale'
import { reviewFaults } from '@/core/review/review'
import { GivenReason, TablePageInput } from '../schema'

export const reviewLists = ['reported', 'waiting', 'hidden', 'all'] as const
export const ListReviewsInput = z.extend(TablePageInput, { filter: z.enum(reviewLists) })
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

export const HideReviewInput = z.object({ reviewId: RecordId, fault: z.enum(reviewFaults), reason: GivenReason })
export type HideReviewInput = z.infer<typeof HideReviewInput>
export const ShowReviewInput = z.object({ reviewId: RecordId, reason: GivenReason })
export type ShowReviewInput = z.infer<typeof ShowReviewInput>
/** Public answer to a review; empty `words` delete it. */
export const AnswerReviewInput = z.object({
  reviewId: RecordId,
  words: z.string().check(z.maxLength(5000)),
  reason: GivenReason,
})
export type AnswerReviewInput = z.infer<typeof AnswerReviewInput>

const Moderation = z.enum(['after', 'before'])
export const ReviewPolicy = z.object({ moderation: Moderation })
export type ReviewPolicy = z.infer<typeof ReviewPolicy>
export const SetReviewPolicyInput = z.object({ moderation: Moderation, reason: GivenReason })
export type SetReviewPolicyInput = z.infer<typeof SetReviewPolicyInput>
