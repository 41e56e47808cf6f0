import type { ReactNode } from 'react'

export interface Column<Row> {
  name: string
  title: string
  /** Without it, the column is in the file alone. */
  cell?: (row: Row) => ReactNode
  /** Value as written to a file; without it, the column is in no file. */
  text?: (row: Row) => string | number | null
}
