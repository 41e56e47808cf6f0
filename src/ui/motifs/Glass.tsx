import { useId } from 'react'
import { type Point, plot } from './curves'
import styles from './Glass.module.css'

const TAU = Math.PI * 2

const line = (n: number, side: 1 | -1): string =>
  plot(14, (t): Point => {
    const swell = (n + 1) * 7.5 * (0.45 + 0.55 * Math.sin(Math.PI * t))
    const phase = TAU * (1.15 * t + 0.06 * n) + 0.5
    return [10 + t * 380, 206 - side * ((n + 1) * 17 + swell * Math.sin(phase) * (side > 0 ? 1 : 0.62))]
  })

const above = [0, 1, 2, 3, 4, 5].map((n) => line(n, 1))
const below = [0, 1, 2, 3, 4, 5].map((n) => line(n, -1))

/** The product's picture: a round glass in which a moving line and its calmer reflection meet. */
export function Glass() {
  const clip = useId()
  return (
    <svg className={styles.glass} viewBox="0 0 400 400" fill="none" aria-hidden="true">
      <clipPath id={clip}>
        <circle cx="200" cy="200" r="186" />
      </clipPath>
      <circle cx="200" cy="200" r="186" className={styles.ground} />
      <g clipPath={`url(#${clip})`}>
        <circle cx="262" cy="112" r="34" className={styles.sun} />
        {above.map((d, n) => (
          <path key={d} d={d} className={styles.above} opacity={1 - n * 0.13} />
        ))}
        <path d="M0 206H400" className={styles.horizon} />
        {below.map((d, n) => (
          <path key={d} d={d} className={styles.below} opacity={1 - n * 0.13} />
        ))}
      </g>
      <circle cx="200" cy="200" r="186" className={styles.rim} />
    </svg>
  )
}
