import { drawingOf } from '@/core/charts/portrait/portrait'
import type { Translate } from '@/core/texts/namespaces'
import { Portrait } from '@/ui/charts/Portrait'
import type { FullView, SummaryView } from '../../schema'
import styles from './Letter.module.css'

interface Props {
  view: Pick<FullView | SummaryView, 'slug' | 'title' | 'picture' | 'portrait' | 'head'>
  /** Explanation of the drawing in the report's words; the site's standard words if absent. */
  caption?: string | null
  t: Translate<'report'>
}

/**
 * Renders the drawing of a result, with its sentence under it unless that is the headline. Nothing if nothing was
 * scored.
 */
export function PortraitFigure({ view: { slug, title, picture, portrait, head }, caption, t }: Props) {
  if (picture.length === 0) return null
  return (
    <figure className={styles.portrait} id="portrait">
      <Portrait drawing={drawingOf(slug, picture)} label={t('portrait.label', { title })} />
      <figcaption>
        {head && portrait && <p className={styles.quick}>{portrait}</p>}
        <p className={styles.caption}>{caption ?? t('portrait.how')}</p>
      </figcaption>
    </figure>
  )
}
