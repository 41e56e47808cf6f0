import { barsOf } from '@/core/charts/plot'
import styles from './Measurement.module.css'

interface Props {
  values: readonly number[]
  /** Description of the picture for screen readers. */
  label: string
  /** Returns the title of one bar, shown on hover. */
  title?: (place: number) => string
  wide?: boolean
}

/** Renders bars side by side, scaled to the highest. */
export function Bars({ values, label, title, wide = false }: Props) {
  const box = wide ? { width: 600, height: 120 } : { width: 60, height: 24 }
  return (
    <svg
      className={wide ? styles.wide : styles.small}
      viewBox={`0 0 ${box.width} ${box.height + 1}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {barsOf(values, box).map((bar, place) => (
        <rect key={bar.x} {...bar} className={styles.lit}>
          {title && <title>{title(place)}</title>}
        </rect>
      ))}
      <line x1="0" x2={box.width} y1={box.height + 0.5} y2={box.height + 0.5} className={styles.ground} />
    </svg>
  )
}
