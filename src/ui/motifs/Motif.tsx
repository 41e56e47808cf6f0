import type { Group } from '@/core/psychometrics/instrument'
import { type Point, plot } from './curves'
import styles from './Motif.module.css'

const TAU = Math.PI * 2

/** Mood: one swell, heard five times, each softer. */
const waves = [0, 1, 2, 3, 4].map((n) =>
  plot(18, (t): Point => {
    const swell = Math.sin(Math.PI * t) ** 2 * (46 - n * 10)
    return [8 + t * 224, 72 + n * 5 - swell * Math.sin(TAU * 1.5 * t + n * 0.14)]
  }),
)

/** Stress: one thread, three times around itself, with no end to pull at. */
const knot = plot(80, (t): Point => {
  const radius = 42 + 22 * Math.cos(TAU * 4 * t)
  return [120 + radius * Math.cos(TAU * 3 * t), 80 + radius * Math.sin(TAU * 3 * t)]
})

/** Self: rings around a still point. */
const rings = [10, 22, 35, 49, 64].map((radius, n) => ({ radius, y: 80 + n * 0.6, x: 120 + n * 1.6 }))

/** Relations: what two circles share. */
const shared = [-30, -20, -10, 0, 10, 20, 30].map((dy) => {
  const half = Math.sqrt(48 ** 2 - dy ** 2) - 30
  return { y: 80 + dy, from: 120 - half, to: 120 + half }
})

/** Line art of a group of tests; decoration, so it has no name. */
export function Motif({ group }: { group: Group }) {
  return (
    <svg className={styles.motif} viewBox="0 0 240 160" fill="none" aria-hidden="true">
      {group === 'mood' && waves.map((d, n) => <path key={d} d={d} className={n === 2 ? styles.warm : styles.line} />)}
      {group === 'stress' && (
        <>
          <path d={knot} className={styles.line} />
          <circle cx="120" cy="80" r="4" className={styles.dot} />
        </>
      )}
      {group === 'self' && (
        <>
          {rings.map(({ radius, x, y }) => (
            <circle key={radius} cx={x} cy={y} r={radius} className={styles.line} />
          ))}
          <circle cx="120" cy="80" r="4" className={styles.dot} />
        </>
      )}
      {group === 'relations' && (
        <>
          {shared.map(({ y, from, to }) => (
            <path key={y} d={`M${from.toFixed(1)} ${y}H${to.toFixed(1)}`} className={styles.warm} />
          ))}
          <circle cx="90" cy="80" r="48" className={styles.line} />
          <circle cx="150" cy="80" r="48" className={styles.line} />
        </>
      )}
    </svg>
  )
}
