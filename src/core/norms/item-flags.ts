/** Reasons to look at an item; their words are `flag.*` in the texts of the norms. */
const words = ['lowRest', 'betterWithout', 'rareCategory', 'slow', 'misfit'] as const
type FlagWord = (typeof words)[number] | 'other'

/** The word for a flag as a release has it; one that is not known here is said in general. */
export const flagWord = (flag: string): FlagWord => words.find((word) => word === flag) ?? 'other'
