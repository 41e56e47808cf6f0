import { isAccountTag, type OwnerTag, pageOwnerParam } from '@/core/account/owner-tag'
import { DomainError, type DomainErrorCode } from '@/core/error/error'
import { deriveKeys } from '../crypto/secrets'

/** Ids of a principal who owns things. */
interface Owner {
  userId: string | null
  guestId: string | null
}

/** Returns the tags of an id, the newest secret's first; earlier ones match tags stored before the secret changed. */
const tagsOf = (kind: 'a' | 'g' | 's', id: string | null): OwnerTag[] =>
  id === null ? [] : deriveKeys('owner-tag', `${kind} ${id}`).map((key) => `${kind}.${key.slice(0, 22)}`)

/** Returns all tags of a browser's owner, the account before the guest; empty for a visitor. */
export const ownerTags = ({ userId, guestId }: Owner): OwnerTag[] => [...tagsOf('a', userId), ...tagsOf('g', guestId)]

export const staffTags = (staffId: string): OwnerTag[] => tagsOf('s', staffId)

export const accountTag = (userId: string): OwnerTag => tagsOf('a', userId)[0] ?? ''
export const isAccountTagOf = (userId: string, tag: string): boolean => tagsOf('a', userId).includes(tag)

/**
 * Returns the reason why a page may not act for the current visitor. A page rendered for an account acts only for that
 * account; a page from before a sign-in does nothing for the account; a guest's page does nothing for another guest.
 * @param pageOwner owner tag that the call sends for its page; null for a call that comes from no page
 */
export function findPageOwnerProblem(
  pageOwner: OwnerTag | null,
  owner: Owner,
): Extract<DomainErrorCode, 'ACCOUNT_CHANGED' | 'UNAUTHENTICATED'> | null {
  if (pageOwner === null) return null
  const known = ownerTags(owner).includes(pageOwner)
  if (owner.userId !== null) return known && isAccountTag(pageOwner) ? null : 'ACCOUNT_CHANGED'
  if (isAccountTag(pageOwner)) return 'UNAUTHENTICATED'
  // A guest that the page itself created is the same person.
  return owner.guestId === null || known || !pageOwner.startsWith('g.') ? null : 'ACCOUNT_CHANGED'
}

/**
 * Refuses a request for a file that is linked from a page of another visitor, by the same rules.
 * @throws DomainError ACCOUNT_CHANGED
 */
export function refuseFileOfOtherPage(req: Request, owner: Owner): void {
  const problem = findPageOwnerProblem(new URL(req.url).searchParams.get(pageOwnerParam), owner)
  if (problem === 'ACCOUNT_CHANGED') throw new DomainError(problem)
}
