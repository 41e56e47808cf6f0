import { levels } from '@/core/psychometrics/instrument'
import type { Translate } from '@/core/texts/namespaces'
import marks from '@/ui/charts/marks.module.css'
import type { DimensionView } from '../../schema'
import styles from './charts.module.css'

interface Props {
  dimension: DimensionView
  t: Translate<'report'>
  /** The phrases for both ends under the bar. */
  ends?: boolean
}

/** One score on the five levels, with the design range as a bracket under it. All in percent: it is as wide as its place. */
export function RangeBar({ dimension, t, ends = false }: Props) {
  const { range, reading } = dimension
  return (
    <>
      <svg className={marks.bar} role="img" aria-label={barLabel(dimension, t)}>
        {levels.map((level, index) => (
          <rect
            key={level}
            className={`${marks.segment} ${marks[level]}`}
            data-here={level === reading?.level || undefined}
            x={`${index * 20 + 0.35}%`}
            y="8"
            width="19.3%"
            height="14"
            rx="5"
          />
        ))}
        <line className={styles.bracket} x1={`${range.from}%`} x2={`${range.to}%`} y1="32" y2="32" />
        <line className={styles.bracket} x1={`${range.from}%`} x2={`${range.from}%`} y1="29" y2="35" />
        <line className={styles.bracket} x1={`${range.to}%`} x2={`${range.to}%`} y1="29" y2="35" />
        {reading && <circle className={marks.marker} cx={`${reading.pomp}%`} cy="15" r="8.5" />}
      </svg>
      {ends && (
        <p className={marks.ends}>
          <span>{dimension.low}</span>
          <span>{dimension.high}</span>
        </p>
      )}
    </>
  )
}

function barLabel({ name, range, reading }: DimensionView, t: Translate<'report'>): string {
  if (!reading) return t('chart.barEmpty', { name })
  const score = Math.round(reading.pomp)
  return t('chart.bar', { name, score, level: t(`level.${reading.level}`), ...range })
}
