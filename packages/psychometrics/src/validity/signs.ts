/** A sign that a sitting was not answered with attention. */
export const validityFlagNames = ['directed', 'inconsistency', 'speed', 'longstring', 'pattern', 'spread'] as const
export type ValidityFlag = (typeof validityFlagNames)[number]

/** Reasons to leave a sheet out of norms: a sign of inattention, or the same answers as another sheet. */
export const sheetSigns = [...validityFlagNames, 'copied'] as const
export type SheetSign = (typeof sheetSigns)[number]

/** Permitted uses of a sitting, from no restriction to the strictest one. */
export const validities = ['use', 'noNorms', 'askAgain'] as const
/**
 * use: no restriction · noNorms: no difference for the guest, but excluded from norms · askAgain: a free retake is
 * offered, and nothing is sold for the sitting.
 */
export type Validity = (typeof validities)[number]

/**
 * Returns the validity of results from before the three outcomes existed: two flags offered a retake, and any flag
 * excluded the sitting from norms.
 */
export function validityOfFlags(flags: readonly ValidityFlag[]): Validity {
  if (flags.length === 0) return 'use'
  return flags.length > 1 ? 'askAgain' : 'noNorms'
}

/** Returns whether a free retake is offered instead of anything for sale. */
export const offersRetake = ({ validity }: Readonly<{ validity: Validity }>): boolean => validity === 'askAgain'
