import type { ReactNode } from 'react'

export interface Column<Row> {
  name: string
  title: string
  /** Without it, the column is in the file alone. */
  cell?: (row: Row) => ReactNode
  /** As it stands in a file; without it, the column is in none. */
  text?: (row: Row) => string | number | null
}
