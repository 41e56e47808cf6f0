/** Products by the form of their sku, which says what they are: what was sold once can be read for good. */
export type PackSku = `pack-${number}`
/** Products that an account can hold. */
export type OwnSku = PackSku | 'vip'
/** The same, for somebody else. */
export type GiftSku = `gift-${OwnSku}`
/** Products that have a price of their own: a gift costs as much as its contents. */
export type PricedSku = 'report' | OwnSku
/** Products that an order can be for, whether they are still sold or not. The ones on sale: src/core/commerce/products.ts. */
export type Sku = 'report' | OwnSku | GiftSku

/** Whether it is a number of reports to open at any time; a pack of one is a report. */
export const isPackSku = (sku: string): sku is PackSku => /^pack-(?:[2-9]|[1-9]\d{1,2})$/.test(sku)

const isOwnSku = (sku: string): sku is OwnSku => sku === 'vip' || isPackSku(sku)

export const isGift = (sku: string): sku is GiftSku => sku.startsWith('gift-') && isOwnSku(sku.slice('gift-'.length))

export const isKnownSku = (sku: string): sku is Sku => sku === 'report' || isOwnSku(sku) || isGift(sku)

/**
 * Returns the product that a column of the database names.
 * @throws Error for one of a kind that only another version of the site knows
 */
export function parseSku(stored: string): Sku {
  if (!isKnownSku(stored)) throw new Error(`no product ${stored}`)
  return stored
}

/** The same for what an account holds. */
export function parseOwnSku(stored: string): OwnSku {
  if (!isOwnSku(stored)) throw new Error(`no product ${stored} for an account`)
  return stored
}

/** Returns the contents of a gift; null for everything that is not a gift. */
export function giftOf(sku: GiftSku): OwnSku
export function giftOf(sku: Sku): OwnSku | null
export function giftOf(sku: Sku): OwnSku | null {
  return isGift(sku) ? parseOwnSku(sku.slice('gift-'.length)) : null
}

/** Reports in a pack, or in the gift of one; 0 for everything else. */
export function reportsIn(sku: Sku): number {
  const held = giftOf(sku) ?? sku
  return isPackSku(held) ? Number(held.slice('pack-'.length)) : 0
}

/** Products of one kind are bought, used and returned in the same way. */
export type ProductKind = 'report' | 'pack' | 'vip' | 'gift'

export function kindOf(sku: Sku): ProductKind {
  if (isGift(sku)) return 'gift'
  return isPackSku(sku) ? 'pack' : sku
}
