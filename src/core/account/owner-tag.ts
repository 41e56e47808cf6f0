/**
 * Whom a page was made for, as pages and calls name it: a keyed hash of the account (`a.`), of the guest behind a browser
 * without one (`g.`), or of a member of the staff (`s.`). Only the server can make one, and none opens anything.
 */
export type OwnerTag = string

/** Header by which a page says whom it was made for. */
export const pageOwnerHeader = 'x-page-owner'

/** The same in the query of a link to a file of everything that somebody has. */
export const pageOwnerParam = 'for'

/** The tag of a page for somebody who is not signed in and has begun no test in this browser. */
export const visitorTag: OwnerTag = '-'

export const isAccountTag = (tag: OwnerTag): boolean => tag.startsWith('a.')

/** Where the browser asks who it is: `{ tags }`, all that its owner answers to, the account first; empty for a visitor. */
export const ownerPath = '/api/owner'

/** The same with `credits`: full reports left to the account, null where nobody is signed in. */
export const creditsPath = `${ownerPath}?credits`

/** Entry of a tab's memory that a page leaves when it is loaded again because somebody else has signed in. */
export const ANEW_KEY = 'anew'
