import { type OwnerTag, visitorTag } from '@/core/account/owner-tag'
import { LAST_READ_CHAPTER_PREFIX, lastReadChapterKey, SITTINGS_PREFIX, sittingsKey } from '@/core/input/storage-keys'
import { isRecord } from '@/core/input/type-guards'
import { pageOwner } from './page-owner'

// This is a separate file for pages that do not load the store.

/** Returns the storage keys of all owners with open sittings in this browser; none when storage is blocked. */
export function keptSittingsKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(SITTINGS_PREFIX))
  } catch {
    return []
  }
}

/** Deletes from this browser the open sittings of the person this page was made for, and their places in reports. */
export async function forgetSittings(): Promise<void> {
  const tags = await pageOwner().catch(() => [])
  for (const tag of [...tags, visitorTag]) {
    remove(sittingsKey(tag))
    remove(lastReadChapterKey(tag))
  }
}

/** Returns the storage keys of the reading positions of other owners; none when storage is blocked. */
function chapterKeysOfOthers(mine: readonly OwnerTag[]): string[] {
  const own = mine.map(lastReadChapterKey)
  try {
    return Object.keys(localStorage).filter(
      (key) => key.startsWith(`${LAST_READ_CHAPTER_PREFIX}:`) && !own.includes(key),
    )
  } catch {
    return []
  }
}

/**
 * Removes the open sittings of all other owners, unless they hold answers that the server does not have yet: these
 * stay, hidden, for the person who gave them.
 */
export function forgetSittingsOfOthers(mine: readonly OwnerTag[]): void {
  const own = mine.map(sittingsKey)
  for (const key of keptSittingsKeys()) if (!own.includes(key) && isSent(key)) remove(key)
  for (const key of chapterKeysOfOthers(mine)) remove(key)
}

/**
 * Removes one sitting, so that its answers are not sent again: it was deleted on the server, or continues in another
 * entry.
 * @param but key of the entry in which it continues
 */
export function forgetSitting(sittingId: string, but?: string): void {
  for (const key of keptSittingsKeys()) {
    if (key === but) continue
    const entry = read(key)
    const state = isRecord(entry) && isRecord(entry.state) ? entry.state : {}
    const open = Object.entries(isRecord(state.sittings) ? state.sittings : {})
    const left = open.filter(([, sitting]) => !(isRecord(sitting) && sitting.id === sittingId))
    if (left.length === open.length) continue
    const ended = [...(Array.isArray(state.ended) ? state.ended : []), sittingId]
    write(key, { ...(isRecord(entry) && entry), state: { ...state, sittings: Object.fromEntries(left), ended } })
  }
}

/** Whether the server has every answer of an entry; an entry that cannot be read has no answers. */
function isSent(key: string): boolean {
  const entry = read(key)
  const sittings =
    isRecord(entry) && isRecord(entry.state) && isRecord(entry.state.sittings) ? entry.state.sittings : {}
  return Object.values(sittings).every((sitting) => {
    const answers = isRecord(sitting) && isRecord(sitting.answers) ? Object.values(sitting.answers) : []
    return answers.every((answer) => isRecord(answer) && answer.synced === true)
  })
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '')
  } catch {
    return null
  }
}

function write(key: string, entry: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(entry))
  } catch {
    // The storage is full: the entry stays as it is, and the server refuses its answers.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
