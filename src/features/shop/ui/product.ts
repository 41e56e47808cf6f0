import type { Sku } from '@/core/commerce/product'
import type { Catalogue, Product } from '../schema'

/** Products of one kind are bought and used in the same way. */
export type Kind = 'report' | 'pack' | 'vip' | 'gift'

export function kindOf(sku: Sku): Kind {
  if (sku === 'report' || sku === 'vip') return sku
  return sku.startsWith('gift-') ? 'gift' : 'pack'
}

/** A product of the catalogue, which has all of them. */
export function productIn({ products }: Catalogue, sku: Sku): Product {
  const product = products.find((one) => one.sku === sku)
  if (!product) throw new Error(`the catalogue lacks ${sku}`)
  return product
}
