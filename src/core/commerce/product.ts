/** What is sold. A pack is a number of reports to open at any time; a gift is a pack or membership for somebody else. */
export const skus = ['report', 'pack-3', 'pack-10', 'vip', 'gift-pack-3', 'gift-pack-10', 'gift-vip'] as const
export type Sku = (typeof skus)[number]

/** Products bought in the shop, for an account; a single report is bought where its summary is. */
export const shopSkus = ['pack-3', 'pack-10', 'vip', 'gift-pack-3', 'gift-pack-10', 'gift-vip'] as const
export type ShopSku = (typeof shopSkus)[number]

/** What an account itself can get, by paying or by a gift. */
export const ownSkus = ['pack-3', 'pack-10', 'vip'] as const
export type OwnSku = (typeof ownSkus)[number]

const isOneOf =
  <T extends string>(values: readonly T[]) =>
  (value: string): value is T =>
    (values as readonly string[]).includes(value)

/** For what was typed into an address; what the database holds has these types already. */
export const isSku = isOneOf(skus)
export const isShopSku = isOneOf(shopSkus)

const contents = {
  'gift-pack-3': 'pack-3',
  'gift-pack-10': 'pack-10',
  'gift-vip': 'vip',
} as const satisfies Partial<Record<Sku, OwnSku>>

type GiftSku = keyof typeof contents

export const isGift = (sku: Sku): sku is GiftSku => sku in contents

/** What a gift has in it; null for everything that is not a gift. */
export function giftOf(sku: GiftSku): OwnSku
export function giftOf(sku: Sku): OwnSku | null
export function giftOf(sku: Sku): OwnSku | null {
  return isGift(sku) ? contents[sku] : null
}

const packs: Partial<Record<OwnSku, number>> = { 'pack-3': 3, 'pack-10': 10 }

/** Reports in a pack; 0 for membership. */
export const reportsIn = (sku: OwnSku): number => packs[sku] ?? 0
