import type { OwnerTag } from '../account/owner-tag'

/**
 * How the names begin under which a browser keeps open sittings: an entry for each account, and one for who has none. The
 * run page writes them. An entry of exactly this name is of an earlier build, and nobody's.
 */
export const SITTINGS_KEY = 'sittings'

export const sittingsKey = (owner: OwnerTag): string => `${SITTINGS_KEY}:${owner}`

/**
 * How the names begin under which a browser keeps the number of the chapter that was read last, by report: an entry for
 * each owner.
 */
export const CHAPTER_KEY = 'chapter'

export const chapterKey = (owner: OwnerTag): string => `${CHAPTER_KEY}:${owner}`
