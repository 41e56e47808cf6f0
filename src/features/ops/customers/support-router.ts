import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { paymentProvider } from '@/server/payments/select-provider'
import { staffProcedure } from '../procedure'
import { TablePageInput } from '../schema'
import { readCustomer } from './customer'
import { searchCustomers } from './customers'
import {
  changeCredits,
  closeReport,
  correctAddress,
  deleteCustomer,
  exportCustomer,
  openReport,
  resendOrderMail,
  syncOrder,
} from './support'
import {
  AccountActionInput,
  ChangeCreditsInput,
  CorrectAddressInput,
  CreditsLeft,
  Customer,
  CustomerExport,
  CustomerRows,
  DeleteCustomerInput,
  GetCustomerInput,
  OrderActionInput,
  ReportActionInput,
  SyncedOrder,
} from './support-schema'

export const supportRouter = {
  customers: staffProcedure('customer.search')
    .input(TablePageInput)
    .output(CustomerRows)
    .query(({ ctx, input }) => searchCustomers(ctx.db, ctx.staff, input)),
  customer: staffProcedure('customer.read')
    .input(GetCustomerInput)
    .output(Customer)
    .query(({ ctx, input }) => readCustomer(ctx.db, ctx.staff, input.ref, ctx.locale)),
  syncOrder: staffProcedure('order.sync')
    .input(OrderActionInput)
    .output(SyncedOrder)
    .mutation(({ ctx, input }) => syncOrder(ctx.db, paymentProvider(ctx.db), ctx.staff, input)),
  resendMail: staffProcedure('mail.resend')
    .input(OrderActionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => resendOrderMail(ctx.db, ctx.staff, input)),
  correctAddress: staffProcedure('address.correct')
    .input(CorrectAddressInput)
    .output(z.void())
    .mutation(({ ctx, input }) => correctAddress(ctx.db, ctx.staff, input)),
  changeCredits: staffProcedure('credits.change')
    .input(ChangeCreditsInput)
    .output(CreditsLeft)
    .mutation(({ ctx, input }) => changeCredits(ctx.db, ctx.staff, input)),
  closeReport: staffProcedure('report.close')
    .input(ReportActionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => closeReport(ctx.db, ctx.staff, input)),
  openReport: staffProcedure('report.open')
    .input(ReportActionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => openReport(ctx.db, ctx.staff, input)),
  exportCustomer: staffProcedure('data.export')
    .input(AccountActionInput)
    .output(CustomerExport)
    .mutation(({ ctx, input }) => exportCustomer(ctx.db, ctx.staff, input, ctx.locale)),
  deleteCustomer: staffProcedure('data.delete')
    .input(DeleteCustomerInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteCustomer(ctx.db, ctx.staff, input)),
} satisfies TRPCRouterRecord
