import { useId } from 'react'
import styles from './Glass.module.css'
import { linesAboveWater, linesBelowWater } from './glass-lines'

/** Renders the product's picture: a round glass in which a moving line and its calmer reflection meet. */
export function Glass() {
  const clip = useId()
  return (
    <svg className={styles.glass} viewBox="0 0 400 400" fill="none" aria-hidden="true">
      <clipPath id={clip}>
        <circle cx="200" cy="200" r="186" />
      </clipPath>
      <circle cx="200" cy="200" r="186" className={styles.ground} />
      <g clipPath={`url(#${clip})`}>
        <path d="M0 206H400V400H0Z" className={styles.water} />
        <circle cx="262" cy="112" r="34" className={styles.sun} />
        <circle cx="262" cy="286" r="30" className={styles.mirrored} />
        {linesAboveWater.map(({ d, opacity }) => (
          <path key={d} d={d} className={styles.above} opacity={opacity} />
        ))}
        <path d="M0 206H400" className={styles.horizon} />
        {linesBelowWater.map(({ d, opacity }) => (
          <path key={d} d={d} className={styles.below} opacity={opacity} />
        ))}
      </g>
      <circle cx="200" cy="200" r="186" className={styles.rim} />
    </svg>
  )
}
