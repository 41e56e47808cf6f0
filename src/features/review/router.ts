import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { refuseBlocked } from '@/server/limits/blocks'
import { consume, type RateLimitRule } from '@/server/limits/rate-limit'
import { log } from '@/server/observability/log'
import { type Context, guestOrUserProcedure, publicProcedure } from '@/server/trpc'
import {
  DeleteReviewInput,
  EditReviewInput,
  MyReview,
  MyReviewInput,
  OwnReview,
  Reviews,
  ReviewsInput,
  WriteReviewInput,
} from './schema'
import { deleteReview, editReview, getMyReview, listReviews, writeReview } from './service'

const changesPerAddress: RateLimitRule = { name: 'review.change.ip', points: 120, seconds: 600 }
const changesPerPerson: RateLimitRule = { name: 'review.change.person', points: 30, seconds: 600 }

async function limitChange({ database, ip }: Context, ownerKey: string): Promise<void> {
  await consume(database, changesPerAddress, ip)
  await consume(database, changesPerPerson, ownerKey)
}

/**
 * Throws if the network or the account address of the writer is blocked.
 * @throws DomainError BLOCKED
 */
async function refuseBlockedWriter({ db, ip, principal: { userId } }: Context): Promise<void> {
  const user = userId && (await db.user.findUnique({ where: { id: userId }, select: { email: true } }))
  await refuseBlocked(db, user ? { ip, email: user.email } : { ip })
}

/** Reviews by people who completed a test. */
export const reviewRouter = {
  list: publicProcedure
    .input(ReviewsInput)
    .output(Reviews)
    .query(({ ctx, input }) => listReviews(ctx.db, ctx.principal, input)),

  mine: publicProcedure
    .input(MyReviewInput)
    .output(MyReview)
    .query(({ ctx, input }) => getMyReview(ctx.db, ctx.principal, input.slug)),

  write: guestOrUserProcedure
    .input(WriteReviewInput)
    .output(OwnReview)
    .mutation(async ({ ctx, input }) => {
      await limitChange(ctx, ctx.ownerKey)
      await refuseBlockedWriter(ctx)
      const review = await writeReview(ctx.db, ctx.principal, input, new Date())
      log.info({ instrument: input.slug }, 'review written')
      return review
    }),

  edit: guestOrUserProcedure
    .input(EditReviewInput)
    .output(OwnReview)
    .mutation(async ({ ctx, input }) => {
      await limitChange(ctx, ctx.ownerKey)
      await refuseBlockedWriter(ctx)
      return editReview(ctx.db, ctx.principal, input, new Date())
    }),

  delete: guestOrUserProcedure
    .input(DeleteReviewInput)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      await limitChange(ctx, ctx.ownerKey)
      await deleteReview(ctx.db, ctx.principal, input)
    }),
} satisfies TRPCRouterRecord
