import { expect, test } from 'vitest'
import { skus } from '@/core/commerce/product'
import { skuOf, storedSku } from './sku'

test.each(skus)('%s is read from the database as it was written', (sku) => {
  expect(skuOf(storedSku(sku))).toBe(sku)
})
