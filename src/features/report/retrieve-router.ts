import type { TRPCRouterRecord } from '@trpc/server'
import { requesterOf } from '@/server/requester'
import { publicProcedure } from '@/server/trpc'
import { confirmRetrieval, startRetrieval } from './retrieve'
import { ConfirmRetrieval, RetrievalStarted, RetrievedReports, StartRetrieval } from './retrieve-schema'

/** Getting back the reports bought with an address. */
export const retrieveProcedures = {
  retrieveStart: publicProcedure
    .input(StartRetrieval)
    .output(RetrievalStarted)
    .mutation(({ ctx, input }) => startRetrieval(ctx.database, requesterOf(ctx), input)),
  retrieveConfirm: publicProcedure
    .input(ConfirmRetrieval)
    .output(RetrievedReports)
    .mutation(({ ctx, input }) => confirmRetrieval(ctx.database, requesterOf(ctx), input)),
} satisfies TRPCRouterRecord
