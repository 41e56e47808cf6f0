import type { OwnerTag } from '../account/owner-tag'

/**
 * Prefix of the keys under which a browser stores open sittings: an entry for each account, and one for visitors
 * without an account. The run page writes them. An entry with exactly this name comes from an earlier build and belongs
 * to no account.
 */
export const SITTINGS_PREFIX = 'sittings'

export const sittingsKey = (owner: OwnerTag): string => `${SITTINGS_PREFIX}:${owner}`

/**
 * Prefix of the keys under which a browser stores the number of the chapter that was read last, by report: an entry for
 * each owner.
 */
export const LAST_READ_CHAPTER_PREFIX = 'chapter'

export const lastReadChapterKey = (owner: OwnerTag): string => `${LAST_READ_CHAPTER_PREFIX}:${owner}`
