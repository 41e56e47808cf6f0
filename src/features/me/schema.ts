import { WiredDrawing } from '@/core/charts/portrait/wire-schema'
import { currencies } from '@/core/commerce/money'
import { Id } from '@/core/input/id'
import * as z from '@/core/input/zod'

const OrderStatus = z.enum(['pending', 'paid', 'failed', 'expired', 'held', 'refunded'])

/** Number of tests on one page of the list. */
export const testsPerPage = 20

export const MyTestsInput = z.object({ page: z.int().check(z.minimum(1), z.maximum(10_000)) })

export const MyTest = z.object({
  sittingId: z.string(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(['completed', 'uncompleted', 'pending', 'held']),
  /** Whether the account has taken the test, and so may delete it; false if it has only paid for it. */
  own: z.boolean(),
  /** Whether the report was opened with one of the account's credits and not read yet, so that it can be given back. */
  returnable: z.boolean(),
  /** Portrait of the result; null if there is none, if the answers call for a retake, or if the result is not open. */
  portrait: z.nullable(z.object({ drawing: WiredDrawing, sentence: z.nullable(z.string()) })),
  /** Whether the answers call for a retake, so that no full report of them is opened. */
  retake: z.boolean(),
  /** The one next step that is offered. */
  action: z.enum(['read', 'continue', 'pay', 'summary']),
  at: z.isoDateTime(),
})
export type MyTest = z.infer<typeof MyTest>

/** Newest first. */
export const MyTests = z.object({ tests: z.array(MyTest), older: z.boolean() })
export type MyTests = z.infer<typeof MyTests>

export const MyOrder = z.object({
  orderId: z.string(),
  product: z.string(),
  /** The test whose report it is about; null for a product of the shop, and where the account may not see the test. */
  test: z.nullable(z.string()),
  /** Path for another try at an unpaid order; null if it was paid, or if there is nothing left to buy. */
  retry: z.nullable(z.string()),
  status: OrderStatus,
  amountMinor: z.int(),
  currency: z.enum(currencies),
  at: z.isoDateTime(),
})
export type MyOrder = z.infer<typeof MyOrder>
/** Newest first. */
export const MyOrders = z.array(MyOrder)
export type MyOrders = z.infer<typeof MyOrders>

export const Overview = z.object({
  /** Free or bought reports that are left; never below 0. */
  credits: z.int().check(z.minimum(0)),
  vip: z.boolean(),
  /** Results whose report one of these credits can open, newest first; empty if no credits are left. */
  openable: z.array(z.object({ sittingId: z.string(), title: z.string(), at: z.isoDateTime() })),
  /** Tests with more than one result to compare. */
  trends: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      times: z.int(),
      /**
       * Parts already read that changed by more than measurement error; null if the newest result comes with help, or
       * if no part has two scores.
       */
      changed: z.nullable(z.array(z.object({ name: z.string(), higher: z.boolean() }))),
    }),
  ),
})
export type Overview = z.infer<typeof Overview>

/** Maximum number of results in one trend, which a small drawing can hold. */
export const trendLength = 12

export const TrendInput = z.object({ slug: Id })

const TrendDimension = z.object({
  id: z.string(),
  name: z.string(),
  /** Points by which the score rises if one answer is one step higher. */
  step: z.number(),
  /** One for each sitting, oldest first; null where it has no score, or its report is not open. */
  values: z.array(z.nullable(z.number())),
  /** Range around the first score in which a difference is within measurement error. Cut to 0–100. */
  corridor: z.object({ from: z.number(), to: z.number() }),
  /**
   * Change from the first score to the last, in whole points as they are shown, and whether it exceeds the measurement
   * error (`wobble`).
   */
  change: z.object({ by: z.int(), wobble: z.number(), reliable: z.boolean() }),
})
export type TrendDimension = z.infer<typeof TrendDimension>

/** The results of one test over time, with only the scores that their owner may see. */
export const Trend = z.object({
  slug: z.string(),
  title: z.string(),
  sittings: z.array(z.object({ sittingId: z.string(), at: z.isoDateTime() })),
  dimensions: z.array(TrendDimension),
  /** Number of sittings whose report is not open, so that they show one dimension only. */
  locked: z.int(),
  /** Number of results left out because they are in another language, or of another version. */
  apart: z.object({ language: z.int(), version: z.int() }),
})
export type Trend = z.infer<typeof Trend>
