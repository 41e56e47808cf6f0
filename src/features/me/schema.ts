import { validityFlagNames } from '@mindglass/psychometrics/validity/signs'
import { WiredDrawing } from '@/core/charts/portrait/wire-schema'
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

/** A free drawing of a result, and its sentence; null beside help. */
const Likeness = z.object({ drawing: WiredDrawing, sentence: z.nullable(z.string()) })

/** What made the answers look as if they had not been read; null where no single sign did. */
const Sign = z.nullable(z.enum(validityFlagNames))
export type Sign = z.infer<typeof Sign>

export const MyTest = z.object({
  sittingId: z.string(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(['completed', 'uncompleted', 'pending', 'held']),
  /** Whether the account has taken the test, and so may delete it; false if it has only paid for it. */
  own: z.boolean(),
  /** Whether the report was opened with one of the account's credits and not read yet, so that it can be given back. */
  returnable: z.boolean(),
  /** How its result looks; null where there is none, where its answers call for a retake, and where it is not open. */
  portrait: z.nullable(Likeness),
  /** The answers call for a retake, and so no full report of them is opened. */
  retake: z.boolean(),
  /** The sign that is said where a retake is asked for. */
  sign: Sign,
  /** The one thing to do next. */
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
})
export type Overview = z.infer<typeof Overview>

const TileTrend = z.object({
  /** Results that can be compared. */
  times: z.int(),
  /** Parts already read that moved by more than measurement error; null if help comes first or nothing shows twice. */
  changed: z.nullable(z.array(z.object({ name: z.string(), higher: z.boolean() }))),
  /** Scores of the free part, oldest first; null if help comes first or it was not scored twice. */
  line: z.nullable(z.array(z.int())),
})

/** One test of the account, with all its sittings behind it. */
export const Tile = z.object({
  slug: z.string(),
  title: z.string(),
  group: z.enum(groups),
  /** When it was finished last; when it was begun, if it never was finished. */
  at: z.isoDateTime(),
  /** How often it was finished. */
  times: z.int(),
  /** The latest result that has a drawing; null where none has. */
  portrait: z.nullable(Likeness),
  /** A sitting of the account that was begun after the latest result, and how far it is. */
  begun: z.nullable(z.object({ at: z.isoDateTime(), answered: z.int(), total: z.int() })),
  /** The latest result, if its answers call for a retake. */
  doubt: z.nullable(z.object({ sittingId: z.string(), sign: Sign })),
  /** The latest result, if its report is open and was never read. */
  unread: z.nullable(z.string()),
  /** The latest result, if its payment is not over yet. */
  payment: z.nullable(
    z.object({ sittingId: z.string(), status: z.enum(['pending', 'held']), action: z.enum(['pay', 'summary']) }),
  ),
  /** null where there are not two results to compare. */
  trend: z.nullable(TileTrend),
})
export type Tile = z.infer<typeof Tile>

/** Finished last comes first. */
export const Wall = z.object({ tiles: z.array(Tile) })
export type Wall = z.infer<typeof Wall>

/** Most results in one trend: what a small drawing can hold. */
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
  sittings: z.array(
    z.object({
      sittingId: z.string(),
      at: z.isoDateTime(),
      /** As its free summary draws it, also where the report is open; null where nothing was scored. */
      drawing: z.nullable(WiredDrawing),
    }),
  ),
  dimensions: z.array(TrendDimension),
  /** Number of sittings whose report is not open, so that they show one dimension only. */
  locked: z.int(),
  /** Number of results left out because they are in another language, or of another version. */
  apart: z.object({ language: z.int(), version: z.int() }),
})
export type Trend = z.infer<typeof Trend>
