import type { TRPCRouterRecord } from '@trpc/server'
import { protectedProcedure, publicProcedure } from '@/server/trpc'
import { getShopAccount } from './account'
import {
  Catalogue,
  LockedReports,
  RedeemedGift,
  RedeemGiftInput,
  ShopAccount,
  ShopAccountInput,
  VipCenter,
} from './schema'
import { listLockedReports, listProducts, redeemGiftCode } from './service'
import { getVipCenter } from './vip'

/** Procedures of the shop: the catalogue is public; an account's data requires its session. */
export const shopRouter = {
  products: publicProcedure.output(Catalogue).query(({ ctx }) => listProducts(ctx.db, ctx.principal, ctx)),

  locked: protectedProcedure
    .output(LockedReports)
    .query(({ ctx }) => listLockedReports(ctx.db, ctx.userId, ctx.locale)),

  account: protectedProcedure
    .input(ShopAccountInput)
    .output(ShopAccount)
    .query(({ ctx, input }) => getShopAccount(ctx.db, ctx.userId, ctx.locale, input.page)),

  redeem: protectedProcedure
    .input(RedeemGiftInput)
    .output(RedeemedGift)
    .mutation(({ ctx, input }) => redeemGiftCode(ctx.database, { userId: ctx.userId, ip: ctx.ip }, input.code)),
} satisfies TRPCRouterRecord

/** Procedures of the VIP center. */
export const vipRouter = {
  center: publicProcedure.output(VipCenter).query(({ ctx }) => getVipCenter(ctx.db, ctx.principal, ctx)),
} satisfies TRPCRouterRecord
