import { giftCodeTyped } from '@/core/commerce/gift-code'
import { currencies } from '@/core/commerce/money'
import { skus } from '@/core/commerce/products'
import * as z from '@/core/input/zod'

/** A product for this principal; its texts: src/core/commerce/product-texts.ts. */
export const Product = z.object({
  sku: z.enum(skus),
  /** Price for everybody. */
  listMinor: z.int(),
  /** Price for this principal. */
  amountMinor: z.int(),
  currency: z.enum(currencies),
  /** Where an offer makes the price: when it ends. `listMinor` is then the lowest price of the 30 days before. */
  until: z.optional(z.isoDateTime()),
  /** Nothing to buy again: membership is for ever. */
  owned: z.boolean(),
})
export type Product = z.infer<typeof Product>

export const Catalogue = z.object({
  products: z.array(Product),
  signedIn: z.boolean(),
  member: z.boolean(),
  /** Reports left to the account; null while nobody is signed in. */
  credits: z.nullable(z.int().check(z.minimum(0))),
  /** Full reports that come with a new account. */
  freeReports: z.int(),
  /** Tests on the site. */
  tests: z.int(),
})
export type Catalogue = z.infer<typeof Catalogue>

/** Completed tests of the account whose report is locked, newest first. */
export const LockedReports = z.array(z.object({ sittingId: z.string(), title: z.string(), at: z.isoDateTime() }))
export type LockedReports = z.infer<typeof LockedReports>

/** Entries on one page of the ledger. */
export const entriesPerPage = 20

export const ShopAccountInput = z.object({ page: z.int().check(z.minimum(1), z.maximum(10_000)) })

/** `returned`: the purchase was given back, or is disputed. */
export const GivenGift = z.object({
  sku: z.string(),
  state: z.enum(['waiting', 'redeemed', 'returned']),
  /** In groups of four; only while it can be redeemed. */
  code: z.nullable(z.string()),
  /** Masked address of who it is for. */
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

/** Why the number of reports changed. */
export const creditReasons = ['registration', 'purchase', 'gift', 'unlock', 'refund', 'revoked', 'goodwill'] as const

export const LedgerEntry = z.object({
  id: z.string(),
  reason: z.enum(creditReasons),
  /** Reports, signed. */
  delta: z.int(),
  at: z.isoDateTime(),
  /** The report it opened, while it is open. */
  report: z.nullable(z.object({ sittingId: z.string(), title: z.string() })),
})

/** Everything the account has from the shop; every list newest first. */
export const ShopAccount = z.object({
  /** Free and bought reports that are left. */
  credits: z.int().check(z.minimum(0)),
  /** Reports that were used and whose pack was then returned; the next ones make up for them. */
  creditsOwed: z.int().check(z.minimum(0)),
  vipSince: z.nullable(z.isoDateTime()),
  purchases: z.array(Purchase),
  received: z.array(ReceivedGift),
  ledger: z.object({ entries: z.array(LedgerEntry), older: z.boolean() }),
})
export type ShopAccount = z.infer<typeof ShopAccount>

// Longer than any link with a code; what is too long is as unknown as what is empty.
export const Redeem = z.object({
  code: z.string().check(z.maxLength(1000, 'GIFT_UNKNOWN'), z.overwrite(giftCodeTyped), z.minLength(1, 'GIFT_UNKNOWN')),
})
export type Redeem = z.infer<typeof Redeem>
export const Redeemed = z.object({ sku: z.string(), reports: z.int() })
export type Redeemed = z.infer<typeof Redeemed>

const Amount = z.object({ amountMinor: z.int(), currency: z.enum(currencies) })

/** Value of membership to this principal. */
export const VipCenter = z.object({
  signedIn: z.boolean(),
  /** Since when the account is a member; null when it is none. */
  since: z.nullable(z.isoDateTime()),
  price: Amount,
  /** A single report for everybody and for members. */
  report: z.extend(Amount, { listMinor: z.int(), until: z.optional(z.isoDateTime()) }),
  /** How many single reports it takes until membership has paid for itself. */
  paysFrom: z.int(),
  /**
   * Member: what the account has saved. Otherwise: what it would have saved so far. One sum per currency, none of them
   * zero; null while nobody is signed in.
   */
  savings: z.nullable(z.array(Amount)),
})
export type VipCenter = z.infer<typeof VipCenter>
