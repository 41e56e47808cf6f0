import type { TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { staffProcedure } from '../procedure'
import { addCoupon, addGoodwillCoupon, endCoupon, listCoupons } from './coupons'
import {
  AddCouponInput,
  AddGoodwillCouponInput,
  CouponCode,
  CouponRows,
  EndCouponInput,
  ListCouponsInput,
} from './coupons-schema'

export const couponsRouter = {
  coupons: staffProcedure('coupon.read')
    .input(ListCouponsInput)
    .output(CouponRows)
    .query(({ ctx, input }) => listCoupons(ctx.db, ctx.staff, input)),
  addCoupon: staffProcedure('coupon.add')
    .input(AddCouponInput)
    .output(CouponCode)
    .mutation(({ ctx, input }) => addCoupon(ctx.db, ctx.staff, input)),
  addGoodwillCoupon: staffProcedure('coupon.goodwill')
    .input(AddGoodwillCouponInput)
    .output(CouponCode)
    .mutation(({ ctx, input }) => addGoodwillCoupon(ctx.db, ctx.staff, input)),
  endCoupon: staffProcedure('coupon.end')
    .input(EndCouponInput)
    .output(z.void())
    .mutation(({ ctx, input }) => endCoupon(ctx.db, ctx.staff, input)),
} satisfies TRPCRouterRecord
