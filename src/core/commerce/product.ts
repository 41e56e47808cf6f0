/** Products that an account can get for itself, by paying or by a gift. */
export const ownSkus = ['pack-3', 'pack-7', 'vip'] as const

/** No longer sold; what was bought of it counts for good. */
const retiredSkus = ['pack-10'] as const

/** Products that an account can hold. */
export const heldSkus = [...ownSkus, ...retiredSkus] as const
export type OwnSku = (typeof heldSkus)[number]

type GiftOf<S extends OwnSku> = `gift-${S}`

/** The same, for somebody else. */
export const giftSkus = ['gift-pack-3', 'gift-pack-7', 'gift-vip'] as const satisfies readonly GiftOf<OwnSku>[]

/** Products bought in the shop, for an account; a single report is bought where its summary is. */
export const shopSkus = [...ownSkus, ...giftSkus] as const
export type ShopSku = (typeof shopSkus)[number]

/**
 * Products on sale. A pack is a number of reports to open at any time; a gift is a pack or membership for somebody
 * else.
 */
export const skus = ['report', ...shopSkus] as const
export type SoldSku = (typeof skus)[number]

/** Products that can have a price of their own: a gift costs as much as its contents. */
export const offeredSkus = ['report', ...ownSkus] as const
export type OfferedSku = (typeof offeredSkus)[number]

/** Products that were ever bought in the shop. */
export const boughtSkus = [...shopSkus, ...retiredSkus, 'gift-pack-10'] as const

/** Products that an order can be for. */
export const orderedSkus = ['report', ...boughtSkus] as const
export type Sku = (typeof orderedSkus)[number]

const isOneOf =
  <T extends string>(values: readonly T[]) =>
  (value: string): value is T =>
    (values as readonly string[]).includes(value)

/** For what was typed into an address; what the database holds has these types already. */
export const isSku = isOneOf(skus)
export const isShopSku = isOneOf(shopSkus)
export const isOfferedSku = isOneOf(offeredSkus)

const contents = {
  'gift-pack-3': 'pack-3',
  'gift-pack-7': 'pack-7',
  'gift-pack-10': 'pack-10',
  'gift-vip': 'vip',
} as const satisfies Partial<Record<Sku, OwnSku>>

type GiftSku = keyof typeof contents

export const isGift = (sku: Sku): sku is GiftSku => sku in contents

/** Returns the contents of a gift; null for everything that is not a gift. */
export function giftOf<G extends GiftSku>(sku: G): (typeof contents)[G]
export function giftOf(sku: SoldSku): (typeof ownSkus)[number] | null
export function giftOf(sku: Sku): OwnSku | null
export function giftOf(sku: Sku): OwnSku | null {
  return isGift(sku) ? contents[sku] : null
}

export type PackSku = Exclude<OwnSku, 'vip'>

/** Reports in each pack. Complete by its type: a pack of which nobody said what is in it must not be sold. */
const packs: Readonly<Record<PackSku, number>> = { 'pack-3': 3, 'pack-7': 7, 'pack-10': 10 }

export const isPackSku = (sku: Sku): sku is PackSku => sku in packs

/** The packs that are sold. */
export const packSkus = ownSkus.filter((sku) => sku !== 'vip')

/** Reports that a product brings to an account; 0 for membership. */
export const reportsIn = (sku: OwnSku): number => (isPackSku(sku) ? packs[sku] : 0)
