/** Number of rows on one page of a table of the console, and in one page of a download. */
export const rowsPerPage = 25
export const rowsPerDownloadPage = 500

/** Query of a table before the first search. */
export const firstPage = { q: '', page: 1, all: false } as const
