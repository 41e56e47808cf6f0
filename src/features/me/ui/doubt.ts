import type { Sign } from '../schema'

/** The text that says in one sentence why a result is not clear enough. */
export const doubtText = (sign: Sign) => `doubt.signs.${sign ?? 'other'}` as const

/** Where a test is taken again for free in place of a result. */
export const retakePath = (slug: string, sittingId: string): string => `/tests/${slug}/run?retake=${sittingId}`
