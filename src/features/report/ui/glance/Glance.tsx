import { intervalPath, thinLayers, trackSteps } from '@/core/charts/score-interval'
import type { Locale } from '@/core/locale'
import { scoreName } from '@/core/report/scores/score-words'
import type { Translate } from '@/core/texts/namespaces'
import type { DimensionView } from '../../schema'
import styles from './Glance.module.css'

interface GlanceProps {
  parts: readonly Pick<DimensionView, 'id' | 'name' | 'reading'>[]
  locale: Locale
  t: Translate<'report'>
}

/**
 * All parts in one look: each with its place on the scale and the word for it, and each row leads to its part. It is as
 * small as its place: in a margin or a tile two short lines a part, where there is room one.
 */
export function Glance({ parts, locale, t }: GlanceProps) {
  return (
    <ul className={styles.rows}>
      {parts.map(({ id, name, reading }) => (
        <li key={id}>
          <a className={styles.row} href={`#part-${id}`}>
            <span className={styles.name}>{name}</span>
            {reading && <Lens interval={reading.interval} />}
            <span className={styles.word}>{reading ? scoreName(reading, locale, t) : t('glance.none')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const height = 14

/** A place on the scale as `ScoreIntervalChart` draws it, small; the word beside it says the same. */
function Lens({ interval }: Pick<NonNullable<DimensionView['reading']>, 'interval'>) {
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
  /** Says what opens them; not beside help, where nothing leads to what is sold but one quiet link. */
  opens: boolean
  t: Translate<'report'>
}

/** Parts that wait in the full report: what each is called, and how its reading begins. Nothing of their scores. */
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
