import { intervalPath, thinLayers, trackSteps } from '@/core/charts/score-interval'
import type { Locale } from '@/core/locale'
import { scoreName } from '@/core/report/scores/score-words'
import type { Translate } from '@/core/texts/namespaces'
import type { DimensionView } from '../../schema'
import styles from './PartsOverview.module.css'

interface GlanceProps {
  parts: readonly Pick<DimensionView, 'id' | 'name' | 'partResult'>[]
  locale: Locale
  t: Translate<'report'>
}

/**
 * Renders an overview of all parts: each row has the score interval on its scale and the word for it, and links to the
 * part. In a margin or a tile, a part takes two short lines; where there is room, one.
 */
export function PartsOverview({ parts, locale, t }: GlanceProps) {
  return (
    <ul className={styles.rows}>
      {parts.map(({ id, name, partResult }) => (
        <li key={id}>
          <a className={styles.row} href={`#part-${id}`}>
            <span className={styles.name}>{name}</span>
            {partResult && <SmallScoreInterval interval={partResult.interval} />}
            <span className={styles.word}>{partResult ? scoreName(partResult, locale, t) : t('glance.none')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const height = 14

/** Renders a small `ScoreIntervalChart`; the word beside it says the same. */
function SmallScoreInterval({ interval }: Pick<NonNullable<DimensionView['partResult']>, 'interval'>) {
  return (
    <svg className={styles.lens} data-lens viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {trackSteps.map(({ x, width }) => (
        <rect key={x} className={styles.track} x={x} y={height / 2 - 2} width={width} height="4" />
      ))}
      {thinLayers.map(({ share, opacity }) => (
        <path key={share} className={styles.lit} d={intervalPath(interval, height, share)} fillOpacity={opacity} />
      ))}
    </svg>
  )
}

interface ClosedProps {
  parts: readonly { id: string; name: string; begins: string | null }[]
  /**
   * Whether to state how these parts are opened. False with help on the page: then only one quiet link leads to the
   * offer.
   */
  opens: boolean
  t: Translate<'report'>
}

/**
 * Renders the parts that only the full report contains: their names and the beginnings of their texts, without scores.
 */
export function ClosedParts({ parts, opens, t }: ClosedProps) {
  return (
    <ul className={styles.rows}>
      {parts.map(({ id, name, begins }) => (
        <li key={id} className={styles.closed}>
          <h3>{name}</h3>
          {begins && opens && <p className={styles.waits}>{t('summary.closed')}</p>}
          <p className={begins ? styles.begins : styles.waits}>{begins ?? t('dimension.notScored')}</p>
        </li>
      ))}
    </ul>
  )
}
