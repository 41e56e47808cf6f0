import type { InattentionSign } from '../schema'

/** Returns the key of the sentence that explains why a result is not clear enough. */
export const invalidityTextKey = (sign: InattentionSign) => `doubt.signs.${sign ?? 'other'}` as const

/** Returns the path at which a test is taken again for free to replace a result. */
export const retakePath = (slug: string, sittingId: string): string => `/tests/${slug}/run?retake=${sittingId}`
