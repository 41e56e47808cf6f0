type Cell = string | number | null

/**
 * Beginnings that a spreadsheet would run as a formula, for example in the text of a review. Some spreadsheets also
 * accept full-width and small signs of East Asian text, after spaces, line breaks or characters without a width.
 */
const formula = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const plain = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

type Table = [head: readonly string[], rows: readonly (readonly Cell[])[]]

/** Returns a table in the format of RFC 4180, for programs. */
export const plainCsvOf = (...[head, rows]: Table): string =>
  [head, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('')

/** Returns the table for people, with the mark by which spreadsheets recognise UTF-8. */
export const csvOf = (...table: Table): string => `\uFEFF${plainCsvOf(...table)}`
