import type { Sku } from '@/core/commerce/product'
import type { Catalogue, Product } from '../schema'

/** Returns a product of the catalogue, which contains all products. */
export function findProduct({ products }: Catalogue, sku: Sku): Product {
  const product = products.find((one) => one.sku === sku)
  if (!product) throw new Error(`the catalogue lacks ${sku}`)
  return product
}
