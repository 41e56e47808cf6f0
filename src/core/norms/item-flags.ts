/** Reasons to inspect an item; their words are `flag.*` in the texts of the norms. */
const words = ['lowRest', 'betterWithout', 'rareCategory', 'slow', 'misfit'] as const
type FlagWord = (typeof words)[number] | 'other'

/** Returns the word for a flag of a release; `other` for a flag that is not known here. */
export const flagWord = (flag: string): FlagWord => words.find((word) => word === flag) ?? 'other'
