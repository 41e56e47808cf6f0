import { validityFlagNames } from '@mindglass/psychometrics/validity/signs'
import { WireDrawing } from '@/core/charts/portrait/wire-schema'
import { currencies } from '@/core/commerce/money'
import { Id } from '@/core/input/id'
import * as z from '@/core/input/zod'
import { groups } from '@/core/instrument'

const OrderStatus = z.enum(['pending', 'paid', 'failed', 'expired', 'held', 'refunded'])

/** Number of tests on one page of the list. */
export const testsPerPage = 20

export const MyTestsInput = z.object({
  page: z.int().check(z.minimum(1), z.maximum(10_000)),
  /** Only the sittings of this test. */
  slug: z.optional(Id),
})
export type MyTestsInput = z.infer<typeof MyTestsInput>

/** Free portrait of a result and its sentence; the sentence is null when the result calls for help. */
const Likeness = z.object({ drawing: WireDrawing, sentence: z.nullable(z.string()) })

/** Sign of inattention in the answers; null if no single sign was found. */
const InattentionSign = z.nullable(z.enum(validityFlagNames))
export type InattentionSign = z.infer<typeof InattentionSign>

export const MyTest = z.object({
  sittingId: z.string(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(['completed', 'uncompleted', 'pending', 'held']),
  /** Whether the account has taken the test, and so may delete it; false if it has only paid for it. */
  own: z.boolean(),
  /** Whether the report was opened with one of the account's credits and not read yet, so that it can be given back. */
  returnable: z.boolean(),
  /**
   * Portrait of the result; null if there is no result, if the answers call for a retake, or if the result is not open
   * to the account.
   */
  portrait: z.nullable(Likeness),
  /** Whether the answers call for a retake, so that their full report cannot be opened. */
  retake: z.boolean(),
  /** Sign of inattention that is shown with the request for a retake. */
  sign: InattentionSign,
  /** Next action for this test. */
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
  /** Title of the test that the report is about; null for other products, and if the account may not see the test. */
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
  /** Number of free or bought reports that are left; never below 0. */
  credits: z.int().check(z.minimum(0)),
  vip: z.boolean(),
  /** Results whose report one of these credits can open, newest first; empty if no credits are left. */
  openable: z.array(z.object({ sittingId: z.string(), title: z.string(), at: z.isoDateTime() })),
})
export type Overview = z.infer<typeof Overview>

const TileTrend = z.object({
  /** Number of results that can be compared. */
  times: z.int(),
  /**
   * Parts that changed by more than the measurement error: the free part, and others if their reports were read. null
   * if the result calls for help or no part was scored twice.
   */
  changed: z.nullable(z.array(z.object({ name: z.string(), higher: z.boolean() }))),
  /** Scores of the free part, oldest first; null if the result calls for help or the part was not scored twice. */
  line: z.nullable(z.array(z.int())),
})

/** One test of the account with all its sittings. */
export const Tile = z.object({
  slug: z.string(),
  title: z.string(),
  group: z.enum(groups),
  /** Time of the last completion; time of the start if the test was never finished. */
  at: z.isoDateTime(),
  /** Number of finished sittings. */
  times: z.int(),
  /** Portrait of the latest result that has one; null if none has. */
  portrait: z.nullable(Likeness),
  /** Unfinished sitting of the account that was started after the latest result, with its progress. */
  begun: z.nullable(z.object({ at: z.isoDateTime(), answered: z.int(), total: z.int() })),
  /** The latest result, if its answers call for a retake. */
  doubt: z.nullable(z.object({ sittingId: z.string(), sign: InattentionSign })),
  /** The latest result, if its report is open and was never read. */
  unread: z.nullable(z.string()),
  /** The latest result, if its payment is pending or under review. */
  payment: z.nullable(
    z.object({ sittingId: z.string(), status: z.enum(['pending', 'held']), action: z.enum(['pay', 'summary']) }),
  ),
  /** null if fewer than two results can be compared. */
  trend: z.nullable(TileTrend),
})
export type Tile = z.infer<typeof Tile>

/** Wall of the personal center: one tile for each test, the most recently finished first. */
export const Wall = z.object({ tiles: z.array(Tile) })
export type Wall = z.infer<typeof Wall>

/** Maximum number of results in one trend: a small drawing cannot show more. */
export const trendLength = 12

export const TrendInput = z.object({ slug: Id })

const TrendDimension = z.object({
  id: z.string(),
  name: z.string(),
  /** Points by which the score rises if one answer is one step higher. */
  step: z.number(),
  /** Score of each sitting, oldest first; null if the sitting has no score or its report is not open. */
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
  sittings: z.array(
    z.object({
      sittingId: z.string(),
      at: z.isoDateTime(),
      /** Drawing of the free summary, even if the report is open; null if nothing was scored. */
      drawing: z.nullable(WireDrawing),
    }),
  ),
  dimensions: z.array(TrendDimension),
  /** Number of sittings whose report is not open, so that they show one dimension only. */
  locked: z.int(),
  /** Number of results left out because they are in another language, or of another version. */
  apart: z.object({ language: z.int(), version: z.int() }),
})
export type Trend = z.infer<typeof Trend>
