type Cell = string | number | null

/**
 * A spreadsheet would run what begins like this as a formula, with whatever somebody typed into a review. Some read the
 * full-width and small signs of East Asian text likewise, and spaces, line breaks or characters without a width before them.
 */
const formula = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/u

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const plain = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

type Table = [head: readonly string[], rows: readonly (readonly Cell[])[]]

/** A table as RFC 4180 writes it, for programs. */
export const plainCsvOf = (...[head, rows]: Table): string =>
  [head, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('')

/** The same for people, with the mark by which spreadsheets read it as UTF-8. */
export const csvOf = (...table: Table): string => `\uFEFF${plainCsvOf(...table)}`
