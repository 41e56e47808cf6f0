import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { InvoiceLink } from '@/core/billing/invoice'
import { listReportInvoices } from '@/features/billing/list-invoices'
import { resolveRequester } from '@/server/auth/requester'
import { countEvent } from '@/server/observability/counts'
import { protectedProcedure, publicProcedure } from '@/server/trpc'
import { canDownloadPdf } from './files/download'
import { getReminder, requestReminder, takeBackReminder } from './reminder/reminder'
import { ReminderState, RequestReminderInput } from './reminder/reminder-schema'
import { confirmRetrieval, startRetrieval } from './retrieve/retrieve'
import {
  ConfirmRetrievalInput,
  RetrievalStarted,
  RetrievedReports,
  StartRetrievalInput,
} from './retrieve/retrieve-schema'
import { CheckoutPreview, Credits, ReportInput, ReportView, SittingTest } from './schema'
import { getCheckoutPreview, getSittingTest, readReport } from './service'
import { revokeUnlock, unlockReport } from './unlock'
import { getYear } from './year/year'
import { YearView } from './year/year-schema'

/**
 * Procedures to read a report, and to get back reports bought with an address. The service decides who may see a
 * report: by the guest's cookie, the account, or the key of a mailed link.
 */
export const reportRouter = {
  get: publicProcedure
    .input(ReportInput)
    .output(ReportView)
    .query(async ({ ctx, input }) => {
      const view = await readReport(ctx.db, ctx.principal, input.sittingId, ctx.locale, undefined, input.norms)
      if (view.kind !== 'closed') countEvent(view.kind === 'full' ? 'report' : 'summary', view.slug, ctx.locale)
      return view
    }),
  sitting: publicProcedure
    .input(ReportInput)
    .output(SittingTest)
    .query(({ ctx, input }) => getSittingTest(ctx.db, ctx.principal, input.sittingId, ctx.locale)),
  /** Preview of a finished test for its checkout. */
  cover: publicProcedure
    .input(ReportInput)
    .output(CheckoutPreview)
    .query(({ ctx, input }) => getCheckoutPreview(ctx.db, ctx.principal, input.sittingId, ctx.locale)),
  /** Invoices and credit notes of a report. */
  invoices: publicProcedure
    .input(ReportInput)
    .output(z.array(InvoiceLink))
    .query(({ ctx, input }) => listReportInvoices(ctx.db, ctx.principal, input.sittingId)),
  /** Whether full reports are available as PDF too. */
  pdf: publicProcedure.output(z.boolean()).query(({ ctx }) => canDownloadPdf(ctx.db, ctx.principal)),
  /** The last twelve months over all tests, for members. */
  year: protectedProcedure.output(YearView).query(({ ctx }) => getYear(ctx.db, ctx.userId, ctx.locale)),
  unlock: protectedProcedure
    .input(ReportInput)
    .output(Credits)
    .mutation(({ ctx, input }) => unlockReport(ctx.db, ctx.userId, input.sittingId)),
  giveBack: protectedProcedure
    .input(ReportInput)
    .output(Credits)
    .mutation(({ ctx, input }) => revokeUnlock(ctx.db, ctx.userId, input.sittingId)),
  /** State of the mails about the week of the reader's own report. */
  reminder: publicProcedure
    .input(ReportInput)
    .output(ReminderState)
    .query(({ ctx, input }) => getReminder(ctx.db, ctx.principal, input.sittingId)),
  remind: publicProcedure
    .input(RequestReminderInput)
    .output(ReminderState)
    .mutation(({ ctx, input }) => requestReminder(ctx, input)),
  takeBackReminder: publicProcedure
    .input(ReportInput)
    .output(ReminderState)
    .mutation(({ ctx, input }) => takeBackReminder(ctx.db, ctx.principal, input.sittingId)),
  retrieveStart: publicProcedure
    .meta({ worksSignedOut: true })
    .input(StartRetrievalInput)
    .output(RetrievalStarted)
    .mutation(({ ctx, input }) => startRetrieval(ctx.database, resolveRequester(ctx), input)),
  retrieveConfirm: publicProcedure
    .meta({ worksSignedOut: true })
    .input(ConfirmRetrievalInput)
    .output(RetrievedReports)
    .mutation(({ ctx, input }) => confirmRetrieval(ctx.database, resolveRequester(ctx), input)),
} satisfies TRPCRouterRecord
