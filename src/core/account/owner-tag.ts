/**
 * The owner of a page, as pages and requests name it: a keyed hash of the account (`a.`), of the guest in a browser
 * without one (`g.`), or of a member of the staff (`s.`). Only the server can make a tag, and a tag gives no access.
 */
export type OwnerTag = string

/** Request header with the owner tag of the page. */
export const pageOwnerHeader = 'x-page-owner'

/** Query parameter with the owner tag, in a link to a file with all data of a person. */
export const pageOwnerParam = 'for'

/** Tag of a page for a visitor who is not signed in and has begun no test in this browser. */
export const visitorTag: OwnerTag = '-'

export const isAccountTag = (tag: OwnerTag): boolean => tag.startsWith('a.')

/** Path that returns `{ tags }`: all owner tags of the browser, the account first; empty for a visitor. */
export const ownerApiPath = '/api/owner'

/**
 * Path that also returns `credits`, full reports left to the account (null if nobody is signed in), and `member`:
 * whether it has VIP.
 */
export const accountApiPath = `${ownerApiPath}?account`

/** Key in the tab's storage that a page sets when it reloads because somebody else has signed in. */
export const OWNER_CHANGED_KEY = 'anew'
