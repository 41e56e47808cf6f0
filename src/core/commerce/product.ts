import type { Translate } from '../texts/namespaces'

/** Packs of reports. The form of a sku identifies the product, so past products stay readable. */
export type PackSku = `pack-${number}`
/** Products that an account can hold. */
export type OwnSku = PackSku | 'vip'
/** Gifts of these products. */
export type GiftSku = `gift-${OwnSku}`
/** Products with a price of their own; a gift has none, because it costs as much as its contents. */
export type PricedSku = 'report' | OwnSku
/** Products that an order can be for, still sold or not. Those on sale are in src/core/commerce/products.ts. */
export type Sku = 'report' | OwnSku | GiftSku

/** Returns whether a sku names a pack of reports to open at any time; a pack of one is a report. */
export const isPackSku = (sku: string): sku is PackSku => /^pack-(?:[2-9]|[1-9]\d{1,2})$/.test(sku)

const isOwnSku = (sku: string): sku is OwnSku => sku === 'vip' || isPackSku(sku)

export const isGift = (sku: string): sku is GiftSku => sku.startsWith('gift-') && isOwnSku(sku.slice('gift-'.length))

export const isKnownSku = (sku: string): sku is Sku => sku === 'report' || isOwnSku(sku) || isGift(sku)

/**
 * Parses a stored sku.
 * @throws Error for a product of a kind known only to another version of the site
 */
export function parseSku(stored: string): Sku {
  if (!isKnownSku(stored)) throw new Error(`no product ${stored}`)
  return stored
}

/**
 * Parses a stored sku of a product that an account can hold.
 * @throws Error for any other value
 */
export function parseOwnSku(stored: string): OwnSku {
  if (!isOwnSku(stored)) throw new Error(`no product ${stored} for an account`)
  return stored
}

/** Returns the contents of a gift; null for everything that is not a gift. */
export function ownSkuOfGift(sku: GiftSku): OwnSku
export function ownSkuOfGift(sku: Sku): OwnSku | null
export function ownSkuOfGift(sku: Sku): OwnSku | null {
  return isGift(sku) ? parseOwnSku(sku.slice('gift-'.length)) : null
}

/** Returns the number of reports in a pack, or in the gift of one; 0 for everything else. */
export function reportsIn(sku: Sku): number {
  const held = ownSkuOfGift(sku) ?? sku
  return isPackSku(held) ? Number(held.slice('pack-'.length)) : 0
}

/** Kinds of products; those of one kind are bought, used and returned in the same way. */
export type ProductKind = 'report' | 'pack' | 'vip' | 'gift'

export function kindOf(sku: Sku): ProductKind {
  if (isGift(sku)) return 'gift'
  return isPackSku(sku) ? 'pack' : sku
}

/** Full reports that come with a new account. */
export const freeReports = 3

/**
 * Kind of reader for whom the price is stated: `guest` has no account, `own` has reports left in the account, `once`
 * has none left.
 */
export type PriceAudience = 'guest' | 'own' | 'once'

/**
 * The one sentence on the price of a full report, the same on home, tests, summary, payment page and shop.
 * @param price formatted, with its currency
 */
export const formatPriceLine = (t: Translate<'common'>, reader: PriceAudience, price: string): string =>
  t(`price.line.${reader}`, { price, free: freeReports })
