import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { staffProcedure } from '../procedure'
import {
  answerReviewAsStaff,
  hideReviewAsStaff,
  listReviews,
  readReviewPolicy,
  setReviewPolicy,
  showReviewAsStaff,
} from './reviews'
import {
  AnswerReviewInput,
  HideReviewInput,
  ListReviewsInput,
  ReviewPolicy,
  ReviewRows,
  SetReviewPolicyInput,
  ShowReviewInput,
} from './reviews-schema'

export const reviewsRouter = {
  reviews: staffProcedure('review.read')
    .input(ListReviewsInput)
    .output(ReviewRows)
    .query(({ ctx, input }) => listReviews(ctx.db, ctx.staff, input)),
  hideReview: staffProcedure('review.hide')
    .input(HideReviewInput)
    .output(z.void())
    .mutation(({ ctx, input }) => hideReviewAsStaff(ctx.db, ctx.staff, input)),
  showReview: staffProcedure('review.show')
    .input(ShowReviewInput)
    .output(z.void())
    .mutation(({ ctx, input }) => showReviewAsStaff(ctx.db, ctx.staff, input)),
  answerReview: staffProcedure('review.answer')
    .input(AnswerReviewInput)
    .output(z.void())
    .mutation(({ ctx, input }) => answerReviewAsStaff(ctx.db, ctx.staff, input)),
  reviewPolicy: staffProcedure('review.read')
    .output(ReviewPolicy)
    .query(({ ctx }) => readReviewPolicy(ctx.db, ctx.staff)),
  setReviewPolicy: staffProcedure('review.policy')
    .input(SetReviewPolicyInput)
    .output(z.void())
    .mutation(({ ctx, input }) => setReviewPolicy(ctx.db, ctx.staff, input)),
} satisfies TRPCRouterRecord
