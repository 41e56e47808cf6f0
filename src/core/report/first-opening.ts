/**
 * Fragment of the address by which a result is opened for the first time: after the run, and from the mail that brings a
 * report. It never reaches the server; the script of the reveal takes it out of the address.
 */
export const firstOpeningHash = '#first'

/** Entry in local storage with what is kept of the results that were revealed in this browser, newest first. */
export const revealedKey = 'revealed'

/** Characters of a result's id that are kept there: enough to tell results apart, too few to open one. */
export const revealedChars = 8
