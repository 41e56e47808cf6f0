import type { ReactNode } from 'react'

export interface Column<Row> {
  name: string
  title: string
  /** Content on the page; without it, the column appears only in the file. */
  cell?: (row: Row) => ReactNode
  /** Value in the exported file; a column without it is left out of the export. */
  text?: (row: Row) => string | number | null
}
