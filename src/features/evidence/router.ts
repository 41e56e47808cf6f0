import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { HOUR_SECONDS } from '@/core/time'
import { consume, type RateLimitRule } from '@/server/limits/rate-limit'
import { guestOrUserProcedure } from '@/server/trpc'
import { countMyStudies, leaveStudies } from './my-studies'
import { giveRetestAddress, joinRetest, leaveRetest } from './retest/retest'
import {
  AnswerTreatmentInput,
  GiveRetestAddressInput,
  JoinRetestInput,
  MyStudies,
  StudyQuestion,
  StudyQuestionInput,
} from './schema'
import { answerTreatment, getStudyQuestion, takeBackTreatment } from './study-question'

const tapsPerOwner: RateLimitRule = { name: 'evidence.tap', points: 60, seconds: HOUR_SECONDS }
const tapsPerAddress: RateLimitRule = { name: 'evidence.tap.ip', points: 300, seconds: HOUR_SECONDS }

/** Limits mutations by owner and by network; a stranger learns only "not found". */
const tapped = guestOrUserProcedure.use(async ({ ctx, next }) => {
  await consume(ctx.database, tapsPerAddress, ctx.ip)
  await consume(ctx.database, tapsPerOwner, ctx.ownerKey)
  return next({ ctx })
})

/** Procedures for the study questions below a result, and for taking answers back. */
export const evidenceRouter = {
  question: guestOrUserProcedure
    .input(StudyQuestionInput)
    .output(StudyQuestion)
    .query(({ ctx, input }) => getStudyQuestion(ctx, input.sittingId)),
  answerTreatment: tapped
    .input(AnswerTreatmentInput)
    .output(StudyQuestion)
    .mutation(({ ctx, input }) => answerTreatment(ctx, input)),
  takeBackTreatment: tapped
    .input(StudyQuestionInput)
    .output(StudyQuestion)
    .mutation(({ ctx, input }) => takeBackTreatment(ctx, input.sittingId)),
  joinRetest: tapped
    .input(JoinRetestInput)
    .output(StudyQuestion)
    .mutation(({ ctx, input }) => joinRetest(ctx, input)),
  giveRetestAddress: tapped
    .input(GiveRetestAddressInput)
    .output(StudyQuestion)
    .mutation(({ ctx, input }) => giveRetestAddress(ctx, input)),
  leaveRetest: tapped
    .input(StudyQuestionInput)
    .output(StudyQuestion)
    .mutation(({ ctx, input }) => leaveRetest(ctx, input.sittingId)),
  mine: guestOrUserProcedure.output(MyStudies).query(({ ctx }) => countMyStudies(ctx.db, ctx.principal)),
  leaveAll: tapped.output(z.void()).mutation(({ ctx }) => leaveStudies(ctx.db, ctx.principal)),
} satisfies TRPCRouterRecord
