/** Reviews that everybody can see. */
export const inPublic = { hiddenAt: null, waitingSince: null } as const
