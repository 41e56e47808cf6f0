import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import type { Translate } from '@/core/texts/namespaces'
import { HighlightedPortrait } from '@/ui/charts/Portrait'
import type { FullView, SummaryView } from '../../schema'
import styles from './PartPortrait.module.css'

interface Props {
  /** The report; `PortraitFigure` shows its whole portrait elsewhere on the same page. */
  view: Pick<FullView | SummaryView, 'slug' | 'picture'>
  /** Parts whose marks are highlighted; a part without a score has none. */
  ids: readonly string[]
  /** Text below the picture that explains the highlighted marks; without it, the picture is decoration. */
  caption?: string | null
  /** Whether the picture stays in view beside a long section, where there is room. */
  beside?: boolean
}

/**
 * Renders the portrait of a result with the marks of some parts highlighted; nothing if none of these parts has a
 * score.
 */
export function PartPortrait({ view: { slug, picture }, ids, caption, beside = false }: Props) {
  const scored = ids.filter((id) => picture.some((part) => part.id === id))
  if (scored.length === 0) return null
  return (
    <div className={beside ? `${styles.figure} ${styles.beside}` : styles.figure}>
      <figure className={styles.sheet}>
        <HighlightedPortrait drawing={drawPortraitFromView(slug, picture)} ids={scored} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </div>
  )
}

interface LaterProps extends Pick<Props, 'view'> {
  t: Translate<'report'>
}

/** Renders the portrait of this result beside an empty frame for the portrait of the next result. */
export function PortraitBesideEmptyFrame({ view: { slug, picture }, t }: LaterProps) {
  if (picture.length === 0) return null
  return (
    <div className={styles.later}>
      <figure className={styles.figure}>
        <HighlightedPortrait drawing={drawPortraitFromView(slug, picture)} ids={[]} />
        <figcaption>{t('portrait.now')}</figcaption>
      </figure>
      <figure className={styles.figure}>
        <div className={styles.empty} />
        <figcaption>{t('portrait.later')}</figcaption>
      </figure>
    </div>
  )
}
