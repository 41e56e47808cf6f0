import { InvoiceLink } from '@/core/billing/invoice'
import { isCountry } from '@/core/commerce/country'
import { normalizeCouponCode } from '@/core/commerce/coupon'
import { currencies, paymentMethods } from '@/core/commerce/money'
import { isKnownSku, type Sku } from '@/core/commerce/product'
import { shopSkus, skus } from '@/core/commerce/products'
import { Email, Ticked } from '@/core/input/fields'
import { Id as AnyId } from '@/core/input/id'
import * as z from '@/core/input/zod'
import { helpLevels } from '@/core/instrument'
import { locales } from '@/core/locale'
import { ReportContents } from '@/core/report/contents'

const Id = z.string().check(z.regex(/^[\w-]{22}$/))

const PaymentMethod = z.enum(paymentMethods, 'METHOD_REQUIRED')

const Country = z.string().check(z.refine(isCountry))

/** Values that the buyer entered in an unfinished purchase, for another try. */
const UnfinishedPurchase = z.object({
  email: z.string(),
  method: PaymentMethod,
  giftEmail: z.nullable(z.string()),
  openAccount: z.boolean(),
  country: z.nullable(Country),
  /** Whether both declarations were given for this purchase, with their current text. */
  acknowledged: z.boolean(),
})
export type UnfinishedPurchase = z.infer<typeof UnfinishedPurchase>

/**
 * Maximum number of characters in the code field, more than in any code: if a buyer pastes the whole line around a
 * code, the error is about the code.
 */
const MAX_CODE = 200

export const OfferInput = z.object({ sittingId: Id })
export type OfferInput = z.infer<typeof OfferInput>

const Price = z.object({
  /** Price in the catalogue. */
  listMinor: z.int(),
  /** Price for this buyer: less than `listMinor` for a member. */
  amountMinor: z.int(),
  currency: z.enum(currencies),
  /** End of the offer that sets the price; `listMinor` is then the lowest price of the 30 days before. */
  until: z.optional(z.isoDateTime()),
})

/** Terms of payment for every product. */
const terms = {
  /** All methods that the provider takes; currency and country exclude some of them. */
  methods: z.array(PaymentMethod),
  /** Country of residence: the buyer's last choice, or a guess from the language of the browser. */
  country: Country,
  /** Price in each currency; the country decides which. */
  prices: z.object({ CNY: Price, USD: Price, EUR: Price }),
  refundDays: z.int(),
  /** Address of the account signed in, as initial value; empty without one. */
  email: z.string(),
  signedIn: z.boolean(),
}

/** Data of the payment page, without the report's paid content. */
export const Offer = z.object({
  sittingId: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Contents of every report of this version. */
  report: ReportContents,
  status: z.enum(['uncompleted', 'pending_payment', 'completed']),
  /** Whether the answers have too many validity flags to sell a report; a free retake is offered before any price. */
  retakeAdvised: z.boolean(),
  /** Position of help in the summary; the payment page then shows a note about help too. */
  help: z.enum(helpLevels),
  /** null when there is nothing to sell: not finished, already open, or a retake is advised. */
  price: z.nullable(Price),
  /** Number of free or bought reports left to the account; one of them can open this report. */
  credits: z.int(),
  /** Values of the last try; null before the first one. */
  started: z.nullable(UnfinishedPurchase),
  ...terms,
})
export type Offer = z.infer<typeof Offer>

export const ProductOfferInput = z.object({ sku: z.enum(shopSkus) })

/** A product of the shop, for the account signed in. */
export const ProductOffer = z.object({
  sku: z.enum(shopSkus),
  price: Price,
  /** Whether the account already has the product; a membership is bought only once. */
  owned: z.boolean(),
  ...terms,
})
export type ProductOffer = z.infer<typeof ProductOffer>

