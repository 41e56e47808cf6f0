/**
 * Fragment of an address that opens a result for the first time: after the run, or from the mail with the report. It
 * never reaches the server, and the reveal script removes it from the address.
 */
export const firstOpeningHash = '#first'

/** Key in local storage for the results that were revealed in this browser: the start of each id, newest first. */
export const revealedKey = 'revealed'

/** Number of characters stored of each id: enough to tell results apart, too few to open one. */
export const revealedChars = 8
