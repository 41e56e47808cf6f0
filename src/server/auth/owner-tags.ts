import { isAccountTag, type OwnerTag, pageOwnerParam } from '@/core/account/owner-tag'
import { DomainError, type DomainErrorCode } from '@/core/error/error'
import { derivedKeys } from '../crypto/secrets'

/** Ids of a principal, to whom the things belong. */
interface Owner {
  userId: string | null
  guestId: string | null
}

/** The newest secret's first; earlier ones recognise what a browser kept before the secret changed. */
const tagsOf = (kind: 'a' | 'g' | 's', id: string | null): OwnerTag[] =>
  id === null ? [] : derivedKeys('owner-tag', `${kind} ${id}`).map((key) => `${kind}.${key.slice(0, 22)}`)

/** Everything that a browser's owner answers to, the account before the guest; empty for a visitor. */
export const ownerTags = ({ userId, guestId }: Owner): OwnerTag[] => [...tagsOf('a', userId), ...tagsOf('g', guestId)]

export const staffTags = (staffId: string): OwnerTag[] => tagsOf('s', staffId)

export const accountTag = (userId: string): OwnerTag => tagsOf('a', userId)[0] ?? ''
export const isAccountTagOf = (userId: string, tag: string): boolean => tagsOf('a', userId).includes(tag)

/**
 * Why a page may not act for whoever is signed in now. A page made for an account acts for that account alone; a page
 * from before somebody signed in does nothing in their name; a guest's page does nothing for another guest.
 * @param pageOwner what the call says of its page; null for a call that comes from no page
 */
export function pageOwnerProblem(
  pageOwner: OwnerTag | null,
  owner: Owner,
): Extract<DomainErrorCode, 'ACCOUNT_CHANGED' | 'UNAUTHENTICATED'> | null {
  if (pageOwner === null) return null
  const known = ownerTags(owner).includes(pageOwner)
  if (owner.userId !== null) return known && isAccountTag(pageOwner) ? null : 'ACCOUNT_CHANGED'
  if (isAccountTag(pageOwner)) return 'UNAUTHENTICATED'
  // The guest that a page itself has begun is nobody else.
  return owner.guestId === null || known || !pageOwner.startsWith('g.') ? null : 'ACCOUNT_CHANGED'
}

/**
 * The same for a file that a link of a page asks for.
 * @throws DomainError ACCOUNT_CHANGED
 */
export function refuseFileOfOtherPage(req: Request, owner: Owner): void {
  const problem = pageOwnerProblem(new URL(req.url).searchParams.get(pageOwnerParam), owner)
  if (problem === 'ACCOUNT_CHANGED') throw new DomainError(problem)
}
