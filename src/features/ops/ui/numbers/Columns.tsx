import { columnChart } from '@/core/charts/columns'
import styles from './Numbers.module.css'

interface Props {
  id: string
  title: string
  bars: readonly string[]
  values: readonly number[]
}

/** Numbers over time as columns; the table behind it has the same ones, for those who see no picture. */
export function Columns({ id, title, bars, values }: Props) {
  const { width, height, columns, lines } = columnChart(values)
  const first = columns[0]
  const last = columns.at(-1)
  return (
    <svg className={styles.columns} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      {lines.map(({ y, value }) => (
        <g key={value}>
          <line className={styles.line} x1={76} x2={width - 8} y1={y} y2={y} />
          <text className={styles.tick} x={66} y={y + 7} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {columns.map((column, index) => (
        <rect key={bars[index]} className={styles.column} {...column}>
          <title>{`${bars[index]}: ${values[index]}`}</title>
        </rect>
      ))}
      {first && (
        <text className={styles.tick} x={first.x} y={height - 8}>
          {bars[0]}
        </text>
      )}
      {last && bars.length > 1 && (
        <text className={styles.tick} x={last.x + last.width} y={height - 8} textAnchor="end">
          {bars.at(-1)}
        </text>
      )}
    </svg>
  )
}
