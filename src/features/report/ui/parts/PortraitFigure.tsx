import { portraitFromView } from '@/core/charts/portrait/portrait'
import type { Translate } from '@/core/texts/namespaces'
import { Portrait } from '@/ui/charts/Portrait'
import type { FullView, SummaryView } from '../../schema'
import styles from './Letter.module.css'
import { PortraitCaption } from './PortraitCaption'

interface Props {
  view: Pick<FullView | SummaryView, 'slug' | 'title' | 'picture' | 'portrait' | 'head'>
  /** Explanation of the drawing in the report's words; the site's standard words if absent. */
  caption?: string | null
  /** Whether the explanation is folded, because help comes first. */
  folded?: boolean
  t: Translate<'report'>
}

/**
 * Renders the drawing of a result; its sentence stands under it, unless it is the headline. Pictures of single parts on
 * the same page (`PartPortrait`) are drawn with its marks. Nothing where nothing was scored.
 */
export function PortraitFigure({ view: { slug, title, picture, portrait, head }, caption, folded = false, t }: Props) {
  if (picture.length === 0) return null
  return (
    <figure className={styles.portrait} id="portrait">
      <Portrait drawing={portraitFromView(slug, picture)} label={t('portrait.label', { title })} source />
      <figcaption>
        {head && portrait && <p className={styles.quick}>{portrait}</p>}
        <PortraitCaption text={caption ?? null} folded={folded} t={t} />
      </figcaption>
    </figure>
  )
}
