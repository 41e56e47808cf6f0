/** What members pay less, for ever and for everything, in percent. */
export const vipPercent = 20

/**
 * The price for a member, in minor units. The one rounding rule: to the nearest minor unit, halves up; whole numbers
 * throughout, so that no fraction of a cent gets lost on the way.
 */
export const vipMinor = (amountMinor: number): number => Math.floor((amountMinor * (100 - vipPercent) + 50) / 100)
