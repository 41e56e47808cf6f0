import { formatTypedGiftCode } from '@/core/commerce/gift-code'
import { currencies } from '@/core/commerce/money'
import { skus } from '@/core/commerce/products'
import * as z from '@/core/input/zod'

/** Product for this principal; its texts are in src/core/commerce/product-texts.ts. */
export const Product = z.object({
  sku: z.enum(skus),
  /** List price. */
  listMinor: z.int(),
  /** Price for this principal. */
  amountMinor: z.int(),
  currency: z.enum(currencies),
  /**
   * End of the offer that sets the price; absent without one. `listMinor` is then the lowest price of the 30 days
   * before.
   */
  until: z.optional(z.isoDateTime()),
  /** Whether the principal already owns it: membership never ends. */
  owned: z.boolean(),
})
export type Product = z.infer<typeof Product>

export const Catalogue = z.object({
  products: z.array(Product),
  signedIn: z.boolean(),
  member: z.boolean(),
  /** Number of reports left in the account; null for a signed-out visitor. */
  credits: z.nullable(z.int().check(z.minimum(0))),
  /** Number of full reports that come with a new account. */
  freeReports: z.int(),
  /** Number of tests on the site. */
  tests: z.int(),
})
export type Catalogue = z.infer<typeof Catalogue>

/** Completed tests of the account whose report is locked, newest first. */
export const LockedReports = z.array(z.object({ sittingId: z.string(), title: z.string(), at: z.isoDateTime() }))
export type LockedReports = z.infer<typeof LockedReports>

/** Number of entries on one page of the ledger. */
export const entriesPerPage = 20

export const ShopAccountInput = z.object({ page: z.int().check(z.minimum(1), z.maximum(10_000)) })

/** Gift that the account bought. `returned`: the purchase was refunded, or is disputed. */
export const GivenGift = z.object({
  sku: z.string(),
  state: z.enum(['waiting', 'redeemed', 'returned']),
  /** Code in groups of four characters; null unless it can be redeemed. */
  code: z.nullable(z.string()),
  /** Masked address of the recipient. */
  recipient: z.string(),
  redeemedAt: z.nullable(z.isoDateTime()),
})
export type GivenGift = z.infer<typeof GivenGift>

export const Purchase = z.object({
  orderId: z.string(),
  sku: z.string(),
  status: z.enum(['paid', 'refunded']),
  amountMinor: z.int(),
  currency: z.enum(currencies),
  at: z.isoDateTime(),
  gift: z.nullable(GivenGift),
})
export type Purchase = z.infer<typeof Purchase>

export const ReceivedGift = z.object({
  sku: z.string(),
  giver: z.string(),
  at: z.isoDateTime(),
  returned: z.boolean(),
})
export type ReceivedGift = z.infer<typeof ReceivedGift>

/** Reasons for a change in the number of reports. */
export const creditReasons = ['registration', 'purchase', 'gift', 'unlock', 'refund', 'revoked', 'goodwill'] as const

export const LedgerEntry = z.object({
  id: z.string(),
  reason: z.enum(creditReasons),
  /** Number of reports, signed. */
  delta: z.int(),
  at: z.isoDateTime(),
  /** Report that the entry opened; null once it is closed. */
  report: z.nullable(z.object({ sittingId: z.string(), title: z.string() })),
})

/** The account's purchases, gifts and credits; every list is newest first. */
export const ShopAccount = z.object({
  /** Number of free and bought reports left. */
  credits: z.int().check(z.minimum(0)),
  /** Number of reports that were used and whose pack was then refunded; the next credits pay them off. */
  creditsOwed: z.int().check(z.minimum(0)),
  vipSince: z.nullable(z.isoDateTime()),
  purchases: z.array(Purchase),
  received: z.array(ReceivedGift),
  ledger: z.object({ entries: z.array(LedgerEntry), older: z.boolean() }),
})
export type ShopAccount = z.infer<typeof ShopAccount>

// The maximum is longer than any link with a code. A longer input is rejected as unknown, like an empty one.
export const RedeemGiftInput = z.object({
  code: z
    .string()
    .check(z.maxLength(1000, 'GIFT_UNKNOWN'), z.overwrite(formatTypedGiftCode), z.minLength(1, 'GIFT_UNKNOWN')),
})
export type RedeemGiftInput = z.infer<typeof RedeemGiftInput>
export const RedeemedGift = z.object({ sku: z.string(), reports: z.int() })
export type RedeemedGift = z.infer<typeof RedeemedGift>

const Amount = z.object({ amountMinor: z.int(), currency: z.enum(currencies) })

/** Value of membership to this principal. */
export const VipCenter = z.object({
  signedIn: z.boolean(),
  /** Start of the account's membership; null if it is not a member. */
  since: z.nullable(z.isoDateTime()),
  price: Amount,
  /** Price of a single report for members, with the list price. */
  report: z.extend(Amount, { listMinor: z.int(), until: z.optional(z.isoDateTime()) }),
  /** Number of single reports from which membership costs less. */
  paysFrom: z.int(),
  /**
   * For a member, the amounts the account has saved; otherwise, the amounts it would have saved so far. One sum per
   * currency, none of them zero; null for a signed-out visitor.
   */
  savings: z.nullable(z.array(Amount)),
})
export type VipCenter = z.infer<typeof VipCenter>
