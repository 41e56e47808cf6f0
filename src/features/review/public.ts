/** Filter for the reviews that everyone can see. */
export const inPublic = { hiddenAt: null, waitingSince: null } as const
