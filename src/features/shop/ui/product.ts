import type { Sku } from '@/core/commerce/product'
import type { Catalogue, Product } from '../schema'

/** A product of the catalogue, which has all of them. */
export function productIn({ products }: Catalogue, sku: Sku): Product {
  const product = products.find((one) => one.sku === sku)
  if (!product) throw new Error(`the catalogue lacks ${sku}`)
  return product
}
