import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import type { DimensionView } from '../../schema'
import { PartsOverview } from '../glance/PartsOverview'
import styles from './Contents.module.css'
import { contentsId, lessUrgentId } from './ReportSection'

interface ContentsProps {
  chapters: readonly { id: string; title: string }[]
  /** Less urgent chapters, which are folded. */
  rest: readonly { id: string; title: string }[]
  dimensions: readonly DimensionView[]
  locale: Locale
  t: Translate<'report'>
}

/**
 * Renders the overview of a report: its parts with their scores and, beside the text, if there is room, links to the
 * other chapters. While the parts are folded, none of their scores is shown before the chapters to read first.
 */
export function Contents({ chapters, rest, dimensions, locale, t }: ContentsProps) {
  const isPart = ({ id }: { id: string }) => dimensions.some((dimension) => id === `part-${dimension.id}`)
  const open = chapters.some(isPart)
  return (
    <div className={styles.rail}>
      <nav className={styles.contents} id={contentsId} aria-labelledby="contents-title">
        <h2 id="contents-title">{t(open ? 'contents.glance' : 'contents.title')}</h2>
        {open && <PartsOverview parts={dimensions} locale={locale} t={t} />}
        <Links chapters={chapters.filter((chapter) => !isPart(chapter))} rail={open} />
        {rest.length > 0 && (
          <div className={styles.rest}>
            <a href={`#${lessUrgentId}`}>{t('rest.title')}</a>
            <Links chapters={rest} />
          </div>
        )}
      </nav>
    </div>
  )
}

/**
 * Renders links to chapters.
 * @param rail whether the links are shown only beside the text; below the parts they would repeat the rows of the
 * chapters
 */
const Links = ({ chapters, rail = false }: Pick<ContentsProps, 'chapters'> & { rail?: boolean }) => (
  <ul className={rail ? `${styles.links} ${styles.besideOnly}` : styles.links}>
    {chapters.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ul>
)
