/** Lifetime member discount, percent. */
export const vipPercent = 20

/**
 * Returns the price for a member, in minor units. It is rounded to the nearest minor unit, halves up; the calculation
 * uses whole numbers only, so no fraction of a cent is lost.
 */
export const applyMemberDiscount = (amountMinor: number): number =>
  Math.floor((amountMinor * (100 - vipPercent) + 50) / 100)

/** Returns the number of single reports after which a member has saved the price of membership. */
export const membershipBreakEven = (vipPriceMinor: number, reportMinor: number): number =>
  Math.ceil(vipPriceMinor / (reportMinor - applyMemberDiscount(reportMinor)))

/** Returns the smallest number of single reports that cost more than a pack. */
export const packBreakEven = (packMinor: number, reportMinor: number): number => Math.floor(packMinor / reportMinor) + 1
