import { intervalLayers } from '@/core/charts/score-interval'
import { findScoreMap, type MapAxis, mapEllipse } from '@/core/charts/score-map'
import { htmlLang, type Locale } from '@/core/locale'
import { scoreName } from '@/core/report/scores/score-words'
import type { Translate } from '@/core/texts/namespaces'
import type { FullView } from '../../schema'
import styles from '../charts/AxisMap.module.css'

interface Props {
  x: MapAxis
  /** Vertical axis; a higher score is further up. */
  y: MapAxis
  /** The whole map in one sentence, for screen readers. */
  label: string
}

/** Renders two scores as one point on a map, with a soft edge as wide as the uncertainty. */
export function AxisMap({ x, y, label }: Props) {
  return (
    <div className={styles.map}>
      <p className={styles.vertical}>
        <b>{y.name}</b>
        <span>
          <Arrow turn={0} /> {y.ends.high}
        </span>
      </p>
      <svg className={styles.ground} viewBox="0 0 100 100" role="img" aria-label={label}>
        <rect className={styles.field} width="100" height="100" rx="3" />
        <path className={styles.cross} d="M50 0V100M0 50H100" />
        {intervalLayers.map(({ share, opacity }) => (
          <path key={share} className={styles.lit} d={mapEllipse(x.place, y.place, share)} fillOpacity={opacity} />
        ))}
      </svg>
      <p className={styles.vertical}>
        <span>
          <Arrow turn={180} /> {y.ends.low}
        </span>
      </p>
      <p className={styles.horizontal}>
        <span>
          <Arrow turn={-90} /> {x.ends.low}
        </span>
        <span>
          {x.ends.high} <Arrow turn={90} />
        </span>
        <b>{x.name}</b>
      </p>
    </div>
  )
}

/** Arrow that points up, turned clockwise by `turn` degrees. */
const Arrow = ({ turn }: { turn: number }) => (
  <svg className={styles.arrow} viewBox="0 0 12 12" aria-hidden="true">
    <path d="M6 11V1.5M2.5 5 6 1.5 9.5 5" transform={`rotate(${turn} 6 6)`} />
  </svg>
)

/** Renders both scores as one point, for a test that has a map, with a sentence that describes it. */
export function ScoreMap({ view, locale, t }: { view: FullView; locale: Locale; t: Translate<'report'> }) {
  const map = findScoreMap(view.slug, view.dimensions)
  if (!map) return null
  const { x, y } = map
  const label = t('map.label', { x: x.name, xScore: x.place.score, y: y.name, yScore: y.place.score })
  const placeOf = (name: string) => {
    const partResult = view.dimensions.find((one) => one.name === name)?.partResult
    return partResult ? scoreName(partResult, locale, t).toLocaleLowerCase(htmlLang[locale]) : ''
  }
  return (
    <figure className={styles.figure}>
      <AxisMap x={x} y={y} label={label} />
      <figcaption>
        {t('map.says', { x: x.name, xPlace: placeOf(x.name), y: y.name, yPlace: placeOf(y.name) })}
      </figcaption>
    </figure>
  )
}
