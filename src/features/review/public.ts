/** Filter for the reviews that everyone can see. */
export const publicReviews = { hiddenAt: null, waitingSince: null } as const
