/** Rows on one page of a table of the console, and in one piece of a file. */
export const rowsPerPage = 25
export const rowsPerPiece = 500
