import { portraitFromView } from '@/core/charts/portrait/portrait'
import type { Translate } from '@/core/texts/namespaces'
import { InkedPortrait } from '@/ui/charts/Portrait'
import type { FullView, SummaryView } from '../../schema'
import styles from './PartPortrait.module.css'

interface Props {
  /** Its page shows the whole drawing too, in `PortraitFigure`. */
  view: Pick<FullView | SummaryView, 'slug' | 'picture'>
  /** Parts whose marks lie in full ink; those without a score draw nothing. */
  ids: readonly string[]
  /** What they draw, in a line under the picture; without it the picture is decoration beside words. */
  caption?: string | null
  /** Stays in sight beside a long section, where there is room for it. */
  beside?: boolean
}

/** The drawing of a result with what single parts draw in full ink. Nothing where none of them was scored. */
export function PartPortrait({ view: { slug, picture }, ids, caption, beside = false }: Props) {
  const scored = ids.filter((id) => picture.some((part) => part.id === id))
  if (scored.length === 0) return null
  return (
    <div className={beside ? `${styles.figure} ${styles.beside}` : styles.figure}>
      <figure className={styles.sheet}>
        <InkedPortrait drawing={portraitFromView(slug, picture)} ids={scored} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </div>
  )
}

interface LaterProps extends Pick<Props, 'view'> {
  t: Translate<'report'>
}

/** The drawing of today beside a place for the next one. */
export function LaterPortrait({ view: { slug, picture }, t }: LaterProps) {
  if (picture.length === 0) return null
  return (
    <div className={styles.later}>
      <figure className={styles.figure}>
        <InkedPortrait drawing={portraitFromView(slug, picture)} ids={[]} />
        <figcaption>{t('portrait.now')}</figcaption>
      </figure>
      <figure className={styles.figure}>
        <div className={styles.empty} />
        <figcaption>{t('portrait.later')}</figcaption>
      </figure>
    </div>
  )
}
