import type { TRPCRouterRecord } from '@trpc/server'
import { userProcedure } from '@/server/trpc'
import { MyOrders, MyTests, MyTestsInput } from './schema'
import { listOrders, listTests } from './service'

/** The personal center: what belongs to the account signed in. */
export const meRouter = {
  tests: userProcedure
    .input(MyTestsInput)
    .output(MyTests)
    .query(({ ctx, input }) => listTests(ctx.db, ctx.viewer, ctx.locale, input.page)),
  orders: userProcedure.output(MyOrders).query(({ ctx }) => listOrders(ctx.db, ctx.viewer)),
} satisfies TRPCRouterRecord
