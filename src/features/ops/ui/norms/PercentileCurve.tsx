import { Text } from '@mantine/core'
import { lineOf } from '@/core/charts/plot'
import { useTexts } from '@/ui/texts'
import type { NormPartView } from '../../norms/norms-schema'
import styles from './Measurement.module.css'

const box = { width: 320, height: 120 }

interface Props {
  part: Pick<NormPartView, 'raw' | 'places' | 'placesBefore'>
  /** Number of the edition beside which it stands. */
  before: number | null
}

/** The place that each sum has, with what is sure of it; dashed, that of the edition before. */
export function PercentileCurve({ part: { raw, places, placesBefore }, before }: Props) {
  const t = useTexts('admin-measurement')
  const scale = { x: [raw.lowest, raw.highest], y: [0, 100] } as const
  const line = (points: readonly { raw: number; percentile: number }[]) =>
    lineOf(
      points.map(({ raw: x, percentile: y }) => ({ x, y })),
      box,
      scale,
    )
  const upper = places.map(({ raw: x, to: y }) => ({ x, y }))
  const lower = places.map(({ raw: x, from: y }) => ({ x, y })).reverse()
  const middle = (raw.lowest + raw.highest) / 2
  const half = places.findLast((row) => row.raw <= middle)?.percentile ?? 0
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.curve}
        viewBox={`0 0 ${box.width} ${box.height}`}
        role="img"
        aria-label={t('part.curveLabel', { from: raw.lowest, to: raw.highest, percent: Math.round(half) })}
      >
        {[25, 50, 75].map((percent) => (
          <line
            key={percent}
            x1="0"
            x2={box.width}
            y1={box.height * (1 - percent / 100)}
            y2={box.height * (1 - percent / 100)}
            className={styles.ground}
          />
        ))}
        <path d={`${lineOf([...upper, ...lower], box, scale)}Z`} className={styles.band} />
        {placesBefore && <path d={line(placesBefore)} className={styles.earlier} />}
        <path d={line(places)} className={styles.line} />
      </svg>
      <figcaption>
        <Text c="dimmed" size="sm">
          {t('part.curve')}: {t('part.now')}
          {placesBefore && before !== null && ` · - - ${t('part.before', { number: before })}`}
        </Text>
      </figcaption>
    </figure>
  )
}
