import { stampOf } from '@/core/charts/drawing/lighter'
import { portraitFromView } from '@/core/charts/portrait/portrait'
import { Portrait } from '@/ui/charts/Portrait'
import type { SummaryView } from '../../schema'
import styles from './Booklet.module.css'

/**
 * Renders the report as three fanned sheets, the reader's own drawing on the first; decoration beside words that say
 * it.
 */
export const Booklet = ({ view: { slug, picture } }: { view: Pick<SummaryView, 'slug' | 'picture'> }) => (
  <div className={styles.booklet} aria-hidden="true">
    <span className={styles.sheet} />
    <span className={styles.sheet} />
    <span className={styles.sheet}>
      {picture.length > 0 && <Portrait drawing={stampOf(portraitFromView(slug, picture))} size="small" />}
      <i />
      <i />
      <i />
    </span>
  </div>
)
