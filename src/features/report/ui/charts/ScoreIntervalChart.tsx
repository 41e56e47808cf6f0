import { type IntervalBounds, intervalLayers, intervalPath, trackSteps } from '@/core/charts/score-interval'
import styles from './ScoreIntervalChart.module.css'

/** Texts of the chart of a score, in the language of the page. */
export interface IntervalTexts {
  /** The whole chart in one sentence, for screen readers. */
  label: string
  /** The level, or both levels that the interval touches. */
  scoreName: string
  /** Meanings of both ends of the scale. */
  ends: { low: string; high: string }
  /** Label of the middle of the scale. */
  middle: string
  /** Description of the picture, in at most a dozen words. */
  says?: string
  /** Explanation of the width of the shape, below the first chart of a page. */
  shape?: string
  /** Folded section with the numbers: its title, and its sentences. Absent if there is no room for it. */
  numbers?: { summary: string; sentences: readonly string[] }
}

interface Props {
  interval: IntervalBounds
  texts: IntervalTexts
}

const height = 28

/** Renders one score on its scale: a neutral track, and an interval as wide as the uncertainty of the score. */
export function ScoreIntervalChart({
  interval,
  texts: { label, scoreName, ends, middle, says, shape, numbers },
}: Props) {
  return (
    <div className={styles.interval} data-figure>
      {/* Over the interval, and never beyond the track: as much room before it as the score, as much after it as is left. */}
      <p className={styles.place} aria-hidden="true">
        <span style={{ flexGrow: interval.score }} />
        <span>{scoreName}</span>
        <span style={{ flexGrow: 100 - interval.score }} />
      </p>
      <svg className={styles.picture} role="img" aria-label={label}>
        {trackSteps.map((step) => (
          <rect
            key={step.x}
            className={styles.track}
            x={`${step.x}%`}
            y={height / 2 - 4}
            width={`${step.width}%`}
            height="8"
            rx="4"
          />
        ))}
        <line className={styles.middle} x1="50%" x2="50%" y1="0" y2={height} />
        <svg aria-hidden="true" width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
          {intervalLayers.map(({ share, opacity }) => (
            <path key={share} className={styles.lit} d={intervalPath(interval, height, share)} fillOpacity={opacity} />
          ))}
        </svg>
        <text className={styles.word} x="50%" y={height + 15} textAnchor="middle">
          {middle}
        </text>
      </svg>
      <p className={styles.ends}>
        <span>{ends.low}</span>
        <span>{ends.high}</span>
      </p>
      {says && <p className={styles.says}>{says}</p>}
      {shape && <p className={styles.shape}>{shape}</p>}
      {numbers && (
        <details className={styles.numbers}>
          <summary>{numbers.summary}</summary>
          {numbers.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </details>
      )}
    </div>
  )
}
