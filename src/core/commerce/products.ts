import type { Currency } from './money'
import type { Prices } from './price-faults'
import { isPackSku, ownSkuOfGift, type PackSku, type PricedSku, reportsIn, type Sku } from './product'

/**
 * Version of the catalogue, stored in each order. Raised with every change of a price; `npm run content:check` compares
 * it with published.json.
 */
export const catalogueVersion = 3

interface Product<S extends PricedSku = PricedSku> {
  /**
   * Content of the product: `pack-5` holds five reports. All other facts are computed from it
   * (src/core/commerce/product.ts).
   */
  sku: S
  /** Prices in minor units. The rules between them are in check-prices.ts and catalogue.test.ts. */
  amounts: Readonly<Record<Currency, number>>
}

/** Products on sale, packs from small to large, as the shop lists them. A gift of each is sold too, for its price. */
const products = [
  { sku: 'report', amounts: { CNY: 1990, USD: 499, EUR: 499 } },
  { sku: 'pack-3', amounts: { CNY: 4790, USD: 1199, EUR: 1199 } },
  { sku: 'pack-7', amounts: { CNY: 9990, USD: 2499, EUR: 2499 } },
  { sku: 'vip', amounts: { CNY: 1990, USD: 499, EUR: 499 } },
] as const satisfies readonly Product[]

/** Products no longer sold; orders can still be searched by them. */
const retiredSkus = ['pack-10', 'gift-pack-10'] as const satisfies readonly Sku[]

const isOneOf =
  <T extends string>(values: readonly T[]) =>
  (value: string): value is T =>
    (values as readonly string[]).includes(value)

/** Derives lists and prices from the rows of a product table. */
export function buildCatalogue<S extends PricedSku>(rows: readonly Product<S>[]) {
  type Own = Exclude<S, 'report'>
  type Sold = 'report' | Own | `gift-${Own}`
  const offeredSkus = rows.map(({ sku }) => sku)
  const ownSkus = offeredSkus.filter((sku): sku is Own => sku !== 'report')
  const giftSkus = ownSkus.map((sku): `gift-${Own}` => `gift-${sku}`)
  const shopSkus = [...ownSkus, ...giftSkus]
  const skus: readonly Sold[] = ['report', ...shopSkus]
  const packSkus = ownSkus.filter((sku): sku is Own & PackSku => isPackSku(sku))
  return {
    offeredSkus,
    ownSkus,
    giftSkus,
    shopSkus,
    skus,
    packSkus,
    listMinorOf(sku: Sold, currency: Currency): number {
      const row = rows.find((one) => one.sku === (ownSkuOfGift(sku) ?? sku))
      if (!row) throw new Error(`no price for ${sku}`)
      return row.amounts[currency]
    },
    pricesFrom: (minorOf: (sku: S | 'report' | 'vip') => number): Prices => ({
      report: minorOf('report'),
      vip: minorOf('vip'),
      packs: packSkus.map((sku) => ({ reports: reportsIn(sku), amountMinor: minorOf(sku) })),
    }),
  }
}

const catalogue = buildCatalogue(products)

/** Products with a price of their own; a gift has none, because it costs as much as its contents. */
export const offeredSkus: readonly OfferedSku[] = catalogue.offeredSkus
export type OfferedSku = (typeof products)[number]['sku']

/** Gift products: one for each product that an account can get for itself. */
export const giftSkus = catalogue.giftSkus

export const packSkus = catalogue.packSkus

/** Products bought in the shop, for an account; a single report is bought beside its summary. */
export const shopSkus = catalogue.shopSkus
export type ShopSku = (typeof shopSkus)[number]

/** Everything on sale. */
export const skus = catalogue.skus
export type SoldSku = (typeof skus)[number]

/** Products by which orders can be searched: those on sale, and those sold in the past. */
export const searchableSkus = [...skus, ...retiredSkus]

/** Returns the catalogue price in minor units, regardless of any offer. */
export const getListPriceMinor = catalogue.listMinorOf

/** Collects the prices to which the rules between prices apply. */
export const collectPrices = catalogue.pricesFrom

/** Type guards for skus from an address, a command, or a row of another version of the site. */
export const isSku = isOneOf(skus)
export const isShopSku = isOneOf(shopSkus)
export const isOfferedSku = isOneOf(offeredSkus)
