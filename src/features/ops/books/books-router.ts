import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { paymentProvider } from '@/server/payments/select-provider'
import { staffProcedure } from '../procedure'
import { compareBooks, exportMonthFile, listFindings, readMonthSums, settleFinding } from './books'
import {
  BooksComparison,
  CompareBooksInput,
  ExportMonthInput,
  FindingRows,
  GetMonthInput,
  ListFindingsInput,
  MonthFile,
  MonthSums,
  SettleFindingInput,
} from './books-schema'

export const booksRouter = {
  findings: staffProcedure('reconciliation.read')
    .input(ListFindingsInput)
    .output(FindingRows)
    .query(({ ctx, input }) => listFindings(ctx.db, ctx.staff, input)),
  settleFinding: staffProcedure('reconciliation.settle')
    .input(SettleFindingInput)
    .output(z.void())
    .mutation(({ ctx, input }) => settleFinding(ctx.db, ctx.staff, input)),
  compareBooks: staffProcedure('reconciliation.run')
    .input(CompareBooksInput)
    .output(BooksComparison)
    .mutation(({ ctx, input }) => compareBooks(ctx.database, paymentProvider(ctx.db), ctx.staff, input)),
  monthSums: staffProcedure('accounting.read')
    .input(GetMonthInput)
    .output(MonthSums)
    .query(({ ctx, input }) => readMonthSums(ctx.db, ctx.staff, input)),
  monthFile: staffProcedure('accounting.export')
    .input(ExportMonthInput)
    .output(MonthFile)
    .mutation(({ ctx, input }) => exportMonthFile(ctx.db, ctx.staff, input)),
} satisfies TRPCRouterRecord