/** Input of a checkout, without the price: only the server's catalogue sets it. */
export const CheckoutInput = z.object({
  sku: z._default(z.enum(skus), 'report'),
  /** The sitting whose report is bought; a product of the shop has none. */
  sittingId: z.optional(Id),
  /** Address of the person a gift is for. */
  giftEmail: z.optional(Email),
  /** Whether the buyer ticked "Open an account for me". */
  openAccount: z._default(z.boolean(), false),
  email: Email,
  method: PaymentMethod,
  /** Country of residence that the buyer chose; it determines currency, methods and declarations. */
  country: Country,
  /** Coupon code, normalized. */
  coupon: z.optional(z.string().check(z.maxLength(MAX_CODE), z.overwrite(normalizeCouponCode))),
  /** Language of the page that the buyer saw; the request's language when absent. */
  locale: z.optional(z.enum(locales)),
  /** The two declarations of a buyer with a right of withdrawal; absent where they are not asked for. */
  acknowledgements: z.optional(
    z.object({ delivery: Ticked('ACKNOWLEDGEMENT_REQUIRED'), withdrawal: Ticked('ACKNOWLEDGEMENT_REQUIRED') }),
  ),
})
export type CheckoutInput = z.infer<typeof CheckoutInput>

export const CouponInput = z.object({
  code: z.string().check(z.maxLength(MAX_CODE), z.overwrite(normalizeCouponCode), z.minLength(1, 'COUPON_REQUIRED')),
  sku: z.enum(skus),
  country: Country,
})
export type CouponInput = z.infer<typeof CouponInput>

/** Prices of one product with a coupon code applied. */
export const CouponPrices = z.object({
  /** Code in its normal spelling. */
  code: z.string(),
  prices: z.object({ CNY: Price, USD: Price, EUR: Price }),
  /** Whether the member's or offer's price in the buyer's country is no higher, so that the code is not used. */
  memberPays: z.boolean(),
})
export type CouponPrices = z.infer<typeof CouponPrices>

export const Checkout = z.object({
  orderId: z.string(),
  /** A path of this site or an address at the payment provider. */
  url: z.string(),
})
export type Checkout = z.infer<typeof Checkout>

export const OrderInput = z.object({ orderId: Id })
export type OrderInput = z.infer<typeof OrderInput>

export const CorrectEmailInput = z.extend(OrderInput, { email: Email })
export type CorrectEmailInput = z.infer<typeof CorrectEmailInput>

export const OrderView = z.object({
  orderId: z.string(),
  sku: z.custom<Sku>((value) => typeof value === 'string' && isKnownSku(value)),
  status: z.enum(['pending', 'paid', 'failed', 'expired', 'held', 'refunded']),
  /** null when the sitting was deleted, and for a product of the shop. */
  sittingId: z.nullable(z.string()),
  /** Whether the report can be read now, by this order or another one. */
  unlocked: z.boolean(),
  /**
   * State of the mail with the report's link or the receipt; null when this order sends none. `queued`: not tried yet.
   * `retrying`: refused by the mail server and tried again. `failed`: not tried again.
   */
  mail: z.nullable(z.enum(['sent', 'queued', 'retrying', 'failed'])),
  /** Full address for the browser or account that placed the order; masked for all others. */
  email: z.string(),
  /** Whether the address can still be corrected, which is possible once. */
  correctable: z.boolean(),
  /** Values for another try, only for the browser or account that placed the order; null once the order is settled. */
  started: z.nullable(UnfinishedPurchase),
  /** Whether the buyer's country gives a right of withdrawal; the page then uses this term. */
  byLaw: z.boolean(),
  /** Links to the invoice and credit notes of the order. */
  invoices: z.array(InvoiceLink),
})
export type OrderView = z.infer<typeof OrderView>

export const SandboxSessionInput = z.object({ session: AnyId })

/** Actions that the payer's bank can take on a payment of the sandbox. */
const bankActions = ['open', 'won', 'lost'] as const

export const SandboxCheckoutView = z.object({
  amountMinor: z.int(),
  currency: z.enum(currencies),
  method: PaymentMethod,
  open: z.boolean(),
  cancelUrl: z.string(),
  bank: z.array(z.enum(bankActions)),
})
export type SandboxCheckoutView = z.infer<typeof SandboxCheckoutView>

/** Outcomes that can be tried out on the sandbox page. */
export const sandboxOutcomes = ['paid', 'failed', 'delayed', 'webhook-lost', 'redirect-lost', 'both-lost'] as const
export type SandboxOutcome = (typeof sandboxOutcomes)[number]

export const SandboxBankInput = z.extend(SandboxSessionInput, { action: z.enum(bankActions) })
export type SandboxBankInput = z.infer<typeof SandboxBankInput>

export const CompleteSandboxInput = z.extend(SandboxSessionInput, { outcome: z.enum(sandboxOutcomes) })
/** Address for the browser; null when the redirect is to be lost. */
export const SandboxResult = z.object({ returnUrl: z.nullable(z.string()) })
