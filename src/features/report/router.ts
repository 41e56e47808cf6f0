import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { publicProcedure, userProcedure } from '@/server/trpc'
import { comesAsPdf } from './download'
import { ReportInput, ReportsLeft, ReportView, Sitting } from './schema'
import { getSitting, readReport } from './service'
import { giveBackReport, unlockReport } from './unlock'

/** Reading a report. Who may see it is decided in the service: a taker's cookie or a mailed link's key. */
export const reportRouter = {
  get: publicProcedure
    .input(ReportInput)
    .output(ReportView)
    .query(({ ctx, input }) => readReport(ctx.db, ctx.viewer, input.administrationId, ctx.locale)),
  sitting: publicProcedure
    .input(ReportInput)
    .output(Sitting)
    .query(({ ctx, input }) => getSitting(ctx.db, ctx.viewer, input.administrationId, ctx.locale)),
  /** Whether full reports come as a PDF too. */
  pdf: publicProcedure.output(z.boolean()).query(({ ctx }) => comesAsPdf(ctx.db, ctx.viewer)),
  unlock: userProcedure
    .input(ReportInput)
    .output(ReportsLeft)
    .mutation(({ ctx, input }) => unlockReport(ctx.db, ctx.userId, input.administrationId)),
  giveBack: userProcedure
    .input(ReportInput)
    .output(ReportsLeft)
    .mutation(({ ctx, input }) => giveBackReport(ctx.db, ctx.userId, input.administrationId)),
} satisfies TRPCRouterRecord
