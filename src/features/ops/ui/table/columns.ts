import type { ReactNode } from 'react'

export interface Column<Row> {
  name: string
  title: string
  /** Content on the page; without it, the column appears only in the file. */
  cell?: (row: Row) => ReactNode
  /** Value in the file; without it, the column does not appear in the file. */
  text?: (row: Row) => string | number | null
}
