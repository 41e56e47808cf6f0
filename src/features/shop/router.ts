import type { TRPCRouterRecord } from '@trpc/server'
import { protectedProcedure, publicProcedure } from '@/server/trpc'
import { getMine } from './mine'
import { Catalogue, LockedReports, Mine, MineInput, Redeem, Redeemed, VipCenter } from './schema'
import { listLocked, listProducts, redeem } from './service'
import { getVipCenter } from './vip'

/** The catalogue for everybody; what belongs to an account, to who is signed in with it. */
export const shopRouter = {
  products: publicProcedure
    .output(Catalogue)
    .query(({ ctx }) => listProducts(ctx.db, ctx.principal.userId, ctx.locale)),

  locked: protectedProcedure.output(LockedReports).query(({ ctx }) => listLocked(ctx.db, ctx.userId, ctx.locale)),

  mine: protectedProcedure
    .input(MineInput)
    .output(Mine)
    .query(({ ctx, input }) => getMine(ctx.db, ctx.userId, ctx.locale, input.page)),

  redeem: protectedProcedure
    .input(Redeem)
    .output(Redeemed)
    .mutation(({ ctx, input }) => redeem(ctx.database, { userId: ctx.userId, ip: ctx.ip }, input.code)),
} satisfies TRPCRouterRecord

/** The VIP center. */
export const vipRouter = {
  center: publicProcedure.output(VipCenter).query(({ ctx }) => getVipCenter(ctx.db, ctx.principal.userId, ctx.locale)),
} satisfies TRPCRouterRecord
