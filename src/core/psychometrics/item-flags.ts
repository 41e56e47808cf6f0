/** What of an item asks for a look; the words are `flag.*` of the texts of the norms. */
const words = ['lowRest', 'betterWithout', 'rareCategory', 'slow', 'misfit'] as const
type FlagWord = (typeof words)[number] | 'other'

/** The word for a flag as an edition has it; one that is not known here is said in general. */
export const flagWord = (flag: string): FlagWord => words.find((word) => word === flag) ?? 'other'
