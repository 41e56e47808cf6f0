/** Rows on one page of a table of the console, and in one piece of a file. */
export const rowsPerPage = 25
export const rowsPerPiece = 500

/** What a table asks for before anybody looks for something. */
export const firstPage = { q: '', page: 1, whole: false } as const
