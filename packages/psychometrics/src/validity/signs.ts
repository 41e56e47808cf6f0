/** A sign that a sitting was not answered with attention. */
export const validityFlagNames = ['directed', 'inconsistency', 'speed', 'longstring', 'pattern', 'spread'] as const
export type ValidityFlag = (typeof validityFlagNames)[number]

/** Why a sheet is left out of norms: a sign of inattention, or its answers are those of another sheet. */
export const sheetSigns = [...validityFlagNames, 'copied'] as const
export type SheetSign = (typeof sheetSigns)[number]

/** Permitted uses of a sitting, from the best to the worst. */
export const validities = ['use', 'noNorms', 'askAgain'] as const
/**
 * use: as it is · noNorms: the same for its guest, but it counts toward no norm · askAgain: a free retake is offered,
 * and nothing is sold on it.
 */
export type Validity = (typeof validities)[number]

/** Reads results from before there were three outcomes: two flags offered a retake, and any kept out of norms. */
export function validityOfFlags(flags: readonly ValidityFlag[]): Validity {
  if (flags.length === 0) return 'use'
  return flags.length > 1 ? 'askAgain' : 'noNorms'
}

/** A free retake comes before anything that is sold. */
export const asksAgain = ({ validity }: Readonly<{ validity: Validity }>): boolean => validity === 'askAgain'
