import { htmlLang, type Locale } from '@/core/locale'
import { readingMinutes, textLength } from '@/core/report/reading-time'
import type { Translate } from '@/core/texts/namespaces'
import type { DimensionView } from '../../schema'
import { Glance } from '../glance/Glance'
import { contentsId, restId } from './Chapter'
import styles from './Contents.module.css'

interface ContentsProps {
  chapters: readonly { id: string; title: string }[]
  /** Chapters that can wait, folded. */
  rest: readonly { id: string; title: string }[]
  dimensions: readonly DimensionView[]
  /** What there is to read, for how long that takes. */
  texts: readonly string[]
  locale: Locale
  t: Translate<'report'>
}

/**
 * A report in one look: its parts with their places, then the other chapters, and how long it is; beside the text where
 * there is room. Where the parts wait, no place of theirs stands before what is read now, and no length.
 */
export function Contents({ chapters, rest, dimensions, texts, locale, t }: ContentsProps) {
  const isPart = ({ id }: { id: string }) =>
    id === 'parts' || dimensions.some((dimension) => id === `part-${dimension.id}`)
  const open = chapters.some(isPart)
  return (
    <div className={styles.rail}>
      <nav className={styles.contents} id={contentsId} aria-labelledby="contents-title">
        <h2 id="contents-title">{t(open ? 'contents.glance' : 'contents.title')}</h2>
        {open && <Glance parts={dimensions} locale={locale} t={t} />}
        <Links chapters={chapters.filter((chapter) => !isPart(chapter))} />
        {rest.length > 0 && (
          <div className={styles.rest}>
            <a href={`#${restId}`}>{t('rest.title')}</a>
            <Links chapters={rest} />
          </div>
        )}
        {rest.length === 0 && <p className={styles.length}>{lengthText(texts, locale, t)}</p>}
      </nav>
    </div>
  )
}

const Links = ({ chapters }: Pick<ContentsProps, 'chapters'>) => (
  <ul className={styles.links}>
    {chapters.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ul>
)

/** How long a report is, in hundreds of words or Chinese characters and in minutes. */
function lengthText(texts: readonly string[], locale: Locale, t: Translate<'report'>): string {
  const words = Math.max(1, Math.round(textLength(texts, locale) / 100)) * 100
  const minutes = readingMinutes(texts, locale)
  return t('contents.length', { words: new Intl.NumberFormat(htmlLang[locale]).format(words), minutes })
}
