'use client'
import { Title } from '@mantine/core'
import { levels } from '@mindglass/psychometrics/instrument'
import { intervalLayers, intervalPath, trackSteps } from '@/core/charts/score-interval'
import marks from '@/ui/charts/marks.module.css'
import { useTexts } from '@/ui/texts'
import type { PairRow } from '../../schema'
import styles from './PairComparison.module.css'

interface Props {
  row: PairRow
  names: { own: string; other: string }
}

/** Renders one dimension: a track for each of the two, and whether they differ by more than the error of both. */
export function PairPart({ row, names }: Props) {
  const t = useTexts('share')
  const { id, name, low, high, higher } = row
  return (
    <section className={styles.part} aria-labelledby={`part-${id}`}>
      <Title order={3} id={`part-${id}`}>
        {name}
      </Title>
      {(['own', 'other'] as const).map((side) => (
        <div key={side} className={styles.row}>
          <p className={styles.who}>
            <bdi>{names[side]}</bdi>
          </p>
          <PairTrack
            side={side}
            reading={row[side]}
            label={t('pair.bar', {
              name: names[side],
              level: row[side].word,
              step: levels.indexOf(row[side].level) + 1,
            })}
          />
          <p className={styles.level}>{row[side].word}</p>
        </div>
      ))}
      <p className={`${marks.ends} ${styles.ends}`}>
        <span>{low}</span>
        <span>{high}</span>
      </p>
      <p className={styles.said} data-beyond={higher !== null || undefined}>
        {t(`pair.said.${higher ?? 'none'}`, { name: names.other, low, high })}
      </p>
    </section>
  )
}

interface TrackProps {
  side: 'own' | 'other'
  reading: PairRow['own']
  label: string
}

const height = 24

/**
 * Renders a neutral track with an interval as wide as the uncertainty: filled for oneself, with a dashed edge for the
 * other.
 */
function PairTrack({ side, reading: { position, half }, label }: TrackProps) {
  const interval = { score: position, from: Math.max(0, position - half), to: Math.min(100, position + half) }
  return (
    <svg className={styles.track} role="img" aria-label={label}>
      {trackSteps.map(({ x, width }) => (
        <rect key={x} x={`${x}%`} y={height / 2 - 4} width={`${width}%`} height="8" rx="4" />
      ))}
      <svg
        className={styles[side]}
        aria-hidden="true"
        width="100%"
        height={height}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
      >
        {side === 'own' ? (
          intervalLayers.map(({ share, opacity }) => (
            <path key={share} d={intervalPath(interval, height, share)} fillOpacity={opacity} />
          ))
        ) : (
          <path d={intervalPath(interval, height)} vectorEffect="non-scaling-stroke" />
        )}
      </svg>
    </svg>
  )
}
