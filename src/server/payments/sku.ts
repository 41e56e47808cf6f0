import type { Sku } from '@/core/commerce/product'
import type { Sku as StoredSku } from '@/generated/prisma/enums'

/** Prisma calls an enum's values by identifiers, so a product with a hyphen in its name has two. */
const storedBySku = {
  report: 'report',
  'pack-3': 'pack_3',
  'pack-7': 'pack_7',
  'pack-10': 'pack_10',
  vip: 'vip',
  'gift-pack-3': 'gift_pack_3',
  'gift-pack-7': 'gift_pack_7',
  'gift-pack-10': 'gift_pack_10',
  'gift-vip': 'gift_vip',
} as const satisfies Record<Sku, StoredSku>

const skuByStored = {
  report: 'report',
  pack_3: 'pack-3',
  pack_7: 'pack-7',
  pack_10: 'pack-10',
  vip: 'vip',
  gift_pack_3: 'gift-pack-3',
  gift_pack_7: 'gift-pack-7',
  gift_pack_10: 'gift-pack-10',
  gift_vip: 'gift-vip',
} as const satisfies Record<StoredSku, Sku>

/** How a product is written in a column. */
export const storedSku = <S extends Sku>(sku: S): (typeof storedBySku)[S] => storedBySku[sku]

/** The product that a column names. */
export const skuOf = <S extends StoredSku>(stored: S): (typeof skuByStored)[S] => skuByStored[stored]
