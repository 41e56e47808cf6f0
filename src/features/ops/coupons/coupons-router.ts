import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { staffProcedure } from '../procedure'
import { addCoupon, addGoodwill, endCoupon, listCoupons } from './coupons'
import { AddCoupon, AddGoodwill, CouponCode, CouponRows, EndCoupon, ListCouponsInput } from './coupons-schema'

export const couponsRouter = {
  coupons: staffProcedure('coupon.read')
    .input(ListCouponsInput)
    .output(CouponRows)
    .query(({ ctx, input }) => listCoupons(ctx.db, ctx.staff, input)),
  addCoupon: staffProcedure('coupon.add')
    .input(AddCoupon)
    .output(CouponCode)
    .mutation(({ ctx, input }) => addCoupon(ctx.db, ctx.staff, input)),
  addGoodwill: staffProcedure('coupon.goodwill')
    .input(AddGoodwill)
    .output(CouponCode)
    .mutation(({ ctx, input }) => addGoodwill(ctx.db, ctx.staff, input)),
  endCoupon: staffProcedure('coupon.end')
    .input(EndCoupon)
    .output(z.void())
    .mutation(({ ctx, input }) => endCoupon(ctx.db, ctx.staff, input)),
} satisfies TRPCRouterRecord
