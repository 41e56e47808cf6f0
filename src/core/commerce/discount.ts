/** Lifetime member discount, percent. */
export const vipPercent = 20

/**
 * The price for a member, in minor units. The one rounding rule: to the nearest minor unit, halves up; whole numbers
 * throughout, so that no fraction of a cent gets lost on the way.
 */
export const vipMinor = (amountMinor: number): number => Math.floor((amountMinor * (100 - vipPercent) + 50) / 100)

/** How many single reports it takes until a member has saved the price of membership. */
export const vipPaysFrom = (vipPriceMinor: number, reportMinor: number): number =>
  Math.ceil(vipPriceMinor / (reportMinor - vipMinor(reportMinor)))

/** From how many single reports on a pack costs less than they do. */
export const packPaysFrom = (packMinor: number, reportMinor: number): number => Math.floor(packMinor / reportMinor) + 1
