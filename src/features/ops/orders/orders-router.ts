import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { paymentProvider } from '@/server/payments/select-provider'
import { OrderActionInput } from '../customers/support-schema'
import { staffProcedure } from '../procedure'
import { createEvidence } from './evidence'
import { readOrder } from './order'
import { refundHeldOrder, refundOrder, releaseHeldOrder, settleFailedOrderRefunds } from './order-payment-actions'
import { listDisputes, listOrders } from './orders'
import {
  DisputeRows,
  Evidence,
  GetOrderInput,
  ListDisputesInput,
  ListOrdersInput,
  OrderPage,
  OrderRows,
  RefundOrderInput,
  RefundResult,
} from './orders-schema'

export const ordersRouter = {
  orders: staffProcedure('order.list')
    .input(ListOrdersInput)
    .output(OrderRows)
    .query(({ ctx, input }) => listOrders(ctx.db, ctx.staff, input, ctx.locale)),
  order: staffProcedure('order.read')
    .input(GetOrderInput)
    .output(OrderPage)
    .query(({ ctx, input }) => readOrder(ctx.db, ctx.staff, input.orderId, ctx.locale)),
  refundOrder: staffProcedure('order.refund')
    .input(RefundOrderInput)
    .output(RefundResult)
    .mutation(({ ctx, input }) => refundOrder(ctx.db, paymentProvider(ctx.db), ctx.staff, input)),
  releaseOrder: staffProcedure('order.release')
    .input(OrderActionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => releaseHeldOrder(ctx.db, paymentProvider(ctx.db), ctx.staff, input)),
  returnOrder: staffProcedure('order.return')
    .input(OrderActionInput)
    .output(RefundResult)
    .mutation(({ ctx, input }) => refundHeldOrder(ctx.db, paymentProvider(ctx.db), ctx.staff, input)),
  settleOrder: staffProcedure('order.settle')
    .input(OrderActionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => settleFailedOrderRefunds(ctx.db, ctx.staff, input)),
  disputes: staffProcedure('dispute.list')
    .input(ListDisputesInput)
    .output(DisputeRows)
    .query(({ ctx, input }) => listDisputes(ctx.db, ctx.staff, input, ctx.locale)),
  evidence: staffProcedure('dispute.evidence')
    .input(OrderActionInput)
    .output(Evidence)
    .mutation(({ ctx, input }) => createEvidence(ctx.db, ctx.staff, input, ctx.locale)),
} satisfies TRPCRouterRecord
