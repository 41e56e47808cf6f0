import type { TRPCRouterRecord } from '@trpc/server'
import { HOUR_SECONDS } from '@/core/time'
import { getWithdrawalLaw } from '@/features/shop/buyer-country'
import type { OpenDb } from '@/server/db/db'
import { refuseBlocked } from '@/server/limits/blocks'
import { consume, consumeAll, type RateLimitRule } from '@/server/limits/rate-limit'
import { paymentProvider } from '@/server/payments/select-provider'
import { guestOrUserProcedure, protectedProcedure, publicProcedure } from '@/server/trpc'
import { startCheckout } from './checkout/checkout'
import { getCouponPrices, getOffer, getProductOffer } from './checkout/offer'
import { checkOrder, getOrder } from './orders/get-order'
import { correctEmail, resendMail } from './orders/order-mail'
import { declareWithdrawal, getOrderToWithdraw, listRefundRights, withdrawOrder } from './refunds/withdraw-order'
import {
  DeclareWithdrawalInput,
  OrderToWithdraw,
  OrderToWithdrawInput,
  RefundRights,
  WithdrawalRight,
  WithdrawalSent,
  WithdrawOrderInput,
} from './refunds/withdrawal-schema'
import { sandboxRouter } from './sandbox'
import {
  Checkout,
  CheckoutInput,
  CorrectEmailInput,
  CouponInput,
  CouponPrices,
  Offer,
  OfferInput,
  OrderInput,
  OrderView,
  ProductOffer,
  ProductOfferInput,
} from './schema'

const checkouts: RateLimitRule = { name: 'payment.checkout', points: 30, seconds: 600 }
const corrections: RateLimitRule = { name: 'payment.correct', points: 20, seconds: HOUR_SECONDS }
const resends: RateLimitRule = { name: 'payment.resend', points: 10, seconds: HOUR_SECONDS }
// Limits the guessing of codes; a wrong code gets the same error as an expired one.
const codes: RateLimitRule = { name: 'payment.coupon', points: 20, seconds: 900 }
const codesPerIp: RateLimitRule = { name: 'payment.coupon.ip', points: 60, seconds: HOUR_SECONDS }
// The waiting page polls about every two seconds, in several tabs at once.
const checks: RateLimitRule = { name: 'payment.check', points: 450, seconds: 300 }

const limitCodes = ({ database, ownerKey, ip }: { database: OpenDb; ownerKey: string; ip: string }) =>
  consumeAll(database, [
    [codes, ownerKey],
    [codesPerIp, ip],
  ])

/**
 * Procedures for buying a full report or a product of the shop. They are for the browser that took the test, or its
 * account; those of the sandbox are for anyone with its link.
 */
export const paymentRouter = {
  offer: guestOrUserProcedure
    .input(OfferInput)
    .output(Offer)
    .query(({ ctx, input }) => getOffer(ctx.db, paymentProvider(ctx.db), ctx.principal, input.sittingId, ctx)),

  productOffer: protectedProcedure
    .input(ProductOfferInput)
    .output(ProductOffer)
    .query(({ ctx, input }) => getProductOffer(ctx.db, paymentProvider(ctx.db), ctx.principal, input.sku, ctx)),

  checkout: guestOrUserProcedure
    .input(CheckoutInput)
    .output(Checkout)
    .mutation(async ({ ctx, input }) => {
      await consume(ctx.database, checkouts, ctx.ownerKey)
      await refuseBlocked(ctx.db, { ip: ctx.ip, email: input.email })
      if (input.coupon) await limitCodes(ctx)
      return startCheckout(ctx.db, paymentProvider(ctx.db), ctx.principal, input, input.locale ?? ctx.locale)
    }),

  coupon: guestOrUserProcedure
    .input(CouponInput)
    .output(CouponPrices)
    .mutation(async ({ ctx, input }) => {
      await limitCodes(ctx)
      return getCouponPrices(ctx.db, ctx.principal, input, ctx.locale)
    }),

  order: guestOrUserProcedure
    .input(OrderInput)
    .output(OrderView)
    .query(({ ctx, input }) => getOrder(ctx.db, ctx.principal, input.orderId)),

  check: guestOrUserProcedure
    .input(OrderInput)
    .output(OrderView)
    .mutation(async ({ ctx, input }) => {
      await consume(ctx.database, checks, ctx.ownerKey)
      return checkOrder(ctx.db, paymentProvider(ctx.db), ctx.principal, input.orderId)
    }),

  correctEmail: guestOrUserProcedure
    .input(CorrectEmailInput)
    .output(OrderView)
    .mutation(async ({ ctx, input }) => {
      await consume(ctx.database, corrections, ctx.ownerKey)
      return correctEmail(ctx.db, ctx.principal, input)
    }),

  resend: guestOrUserProcedure
    .input(OrderInput)
    .output(OrderView)
    .mutation(async ({ ctx, input }) => {
      await consume(ctx.database, resends, ctx.ownerKey)
      return resendMail(ctx.database, ctx.principal, input)
    }),

  /** Withdraws from a contract by the data on its receipt; the response is the same for every order. */
  withdraw: publicProcedure
    .meta({ worksSignedOut: true })
    .input(DeclareWithdrawalInput)
    .output(WithdrawalSent)
    .mutation(({ ctx, input }) => declareWithdrawal(ctx.database, ctx, input)),

  /** Law that decides the wording about refunds on a page without an order. */
  withdrawalLaw: publicProcedure
    .output(WithdrawalRight)
    .query(({ ctx }) => getWithdrawalLaw(ctx.db, ctx.principal, ctx.languages)),

  /** Details of an order shown to its buyer before a withdrawal; with the key from its mail, no account is needed. */
  orderToWithdraw: publicProcedure
    .input(OrderToWithdrawInput)
    .output(OrderToWithdraw)
    .query(({ ctx, input }) => getOrderToWithdraw(ctx.db, ctx, input)),

  withdrawOrder: publicProcedure
    .input(WithdrawOrderInput)
    .output(OrderToWithdraw)
    .mutation(({ ctx, input }) => withdrawOrder(ctx.database, ctx, input)),

  /** Refund rights that can still be used for the account's orders. */
  refundRights: protectedProcedure.output(RefundRights).query(({ ctx }) => listRefundRights(ctx.db, ctx.principal)),

  ...sandboxRouter,
} satisfies TRPCRouterRecord
