import type { TRPCRouterRecord } from '@trpc/server'
import { publicProcedure } from '@/server/trpc'
import { VipCenter } from './schema'
import { getVipCenter } from './service'

/** The VIP center. */
export const vipRouter = {
  center: publicProcedure.output(VipCenter).query(({ ctx }) => getVipCenter(ctx.db, ctx.principal.userId, ctx.locale)),
} satisfies TRPCRouterRecord
