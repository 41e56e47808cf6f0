import figures from '@/ui/styles/FigureTable.module.css'
import styles from './Numbers.module.css'

export type Cell = string | number | null

export interface NumbersTableProps {
  caption: string
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
  /** Lengths of the bars below the first cells, from 0 to 1. */
  bars?: readonly number[]
  none: string
}

/** Renders a table of figures: names in the first column, values in the others. */
export function NumbersTable({ caption, head, rows, bars, none }: NumbersTableProps) {
  if (rows.length === 0) return <p>{none}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that can be scrolled has to be reached by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className={`${figures.table} ${styles.table}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {bars && <span className={styles.bar} style={{ width: `${(bars[row] ?? 0) * 100}%` }} />}
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
