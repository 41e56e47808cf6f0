import type { Level } from '@/core/psychometrics/instrument'
import marks from '@/ui/charts/marks.module.css'
import styles from './charts.module.css'

/** A dot in the colour of a level, beside its word. */
export function Swatch({ level }: { level: Level }) {
  return <span className={`${styles.swatch} ${marks[level]}`} aria-hidden="true" />
}
