/** Percentages as hundredths of a percent: 21 % is 2100. */
export type TaxRate = number

/** Tax rates included in prices, by country (ISO 3166-1 alpha-2); `*` is everywhere else. */
export type TaxRates = Readonly<Record<string, TaxRate>>

/** Tax included in an amount. */
export interface Tax {
  /** Minor units. */
  minor: number
  /** Null if several rates apply. */
  rate: TaxRate | null
}

/**
 * Parses rates such as `21`, for everywhere, or `DE 19, ES 21, * 0`.
 * @throws Error that quotes the unreadable part
 */
export function parseTaxRates(written: string): TaxRates {
  const parts = written.split(/[,;]/).flatMap((part) => part.trim() || [])
  return Object.fromEntries(parts.map(entryOf))
}

function entryOf(part: string): [string, TaxRate] {
  const [, country = '*', percent] = /^(?:([A-Z]{2}|\*)\s+)?(\d{1,2}(?:\.\d{1,2})?)\s*%?$/.exec(part) ?? []
  if (percent === undefined) throw new Error(`cannot be read: ${part} (e.g. "DE 19, ES 21, * 0")`)
  return [country, Math.round(Number(percent) * 100)]
}

/** Returns the tax in a price that includes it, to the nearest minor unit; null without a rate for the country. */
export function includedTax(grossMinor: number, country: string | null, rates: TaxRates): Tax | null {
  const rate = rates[country ?? '*'] ?? rates['*']
  return rate === undefined ? null : { minor: Math.round((grossMinor * rate) / (10_000 + rate)), rate }
}

/**
 * Returns the share of a tax that belongs to a part of an amount, to the nearest minor unit; the share of the whole
 * amount is the whole tax.
 */
export const shareOfTax = (taxMinor: number, grossMinor: number, partMinor: number): number =>
  grossMinor === 0 ? 0 : Math.round((taxMinor * partMinor) / grossMinor)
